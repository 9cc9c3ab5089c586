// Case O28: is an hour at the venue the same hour on every device, whatever that device's clock says?
import { launch } from './engines.mjs';
import { check, eventually, test, until } from './harness.mjs';
import { VI, founds, goesTo, isSaved, names, opensFile, pairs, same, savesFile } from './scenes.mjs';

const WORDS = {
  'vi-VN': { more: 'Thêm', schedule: 'Lịch thi đấu', log: 'Nhật ký', when: 'Giờ đấu', day: '31/03/2024', line: 'Lịch vòng 1: 31/03/2024 13:30' },
  'zh-CN': { more: '更多', schedule: '赛程', log: '决定记录', when: '比赛时间', day: '2024年3月31日', line: '第1轮时间：2024年3月31日 13:30' },
  'en-GB': { more: 'More', schedule: 'Schedule', log: 'Log', when: 'Playing time', day: '31/03/2024', line: 'Round 1 is at 31/03/2024 13:30' },
};

async function shows(person, words, due, what) {
  await goesTo(person, words.schedule, words.more);
  await eventually(() => person.page.getByLabel(words.when).first().inputValue(), due, what);
}

async function logged(person, words) {
  await goesTo(person, words.log, words.more);
  await person.sees(words.line);
  return person.reads(() => [...document.querySelectorAll('.log time')].map((time) => time.textContent).join());
}

test('O28: 13:30 at the venue is 13:30 in every zone and language', { timezoneId: 'Asia/Ho_Chi_Minh' }, async ({ person, page, server }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await goesTo(person, VI.schedule);
  const field = page.getByLabel('Giờ đấu').first();
  await field.fill('31/03/2024 13:30');
  await field.press('Tab');
  await isSaved(person);
  // An hour that daylight saving would skip in another zone, and one that is the day before in the west.
  const later = page.getByLabel('Giờ đấu').nth(1);
  await later.fill('01/01/2023 8:00');
  await later.press('Tab');
  await isSaved(person);
  await shows(person, WORDS['vi-VN'], '31/03/2024 13:30', 'as it was typed');
  const times = await logged(person, WORDS['vi-VN']);
  const file = await savesFile(person);
  for (const [timezoneId, locale] of [['UTC', 'zh-CN'], ['America/Los_Angeles', 'vi-VN'], ['Pacific/Kiritimati', 'en-GB']]) {
    const words = WORDS[locale];
    const other = await launch('chromium', server, { timezoneId, locale: 'vi-VN' });
    try {
      await other.opens();
      await opensFile(other, file);
      await other.page.locator('.rounds').waitFor();
      if (locale !== 'vi-VN') {
        await other.page.locator('.pref summary').click();
        await other.presses({ 'zh-CN': '中文', 'en-GB': 'English' }[locale]);
      }
      await until(() => other.evaluates((tag) => document.documentElement.lang.startsWith(tag), locale.slice(0, 2)), `the page speaks ${locale}`);
      await shows(other, words, `${words.day} 13:30`, `round 1 in ${timezoneId}, ${locale}`);
      const second = () => other.page.getByLabel(words.when).nth(1).inputValue();
      await eventually(second, locale === 'zh-CN' ? '2023年1月1日 08:00' : '01/01/2023 08:00', `round 2 in ${timezoneId}, ${locale}`);
      const there = await logged(other, words);
      if (locale === 'vi-VN') same(there, times, `the times of the log in ${timezoneId}`);
      check(other.faults().length === 0, `the console is clean: ${other.faults()}`);
    } finally {
      await other.leaves();
    }
  }
});
