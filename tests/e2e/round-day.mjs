// Is the day of a round run by hand? Fifty boards by the keys, a board found by number or name, what a result
// asks back (W9, W10, L11), and the screen in the hall.
import { check, eventually, test, until } from './harness.mjs';
import { VI, boards, founds, goesTo, isAt, isSaved, names, pairs, pressed, presses, same } from './scenes.mjs';

const W = {
  enter: 'Nhập kết quả vòng 1', start: 'Bắt đầu vòng', note: 'Ghi người chưa đến', done: 'Xong',
  hall: 'Chiếu ở hội trường', drawLimit: 'Sửa: Thỏa thuận hòa', winners: 'Xác nhận người thắng',
};

const focused = (person) => person.evaluates(() => document.activeElement.id);
const nos = async (person) => (await boards(person)).map(({ no }) => no);
const openBoards = (page) => page.getByRole('group', { name: 'Bàn còn chờ' }).getByRole('button').allTextContents();

test('a round of fifty boards takes at most sixty keys', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(100) });
  await pairs(person, 1);
  let n = 0;
  const key = async (name) => { n += 1; await page.keyboard.press(name); };
  await page.getByRole('button', { name: W.enter }).focus();
  await key('Enter');
  await until(async () => (await focused(person)) === 'result-1-1-1', 'the first board has the focus');
  const typed = Array.from({ length: 50 }, (_, at) => String((at % 3) + 1));
  for (const one of typed) await key(one);
  await isSaved(person);
  await eventually(() => pressed(person), typed, 'every result is as typed');
  check(n <= 60, `${n} keys for fifty boards`);
  await eventually(() => openBoards(page), [], 'no board is open');
});

test('O19: a board is found by its number and by a name without accents', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: [...names(23), 'Đỗ Văn Tường'] });
  await pairs(person, 1);
  const all = await nos(person);
  same(all.length, 12, 'boards');
  await eventually(() => openBoards(page), all.map(String), 'the open boards are in sight');
  await page.locator('#result-1-1-1').focus();
  await page.keyboard.press('b');
  await page.keyboard.type('do van tuong');
  await eventually(async () => (await boards(person)).map(({ red, black }) => [red, black].includes('Đỗ Văn Tường')), [true], 'one board is left');
  await page.keyboard.press('Escape');
  await eventually(() => nos(person), all, 'Escape brings all boards back');
  await page.keyboard.type('12');
  await eventually(() => nos(person), all, 'a number hides nothing');
  await page.keyboard.press('Enter');
  await eventually(() => focused(person), 'result-12-1-1', 'the board of the number has the focus');
  await page.keyboard.press('1');
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await eventually(() => focused(person), 'result-7-1-1', 'a digit that is no result begins a number');
  await page.keyboard.press('2');
  await eventually(() => openBoards(page), all.filter((no) => no !== 12 && no !== 7).map(String), 'what has a result leaves the strip');
  await page.getByRole('button', { name: 'Bàn 9', exact: true }).click();
  await eventually(() => focused(person), 'result-9-1-1', 'a button of the strip leads to its board');
});

test('W9: a draw that was agreed too early is lost for both by one tap', async ({ person, page }) => {
  await person.opens();
  const before = async () => {
    await page.getByText(W.drawLimit).click();
    await person.presses('20');
  };
  await founds(person, { people: names(4), before });
  await pairs(person, 1);
  await presses(person, 1, 2);
  await person.sees('Bàn 1: thỏa thuận hòa trước nước 20?');
  await isSaved(person);
  await person.presses('Không, hòa');
  await eventually(() => pressed(person), ['2', ''], 'the draw stands');
  await presses(person, 2, 2);
  await person.presses('Đúng, xử thua cả hai');
  await eventually(async () => (await boards(person)).map(({ other }) => other), ['', '0 0'], 'both lose');
  await goesTo(person, VI.log);
  await person.sees('(thỏa thuận hòa trước nước 20)');
});

test('W10: where the winner is asked back nothing is kept before the answer', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await goesTo(person, VI.settings);
  await page.getByRole('group', { name: W.winners }).getByRole('radio', { name: 'Có', exact: true }).click();
  await pairs(person, 1);
  const [first] = await boards(person);
  await presses(person, 1, 3);
  await person.sees(`Bàn 1: Hậu thắng: ${first.black}?`);
  await eventually(() => pressed(person), ['', ''], 'nothing is kept yet');
  await person.presses('Sai, bỏ');
  await presses(person, 1, 1);
  await person.sees(`Bàn 1: Tiên thắng: ${first.red}?`);
  await person.presses('Đúng');
  await eventually(() => pressed(person), ['1', ''], 'the answer keeps it');
  await presses(person, 2, 2);
  await eventually(() => pressed(person), ['1', '2'], 'a draw has no winner to name');
});

test('L11: of who is noted as absent the arbiter is asked, and the log keeps the ruling', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(6) });
  await pairs(person, 1);
  const [first, second] = await boards(person);
  await person.presses(W.start);
  await person.presses(W.note);
  for (const name of [first.red, second.black]) await page.locator('.check-in-person', { hasText: name }).click();
  await page.locator('section.start').getByRole('button', { name: W.done }).click();
  await presses(person, 1, 1);
  await person.sees(`Bàn 1: ${first.red} chưa đến`);
  await eventually(() => pressed(person), ['', '', ''], 'nothing is kept yet');
  await person.presses('Trọng tài vẫn cho kết quả này');
  await eventually(() => pressed(person), ['1', '', ''], 'the ruling is kept');
  await presses(person, 2, 3);
  await page.locator('.ask').getByRole('button', { name: 'Đã đến' }).click();
  await eventually(() => pressed(person), ['1', '3', ''], 'who has come has played');
  await isSaved(person);
  await person.reloads();
  await goesTo(person, VI.log);
  await person.sees(`trọng tài quyết định, dù ${first.red} được ghi là chưa đến`);
});

test('L10: a board that waits for somebody counts for itself, and then says what is proposed', async ({ person, page }) => {
  await page.clock.install();
  await person.opens();
  await founds(person, { preset: 'Vòng loại Cúp Bình Giã', people: names(6) });
  await person.presses('Bốc thăm tiên hậu');
  await person.presses('Bốc cặp vòng 1');
  await person.presses('Công bố vòng 1');
  await page.locator('li.board').first().waitFor();
  const [first, second] = await boards(person);
  await person.presses(W.start);
  await person.presses(W.note);
  for (const name of [first.red, second.black, second.red]) await page.locator('.check-in-person', { hasText: name }).click();
  await page.locator('section.start').getByRole('button', { name: W.done }).click();
  const waits = () => page.locator('li.board').evaluateAll((all) => all.map((board) => board.querySelector('.board-wait')?.textContent ?? ''));
  await page.clock.runFor('05:00');
  await until(async () => /^Chưa đến · Xử thua sau (9:5\d|10:00)$/.test((await waits())[0]), 'board 1 counts');
  await eventually(async () => (await waits())[2], '', 'board 3 is calm');
  await page.clock.runFor('02:00');
  await until(async () => /^Chưa đến · Xử thua sau (7:5\d|8:00)$/.test((await waits())[1]), 'board 2 counts on');
  await page.clock.runFor('08:10');
  await until(async () => (await waits())[0].startsWith('Quá giờ chờ'), 'board 1 is overdue');
  await page.locator('#board-1 .board-wait button').click();
  await eventually(async () => (await waits())[0], '', 'what was confirmed waits no more');
  await until(async () => (await waits())[1].startsWith('Quá giờ chờ'), 'both late at board 2: asked about still');
});

test('the organizer adds a group of the standings, takes it away, and Undo brings it back in any language', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(6) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await isSaved(person);
  await person.presses(VI.standings);
  await page.getByText('Thêm nhóm', { exact: true }).first().click();
  const form = page.locator('.added-groups form');
  await form.getByLabel('Loại').selectOption('Theo Elo');
  await form.getByLabel('Từ', { exact: true }).fill('2998');
  await form.getByLabel('Đến', { exact: true }).fill('2000');
  await form.getByRole('button').click();
  await person.sees('Elo từ thấp đến cao');
  await form.getByLabel('Đến', { exact: true }).fill('3000');
  await form.getByRole('button').click();
  const rows = () => page.locator('table.stand:not(.crosstab) tbody tr').count();
  await eventually(rows, 3, 'the table of the group');
  await person.sees('Bảng xếp hạng theo: Hệ số 2998–3000');
  await person.presses('Bỏ nhóm: Hệ số 2998–3000');
  await eventually(rows, 6, 'the table of everyone');
  await page.locator('.pref summary').click();
  await person.presses('English');
  await eventually(() => page.locator('.toast p').textContent(), 'Tables go by: –', 'the line speaks the language that was chosen');
  await person.presses('Undo');
  await page.getByLabel('Table of').selectOption('Rated 2998 to 3000');
  await eventually(rows, 3, 'the group is back');
  await isSaved(person);
  await person.reloads();
  await page.getByLabel('Table of').selectOption('Rated 2998 to 3000');
});

test('the hall sees boards, names and standings page by page, and results as they come in', { viewport: { width: 1920, height: 1080 } }, async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(40) });
  await pairs(person, 1);
  await person.presses(W.hall);
  await isAt(person, '/hall/1');
  const lines = () => page.locator('.hall-boards > li').allTextContents();
  const bold = () => page.locator('.hall-boards > li > b').allTextContents();
  await eventually(bold, ['1', '2', '3', '4', '5', '6'], 'twenty boards are three pages');
  await page.keyboard.press(' ');
  await person.sees('Trang 1/6 · Dừng trang');
  await page.keyboard.press('ArrowRight');
  await eventually(async () => (await bold())[0], '7', 'the next page goes on');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await person.sees('Theo tên');
  await eventually(async () => (await lines()).length, 14, 'names stand in two columns');
  await page.keyboard.press('ArrowRight');
  const size = () => page.locator('.hall-board .name').first().evaluate((name) => Math.round(parseFloat(getComputedStyle(name).fontSize)));
  await eventually(async () => (await size()) >= 50, true, 'type is large enough for ten metres');
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await eventually(beyond, 0, 'nothing stands beyond the edge');
  await page.keyboard.press('Escape');
  await isAt(person, '/round/1');
  await presses(person, 1, 1);
  await isSaved(person);
  await person.presses(W.hall);
  await eventually(async () => (await page.locator('.hall-score').allTextContents())[0], '2–0', 'the result is shown');
});
