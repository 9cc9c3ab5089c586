// Is a round run by hand as an arbiter runs it: by keyboard, twice typed, corrected, undone?
import { check, eventually, test, testOfData, until } from './harness.mjs';
import {
  VI, boards, founds, goesTo, goesToRound, isSaved, kydai, names, pairs, pressed, presses, same, savesFile, standings,
} from './scenes.mjs';

const focused = (person) => person.evaluates(() => document.activeElement.id);

test('results are typed by the keyboard alone', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(8) });
  await pairs(person, 1);
  await person.sees('Bàn 1');
  await page.keyboard.press('Tab'); // whoever pressed a button is somewhere; the way to the boards is the next act
  await page.getByRole('button', { name: 'Nhập kết quả vòng 1' }).focus();
  await page.keyboard.press('Enter');
  await until(async () => (await focused(person)) === 'result-1-1-1', 'the first board has the focus');
  await page.keyboard.press('1');
  await eventually(() => focused(person), 'result-2-1-1', 'the focus goes on to the next board');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await eventually(() => focused(person), 'result-2-1-1', 'arrows go from board to board');
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('1');
  await eventually(() => focused(person), 'result-4-1-1', 'the last board keeps the focus');
  await isSaved(person);
  await eventually(() => pressed(person), ['1', '3', '3', '1'], 'what was typed');
  await page.keyboard.press('0');
  await eventually(() => focused(person), 'result-4-1-1', 'clearing keeps the focus');
  await isSaved(person);
  await eventually(() => pressed(person), ['1', '3', '3', ''], 'one result is cleared');
  await page.keyboard.press('?');
  await person.sees('Vì sao gặp nhau');
  await page.keyboard.press('Escape');
  await eventually(() => focused(person), 'result-4-1-1', 'the answer gives the focus back');
});

test('a second typing points out what differs and is recorded', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await person.presses('Nhập lại để kiểm tra');
  await eventually(() => pressed(person), ['', ''], 'the first typing is hidden');
  await presses(person, 1, 1);
  await presses(person, 2, 3);
  await person.sees('Lần nhập thứ hai khác: Hậu thắng');
  await eventually(() => page.locator('li[data-flag=differs]').count(), 1, 'boards at fault');
  await eventually(() => page.getByRole('button', { name: 'Ghi là đã kiểm tra' }).count(), 0, 'ways to record a difference as checked');
  await person.presses('Lấy: Hậu thắng');
  await person.sees('Đã nhập lại khớp 2/2 ván');
  await person.presses('Ghi là đã kiểm tra');
  await person.sees('Đã kiểm tra hai lần');
  await eventually(() => pressed(person), ['1', '3'], 'what was taken stands');
  await goesTo(person, VI.log);
  await person.sees('Vòng 1 đã kiểm tra hai lần');
  await person.sees('Vòng 1, Bàn 2: Hòa → Hậu thắng (Nhập lại để kiểm tra)');
});

test('forfeits and rulings are set behind one more tap', async ({ person }) => {
  await person.opens();
  await founds(person, { people: names(8) });
  await pairs(person, 1);
  for (const [board, word] of [[1, 'Hậu bỏ cuộc, tiên thắng'], [2, 'Tiên bỏ cuộc, hậu thắng'], [3, 'Cả hai bỏ cuộc'], [4, 'Cả hai bị xử thua']]) {
    await person.presses(`Kết quả khác · Bàn ${board}`);
    await person.presses(word);
  }
  await eventually(async () => (await boards(person)).map((board) => board.other), ['+ –', '– +', '– –', '0 0'], 'marks of forfeits');
  await isSaved(person);
  await person.presses(VI.standings);
  const points = Object.fromEntries((await standings(person)).map(([, name, value]) => [name, value]));
  const all = names(8);
  // The Berger table of eight: 1–8, 2–7, 3–6, 4–5.
  same([all[0], all[6], all[1], all[2], all[5]].map((name) => points[name]), ['2', '2', '0', '0', '0'], 'points of forfeits');
});

testOfData('O10: a correction after the next round says before and after, asks why, and can be undone', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(8) });
  await pairs(person, 1);
  for (const board of [1, 2, 3, 4]) await presses(person, board, 1);
  await pairs(person, 2);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await isSaved(person);
  const second = await boards(person);
  await goesToRound(person, 1);
  await presses(person, 2, 3);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Các vòng sau giữ nguyên').waitFor();
  await eventually(() => dialog.locator('.was dd, .will dd').allTextContents(), ['Tiên thắng', 'Hậu thắng'], 'before and after');
  const effects = () => dialog.locator('tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.children[2].textContent) - Number(row.children[1].textContent)));
  await eventually(effects, [-2, 2], 'the effect on the points of the two');
  await dialog.getByRole('button', { name: 'Sửa kết quả' }).click();
  await eventually(() => dialog.isVisible(), true, 'no correction without a reason');
  await person.fills('Lý do', 'Ký nhầm bên');
  await dialog.getByRole('button', { name: 'Sửa kết quả' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(async () => (await pressed(person))[1], '3', 'the corrected result');
  await goesToRound(person, 2);
  await person.sees('Bảng cặp này có trước khi sửa một kết quả ở vòng 1.');
  await eventually(() => boards(person), second, 'round 2 stays as it was');
  await goesTo(person, VI.log);
  await person.sees('Vòng 1, Bàn 2: Tiên thắng → Hậu thắng (Ký nhầm bên)');
  const { bytes } = await savesFile(person);
  check(kydai('check', bytes).text.includes('conflicts  0'), 'the file with the correction is sound');
  await goesTo(person, VI.log);
  await person.presses('Hoàn tác từ đây trở đi: Vòng 1, Bàn 2: Tiên thắng → Hậu thắng (Ký nhầm bên)');
  await goesToRound(person, 1);
  await eventually(() => pressed(person), ['1', '1', '1', '1'], 'undo restores the result');
  await goesToRound(person, 2);
  await person.seesNot('Bảng cặp này có trước khi sửa');
});

testOfData('undo goes back to any point of the log, and can itself be undone', async ({ person }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await pairs(person, 2);
  await presses(person, 1, 3);
  await goesTo(person, VI.log);
  await person.presses('Hoàn tác từ đây trở đi: Vòng 1, Bàn 2: Hòa');
  await person.sees('Hoàn tác 3 quyết định');
  await goesToRound(person, 1);
  await eventually(() => pressed(person), ['1', ''], 'as it was before');
  await goesToRound(person, 2);
  await person.sees('Vòng này chưa bốc cặp');
  await goesTo(person, VI.log);
  await person.presses('Làm lại: Hoàn tác 3 quyết định');
  await goesToRound(person, 2);
  await eventually(() => pressed(person), ['3', ''], 'the undo is undone');
  await isSaved(person);
  await person.reloads();
  await person.sees('Bàn 1');
  await eventually(() => pressed(person), ['3', ''], 'and stays so after a refresh');
});

testOfData('O06: a round that is taken back leaves no trace in any count', async ({ person }) => {
  await person.opens();
  await founds(person, { people: names(3) });
  await person.presses(VI.people);
  const list = () => person.reads(() => document.querySelector('table.people').textContent);
  const before = await list();
  await pairs(person, 1);
  await presses(person, 1, 1);
  await person.sees('Miễn đấu · 0 điểm');
  await person.presses('Hủy bảng cặp');
  await person.sees('Vòng này chưa bốc cặp');
  await person.presses(VI.people);
  await eventually(() => list(), before, 'the list of players');
  await person.presses(VI.standings);
  await person.sees('Chưa có ván nào');
  await pairs(person, 1);
  await eventually(async () => (await boards(person)).map((board) => board.pressed.length), [0], 'the round begins anew');
});

test('O13: boards keep their numbers when a player withdraws; the games to come are forfeited', async ({ person, page }) => {
  await person.opens();
  const all = names(10);
  await founds(person, { people: all });
  await pairs(person, 1);
  const before = await boards(person);
  await person.presses(VI.people);
  await person.presses(`Sửa ${before[1].black}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cho rút lui' }).click();
  await goesToRound(person, 1);
  await eventually(async () => (await boards(person)).map(({ no, red, black }) => [no, red, black]), before.map(({ no, red, black }) => [no, red, black]), 'boards after the withdrawal');
  await goesToRound(person, 2);
  await pairs(person, 2);
  await eventually(async () => (await boards(person)).map(({ no }) => no), [1, 2, 3, 4, 5], 'numbers of round 2');
  const second = await boards(person);
  const forfeited = second.filter((board) => board.red === before[1].black || board.black === before[1].black);
  check(forfeited.length === 1 && forfeited[0].other, `the game of who withdrew is forfeited: ${JSON.stringify(forfeited)}`);
});

test('O03: two games that end 1–1 separate nobody by direct encounter', async ({ person, page }) => {
  await person.opens();
  await founds(person, { preset: VI.binhGia, people: names(4) });
  await pairs(person, 1);
  const press = (board, game, segment) => page.locator(`#result-${board}-${game}-${segment}`).click();
  // Board 1: each wins once, the left player red in game 1 and black in game 2. Board 2: two draws.
  await press(1, 1, 1);
  await press(1, 2, 3);
  await press(2, 1, 2);
  await press(2, 2, 2);
  await isSaved(person);
  await person.presses(VI.standings);
  const rows = await standings(person);
  same(rows.map(([place, , points]) => [place, points]), [['1', '2'], ['1', '2'], ['1', '2'], ['1', '2']], 'four share the place');
  await page.getByRole('button', { name: `Vì sao: ${rows[0][1]}` }).click();
  await page.locator('.why').getByText('đồng hạng').waitFor();
});

test('O01: while a round is played, who has no result yet has missed nothing', async ({ person, page }) => {
  await person.opens();
  const before = async () => {
    await page.getByText('Sửa: Điểm một ván').click();
    await person.presses('1–½–0');
    await page.getByText('Sửa: Xếp hạng theo thứ tự').click();
    const options = page.getByLabel('Thêm tiêu chí').locator('option');
    const word = await until(async () => (await options.allTextContents()).find((one) => one.startsWith('Hệ số đối thủ')), 'the criterion is offered');
    await person.chooses('Thêm tiêu chí', word);
    await page.locator('.with-act').getByRole('button', { name: 'Thêm' }).click();
    for (const gone of ['Đối kháng', 'Hệ số SB (Sonneborn–Berger)']) await person.presses(`Bỏ: ${gone}`);
  };
  await founds(person, { people: names(4), before });
  // The Berger table: round 1 is 1–4, 2–3; round 2 is 4–3, 1–2. So the case's A, B, C, D are 1, 4, 2, 3.
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await pairs(person, 2);
  const boardOf = (await boards(person)).find((board) => [board.red, board.black].includes(names(4)[3]));
  await presses(person, boardOf.no, boardOf.red === names(4)[3] ? 1 : 3);
  await person.presses(VI.standings);
  const rows = await standings(person);
  const heads = page.locator('.stand:not(.crosstab) thead th');
  const isColumn = (head) => head.trim().startsWith('Hệ số đối thủ');
  const column = await until(async () => (await heads.allTextContents()).findIndex(isColumn) + 1, 'the column of the criterion');
  const of = (at) => { const row = rows.find((one) => one[1] === names(4)[at]); return [row[2], row[column - 1]]; };
  same([0, 3, 1, 2].map(of), [['1', '1'], ['1', '1½'], ['½', '½'], ['½', '1½']], 'points and Buchholz of A, B, C, D');
});
