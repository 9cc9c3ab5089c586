// Is every screen accessible, in three languages and three looks, on a tablet and on a phone?
//
// axe-core on every screen; targets of at least 48 px and no sideways scrolling on a phone.
import { check, test, until } from './harness.mjs';
import { VI, founds, goesToRound, isAt, isSaved, names, pairs, presses } from './scenes.mjs';

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const LANGUAGES = ['vi', 'zh-Hans', 'en'];
const THEMES = ['light', 'dark', 'sun'];
const SCREENS = [
  '#/', '#/new', '/round/1', '/round/2', '/round/3', '/schedule', '/standings', '/people', '/more', '/rules', '/log', '/share', '/settings',
  '/print/boards/1', '/print/names/1', '/print/slips/1', '/print/standings/1', '/print/cross-table/1',
];

/** An event with everything in it: results, a forfeit, a correction, a withdrawal, an open round. */
async function event(person) {
  await person.opens();
  await founds(person, { people: [...names(6), '许银川', 'Nguyễn Thị Ánh Phượng Hoàng'] });
  await pairs(person, 1);
  for (const board of [1, 2, 3]) await presses(person, board, board);
  await person.presses('Kết quả khác · Bàn 4');
  await person.presses('Tiên bỏ cuộc, hậu thắng');
  await pairs(person, 2);
  await presses(person, 1, 1);
  await goesToRound(person, 1);
  await isSaved(person);
  const [base, hash] = person.page.url().split('#');
  const id = /\/event\/\w{32}/.exec(hash)[0];
  return (screen) => base + (screen.startsWith('#') ? screen : `#${id}${screen}`);
}

/** Begins anew with these preferences. */
async function prefers(page, language, theme) {
  await page.evaluate(([tag, word]) => {
    localStorage.setItem('language', JSON.stringify(tag));
    localStorage.setItem('theme', JSON.stringify(word));
  }, [language, theme]);
  await page.reload();
  await until(() => page.evaluate((tag) => document.documentElement.lang === tag && !document.getElementById('shell'), language), `the page speaks ${language}`);
}

async function shows(person, address) {
  await person.page.goto(address);
  await isAt(person, address.slice(address.indexOf('#')));
  await person.page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: what can be touched and is less than 48 px high or wide. */
function tooSmall() {
  const shown = (node) => node.getClientRects().length && getComputedStyle(node).visibility !== 'hidden' && !node.closest('.said-only, [inert]');
  // A word in running text is exempt (WCAG 2.5.8), but the app has none; a label is as good as its field.
  const target = (node) => (node.matches('input[type=radio], input[type=checkbox]') ? node.closest('label') ?? node : node);
  const nodes = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label.button')].filter(shown).map(target);
  return [...new Set(nodes)].flatMap((node) => {
    const { width, height } = node.getBoundingClientRect();
    return width < 47.5 || height < 47.5 ? [`${Math.round(width)}×${Math.round(height)} ${node.outerHTML.slice(0, 100)}`] : [];
  });
}

const sideways = () => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth;

test('every screen is accessible in every language and look', { slow: 600_000 }, async ({ person, page }) => {
  const at = await event(person);
  const faults = [];
  for (const [language, theme] of LANGUAGES.flatMap((language) => THEMES.map((theme) => [language, theme]))) {
    await prefers(page, language, theme);
    for (const screen of SCREENS) {
      await shows(person, at(screen));
      for (const size of [TABLET, PHONE]) {
        await page.setViewportSize(size);
        await person.isAccessible().catch((why) => faults.push(`${language} ${theme} ${screen} ${size.width}: ${why.message}`));
      }
    }
  }
  check(!faults.length, `${faults.length} screens at fault:\n    ${faults.join('\n    ')}`);
});

test('on a phone everything that is touched is large enough, and nothing scrolls sideways', { viewport: PHONE, slow: 240_000 }, async ({ person, page }) => {
  const at = await event(person);
  const faults = new Set();
  for (const language of LANGUAGES) {
    await prefers(page, language, 'light');
    for (const screen of SCREENS) {
      await page.setViewportSize(PHONE);
      await shows(person, at(screen));
      for (const small of await page.evaluate(tooSmall)) faults.add(`${screen}: ${small}`);
      await page.setViewportSize(NARROW);
      const beyond = await page.evaluate(sideways);
      if (beyond > 0) faults.add(`${screen} in ${language} scrolls ${beyond} px sideways at 320 px`);
    }
  }
  check(!faults.size, `${faults.size} faults:\n    ${[...faults].join('\n    ')}`);
});

test('dialogs and panels are accessible, on a phone too', async ({ person, page }) => {
  const at = await event(person);
  const opens = {
    '/round/1': async () => person.presses('Kết quả khác · Bàn 1'),
    '/round/2': async () => page.locator('#result-1-1-1').press('?'),
    '/standings': async () => page.locator('.whybtn').first().click(),
    '/people': async () => person.presses('Sửa Kỳ Thủ A'),
    '/settings': async () => person.presses('Xóa giải này…'),
  };
  const faults = [];
  const looks = async (what) => {
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      await person.isAccessible().catch((why) => faults.push(`${what} ${size.width}: ${why.message}`));
      if (size === PHONE) faults.push(...(await page.evaluate(tooSmall)).map((small) => `${what}: ${small}`));
    }
    await page.setViewportSize(TABLET);
  };
  for (const [screen, open] of Object.entries(opens)) {
    await shows(person, at('/more'));
    await shows(person, at(screen));
    await open();
    await page.locator('dialog[open], .why').first().waitFor();
    await looks(screen);
    await page.keyboard.press('Escape');
  }
  await goesToRound(person, 1);
  await presses(person, 1, 3); // round 2 is paired: a correction
  await page.getByRole('dialog').waitFor();
  await looks('correction');
  await page.keyboard.press('Escape');
  await shows(person, at('/people'));
  await person.presses(VI.numbers);
  await looks('numbers');
  check(!faults.length, `${faults.length} faults:\n    ${faults.join('\n    ')}`);
});
