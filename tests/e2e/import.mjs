// Does the entry list come in as it lies on the organizer's stick? Case O16, as files; spreadsheets (O17).
import { check, eventually, test, until } from './harness.mjs';
import { book, day, rowsOf } from './book.mjs';
import { VI, founds, isSaved, names, pairs, presses, standings } from './scenes.mjs';

const FROM_FILE = 'Từ tệp…';
const OTHER_FILE = 'Hoặc mở tệp (.xlsx, .xls, .csv, .txt)';
const PEOPLE = ['Nguyễn Văn Đức', 'Đỗ Thị Ánh', 'Lê Tường'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function event(person) {
  await person.opens();
  await person.presses(VI.newEvent);
  await person.fills(VI.title, 'Giải Nhập');
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await person.sees('Chưa có ai trong danh sách');
}

const gives = (person, bytes, name = 'ds.csv', mimeType = 'text/csv') => person.gives(FROM_FILE, { name, mimeType, buffer: Buffer.from(bytes) });

/** The people on the list as registered: the name and what stands under it. */
async function listed(person, n) {
  await person.sees(`Kỳ thủ (${n})`);
  await person.chooses('Xếp theo', 'Thứ tự ghi danh');
  return () => person.evaluates(() => [...document.querySelectorAll('table.people tbody tr')].map((row) => [row.querySelector('.name').textContent.trim(), row.querySelector('small').firstChild?.textContent.trim() ?? '']));
}

const utf16 = (text) => Buffer.from(`\ufeff${text}`, 'utf16le');
const swapped = (text) => utf16(text).swap16();
/** Code page 1258: letters of one byte, tones as letters of their own; here for the letters of this list alone. */
const cp1258 = (text) => Buffer.from([...text.normalize('NFD').replace(/([aeoAEO])(\u0323?)\u0302/g, (_, letter, dot) => ({ a: 'â', e: 'ê', o: 'ô', A: 'Â', E: 'Ê', O: 'Ô' })[letter] + dot).replace(/a\u0306/g, 'ă').replace(/u\u031b/g, 'ư').replace(/o\u031b/g, 'ơ')].map((letter) => {
  const code = { 'Đ': 0xd0, 'đ': 0xf0, 'ă': 0xe3, 'ơ': 0xf5, 'ư': 0xfd, '\u0300': 0xcc, '\u0309': 0xd2, '\u0303': 0xde, '\u0301': 0xec, '\u0323': 0xf2 }[letter] ?? letter.codePointAt(0);
  check(code < 256, `${letter} is in no table here`);
  return code;
}));

const FORMS = [
  ['names alone', PEOPLE.join('\n')],
  ['semicolons', 'STT;Họ tên;Đơn vị;Năm sinh\n1;Nguyễn Văn Đức;Hà Nội;1990\n2;Đỗ Thị Ánh;Huế;\n3;Lê Tường;;2001\n'],
  ['Unicode text of Excel', utf16('STT\tHọ và tên\tCLB\r\n1\tNguyễn Văn Đức\tA\r\n2\tĐỗ Thị Ánh\tB\r\n3\tLê Tường\tC\r\n')],
  ['UTF-16, the greater byte first', swapped('Họ tên\r\nNguyễn Văn Đức\r\nĐỗ Thị Ánh\r\nLê Tường\r\n')],
  ['a mark, commas, a quoted line break', '\ufeffNo,Name,Club\n1,Nguyễn Văn Đức,"Hà Nội,\nCầu Giấy"\n2,Đỗ Thị Ánh,Huế\n3,Lê Tường,\n'],
  ['code page 1258', cp1258('STT;Họ tên\n1;Nguyễn Văn Đức\n2;Đỗ Thị Ánh\n3;Lê Tường\n')],
  ['copied from a chat on a Mac', '1. Nguyễn Văn Đức\r\n2) Đỗ Thị Ánh\r\n（3）Lê Tường'.normalize('NFD')],
  ['nothing but spaces', '1 Nguyễn Văn Đức  CLB Hà Nội 1990\n2 Đỗ Thị Ánh  Huế\n3 Lê Tường  Vinh 2001\n'],
];

for (const [what, bytes] of FORMS) {
  test(`o16 a list as ${what} gives the same three people`, async ({ person }) => {
    await event(person);
    await gives(person, bytes);
    await person.presses('Thêm 3 người');
    const people = await listed(person, 3);
    await eventually(async () => (await people()).map(([name]) => name), PEOPLE, 'the names in the file');
  });
}

test('o16 a Chinese file of Windows is read, and an encoding that was guessed wrong is changed', async ({ person, page }) => {
  // 姓名,单位 / 许银川,广东 / 王天一,北京 in GB 18030.
  const bytes = Buffer.from('d0d5c3fb2cb5a5cebb0ad0edd2f8b4a82cb9e3b6ab0acdf5ccecd2bb2cb1b1bea90a', 'hex');
  await event(person);
  await gives(person, bytes);
  await eventually(() => page.getByLabel('Bảng mã của tệp').locator('option:checked').textContent(), 'Tiếng Trung (GB 18030)', 'the encoding');
  await person.chooses('Bảng mã của tệp', 'UTF-8');
  await person.sees('chỗ không đọc được: hãy thử bảng mã khác');
  await person.chooses('Bảng mã của tệp', 'Tiếng Trung (GB 18030)');
  await person.presses('Thêm 2 người');
  const people = await listed(person, 2);
  await eventually(people, [['许银川', '广东'], ['王天一', '北京']], 'the people');
});

const ROWS = [
  ['DANH SÁCH VẬN ĐỘNG VIÊN'],
  [],
  ['STT', 'Họ và tên', 'Phái', 'Ngày sinh', 'Đơn vị', 'Tỉnh', 'Elo', 'SĐT'],
  [1, 'Nguyễn Văn Đức', 'Nam', day(1990, 4, 3), 'CLB =Q1+', 'TP. HCM', 2300, '0912345678'],
  [2, 'Đỗ Thị Ánh', 'Nữ', 1985, 'Huế', 'Huế', '2.150', ''],
  [3, '许银川', '男', '1975年6月1日', '广东', '', '', ''],
];

test('o16 a spreadsheet is read, its columns can be told anew, and the same file twice adds nobody', async ({ person, page }) => {
  const file = book([['Trang trống', []], ['Danh sách', ROWS], ['Khác', [['Họ tên'], ['Trần Lạ']]]]);
  await event(person);
  await gives(person, file, 'ds.xlsx', XLSX);
  await person.sees('Dòng 3 là dòng tiêu đề');
  await person.sees('Xem trước: lấy 3 người');
  await person.sees('03/04/1990');
  await person.isAccessible();
  const meanings = () => page.locator('.preview th select').evaluateAll((selects) => selects.map((one) => one.selectedOptions[0].textContent));
  await eventually(meanings, ['Không dùng', 'Họ tên', 'Giới tính', 'Ngày, năm sinh', 'Đơn vị', 'Tỉnh, thành phố', 'Elo', 'Điện thoại'], 'what the columns mean');
  await page.locator('#paste-column-5').selectOption('Liên đoàn, nước');
  await eventually(async () => (await meanings())[5], 'Liên đoàn, nước', 'what column 6 means now');
  await page.locator('#paste-column-5').selectOption('Tỉnh, thành phố');
  await person.chooses('Trang tính', 'Khác');
  await person.sees('Trần Lạ');
  await person.chooses('Trang tính', 'Danh sách');
  await person.presses('Thêm 3 người');
  const people = await listed(person, 3);
  await eventually(people, [['Nguyễn Văn Đức', 'CLB =Q1+ · TP. HCM'], ['Đỗ Thị Ánh', 'Huế · Huế'], ['许银川', '广东']], 'the people');
  await person.presses('Sửa Nguyễn Văn Đức');
  const field = (label) => page.locator('dialog').getByLabel(label, { exact: true });
  await eventually(() => field('Ngày, năm sinh').inputValue(), '03/04/1990', 'the day of birth');
  await eventually(() => field('Giới tính').locator('option:checked').textContent(), 'Nam', 'the sex');
  await eventually(() => field('Điện thoại').inputValue(), '0912345678', 'the telephone number keeps its zero');
  await eventually(() => field('Elo').inputValue(), '2300', 'the rating');
  await person.presses(VI.cancel);
  await gives(person, file, 'ds.xlsx', XLSX);
  await person.sees('Xem trước: lấy 0 người, bỏ qua 3 dòng');
  await eventually(() => page.getByText('Đã có trong danh sách').count(), 3, 'lines that are there already');
});

test('two columns of ratings are both kept, and the event chooses the one that numbers go by', async ({ person, page }) => {
  await event(person);
  await gives(person, 'Họ tên;Elo QG;Elo AXF;Đẳng cấp;Đẳng cấp WXF\nTrần Anh;2100;1900;Kiện tướng;Đại sư\nLê Đức;2000;2050;;\nBùi Ấn;;1950;;\n');
  const meanings = () => page.locator('.preview th select').evaluateAll((selects) => selects.map((one) => one.selectedOptions[0].textContent));
  await eventually(meanings, ['Họ tên', 'Elo · QG', 'Elo · AXF', 'Đẳng cấp', 'Đẳng cấp · WXF'], 'what the columns mean');
  await person.presses('Thêm 3 người');
  await listed(person, 3);
  await person.presses('Sửa Trần Anh');
  const field = (label) => page.locator('dialog').getByLabel(label, { exact: true });
  await eventually(() => field('Elo').inputValue(), '2100; AXF 1900', 'the ratings');
  await eventually(() => field('Đẳng cấp').inputValue(), 'Kiện tướng; WXF: Đại sư', 'the titles');
  await field('Elo').fill('2100; AXF x');
  await person.sees('Cần một số như 2300');
  await field('Elo').fill('2110; AXF 1910');
  await person.presses(VI.save);
  await isSaved(person);
  const numbered = () => page.locator('table.people tbody tr').evaluateAll((rows) => rows.map((row) => `${row.children[0].textContent.trim()} ${row.querySelector('.name').textContent.trim()} ${row.children[2].textContent.trim()}`));
  await person.presses(VI.numbers);
  await person.presses(VI.byRating);
  await person.presses(VI.close);
  await eventually(numbered, ['1 Trần Anh 2110', '2 Lê Đức 2000', '3 Bùi Ấn –'], 'numbers by the first list');
  await person.presses(VI.numbers);
  await person.chooses('Hệ số được dùng', 'AXF');
  await person.presses(VI.byRating);
  await person.presses(VI.close);
  await eventually(async () => (await numbered()).toSorted(), ['1 Lê Đức 2050', '2 Bùi Ấn 1950', '3 Trần Anh 1910'], 'numbers by the chosen list');
});

test('o16 a fault is in its row, namesakes are shown, and whoever is probably there is asked about', async ({ person, page }) => {
  await event(person);
  await gives(person, 'Họ tên;Đơn vị;Năm sinh\nĐỗ Văn Tường;Huế;1990\nTrần Anh;Vinh;\n');
  await person.presses('Thêm 2 người');
  await person.sees('Kỳ thủ (2)');
  await gives(person, 'Họ tên;Đơn vị;Năm sinh\nĐỗ Văn Tường;Đà Nẵng;1990\nTrần Anh;Huế;\nLê Lợi;;31/02/1990\nBùi Ấn;;\n');
  await person.sees('Xem trước: lấy 2 người, 1 dòng cần sửa, bỏ qua 1 dòng');
  await person.sees('Có lẽ đã có trong danh sách');
  await person.sees('Trùng tên với người đã có');
  await person.sees('Ngày hoặc năm sinh “31/02/1990” không đúng');
  await page.getByLabel('Lấy dòng 2').check();
  await person.presses('Thêm 3 người');
  await person.sees('Kỳ thủ (5)');
});

test('what cannot be opened says why, and what was there stays', async ({ person, page }) => {
  await event(person);
  await gives(person, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'ds.xls', 'application/vnd.ms-excel');
  await person.sees('Tệp Excel có mật khẩu hoặc bị hỏng');
  await person.fills(VI.lines, 'Trần An\nLê Bình');
  await person.gives(OTHER_FILE, { name: 'ds.xlsx', mimeType: XLSX, buffer: Buffer.from('PK\x03\x04 and nothing else') });
  await person.sees('Tệp bảng tính này hỏng, không đọc được');
  await eventually(() => page.locator('#paste-text').inputValue(), 'Trần An\nLê Bình', 'what was typed');
  await person.presses('Thêm 2 người');
  await person.sees('Kỳ thủ (2)');
});

test('o17 without a server a spreadsheet is read, and the standings are written as one', { engines: ['chromium'] }, async ({ person, page, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await founds(person, { title: 'Giải Ngoài Sân', people: names(4) });
  await server.stop();
  await person.presses(VI.people);
  await until(() => page.locator('#people-heading').count(), 'the people are shown');
  await gives(person, book([['A', [['Họ tên', 'Đơn vị'], ['Võ Muộn', '=1+1']]]]), 'them.xlsx', XLSX);
  await person.presses('Thêm 1 người');
  await person.sees('Kỳ thủ (5)');
  await pairs(person, 1);
  for (const board of [1, 2]) await presses(person, board, 1);
  await isSaved(person);
  await person.presses(VI.standings);
  const shown = await standings(person);
  const file = await person.downloads('Xếp hạng: Excel');
  check(/^Giải-Ngoài-Sân-Xếp-hạng-sau-vòng-1-v\d+-\d{8}-\d{4}\.xlsx$/.test(file.name), `the name of the file: ${file.name}`);
  const rows = rowsOf(file.bytes);
  check(rows[0].slice(0, 4).join() === 'Hạng,Kỳ thủ,Đơn vị,Điểm', `its head: ${rows[0]}`);
  check(JSON.stringify(rows.slice(1).map(([place, name]) => [place, name])) === JSON.stringify(shown.map(([place, name]) => [place, name])), `its rows: ${JSON.stringify(rows)}`);
  check(rows.some(([, name, club]) => name === 'Võ Muộn' && club === '=1+1'), 'a club that looks like a formula is a text');
});
