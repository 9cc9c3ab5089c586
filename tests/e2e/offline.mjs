// Does everything work when the server is gone: links from outside, every screen, in three languages?
import { check, eventually, test, until } from './harness.mjs';
import { founds, isAt, isSaved, names, pairs, presses } from './scenes.mjs';

const SCREENS = [
  '#/', '#/new', '', '/round/1', '/round/2', '/schedule', '/standings', '/people', '/more', '/rules', '/log', '/share', '/settings',
  '/print/boards/1', '/print/names/1', '/print/slips/1', '/print/standings/1', '/print/cross-table/1',
];
const LANGUAGES = ['vi', 'zh-Hans', 'en'];

/** Chooses the language as the preferences keep it, and begins anew: there is no server to ask. */
async function speaks(page, language) {
  await page.evaluate((tag) => localStorage.setItem('language', JSON.stringify(tag)), language);
  await page.reload();
  await until(() => page.evaluate((tag) => document.documentElement.lang === tag && !document.getElementById('shell'), language), `the page speaks ${language}`);
}

test('every screen is there without a server, by its link, in three languages', async ({ person, page, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await founds(person, { people: names(6) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await isSaved(person);
  await server.stop();
  const base = page.url().split('#')[0];
  const event = /#\/event\/\w{32}/.exec(page.url())[0];
  const headings = {};
  for (const language of LANGUAGES) {
    await speaks(page, language);
    headings[language] = [];
    for (const screen of SCREENS) {
      const address = screen.startsWith('#') ? screen : event + screen;
      await page.goto(base + address);
      await isAt(person, address);
      const heading = await until(() => page.evaluate(() => {
        const headings = [...document.querySelectorAll('main h1, main h2, .masthead h1, .empty h2')].filter((one) => one.getClientRects().length);
        return headings.map((one) => one.textContent.trim()).join(' | ');
      }), `${screen} has a heading in ${language}`);
      headings[language].push(heading);
    }
  }
  SCREENS.forEach((screen, at) => {
    if (screen === '#/') return; // the masthead is the same, and the event's card has the event's name
    const [vi, zh, en] = LANGUAGES.map((language) => headings[language][at]);
    check(vi !== zh && zh !== en, `${screen} speaks three languages: ${vi} / ${zh} / ${en}`);
  });
});

test('a link into the app opens in a new window when the server is gone', async ({ person, page, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await isSaved(person);
  const link = page.url().replace(/\/round.*/, '/standings');
  await page.close();
  await server.stop();
  const other = await person.context.newPage();
  await other.goto(link);
  await other.getByText('Chưa có ván nào').waitFor();
  await other.goto(link.replace(/event\/\w+/, 'event/00000000000000000000000000000001'));
  await other.getByText('Không mở được giải').waitFor();
  await other.goto(link.replace(/#.*/, '#/nowhere'));
  await other.getByText('Không có trang này').waitFor();
  await eventually(() => other.title(), 'Kỳ Đài 棋台', 'the title');
});
