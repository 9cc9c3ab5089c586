// Is a whole qualifier run as on the day? 120 people, 11 rounds by 2-1-0 without a network, with late entries,
// absences, withdrawals, a default, a wrong result found a round later, pairs changed by hand, and three kills.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { book } from './book.mjs';
import { check, eventually, testOfData, until } from './harness.mjs';
import { randomOf, startKillable } from './killable.mjs';
import { VI, boards, goesTo, isAt, isSaved, kydai, same, standings } from './scenes.mjs';
import { sweep } from './scratch.mjs';
import { table } from './sums.mjs';

const ROUNDS = 11;
const PEOPLE = 120;
const SEED = 20230101;

const W = {
  preset: 'Vòng loại Cúp Bình Giã', drawSide: 'Bốc thăm tiên hậu', pair: (n) => `Bốc cặp vòng ${n}`, publish: (n) => `Công bố vòng ${n}`,
  byHand: 'Sửa tay', lock: 'Chốt bảng này', reason: 'Lý do sửa tay', file: 'Từ tệp…', addOne: 'Thêm một người', awards: 'Giải thưởng và suất',
};

const FAMILIES = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Huỳnh', 'Phan', 'Vũ', 'Đặng', 'Bùi', 'Đỗ'];
const MIDDLES = ['Văn', 'Hữu', 'Đức', 'Quốc'];
const GIVEN = ['Ánh', 'Đức', 'Hải'];

/** 120 names, none twice. */
const everyone = () =>
  Array.from({ length: PEOPLE }, (_, at) => [FAMILIES[at % 10], MIDDLES[Math.floor(at / 10) % 4], GIVEN[Math.floor(at / 40)]].join(' '));

/** What the test itself notes down of the event: rounds of { red, black, result } and of who sat out. */
const ledger = { rounds: [], late: new Map(), out: [] };

/** Rows of those who sit out: name and why. */
const out = (person) =>
  person.evaluates(() => [...document.querySelectorAll('li.board-bye')].map((row) => [row.querySelector('.name').textContent.trim(), row.querySelector('.verdict').textContent.trim()]));

async function pairsRound(person, no) {
  await person.presses(W.pair(no));
  await isAt(person, `/round/${no}`);
  await person.sees('Bảng nháp: chưa công bố');
}

/** Makes the pairs known and types a result for each board that is open, by the keyboard alone. */
async function plays(person, no, random) {
  await person.presses(W.publish(no));
  await person.seesNot('Bảng nháp: chưa công bố');
  await types(person, no, random);
}

async function types(person, no, random) {
  const shown = await boards(person);
  const open = shown.filter((board) => !board.pressed.length && !board.other);
  const keys = open.map(() => String(1 + Math.floor(random() * 3)));
  await person.page.locator(`#result-${open[0].no}-1-1`).focus();
  for (const key of keys) await person.page.keyboard.press(key);
  await isSaved(person);
  const results = new Map(open.map((board, at) => [board.no, keys[at]]));
  ledger.rounds[no - 1] = {
    games: shown.map((board) => ({ red: board.red, black: board.black, result: results.get(board.no) ?? board.other ?? '' })),
    out: await out(person),
  };
  await eventually(async () => (await boards(person)).filter((board) => !board.pressed.length && !board.other).length, 0, `open boards of round ${no}`);
}

/** Opens somebody's sheet from the people's screen. */
async function opensSheet(person, name) {
  await person.presses(VI.people);
  await person.page.getByLabel('Tìm gõ có dấu hay không dấu').fill(name);
  await person.page.getByRole('button', { name, exact: false }).first().click();
  await person.page.getByRole('dialog').waitFor();
}

const days = {
  /** Two come late: after round 1. */
  2: async (person) => {
    await person.presses(VI.people);
    for (const name of ['Lý Đến Muộn', 'Mai Đến Muộn']) {
      await person.page.locator('#add-name').fill(name);
      await person.page.keyboard.press('Enter');
      await until(() => person.evaluates((due) => [...document.querySelectorAll('table.people .name')].some((one) => one.textContent.trim() === due), name), `${name} is listed`);
      ledger.late.set(name, 2);
    }
  },
  /** Three do not answer at the check-in. */
  3: async (person) => {
    await person.presses(VI.people);
    await person.presses('Điểm danh vòng 3');
    for (const name of everyone().slice(20, 23)) await person.page.locator('.check-in-person').filter({ hasText: name }).click();
    await person.sees('119 có mặt · 3 vắng');
    await person.presses(VI.close);
  },
  /** One asks to stay out. */
  4: async (person) => {
    await opensSheet(person, everyone()[50]);
    const dialog = person.page.getByRole('dialog');
    await dialog.getByLabel('Xin nghỉ vòng').selectOption('4');
    await dialog.getByRole('button', { name: 'Cho nghỉ' }).click();
  },
  /** Two leave for good before the round. */
  6: async (person) => {
    for (const name of everyone().slice(70, 72)) {
      await opensSheet(person, name);
      const dialog = person.page.getByRole('dialog');
      await dialog.getByLabel('Rút lui từ vòng').selectOption('6');
      await dialog.getByRole('button', { name: 'Cho rút lui' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
  },
};

/** Two people of the draft change places, with a reason. */
async function swaps(person) {
  await person.presses(W.byHand);
  const press = (board, side) => person.page.locator('.hand-board').nth(board).locator('.person').nth(side).click();
  await press(10, 1);
  await press(11, 1);
  await person.sees('Khác luật bốc cặp ở 2 bàn');
  await person.fills(W.reason, 'Hai anh em không nên gặp nhau');
  await person.presses(W.lock);
  await person.sees('Sửa tay: Hai anh em không nên gặp nhau');
}

/** A result of the round before was typed the wrong way round: it is corrected and this round paired again. */
async function corrects(person, no) {
  await person.page.locator('.rounds a').nth(no - 2).click();
  await isAt(person, `/round/${no - 1}`);
  const before = ledger.rounds[no - 2];
  const at = before.games.findIndex((game) => game.result === '1');
  await person.page.locator(`#result-${at + 1}-1-3`).click();
  const dialog = person.page.getByRole('dialog');
  await dialog.getByLabel('Lý do').fill('Hai người ký nhầm bên');
  await dialog.getByRole('button', { name: `Sửa và bốc cặp lại vòng ${no}` }).click();
  await dialog.waitFor({ state: 'hidden' });
  before.games[at].result = '3';
  await person.page.locator('.rounds a').nth(no - 1).click();
  await isAt(person, `/round/${no}`);
  await person.sees('Bảng nháp: chưa công bố');
}

/** Somebody does not appear: a forfeit at board 5. */
async function defaults(person) {
  await person.presses('Kết quả khác · Bàn 5');
  await person.presses('Hậu bỏ cuộc, tiên thắng');
}

/** The list as the organizer has it: a spreadsheet of the club's. */
const list = () => book([['Danh sách', [['STT', 'Họ tên', 'Đơn vị', 'Elo'], ...everyone().map((name, at) => [String(at + 1), name, `CLB ${(at % 12) + 1}`, String(2400 - at * 5)])]]]);

async function founds(person) {
  await person.presses(VI.newEvent);
  await person.fills(VI.title, 'Vòng loại 120 người');
  await person.presses(W.preset);
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await person.gives(W.file, { name: 'danh-sach.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: Buffer.from(list()) });
  await person.presses(`Thêm ${PEOPLE} người`);
  await person.presses(VI.numbers);
  await person.presses(VI.byRating);
  await person.presses(VI.close);
  await person.presses(W.drawSide);
  await isSaved(person);
}

testOfData('a qualifier of 120 people and 11 rounds, with all that goes wrong on such a day', { slow: 1_200_000 }, async ({ server }) => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-qualifier-'));
  const random = randomOf(SEED);
  try {
    let life = await startKillable(profile, server.url);
    let { person } = life;
    await person.isReadyOffline();
    await server.stop();
    await founds(person);
    for (let no = 1; no <= ROUNDS; no += 1) {
      await days[no]?.(person);
      await pairsRound(person, no);
      if (no === 5) await swaps(person);
      if (no === 8) await corrects(person, no);
      await person.presses(W.publish(no));
      await person.seesNot('Bảng nháp: chưa công bố');
      if (no === 7) await defaults(person);
      await types(person, no, random);
      if ([2, 6, 9].includes(no)) {
        const url = person.page.url();
        await life.kill();
        life = await startKillable(profile, url);
        ({ person } = life);
        await eventually(async () => (await boards(person)).filter((board) => board.pressed.length).length, ledger.rounds[no - 1].games.filter((game) => '123'.includes(game.result)).length, `results of round ${no} after a kill`);
      }
    }
    await finishes(life);
    await life.kill();
  } finally {
    sweep(profile);
  }
});

/** The 44: the first of the table without those who left, then the prizes of art. V.1, added up here. */
async function areQualified(person, rows) {
  const gone = new Set([...everyone().slice(70, 72), ...ledger.out]);
  const due = rows.map((row) => row[1]).filter((name) => !gone.has(name)).slice(0, 44);
  await goesTo(person, W.awards);
  const listed = () => person.evaluates(() => [...document.querySelectorAll('ol.passing > li')].map((row) => row.querySelector('.name').textContent.trim()));
  await eventually(listed, due, 'the 44');
  const paid = () => person.evaluates(() => [...document.querySelectorAll('section[aria-label="Giải thưởng"] tbody tr')].map((row) => [row.querySelector('.name').textContent.trim(), row.querySelector('td.num').textContent.trim()]));
  const prize = (at) => (at < 8 ? '5.000.000 đ' : at < 16 ? '3.000.000 đ' : '2.000.000 đ');
  await eventually(paid, due.map((name, at) => [name, prize(at)]), 'the prizes');
  await person.sees('Chi: 120.000.000 đ.');
  await person.sees('Tổng: 138.000.000 đ. Bằng tổng ghi trong văn bản.');
}

/** The file is sound, every round is by the rules, and points and Buchholz are those that this test adds up. */
async function finishes({ person, downloads }) {
  await person.presses(VI.standings);
  const rows = await standings(person);
  const due = table(ledger);
  const got = Object.fromEntries(rows.map((row) => [row[1], { points: row[2], buchholz: row[4] }]));
  same(Object.keys(got).length, PEOPLE + 2, 'people in the table');
  for (const [name, sums] of Object.entries(due)) same(got[name], sums, `points and Buchholz of ${name}`);
  await areQualified(person, rows);
  await goesTo(person, VI.share);
  await isSaved(person);
  const bytes = await downloads(() => person.page.getByRole('button', { name: VI.saveFile, exact: true }).first().click());
  const { code, text } = kydai('check', bytes);
  check(code === 0 && text.includes('11 rounds, 0 differences') && text.includes('by hand (Hai anh em'), `every round is by the rules: ${text}`);
}
