// Is everything on the screen and on paper read whole, and does it say what counts?
import { eventually, test, until } from './harness.mjs';
import { VI, boards, founds, goesTo, isAt, pairs, pastes, presses } from './scenes.mjs';

const PHONE = { width: 390, height: 844 };

/** The labels of all choices on the page whose text is wider than their field. */
const cutLabels = (person) =>
  person.evaluates(() => [...document.querySelectorAll('.choices-row span')]
    .filter((label) => label.getClientRects().length && label.scrollWidth > label.clientWidth)
    .map((label) => label.textContent));

/** Each game of the cross table as it is written, by the row's name. */
const cross = (person) =>
  person.reads(() => {
    const rows = [...document.querySelectorAll('.crosstab tbody tr')];
    const written = (game) => game.firstChild.textContent;
    return rows.length
      ? Object.fromEntries(rows.map((row) => [row.querySelector('.name').textContent.trim(), [...row.querySelectorAll('.cross-game')].map(written)]))
      : null;
  });

test('no choice is cut off on a phone', { viewport: PHONE, locale: 'en-US' }, async ({ person, page }) => {
  await person.opens();
  await page.locator('details.pref summary').click();
  await person.sees('Sunlight');
  await eventually(() => cutLabels(person), [], 'labels that are cut off');
  await page.keyboard.press('Escape');
  await person.seesNot('Sunlight');
});

test('a state in Chinese stays on one line', { viewport: { width: 768, height: 1024 }, locale: 'zh-CN' }, async ({ person, page }) => {
  await person.opens();
  await person.presses('新建比赛');
  await person.fills('比赛名称', '春季赛');
  await person.fills('开始日期', '2026年12月5日');
  await person.presses('采用全部建议');
  await person.presses('建立比赛');
  await person.presses('粘贴名单');
  await page.getByRole('textbox').first().fill('洪智\n蒋川');
  await person.presses('添加2人');
  const lines = () => person.reads(() => [...document.querySelectorAll('.people tbody td.opt span')].map((state) => state.getClientRects().length));
  await eventually(lines, [1, 1], 'lines of each state');
  await person.presses('更多');
  await page.getByRole('heading', { name: '设置', exact: true }).click();
  await eventually(() => page.getByLabel('开始日期', { exact: true }).inputValue(), '2026年12月5日', 'the day as Chinese writes it');
});

test('games that do not count are marked in the cross table and on the card', async ({ person, page }) => {
  await person.opens();
  await founds(person);
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 1);
  const [{ red: leaver, black: opponent }, { red: other }] = await boards(person);
  await person.presses(VI.people);
  await person.presses(`Sửa ${leaver}`);
  await person.chooses('Rút lui từ vòng', '1');
  await person.presses('Cho rút lui');
  await person.presses(VI.standings);
  await eventually(async () => (await cross(person))[leaver], ['(2)'], 'the game of who left');
  await eventually(async () => (await cross(person))[opponent], ['(0)'], 'the same game from the other side');
  await eventually(async () => (await cross(person))[other], ['2'], 'a game that counts');
  await person.sees('( ): ván không tính');
  await page.locator('.stand:not(.crosstab) .whybtn').filter({ hasText: opponent }).click();
  await eventually(() => page.locator('.games tbody .num small').allTextContents(), ['không tính'], 'the card of games');
});

test('the caption of the standings is read whole on a phone', { viewport: PHONE }, async ({ person }) => {
  await person.opens();
  await founds(person);
  await pairs(person, 1);
  await presses(person, 1, 1);
  await person.presses(VI.standings);
  const fits = () => person.evaluates(() => {
    const caption = document.querySelector('#standings-caption');
    return Boolean(caption) && caption.getBoundingClientRect().right <= caption.closest('.scroll').getBoundingClientRect().right + 1;
  });
  await until(fits, 'the caption is inside its box');
});

test('the other results of a board name the two who play', async ({ person, page }) => {
  await person.opens();
  await founds(person);
  await pairs(person, 1);
  const [{ red, black }] = await boards(person);
  await page.locator('#more-1').click();
  await eventually(() => page.locator('dialog .seats').textContent(), `Tiên: ${red} · Hậu: ${black}`, 'who is red, who is black');
});

test('a long name leaves the club its room on the list by name', async ({ person, page }) => {
  await person.opens();
  const long = 'Nguyễn Hoàng Phương Thảo Nguyên Bảo Trân\tCâu lạc bộ Cờ tướng Nhà Văn hóa Thanh niên';
  await founds(person, { people: ['An', 'Bình', 'Châu'] });
  await pastes(person, [long]);
  await person.presses(VI.numbers);
  await person.presses(VI.byRating);
  await person.presses(VI.close);
  await pairs(person, 1);
  await goesTo(person, VI.share);
  await person.presses('Cặp đấu theo tên');
  await isAt(person, '/print/names/1');
  const narrowest = () => page.locator('.paper-names tbody td:nth-child(2)').evaluateAll((cells) => Math.min(...cells.map((cell) => cell.clientWidth)));
  await until(async () => (await narrowest()) > 110, 'the club has 30 mm at least');
  const excess = () => page.locator('.paper-names').evaluate((paper) => Math.max(0, paper.scrollWidth - paper.clientWidth - 1));
  await eventually(excess, 0, 'by how much the sheet is wider than its page');
});
