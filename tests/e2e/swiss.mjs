// Is a Swiss event run as a person runs it? The draft with its reasons, pairs by hand, publishing, ways out.
import { check, eventually, test, until } from './harness.mjs';
import { founds, isAt, names, VI } from './scenes.mjs';

const W = {
  preset: 'Hệ Thụy Sĩ thông thường', drawSide: 'Bốc thăm tiên hậu', pair: (n) => `Bốc cặp vòng ${n}`,
  publish: (n) => `Công bố vòng ${n}`, draft: 'Bảng nháp: chưa công bố', byHand: 'Sửa tay', lock: 'Chốt bảng này',
  reason: 'Lý do sửa tay', rounds: 'Số vòng', redWins: (board) => `Bàn ${board}: Tiên thắng, 2–0`,
  waysOut: 'Cách giải quyết',
};

/** The boards of the draft as "1 A B". */
const draft = (person) =>
  person.reads(() => {
    const rows = [...document.querySelectorAll('.draft')].map((row) =>
      [row.querySelector('.draft-no'), ...row.querySelectorAll('.name')].map((part) => part.textContent.trim()).join(' | '));
    return rows.length ? rows : null;
  });

/** The boards as they are published. */
const boards = (person) =>
  person.reads(() => {
    const rows = [...document.querySelectorAll('li.board:not(.board-bye)')].map((row) =>
      [row.querySelector('.board-no > span:first-child'), ...row.querySelectorAll('.name')].map((part) => part.textContent.replace('Bàn', '').trim()).join(' | '));
    return rows.length ? rows : null;
  });

async function pairs(person, round) {
  await person.presses(W.pair(round));
  await isAt(person, `/round/${round}`);
  await person.sees(W.draft);
}

/** Publishes, and red wins every board. */
async function redWinsAll(person, round, n) {
  await person.presses(W.publish(round));
  await person.seesNot(W.draft);
  for (let board = 1; board <= n; board += 1) await person.presses(W.redWins(board));
}

test('a Swiss round is paired, explained, changed by hand, published and played', async ({ person, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await server.stop();
  await founds(person, { preset: W.preset, people: names(9) });
  await person.presses(W.drawSide);
  await pairs(person, 1);
  const first = await draft(person);
  check(first.length === 4, `nine people make four boards: ${first}`);
  await person.shoots(`${process.env.SHOTS ?? 'target/e2e'}/swiss-draft.png`);
  await person.presses(W.byHand);
  const [one, two] = first.map((row) => row.split(' | '));
  const press = async (name) => person.evaluates((wanted) => {
    [...document.querySelectorAll('button.person')].find((button) => button.querySelector('.name').textContent.trim() === wanted).click();
  }, name);
  await press(one[2]);
  await press(two[2]);
  await person.sees('Khác luật bốc cặp ở 2 bàn');
  await person.shoots(`${process.env.SHOTS ?? 'target/e2e'}/swiss-by-hand.png`);
  await person.fills(W.reason, 'Hai người đi chung xe');
  await person.presses(W.lock);
  await person.sees(W.draft);
  await person.sees('Sửa tay: Hai người đi chung xe');
  const changed = await draft(person);
  check(changed[0] === [one[0], one[1], two[2]].join(' | '), `the two have changed places: ${changed}`);
  await person.reloads();
  await eventually(() => draft(person), changed, 'the pairs after a reload');
  await redWinsAll(person, 1, 4);
  await pairs(person, 2);
  await person.shoots(`${process.env.SHOTS ?? 'target/e2e'}/swiss-round-2.png`);
  await redWinsAll(person, 2, 4);
  await eventually(() => boards(person).then((rows) => rows.length), 4, 'the boards of round 2');
});

test('O09: where no legal pairing is left nothing changes and each way out is one press', async ({ person }) => {
  await person.opens();
  await founds(person, { preset: W.preset, people: names(4) });
  await person.presses(W.drawSide);
  for (const round of [1, 2, 3]) {
    await pairs(person, round);
    await redWinsAll(person, round, 2);
  }
  await person.presses('Xem cách giải quyết');
  await person.sees(W.waysOut);
  await person.shoots(`${process.env.SHOTS ?? 'target/e2e'}/swiss-ways-out.png`);
  const way = await until(() => person.evaluates(() => [...document.querySelectorAll('.ways-out li')].find((line) => line.textContent.includes('gặp lại'))?.querySelector('button').getAttribute('aria-label')), 'a way with rematches');
  await person.presses(way);
  await pairs(person, 4);
  await person.presses(VI.undo);
});

test('L10, L11, B2: who is not there is noted, a default is proposed once the time is over, and one default puts out', async ({ person, page }) => {
  await page.clock.install();
  await person.opens();
  await founds(person, { preset: 'Vòng loại Cúp Bình Giã', people: names(8) });
  await person.presses(W.drawSide);
  await pairs(person, 1);
  await person.presses(W.publish(1));
  await person.seesNot(W.draft);
  const [first] = await boards(person);
  const [, , black] = first.split(' | ');
  await person.presses('Bắt đầu vòng');
  await person.sees('Xử thua sau 15:00');
  await person.presses('Ghi người chưa đến');
  await page.locator('.check-in-person').filter({ hasText: black }).click();
  await person.presses('Xong');
  await person.presses(W.redWins(1));
  await person.sees(`Bàn 1: ${black} chưa đến`);
  await page.clock.runFor('14:00');
  await person.seesNot('Đề nghị xử thua vì không đến');
  await page.clock.runFor('01:10');
  await person.sees('Đã hết giờ chờ');
  await person.shoots(`${process.env.SHOTS ?? 'target/e2e'}/swiss-late.png`);
  await person.presses('Xác nhận: Bàn 1');
  await person.sees('Bị loại khỏi giải vì bỏ cuộc');
  await person.presses(`Loại khỏi giải: ${black}`);
  await person.seesNot('Bị loại khỏi giải vì bỏ cuộc');
  await eventually(() => boards(person).then((rows) => rows.length), 4, 'the boards stay');
});

test('O10: a wrong result found after the next round was paired can pair that round again, and one undo takes it back', async ({ person, page }) => {
  await person.opens();
  await founds(person, { preset: W.preset, people: names(8) });
  await person.presses(W.drawSide);
  await pairs(person, 1);
  await redWinsAll(person, 1, 4);
  await pairs(person, 2);
  const before = await draft(person);
  await page.locator('.rounds a').first().click();
  await isAt(person, '/round/1');
  await person.presses('Bàn 2: Hậu thắng, 0–2');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Bảng cặp các vòng sau giữ nguyên và được đánh dấu.').waitFor();
  await dialog.getByLabel('Lý do').fill('Ký nhầm bên');
  await dialog.getByRole('button', { name: 'Sửa và bốc cặp lại vòng 2' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.rounds a').nth(1).click();
  await isAt(person, '/round/2');
  await until(async () => JSON.stringify(await draft(person)) !== JSON.stringify(before), 'round 2 is paired by the corrected result');
  await person.presses(VI.undo);
  await eventually(() => draft(person), before, 'the pairs as they were');
});

test('a check-in, a bye on request and a ban bear on the next round', async ({ person, page }) => {
  await person.opens();
  await founds(person, { preset: W.preset, people: names(8) });
  await person.presses(W.drawSide);
  await person.presses(VI.people);
  await person.presses('Điểm danh vòng 1');
  await page.locator('.check-in-person').filter({ hasText: 'Kỳ Thủ C' }).click();
  await person.sees('7 có mặt · 1 vắng');
  await person.reloads();
  await person.presses(VI.people);
  const row = (name) => page.getByRole('button', { name }).first();
  await row('Kỳ Thủ A').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cấm gặp').selectOption('Kỳ Thủ E');
  await dialog.getByRole('button', { name: 'Cấm', exact: true }).click();
  await dialog.getByText('Bị cấm gặp').waitFor();
  await page.keyboard.press('Escape');
  await pairs(person, 1);
  const rows = (await draft(person)).join(' / ');
  check(!/Kỳ Thủ C/.test(rows), `whoever is absent is not paired: ${rows}`);
  check(!/Kỳ Thủ A \| Kỳ Thủ E|Kỳ Thủ E \| Kỳ Thủ A/.test(rows), `a ban holds: ${rows}`);
});
