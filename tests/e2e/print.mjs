// Case O21: does a sheet of paper come out white, whole, with its head on every page and nothing of the app?
//
// pdftotext and pdftoppm are asked what is on the pages (Debian: sudo apt-get install poppler-utils).
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check, test } from './harness.mjs';
import { founds, goesToRound, isAt, isSaved, pairs, presses, same } from './scenes.mjs';
import { sweep } from './scratch.mjs';

const HAN = ['许银川', '王天一', '赵鑫莹', '吕钦'];
const GIVEN = ['Ánh', 'Bình', 'Châu', 'Dũng', 'Đức', 'Ấn', 'Hòa', 'Khuê', 'Lợi', 'Mỹ', 'Nghĩa', 'Phượng', 'Quốc', 'Tường', 'Vỹ'];
const people = [...HAN, ...Array.from({ length: 60 }, (_, at) => `${['Nguyễn Văn', 'Trần Thị', 'Đặng Hoàng', 'Lê'][at >> 4] ?? 'Võ'} ${GIVEN[at % 15]} ${1 + Math.floor(at / 15)}`)];
const CHROME = ['Tiếng Việt', 'Chưa xuất tệp', 'In tờ này', 'Bỏ qua', 'Việc cần làm', 'Lưu thành tệp HTML', 'Nhập kết quả', 'Thêm'];

function poppler(program, ...words) {
  try {
    return execFileSync(program, words, { maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (why) {
    if (why.code === 'ENOENT') throw new Error(`${program} is missing: install poppler-utils`);
    throw why;
  }
}

/** The text of each page, and its grey picture: { width, height, at(x, y) from 0 to 255 }. */
function pagesOf(pdf) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-print-'));
  const file = path.join(folder, 'sheet.pdf');
  fs.writeFileSync(file, pdf);
  try {
    const texts = poppler('pdftotext', '-layout', file, '-').toString('utf8').split('\f').slice(0, -1);
    poppler('pdftoppm', '-r', '40', '-gray', file, path.join(folder, 'page'));
    const pictures = fs.readdirSync(folder).filter((name) => name.endsWith('.pgm')).sort().map((name) => pictureOf(fs.readFileSync(path.join(folder, name))));
    return texts.map((text, at) => ({ text, picture: pictures[at] }));
  } finally {
    sweep(folder);
  }
}

function pictureOf(bytes) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'));
  const pixels = bytes.subarray(head.length);
  return { width: Number(width), height: Number(height), mean: pixels.reduce((sum, one) => sum + one, 0) / pixels.length, at: (x, y) => pixels[y * width + x] };
}

function isPaper(pages, sheet) {
  pages.forEach(({ picture, text }, at) => {
    const { width, height } = picture;
    const corners = [[2, 2], [width - 3, 2], [2, height - 3], [width - 3, height - 3]].map(([x, y]) => picture.at(x, y));
    check(corners.every((one) => one > 250) && picture.mean > 200, `${sheet}, page ${at + 1} is white: corners ${corners}, mean ${picture.mean}`);
    const strange = CHROME.filter((word) => text.includes(word));
    check(!strange.length, `${sheet}, page ${at + 1} has nothing of the app: ${strange}`);
  });
}

/** Every name stands there, and no line is cut in two: poppler would not find it. */
function hasEverybody(pages, sheet) {
  const text = pages.map((page) => page.text).join('\n').replace(/\s+/g, ' ');
  const missing = people.filter((name) => !text.includes(name));
  check(!missing.length, `${sheet} has everybody; missing: ${missing}`);
}

test('O21: 64 players in the dark print white, with a head on each page', { colorScheme: 'dark', slow: 240_000 }, async ({ person, page }) => {
  await person.opens();
  await founds(person, { title: 'Giải Hội Làng', people });
  await pairs(person, 1);
  for (const board of [1, 2, 3]) await presses(person, board, board);
  await isSaved(person);
  await goesToRound(person, 1);
  const event = /#\/event\/\w{32}/.exec(page.url())[0];
  const base = page.url().split('#')[0];
  const prints = async (sheet) => {
    await page.goto(`${base}${event}/print/${sheet}/1`);
    await isAt(person, `/print/${sheet}/1`);
    await page.locator('.paper').first().waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true });
    fs.writeFileSync(path.join(import.meta.dirname, `../../target/e2e/${sheet}.pdf`), pdf);
    const pages = pagesOf(pdf);
    isPaper(pages, sheet);
    return pages;
  };
  for (const [sheet, head, foot] of [['boards', 'Kết quả', 'Cặp đấu theo bàn'], ['names', 'Họ tên', 'Cặp đấu theo tên'], ['standings', 'Kỳ thủ', 'Xếp hạng']]) {
    const pages = await prints(sheet);
    hasEverybody(pages, sheet);
    check(pages.length >= 2 && pages.length <= 6, `${sheet} has a sensible number of pages: ${pages.length}`);
    pages.forEach(({ text }, at) => {
      if (!people.some((name) => text.includes(name))) return; // the formulas and the signatures alone
      check(text.includes(head), `${sheet}, page ${at + 1} begins with the head of the table`);
      check(text.includes('Giải Hội Làng') && text.includes(foot) && /\d\d\/\d\d\/\d{4} \d\d:\d\d/.test(text), `${sheet}, page ${at + 1} says what it is and when it was printed`);
    });
  }
  hasEverybody(await prints('cross-table'), 'cross-table');
  const slips = await prints('slips');
  same(slips.length, 4, 'pages of slips for 32 boards');
  slips.forEach(({ text }, at) => {
    const order = [...text.matchAll(/Bàn\s+(\d+)/g)].map((found) => Number(found[1]));
    same(order, Array.from({ length: 8 }, (_, place) => place * 4 + at + 1), `slips of page ${at + 1}, so that the cut piles lie in order`);
  });
  hasEverybody(slips, 'slips');
});

test('a light screen and a dark one print alike', { colorScheme: 'light' }, async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: people.slice(0, 6) });
  await pairs(person, 1);
  await isSaved(person);
  await page.goto(page.url().replace(/\/round.*/, '/print/boards/1'));
  await page.locator('.paper').waitFor();
  const texts = [];
  for (const theme of ['Giấy', 'Mực', 'Nắng']) {
    await page.locator('.pref summary').click();
    await person.presses(theme);
    await page.locator('.pref summary').click();
    const pages = pagesOf(await page.pdf({ preferCSSPageSize: true, format: 'A4', printBackground: true }));
    isPaper(pages, theme);
    texts.push(pages.map((one) => [one.text, Math.round(one.picture.mean)]));
  }
  same(texts[1], texts[0], 'ink and paper');
  same(texts[2], texts[0], 'sunlight and paper');
});
