// Is a whole round robin run as a person runs it? The 34th Japan League (2015): 28 games on the Berger
// table, typed in without a network, then the printed points and the printed order of the tie.
import fs from 'node:fs';
import path from 'node:path';
import { check, eventually, test, until } from './harness.mjs';

const league = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../golden/jp34_2015_japan_league.json'), 'utf8'),
);
// The numbers that put the league's games on the Berger table: the seats of its first round.
const byNumber = ['田中', '黄', '山崎', '服部', '所司', '松野', '可児', '井上'];

const VI = {
  newEvent: 'Tạo giải mới',
  title: 'Tên giải',
  preset: 'Giải League Nhật Bản',
  proposals: 'Lấy mọi đề nghị',
  create: 'Tạo giải',
  people: 'Kỳ thủ',
  paste: 'Dán danh sách',
  lines: 'Mỗi dòng một người: tên, đơn vị, Elo, năm sinh',
  addAll: (n) => `Thêm ${n} người`,
  numbers: 'Số thăm',
  numberOf: (name) => `Số thăm của ${name}`,
  saveNumbers: 'Lưu số thăm',
  pair: (n) => `Bốc cặp vòng ${n}`,
  outcome: (board, redPoints) =>
    `Bàn ${board}: ${['Hậu thắng, 0–2', 'Hòa, 1–1', 'Tiên thắng, 2–0'][redPoints]}`,
  standings: 'Xếp hạng',
  saved: 'Đã lưu',
};

/** Founds the league's event, with its people and numbers; the network is cut after the first screen. */
async function founds(person, server, w = VI) {
  await person.opens();
  await person.isReadyOffline();
  await person.presses(w.newEvent);
  await server.stop();
  await person.fills(w.title, league.name);
  await person.presses(w.preset);
  await person.presses(w.proposals);
  await person.presses(w.create);
  await person.presses(w.paste);
  await person.fills(w.lines, byNumber.join('\n'));
  await person.presses(w.addAll(byNumber.length));
  await person.presses(w.numbers);
  for (const [index, name] of byNumber.entries()) await person.fills(w.numberOf(name), String(index + 1));
  await person.presses(w.saveNumbers);
}

/** The rows of the standings: place, name, points and Sonneborn-Berger. */
const table = (person) =>
  person.evaluates(() =>
    [...document.querySelectorAll('.stand:not(.crosstab) tbody tr')].map((row) => {
      const cells = [...row.children].map((cell) => (cell.querySelector('.name') ?? cell).textContent.trim());
      return cells.slice(0, 4);
    }),
  );

const gamesOf = (round) => league.games.filter((game) => game.round === round);

async function playsRound(person, round, w = VI) {
  await person.presses(w.pair(round));
  const boards = await until(
    () =>
      person.evaluates((n) => {
        const heading = document.querySelector('h1')?.textContent;
        if (!heading?.endsWith(` ${n}`)) return null;
        const boards = [...document.querySelectorAll('li.board')].map((board) => ({
          no: Number(board.querySelector('.board-no').textContent.match(/\d+/)[0]),
          red: board.querySelector('.side-red .name').textContent.trim(),
          black: board.querySelector('.side-black .name').textContent.trim(),
        }));
        return boards.length === 4 ? boards : null;
      }, round),
    `round ${round} is paired`,
  );
  for (const game of gamesOf(round)) {
    const board = boards.find(({ red, black }) => red === game.red && black === game.black);
    check(board, `round ${round}: ${game.red} has red against ${game.black}, as on the Berger table; got ${JSON.stringify(boards)}`);
    await person.presses(w.outcome(board.no, game.red_pts));
  }
  await until(
    () => person.evaluates(() => [...document.querySelectorAll('li.board .saved')].every((mark) => mark.textContent.trim())),
    `the results of round ${round} are saved`,
  );
}

test(
  'golden jp34: 28 games typed in without a network give the printed points and order',
  { engines: ['chromium', 'firefox', 'webkit'], locale: 'vi-VN' },
  async ({ person, server }) => {
    await founds(person, server);
    for (let round = 1; round <= 7; round += 1) await playsRound(person, round);
    await person.presses(VI.standings);
    const rows = await until(async () => {
      const rows = await table(person);
      return rows.length === 8 ? rows : null;
    }, 'the standings are shown');
    const printed = league.printed_final;
    check(
      JSON.stringify(rows.map(([, name, points]) => [name, Number(points)])) === JSON.stringify(printed),
      `points and order as printed; got ${JSON.stringify(rows)}`,
    );
    // Under 2-1-0 the sum of products is twice the Japanese 小分, so the order is the same.
    const sums = Object.fromEntries(rows.map(([, name, , sum]) => [name, sum]));
    for (const [name, { sb }] of Object.entries(league.recomputed)) {
      check(sums[name] === String(sb * 2), `Sonneborn-Berger of ${name}: ${sb * 2}; got ${sums[name]}`);
    }
    // Nothing is lost by a refresh without a network.
    await person.reloads();
    await eventually(() => table(person), rows, 'the same standings after a refresh');
  },
);
