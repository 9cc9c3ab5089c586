// Small ways of an arbiter's day: one press is one undo, what was done to a player shows, an event ends.
import { check, eventually, test, testOfData } from './harness.mjs';
import {
  VI, boards, founds, goesTo, goesToRound, isAt, isSaved, kydai, names, pairs, pressed, presses, savesFile, standings,
} from './scenes.mjs';

const paired = (page) => () => page.locator('.rounds a:not([data-state=todo])').count();

test('pairing all rounds is one line, and one press undoes it', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(6) });
  await goesToRound(person, 1);
  await person.presses(VI.pairAll);
  await person.sees('Đã bốc cặp các vòng 1–5');
  await eventually(paired(page), 5, 'rounds that are paired');
  await person.presses(VI.undo);
  await eventually(paired(page), 0, 'rounds after one undo');
  await isSaved(person);
  await person.presses('Làm lại');
  await eventually(paired(page), 5, 'rounds after the undo is undone');
});

test('a board that somebody never leaves is refused to another', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  const edits = async (name) => {
    await person.presses(`Sửa ${name}`);
    return page.getByRole('dialog');
  };
  const [first, second] = names(4);
  let dialog = await edits(first);
  await dialog.getByLabel('Bàn cố định').fill('2');
  await dialog.getByRole('button', { name: VI.save, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  dialog = await edits(second);
  await dialog.getByLabel('Bàn cố định').fill('2');
  await dialog.getByText(`Bàn 2 đã dành cho ${first}`).waitFor();
  await dialog.getByRole('button', { name: VI.save, exact: true }).click();
  await eventually(() => dialog.isVisible(), true, 'nothing is saved');
  await dialog.getByLabel('Bàn cố định').fill('1');
  await dialog.getByRole('button', { name: VI.save, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await pairs(person, 1);
  await eventually(async () => [(await boards(person))[1], (await boards(person))[0]].map(({ red, black }, at) => [red, black].includes([first, second][at])), [true, true], 'each sits at the own board');
});

test('fouls and deductions stand beside the name, on the board and in the table', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  const { red } = (await boards(person))[0];
  await person.presses('Kết quả khác · Bàn 1');
  await page.getByRole('dialog').locator('summary').click();
  await page.getByRole('dialog').getByRole('radio', { name: '½', exact: true }).click();
  await person.fills('Lý do', 'đi muộn');
  await page.getByRole('dialog').getByRole('button', { name: VI.save, exact: true }).click();
  await page.locator('#board-1 .side-red .off', { hasText: '−½, 1 lỗi: đi muộn' }).waitFor();
  await isSaved(person);
  await person.isAccessible();
  await person.presses(VI.standings);
  await page.locator('tr', { hasText: red }).first().locator('.off', { hasText: 'Vòng 1, −½, 1 lỗi: đi muộn' }).waitFor();
});

testOfData('what another window left unsaved is offered to be taken over, and then saved', { allow: [/not saved/i] }, async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await isSaved(person);
  // The disk takes nothing for a moment, and in that moment another window takes over.
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
    window.makeRoom = () => Object.assign(IDBObjectStore.prototype, { add, put });
  });
  await presses(person, 1, 1);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor();
  const other = await person.another();
  await other.page.goto(page.url());
  await other.presses(VI.takeOver);
  await other.seesNot(VI.reader);
  await presses(other, 2, 2);
  await isSaved(other);
  await page.evaluate(() => window.makeRoom());
  await person.presses(VI.again);
  await page.locator('.bar-alarm').getByRole('button', { name: VI.takeOver, exact: true }).click();
  await isSaved(person);
  await eventually(() => pressed(person), ['1', '2'], 'both results');
  await other.sees(VI.reader);
  await eventually(() => pressed(other), ['1', '2'], 'both results in the other window');
  const { bytes } = await savesFile(person);
  check(kydai('check', bytes).code === 0, 'the file is sound');
});

test('the tab says which event and what of it', async ({ person, page }) => {
  await person.opens();
  await founds(person, { title: 'Cúp Xuân', people: names(4) });
  const title = () => page.title();
  await eventually(title, 'Cúp Xuân · Kỳ thủ', 'the title of the people');
  await pairs(person, 1);
  await eventually(title, 'Cúp Xuân · Vòng 1', 'the title of a round');
  await person.presses('In bảng cặp');
  await eventually(title, 'Cúp Xuân · Cặp đấu theo bàn – vòng 1', 'the title of a sheet, and so the name of its PDF');
  await person.opens();
  await eventually(title, 'Kỳ Đài 棋台', 'the title outside of an event');
});

test('the same name by hand is asked about once, digits in a pasted name are pointed out', async ({ person }) => {
  await person.opens();
  await founds(person, { people: ['Trần An', 'Lê Bình'] });
  await person.fills('Họ tên', 'tran an');
  await person.sees('Trùng tên với người đã có');
  await person.fills('Họ tên', 'Trần An');
  await person.types('Enter');
  await person.sees('Đã có Trần An trong danh sách.');
  await person.sees('Kỳ thủ (2)');
  await person.types('Enter');
  await person.sees('Kỳ thủ (3)');
  await person.presses(VI.paste);
  await person.fills(VI.lines, 'Phạm Châu 1987x\nVõ Dũng');
  await person.sees('Có chữ số trong tên: xem lại');
});

test('an event that is over leads to paper, the file and the table', async ({ person, page }) => {
  await person.opens();
  await founds(person, { title: 'Giải Xong', people: names(4) });
  await goesToRound(person, 1);
  await person.presses(VI.pairAll);
  for (const round of [1, 2, 3]) {
    await goesToRound(person, round);
    for (const board of [1, 2]) await presses(person, board, 1);
  }
  await person.sees('Đã đấu xong mọi ván');
  await isSaved(person);
  const file = await person.downloads(VI.saveFile);
  check(kydai('check', file.bytes).code === 0, 'the file is sound');
  await person.presses('In xếp hạng chung cuộc');
  await isAt(person, '/print/standings/3');
  await person.presses(VI.standings);
  const rows = await standings(person);
  const csv = await person.downloads('Xếp hạng: CSV');
  check(/^Giải-Xong-Xếp-hạng-sau-vòng-3-v\d+-\d{8}-\d{4}\.csv$/.test(csv.name), `the name of the table: ${csv.name}`);
  check(csv.text.startsWith('\ufeffHạng;Kỳ thủ;Đơn vị;Điểm;'), `its head: ${csv.text.split('\r\n')[0]}`);
  const lines = csv.text.trim().split('\r\n').slice(1).map((line) => line.split(';'));
  check(JSON.stringify(lines.map(([place, name, , points]) => [place, name, points])) === JSON.stringify(rows.map(([place, name, points]) => [place, name, points])), `its lines: ${csv.text}`);
});

test('all games of a player are in the card, and results in the schedule', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await pairs(person, 2);
  const all = await boards(person);
  const me = names(4)[0];
  const second = all.find(({ red, black }) => [red, black].includes(me));
  await person.presses(VI.people);
  await person.presses(`Sửa ${me}`);
  const games = (place) => () => place.locator('table.games tbody tr').evaluateAll((rows) => rows.map((row) => [row.children[0], row.children[2].querySelector('.name'), row.children[3]].map((cell) => cell.textContent.trim())));
  const due = [['1', names(4)[3], '2–0'], ['2', second.red === me ? second.black : second.red, '…']];
  await eventually(games(page.getByRole('dialog')), due, 'the games in the sheet of the person');
  await page.keyboard.press('Escape');
  await person.presses(VI.standings);
  await page.getByRole('button', { name: `Vì sao: ${me}` }).click();
  await eventually(games(page.locator('.why')), due, 'the games beside the table');
  await goesTo(person, VI.schedule);
  await eventually(() => page.locator('.pairs').first().locator('tbody td:nth-child(2)').allTextContents(), ['2–0', '1–1'], 'results in the schedule');
  await page.getByRole('heading', { name: VI.schedule, exact: true }).waitFor();
});

test('on a phone, upright or lying, the next act stays on the screen and leaves room for the work', { viewport: { width: 844, height: 390 } }, async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(12) });
  await pairs(person, 1);
  for (const [width, height] of [[844, 390], [320, 640], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const bar = () => page.evaluate(() => {
      const { top, bottom } = document.querySelector('.bar').getBoundingClientRect();
      const places = document.querySelector('.places').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && places.bottom <= innerHeight + 1 && bottom <= places.top + 1 && innerHeight - top <= innerHeight * 0.4;
    });
    await eventually(bar, true, `the next act at ${width}×${height}`);
  }
});

test('a name of 400 letters without a space stays on the paper', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: [...names(3), 'Ă'.repeat(190)] });
  await pairs(person, 1);
  for (const sheet of ['boards', 'names', 'slips', 'standings', 'cross-table']) {
    await page.goto(page.url().replace(/\/(round|print)\/.*/, `/print/${sheet}/1`));
    await isAt(person, `/print/${sheet}/1`);
    const beyond = () => page.evaluate(() => {
      const paper = document.querySelector('.paper, .slips').getBoundingClientRect();
      return [...document.querySelectorAll('.paper *, .slips *')].filter((node) => node.getBoundingClientRect().right > paper.right + 1).length;
    });
    await eventually(beyond, 0, `parts beyond the edge of ${sheet}`);
  }
});
