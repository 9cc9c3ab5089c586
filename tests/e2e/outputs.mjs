// Does what goes out of an event arrive whole: the page on a phone, tables in a spreadsheet, pictures, TRF elsewhere?
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rowsOf, tabsOf } from './book.mjs';
import { check, eventually, OUT, test, until } from './harness.mjs';
import { pictureOf } from './png.mjs';
import { founds, goesTo, isAt, isSaved, names, pastes, VI } from './scenes.mjs';
import { sweep } from './scratch.mjs';
import { program } from './server.mjs';

const PEOPLE = ['Đỗ Văn Tường', 'Nguyễn, Trần Đức', '许银川', '<img src=x onerror=alert(1)>', 'Lê Ấn', 'Trần Bé', 'Võ Ý'];
const W = {
  preset: 'Hệ Thụy Sĩ thông thường', drawSide: 'Bốc thăm tiên hậu', page: 'Trang của giải (HTML)', book: 'Mọi bảng (Excel)',
  pairings: 'Cặp đấu: CSV', cross: 'Bảng chéo: Excel', people: 'Kỳ thủ: CSV', trf: 'Tệp TRF (Swiss-Manager, chess-results)',
  phones: 'Ghi cả số điện thoại vào danh sách và vào tệp mọi bảng', ofRound: 'Của vòng', draft: 'Bảng nháp: chưa công bố',
};
// As src/handout/picture.rs lays a picture out, two dots a pixel.
const heightOf = (nRows) => 2 * (132 + (nRows + 1) * 34 + 48);

/** A Swiss event whose first round is played and the second published. */
async function swiss(person, people = PEOPLE) {
  await founds(person, { title: 'Cúp <b>Xuân</b>', preset: W.preset, people });
  await person.presses(W.drawSide);
  for (const round of [1, 2]) {
    await person.presses(`Bốc cặp vòng ${round}`);
    await isAt(person, `/round/${round}`);
    await person.presses(`Công bố vòng ${round}`);
    await person.seesNot(W.draft);
    if (round === 2) break;
    for (let board = 1; board <= Math.floor(people.length / 2); board += 1) await person.presses(`Bàn ${board}: Tiên thắng, 2–0`);
  }
  await isSaved(person);
  await goesTo(person, VI.share);
}

const scratch = () => fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-out-'));

test('the page of an event opens from a file without a network and finds names without accents', async ({ person, server, context }) => {
  await person.opens();
  await person.isReadyOffline();
  await server.stop();
  await swiss(person);
  await person.isAccessible();
  await person.shoots(path.join(OUT, 'share.png'));
  const { name, bytes } = await person.downloads(W.page);
  check(/^Cúp-b-Xuân-b-Vòng-2-v\d+-\d{8}-\d{4}\.html$/.test(name), `the name says event, round, version and moment: ${name}`);
  await person.sees(`Đã giao tệp: ${name}`);
  const dir = scratch();
  fs.writeFileSync(path.join(dir, 'event.html'), bytes);
  await context.setOffline(true);
  const phone = await context.newPage();
  const asked = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`file://${dir}/event.html`);
  check(asked.length === 1, `the page asks for nothing but itself: ${asked}`);
  const shown = () => phone.evaluate(() =>
    [...document.querySelectorAll('#people [data-n]:not([hidden]) b')].map((each) => each.textContent).join());
  await until(async () => (await shown()).includes('<img src=x onerror=alert(1)>'), 'a name that is markup is a name');
  await eventually(() => phone.locator('img').count(), 0, 'elements that a name became');
  await eventually(() => phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true, 'nothing is wider than the phone');
  await phone.getByLabel('Tìm').fill('do van tuong');
  await eventually(shown, 'Đỗ Văn Tường', 'who is found without accents');
  await until(() => phone.getByText('Vòng 1', { exact: true }).isVisible(), 'the rounds of who is found are open');
  await phone.getByLabel('Tìm').fill('nobody');
  await until(() => phone.getByText('Không tìm thấy ai').isVisible(), 'it says that nobody is found');
  await phone.keyboard.press('Escape');
  await phone.getByText('中文', { exact: true }).click();
  await until(() => phone.getByText('第1轮后名次').isVisible(), 'the page speaks Chinese');
  await eventually(() => phone.evaluate(() => document.documentElement.lang), 'zh-Hans', 'the language for readers');
  await phone.close();
  await context.setOffline(false);
  sweep(dir);
});

test('o15 o17 tables and a report file leave the event whole', async ({ person, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await server.stop();
  await founds(person, { title: 'Cúp Xuân', preset: W.preset, people: PEOPLE });
  await pastes(person, ['Tên\tĐơn vị\tĐiện thoại', 'Hồ Muộn\t=1+1\t0912345678'], 1);
  await goesTo(person, VI.share);
  const listed = await person.downloads(W.people);
  check(listed.text.includes('Đỗ Văn Tường') && !listed.text.includes('0912345678'), `phones stay: ${listed.text}`);
  check(listed.text.includes(";'=1+1"), `a club that looks like a formula is none: ${listed.text}`);
  await person.presses(W.phones);
  const phones = await person.downloads(W.people);
  check(phones.text.includes('Điện thoại') && phones.text.includes('0912345678'), `phones go out where they are asked for: ${phones.text}`);
});

test('tables of a round and the file for other programs say what they are of', async ({ person }) => {
  await person.opens();
  await swiss(person);
  const pairings = await person.downloads(W.pairings);
  check(pairings.text.startsWith('\ufeffBàn;Tiên;Đơn vị;Điểm;Kết quả;'), `marked as UTF-8, with its heads: ${pairings.text.slice(0, 80)}`);
  check(/-Cặp-đấu-vòng-2-lần-1-v\d+-\d{8}-\d{4}\.csv$/.test(pairings.name), `the name says round, version and moment: ${pairings.name}`);
  check(pairings.text.includes('许银川') && pairings.text.includes('Miễn đấu'), pairings.text);
  await person.chooses(W.ofRound, '1');
  const first = await person.downloads(W.pairings);
  check(first.name.includes('-vòng-1-') && first.text.includes('2–0'), `the round that is chosen: ${first.name}`);
  const cross = await person.downloads(W.cross);
  check(tabsOf(cross.bytes).join() === 'Bảng chéo,Về tệp này', `a table and what it is of: ${tabsOf(cross.bytes)}`);
  const about = rowsOf(cross.bytes, 2).flat();
  check(/^Bản \d+ · \d\d\/\d\d\/\d{4} \d\d:\d\d$/.test(about[1]) && about[2] === 'Bảng chéo – vòng 1', `event, version, moment, round: ${about}`);
  const book = await person.downloads(W.book);
  check(tabsOf(book.bytes).join() === 'Xếp hạng sau vòng 1,Bảng chéo,Vòng 1,Vòng 2,Kỳ thủ,Về tệp này', `everything: ${tabsOf(book.bytes)}`);
  const report = await person.downloads(W.trf);
  check(/^[\x00-\x7f]*$/.test(report.text), 'a report file has plain letters alone');
  const player = report.text.split('\r\n').find((line) => line.includes('Nguyen, Tran Duc'));
  check(player?.startsWith('001') && player.slice(14, 47) === 'Nguyen, Tran Duc'.padEnd(33), `the name has its columns: ${player}`);
  await person.sees('không có chữ Latinh');
  const dir = scratch();
  const file = path.join(dir, 'event.trf');
  fs.writeFileSync(file, report.bytes);
  const said = execFileSync(program(), ['check', file], { encoding: 'utf8' });
  check(said.trim().endsWith('1 tournaments, 2 rounds, 0 differences'), `both rounds are as the rules pair them: ${said}`);
  sweep(dir);
});

test('an event without people has no report file and says why', async ({ person }) => {
  await person.opens();
  await person.presses(VI.newEvent);
  await person.fills(VI.title, 'Giải Trống');
  await person.presses(W.preset);
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await goesTo(person, VI.share);
  await person.sees('Chưa ghi được tệp TRF: danh sách chưa có ai. Hãy thêm người.');
});

/** How many dots of a picture are darker than half grey, and how many are red. */
function inked(picture, from, to) {
  let [dark, red] = [0, 0];
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const [r, g, b] = picture.at(x, y);
      if (r + g + b < 384) dark += 1;
      if (r > 120 && g < 80 && b < 80) red += 1;
    }
  }
  return { dark, red };
}

test('a picture of a table is as high as its rows, written in every row and light in the dark', { colorScheme: 'dark' }, async ({ person }) => {
  await person.opens();
  await swiss(person);
  for (const [button, nRows, name] of [
    ['Cặp đấu: Lưu ảnh', 4, /-Cặp-đấu-vòng-2-lần-1-v\d+-\d{8}-\d{4}\.png$/],
    ['Xếp hạng: Lưu ảnh', 7, /-Xếp-hạng-sau-vòng-1-v\d+-\d{8}-\d{4}\.png$/],
  ]) {
    const file = await person.downloads(button);
    fs.writeFileSync(path.join(OUT, `picture-${nRows}.png`), file.bytes);
    check(name.test(file.name), `the name of the picture: ${file.name}`);
    const picture = pictureOf(file.bytes);
    check(picture.height === heightOf(nRows) && picture.width >= 960, `the size: ${picture.width} × ${picture.height}`);
    check(picture.at(1, 1).join() === '251,250,246', `the paper of the app: ${picture.at(1, 1)}`);
    const bands = Array.from({ length: nRows + 1 }, (_, row) => inked(picture, 2 * (132 + row * 34), 2 * (132 + (row + 1) * 34)));
    check(bands.every(({ dark, red }) => dark + red > 100), `something is written in every row: ${JSON.stringify(bands)}`);
    check((bands[0].red > 20) === button.startsWith('Cặp đấu'), `the red side is red: ${bands[0].red}`);
    check(inked(picture, 0, 240).dark > 400, 'the head says what it is');
  }
});

test('more than 60 rows go on several pictures, which say so', { slow: 240_000 }, async ({ person, page }) => {
  // A browser that hands files on, and what it was given.
  await page.addInitScript(() => {
    window.given = [];
    navigator.canShare = (data) => Boolean(data.files?.length);
    navigator.share = async (data) => void window.given.push(...data.files.map((file) => [file.name, file.type, file.size]));
  });
  await person.opens();
  await founds(person, { title: 'Giải Đông', preset: W.preset, people: names(130) });
  await person.presses(W.drawSide);
  await person.presses('Bốc cặp vòng 1');
  await isAt(person, '/round/1');
  await person.presses('Công bố vòng 1');
  await person.seesNot(W.draft);
  await goesTo(person, VI.share);
  await person.presses('Cặp đấu: Gửi ảnh…: 34–65 trong 65');
  await eventually(() => person.evaluates(() => window.given.map(([, type, size]) => [type, size > 20_000])), [['image/png', true]], 'what another app got');
  await until(() => person.evaluates(() => /-1-34-65-v\d+-/.test(window.given[0][0])), 'its name says which rows');
});

test('a Swiss cross table goes by rounds; names stay while it is scrolled by keys, and it is printed', { viewport: { width: 320, height: 640 } }, async ({ person, page }) => {
  await person.opens();
  await swiss(person);
  await person.presses(VI.standings);
  const rows = () => person.reads(() => {
    const shown = [...document.querySelectorAll('.crosstab tbody tr')].map((row) => [...row.children].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim()));
    return shown.length ? shown : null;
  });
  await until(async () => (await rows()).length === 7 && (await rows()).every((row) => row.length === 4), 'a row each: place, name, the round, points');
  const all = await rows();
  const winner = all.find((row) => /●/.test(row[2]));
  check(/^\d ● ?2 đi tiên$/.test(winner[2]) && winner[3] === '2', `the opponent's place, colour and points: ${winner}`);
  const opponent = all[Number(winner[2][0]) - 1];
  check(opponent[2].startsWith(`${winner[0]} ○`), `the other side of the same game: ${opponent}`);
  check(all.some((row) => row[2].startsWith('·2')), `who was left over: ${JSON.stringify(all)}`);
  await person.isAccessible();
  const region = page.getByRole('region', { name: /^Mỗi vòng/ });
  await region.scrollIntoViewIfNeeded();
  await region.focus();
  const leftOfName = () => region.evaluate((box) => Math.round(box.querySelector('tbody th').getBoundingClientRect().left));
  const before = await leftOfName();
  await person.types('ArrowRight');
  await until(() => region.evaluate((box) => box.scrollLeft > 0), 'the arrow scrolls');
  await eventually(leftOfName, before, 'where the names stand');
  await person.shoots(path.join(OUT, 'cross-by-round.png'));
  await person.presses('Bảng chéo: In');
  await isAt(person, '/print/cross-table/1');
  await person.sees('Bảng chéo – vòng 1');
  await until(() => person.evaluates(() => /Bản \d+ · \d\d\/\d\d\/\d{4} \d\d:\d\d/.test(document.querySelector('.paper')?.innerText)), 'the sheet says of which version it is');
  await page.goto(page.url().replace('cross-table/1', 'boards/2'));
  await isAt(person, '/print/boards/2');
  await person.sees(/Bảng cặp lần 1 · Bản \d+/);
  const saved = await person.downloads('Lưu thành tệp HTML');
  check(/-Cặp-đấu-theo-bàn-vòng-2-v\d+-\d{8}-\d{4}\.html$/.test(saved.name), `a saved sheet's name: ${saved.name}`);
});
