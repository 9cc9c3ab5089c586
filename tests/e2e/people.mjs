// Who takes part: are lists pasted from anywhere read, are names found, ordered and renamed without harm?
import { check, eventually, test, testOfData, until } from './harness.mjs';
import { VI, boards, founds, goesToRound, isSaved, kydai, names, pairs, pastes, presses, same, savesFile, standings, tableOf } from './scenes.mjs';

/** The list on the screen: number, name, and what stands under it. */
const list = (person) =>
  person.evaluates(() =>
    [...document.querySelectorAll('table.people tbody tr')].map((row) => ({
      no: row.children[0].textContent.trim(),
      name: row.querySelector('.name').textContent.trim(),
      small: row.querySelector('small').firstChild?.textContent.trim() ?? '',
    })),
  );

async function event(person) {
  await person.opens();
  await person.presses(VI.newEvent);
  await person.fills(VI.title, 'Giải Người');
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await person.sees('Chưa có ai trong danh sách');
}

const listed = (person, n) => until(async () => (await list(person)).length === n, `${n} people are listed`);

test('O16: names alone, semicolons with a header, and a chat are read alike; the same list twice adds nobody', async ({ person, page }) => {
  const bare = ['Nguyễn Văn Bình', 'Trần Thị Châu', 'Lê Đức'];
  const table = ['STT;Họ tên;Đơn vị;Năm sinh', '1;Nguyễn Văn Bình;Bình Phước;1990', '2;Trần Thị Châu;Hà Nội;1985', '3;Lê Đức;;2001'];
  const chat = ['1. Nguyễn Văn Bình - Bình Phước', '2. Trần Thị Châu - Hà Nội', '3. Lê Đức - Đà Nẵng'];
  const nfd = bare.map((name) => name.normalize('NFD'));
  for (const [lines, small] of [[bare, ['', '', '']], [table, ['Bình Phước', 'Hà Nội', '']], [chat, ['Bình Phước', 'Hà Nội', 'Đà Nẵng']], [nfd, ['', '', '']]]) {
    await event(person);
    await pastes(person, lines, 3);
    await listed(person, 3);
    await person.chooses('Xếp theo', 'Thứ tự ghi danh');
    await eventually(async () => (await list(person)).map((row) => row.name), bare, `the names of ${lines[0]}`);
    await eventually(async () => (await list(person)).map((row) => row.small), small, `the clubs of ${lines[0]}`);
  }
  await person.presses('Dán danh sách');
  await person.fills(VI.lines, bare.join('\n'));
  await person.sees('Xem trước: lấy 0 người, bỏ qua 3 dòng');
  await eventually(() => page.getByText('Đã có trong danh sách').count(), 3, 'lines that are there already');
  await eventually(() => page.getByRole('button', { name: 'Thêm 0 người' }).isDisabled(), true, 'there is nobody to add');
});

test('O16: files of Excel in UTF-16, with a byte order mark, and in the old Vietnamese encoding', async ({ person }) => {
  const utf16 = Buffer.from('\ufeffHọ tên\tĐơn vị\r\nNguyễn Văn Đức\tHuế\r\n许银川\t广东\r\n', 'utf16le');
  const marked = Buffer.from('\ufeffHọ tên,Đơn vị\n"Nguyễn Văn Đức","Huế, phường\nPhú Hội"\n许银川,广东\n');
  const old = Buffer.from([...'Nguy'].map((c) => c.charCodeAt(0)).concat([0xea, 0xde], [...'n V'].map((c) => c.charCodeAt(0)), [0xe3], [...'n '].map((c) => c.charCodeAt(0)), [0xd0, 0xfd, 0xec, 0x63]));
  for (const [bytes, due] of [[utf16, ['Nguyễn Văn Đức', '许银川']], [marked, ['Nguyễn Văn Đức', '许银川']], [old, ['Nguyễn Văn Đức']]]) {
    await event(person);
    await person.presses('Dán danh sách');
    await person.gives('Hoặc mở tệp (.xlsx, .xls, .csv, .txt)', { name: 'ds.csv', mimeType: 'text/csv', buffer: bytes });
    await person.presses(`Thêm ${due.length} người`);
    await listed(person, due.length);
    await person.chooses('Xếp theo', 'Thứ tự ghi danh');
    await eventually(async () => (await list(person)).map((row) => row.name), due, 'the names in the file');
  }
});

test('O20: the list goes by given name in the order of the Vietnamese alphabet', async ({ person }) => {
  await event(person);
  await pastes(person, ['Nguyễn Văn Ánh', 'Trần Anh', 'Lê Đức', 'Phạm Dũng', 'Bùi Ấn', 'Đặng An']);
  await listed(person, 6);
  await eventually(async () => (await list(person)).map((row) => row.name), ['Đặng An', 'Trần Anh', 'Nguyễn Văn Ánh', 'Bùi Ấn', 'Phạm Dũng', 'Lê Đức'], 'by given name');
  await person.chooses('Xếp theo', 'Họ và tên');
  await eventually(async () => (await list(person)).map((row) => row.name.split(' ')[0]), ['Bùi', 'Đặng', 'Lê', 'Nguyễn', 'Phạm', 'Trần'], 'by the whole name');
});

test('O19: with accents or without, composed or not, everyone is found', async ({ person }) => {
  await event(person);
  await pastes(person, ['Đỗ Văn Tường', 'Đỗ Văn Tưởng', 'Do Van Tuong', 'Trần An']);
  await listed(person, 4);
  const found = async (query) => {
    await person.page.getByRole('searchbox').fill(query);
    return (await list(person)).map((row) => row.name);
  };
  const three = ['Do Van Tuong', 'Đỗ Văn Tường', 'Đỗ Văn Tưởng'];
  for (const query of ['do van tuong', 'DO', 'Đỗ'.normalize('NFD')]) await eventually(async () => (await found(query)).sort(), [...three].sort(), `found for ${query}`);
  await eventually(async () => (await found('tưởng'))[0], 'Đỗ Văn Tưởng', 'the exact one first');
  await eventually(async () => (await found('đỗ')).slice(0, 2).sort(), ['Đỗ Văn Tường', 'Đỗ Văn Tưởng'].sort(), 'with the accent first');
  await eventually(() => found('zzz'), [], 'nobody');
});

test('O14: who walks in after twelve gets number 13', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(12) });
  await person.presses(`Sửa ${names(12)[11]}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ghi vắng' }).click();
  await person.sees('Vắng vòng 1');
  await person.fills('Họ tên', 'Người Đến Muộn');
  await page.keyboard.press('Enter');
  await listed(person, 13);
  await eventually(async () => (await list(person)).find((row) => row.name === 'Người Đến Muộn').no, '13', 'the number of who walks in');
  await eventually(async () => (await list(person)).map((row) => Number(row.no)).sort((a, b) => a - b), Array.from({ length: 13 }, (_, at) => at + 1), 'nobody else has another number');
});

testOfData('O18: a new name keeps every game', async ({ person, page }) => {
  await person.opens();
  const people = ['Đặng Thị Lợi', 'Trần An', 'Lê Bình', 'Phạm Châu'];
  await founds(person, { people });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await pairs(person, 2);
  await presses(person, 1, 3);
  await presses(person, 2, 3);
  await isSaved(person);
  await person.presses(VI.standings);
  const before = await standings(person);
  await person.presses(VI.people);
  await person.presses('Sửa Đặng Thị Lợi');
  await page.getByRole('dialog').getByLabel('Họ tên').fill('Đặng Thị Lợi (B)');
  await page.getByRole('dialog').getByRole('button', { name: VI.save, exact: true }).click();
  await person.sees('Đặng Thị Lợi (B)');
  await isSaved(person);
  await person.presses(VI.standings);
  const renamed = before.map((row) => row.map((cell) => (cell === 'Đặng Thị Lợi' ? 'Đặng Thị Lợi (B)' : cell)));
  await eventually(() => standings(person), renamed, 'the standings with the new name');
  await person.reloads();
  await eventually(() => standings(person), renamed, 'the same after a refresh');
  const { bytes } = await savesFile(person);
  same(tableOf(bytes).map((row) => row.slice(0, 3)), renamed.map((row) => row.slice(0, 3)), 'the file and the screen');
  check(kydai('check', bytes).text.includes('conflicts  0'), 'no game was dropped');
  await goesToRound(person, 1);
  await eventually(async () => (await boards(person)).some((board) => [board.red, board.black].includes('Đặng Thị Lợi (B)')), true, 'the board has the new name');
});
