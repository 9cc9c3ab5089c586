// What do scenarios have in common? The words that are read, an event founded by hand, its file, the command line.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check, until } from './harness.mjs';
import { sweep } from './scratch.mjs';
import { program } from './server.mjs';

export const VI = {
  newEvent: 'Tạo giải mới', title: 'Tên giải', proposals: 'Lấy mọi đề nghị', create: 'Tạo giải',
  plain: 'Vòng tròn thông thường', binhGia: 'Bảng đấu Cúp Bình Giã',
  round: 'Vòng', standings: 'Xếp hạng', people: 'Kỳ thủ', more: 'Thêm', schedule: 'Lịch thi đấu', rules: 'Điều lệ',
  log: 'Nhật ký', share: 'Tệp và in', settings: 'Cài đặt',
  paste: 'Dán danh sách', lines: 'Mỗi dòng một người: tên, đơn vị, Elo, năm sinh', numbers: 'Số thăm', byRating: 'Theo Elo từ cao xuống',
  close: 'Đóng', cancel: 'Bỏ', save: 'Lưu', undo: 'Hoàn tác', saved: 'Đã lưu', notSaved: 'CHƯA LƯU', again: 'Thử lại',
  saveFile: 'Lưu tệp', exportNow: 'Xuất tệp ngay', openFile: 'Mở tệp', addHere: 'Thêm vào máy này', merge: 'Gộp với bản ở đây',
  pairAll: 'Bốc cặp mọi vòng', reader: 'Giải này đang mở ở cửa sổ khác. Ở đây chỉ xem.', takeOver: 'Chuyển sang cửa sổ này',
};

/** Names that differ in their first letter, with a rating each, so that numbers go down the list. */
export const names = (n) => Array.from({ length: n }, (_, at) => `Kỳ Thủ ${String.fromCodePoint(65 + (at % 26))}${at > 25 ? Math.floor(at / 26) : ''}`);

/**
 * Founds an event on the start page and registers its people, each with the number of its line.
 * `people` are lines for the pasted list; `before` may change the regulation first.
 */
export async function founds(person, { title = 'Giải Xuân', preset = VI.plain, people = names(4), before = async () => {} } = {}) {
  await person.presses(VI.newEvent);
  await person.fills(VI.title, title);
  await person.presses(preset);
  await before(person);
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await pastes(person, people.map((name, at) => `${name}\tCLB ${(at % 3) + 1}\t${3000 - at}`));
  await person.presses(VI.numbers);
  await person.presses(VI.byRating);
  await person.presses(VI.close);
}

/** Adds a pasted list on the people's screen. */
export async function pastes(person, lines, n = lines.length) {
  await person.presses(VI.paste);
  await person.fills(VI.lines, lines.join('\n'));
  await person.presses(`Thêm ${n} người`);
}

/**
 * Waits until the screen of an address is drawn: `#/new`, or the end of it, `/round/2`. The address changes
 * before the screen does, so the app itself says which one it shows.
 */
export const isAt = (person, address) =>
  until(
    () => person.evaluates((end) => {
      const { at } = document.documentElement.dataset;
      return (end.startsWith('#') ? at === end : at?.endsWith(end)) && Boolean(document.querySelector('main')?.textContent.trim()) && !document.getElementById('shell');
    }, address),
    `${address} is shown`,
  );

/** Waits until a round is on the screen. */
export const isAtRound = (person, no) => isAt(person, `/round/${no}`);

/** Goes to a round by the rail. */
export const goesToRound = async (person, no) => {
  await person.page.locator('.rounds a').nth(no - 1).click();
  await isAtRound(person, no);
};

/** Pairs the next round by the button that names it, and waits until its boards are there. */
export const pairs = async (person, no) => {
  await person.presses(`Bốc cặp vòng ${no}`);
  await isAtRound(person, no);
  await person.page.locator('li.board').first().waitFor();
};

/** The boards of the round on the screen, once all are drawn: names, the segment that is pressed (1, 2, 3), whether "saved" stands. */
export const boards = (person) =>
  person.reads(() => {
    const shown = [...document.querySelectorAll('li.board:not(.board-bye)')];
    if (!shown.length || document.querySelector('[aria-busy=true]')) return null;
    return shown.map((board) => ({
      no: Number(board.querySelector('.board-no').textContent.match(/\d+/)[0]),
      red: board.querySelector('.side-red .name').textContent.trim(),
      black: board.querySelector('.side-black .name').textContent.trim(),
      pressed: [...board.querySelectorAll('.seg')].flatMap((seg, at) => (seg.getAttribute('aria-pressed') === 'true' ? [at + 1] : [])),
      other: board.querySelector('.board-more').getAttribute('aria-pressed') === 'true' ? board.querySelector('.board-more').textContent.trim() : '',
      saved: Boolean(board.querySelector('.saved').textContent.trim()),
    }));
  });

/** The pressed segments of all boards. */
export const pressed = async (person) => (await boards(person)).map((board) => board.pressed.join());

/** Presses segment 1, 2 or 3 of a board. */
export const presses = (person, board, segment) => person.page.locator(`#result-${board}-1-${segment}`).click();

/** Waits until the top line says "saved". */
export const isSaved = (person) =>
  until(() => person.evaluates(() => Boolean(document.querySelector('.state-saved:not([data-saved])'))), 'everything is saved');

/** The rows of the standings on the screen, once all are drawn: place, name and the values. */
export const standings = (person) =>
  person.reads(() => {
    const rows = [...document.querySelectorAll('.stand:not(.crosstab) tbody tr')];
    if (!rows.length || document.querySelector('[aria-busy=true]')) return null;
    return rows.map((row) => [...row.children].map((cell) => (cell.querySelector('.name') ?? cell).textContent.trim()));
  });

/** The lines of the log on the screen, the newest first. */
export const logLines = (person) =>
  person.reads(() => {
    const lines = [...document.querySelectorAll('.log li')];
    return lines.length ? lines.map((line) => line.querySelector('p').textContent) : null;
  });

/** Opens the screen of an event that stands under "more", and waits until it has taken that one's place. */
export async function goesTo(person, word, more = VI.more) {
  await person.presses(more);
  const card = person.page.locator('main .card-link').filter({ has: person.page.getByRole('heading', { name: word, exact: true }) });
  const address = await card.getAttribute('href');
  await card.click();
  await isAt(person, address);
}

/** Saves the event's file by its button. */
export async function savesFile(person) {
  await goesTo(person, VI.share);
  await isSaved(person);
  return person.downloads(VI.saveFile);
}

/** Opens a file on the start page as an event that is not here yet. */
export async function opensFile(person, file) {
  await person.gives(VI.openFile, { name: file.name, mimeType: 'application/octet-stream', buffer: file.bytes });
  await person.presses(VI.addHere);
  await person.page.locator('.rounds').waitFor();
}

/** Runs the native command line on a file's bytes: { code, text }. */
export function kydai(command, bytes, ...options) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-file-'));
  const file = path.join(folder, 'event.kydai');
  fs.writeFileSync(file, bytes);
  try {
    return { code: 0, text: execFileSync(program(), [command, file, '--lang', 'vi', ...options], { encoding: 'utf8', stdio: 'pipe' }) };
  } catch (why) {
    return { code: why.status, text: `${why.stdout}${why.stderr}` };
  } finally {
    sweep(folder);
  }
}

/** The table that the command line computes of a file, in the form of `standings`. */
export function tableOf(bytes, ...options) {
  const { code, text } = kydai('standings', bytes, ...options);
  check(code === 0, `the command line reads the file: ${text}`);
  return text.trim().split('\n').slice(3).map((line) => line.trim().split(/ {2,}/));
}

/** Checks that two values are the same, and shows both if not. What is on a page is read by `eventually`. */
export function same(got, due, what) {
  check(JSON.stringify(got) === JSON.stringify(due), `${what}:\n      due ${JSON.stringify(due)}\n      got ${JSON.stringify(got)}`);
}
