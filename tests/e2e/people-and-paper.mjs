// Is a list of people taken in, found and put on paper right? Cases O14, O16, O19, O20, O21.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check, eventually, test, until } from './harness.mjs';
import { isAt } from './scenes.mjs';
import { sweep } from './scratch.mjs';

const VI = {
  newEvent: 'Tạo giải mới',
  title: 'Tên giải',
  proposals: 'Lấy mọi đề nghị',
  create: 'Tạo giải',
  paste: 'Dán danh sách',
  lines: 'Mỗi dòng một người: tên, đơn vị, Elo, năm sinh',
  addAll: (n) => `Thêm ${n} người`,
  name: 'Họ tên',
  add: 'Thêm',
  numbers: 'Số thăm',
  draw: 'Bốc thăm bằng máy',
  close: 'Đóng',
  search: 'Tìm gõ có dấu hay không dấu',
  order: 'Xếp theo',
  pair: 'Bốc cặp vòng 1',
  print: 'In bảng cặp',
  sheet: 'Tờ in',
  save: 'Lưu thành tệp HTML',
};

const founds = async (person, title, people) => {
  await person.opens();
  await person.presses(VI.newEvent);
  await person.fills(VI.title, title);
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await person.presses(VI.paste);
  await person.fills(VI.lines, people.join('\n'));
};

const listed = (person) =>
  person.evaluates(() => [...document.querySelectorAll('.people tbody .name')].map((name) => name.textContent));
const numbers = (person) =>
  person.evaluates(() => [...document.querySelectorAll('.people tbody td:first-child')].map((cell) => cell.textContent));

test('people are pasted with their faults in place, found and listed as Vietnamese lists go', async ({ person }) => {
  await founds(person, 'Cúp <b>Xuân</b> & Hè', [
    'Họ tên;Đơn vị;Năm sinh',
    'Nguyễn Văn Ánh;Huế;1990',
    'Trần Anh;;1980',
    'Lê Đức;Hà Nội;2091',
    'Phạm Dũng;;',
    'Bùi Ấn;;',
    'Đặng An;;',
    'Phạm Dũng;;',
  ]);
  await person.sees('Ngày hoặc năm sinh “2091” không đúng');
  await person.sees('Trùng với dòng 5');
  await person.isAccessible();
  await person.presses(VI.addAll(5));
  await person.fills(VI.name, 'Lê Đức');
  await person.types('Enter');
  await person.sees('Kỳ thủ (6)');
  await eventually(() => person.evaluates(() => document.activeElement.id), 'add-name', 'the form is ready for the next person');
  // O20: by given name, letters before tones.
  const due = ['Đặng An', 'Trần Anh', 'Nguyễn Văn Ánh', 'Bùi Ấn', 'Phạm Dũng', 'Lê Đức'];
  await eventually(() => listed(person), due, 'the order of the list');
  // O16: the same list twice adds nobody.
  await person.presses(VI.paste);
  await person.fills(VI.lines, due.join('\n'));
  await person.sees('Xem trước: lấy 0 người, bỏ qua 6 dòng');
  await person.presses('Bỏ');
  // O19: without accents all are found, the exact one first.
  for (const name of ['Đỗ Văn Tường', 'Đỗ Văn Tưởng', 'Do Van Tuong']) {
    await person.fills(VI.name, name);
    await person.types('Enter');
    await person.sees(`Thêm ${name}`);
  }
  await person.fills(VI.search, 'do van tuong');
  await person.sees('Tìm thấy 3 trong 9 người');
  await eventually(async () => (await listed(person))[0], 'Do Van Tuong', 'the exact name is first');
  await person.fills(VI.search, '');
  await person.isAccessible();
});

test('o14 whoever comes after the draw gets the next number', async ({ person }) => {
  await founds(person, 'Giải làng', ['An', 'Bình', 'Cường']);
  await person.presses(VI.addAll(3));
  await person.presses(VI.numbers);
  await person.presses(VI.draw);
  await person.sees('Đã bốc bằng máy, mầm');
  await person.isAccessible();
  await person.presses(VI.close);
  await person.fills(VI.name, 'Dũng');
  await person.types('Enter');
  await person.chooses(VI.order, 'Số thăm');
  await until(async () => (await numbers(person)).join() === '1,2,3,4', 'numbers 1 to 4');
  await eventually(async () => (await listed(person))[3], 'Dũng', 'who has number 4');
});

test('o21 sheets are white, whole and stamped, in the dark too', { colorScheme: 'dark' }, async ({ person, page }) => {
  const given = ['Ánh', 'An', 'Ấn', 'Đức', 'Dũng', 'Ý', 'Tường', 'Tưởng'];
  const people = Array.from({ length: 63 }, (_, n) => `Nguyễn Thị Bé ${n} ${given[n % 8]}, Bến Tre`);
  await founds(person, 'Giải <b>Phú Lễ</b>', [...people, '许银川, 广东']);
  await person.presses(VI.addAll(64));
  await person.presses(VI.numbers);
  await person.presses(VI.draw);
  await person.presses(VI.pair);
  await person.presses(VI.print);
  await person.isAccessible();
  const sheets = [['Cặp đấu theo bàn', 'boards', 2], ['Cặp đấu theo tên', 'names', 2], ['Phiếu kết quả', 'slips', 4]];
  for (const [label, word, nPages] of sheets) {
    await person.chooses(VI.sheet, label);
    await until(() => page.url().includes(`/print/${word}/1`), `the address names ${word}`);
    await isAt(person, `/print/${word}/1`);
    await person.sees('Giải <b>Phú Lễ</b>');
    await isWhite(page, word);
    const pages = await printed(page, word);
    check(pages.n === nPages, `${label}: ${nPages} pages; got ${pages.n}`);
    if (!pages.texts) continue;
    for (const name of [...people.map((line) => line.split(',')[0]), '许银川']) {
      check(pages.texts.join(' ').includes(name), `${label} has ${name}`);
    }
    for (const [index, text] of pages.texts.entries()) {
      check(/Bản \d+ · \d\d\/\d\d\/\d{4} \d\d:\d\d/.test(text), `${label}, page ${index + 1} has its stamp`);
      check(!/Đã lưu|Việc cần làm|Kỳ thủ \(/.test(text), `${label}, page ${index + 1} shows nothing of the app`);
      const head = word === 'slips' || /Bàn\b/.test(text);
      check(head, `${label}, page ${index + 1} has the head of its table`);
    }
  }
  // Cut as one pile, the slips are in order: place s of page p has board s × pages + p + 1.
  const boards = await person.reads(() => {
    const pages = [...document.querySelectorAll('.slips')];
    return pages.length ? pages.map((page) => [...page.querySelectorAll('.slip-no b')].map((no) => Number(no.textContent))) : null;
  });
  const cut = boards[0].flatMap((_, place) => boards.map((page) => page[place]));
  check(cut.join() === Array.from({ length: 32 }, (_, n) => n + 1).join(), `slips in order after the cut; got ${cut}`);
  const saved = await person.downloads(VI.save);
  check(saved.name.endsWith('.html') && saved.text.includes('许银川'), `a page of its own: ${saved.name}`);
  check(!saved.text.includes('<b>Phú Lễ</b>') && !/<script|src=|https?:\/\/(?!www\.w3\.org)/.test(saved.text), 'text is text, and nothing is fetched');
});

/** Under print media the app is gone and the paper is white on nothing. */
async function isWhite(page, word) {
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const shown = (node) => node && getComputedStyle(node).display !== 'none';
    const chrome = ['.top', '.rail', '.bar', '.toasts', '.no-print'].filter((part) => shown(document.querySelector(part)));
    const backgrounds = [...document.querySelectorAll('.paper')].map((paper) => getComputedStyle(paper).backgroundColor);
    const dark = [document.documentElement, document.body].map((node) => getComputedStyle(node).backgroundColor);
    return { chrome, backgrounds: [...new Set(backgrounds)], dark: dark.filter((colour) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/.test(colour)) };
  });
  await page.emulateMedia({ media: null });
  check(seen.chrome.length === 0, `${word}: nothing of the app is printed; got ${seen.chrome}`);
  check(seen.backgrounds.join() === 'rgb(255, 255, 255)', `${word}: the paper is white; got ${seen.backgrounds}`);
  check(seen.dark.length === 0, `${word}: nothing dark lies under it; got ${seen.dark}`);
}

/** The pages as a printer gets them; their texts where pdftotext is installed. */
async function printed(page, word) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-paper-'));
  const file = path.join(folder, `${word}.pdf`);
  const bytes = await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
  const n = (bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []).length;
  try {
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).normalize('NFC');
    return { n, texts: text.split('\f').slice(0, n) };
  } catch (why) {
    if (why.code !== 'ENOENT') throw why;
    console.log(`      (pdftotext is not installed: the texts of ${path.basename(file)} were not read)`);
    return { n };
  } finally {
    sweep(folder);
  }
}
