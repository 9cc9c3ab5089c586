// Does an event travel in a file without loss: to another device, back with changes, cut, altered, from tomorrow?
import { launch } from './engines.mjs';
import { check, eventually, testOfData as test, until } from './harness.mjs';
import {
  VI, founds, goesTo, goesToRound, isSaved, kydai, logLines, names, opensFile, pairs, pressed, presses, same, savesFile, standings, tableOf,
} from './scenes.mjs';

/** The byte that holds the version of the format: see docs/file-format.md. */
const VERSION_AT = 8;

const gives = (person, file) => person.gives(VI.openFile, { name: file.name, mimeType: 'application/octet-stream', buffer: file.bytes });
const cards = (person) => person.evaluates(() => [...document.querySelectorAll('.cards .card-link')].map((card) => card.textContent));
const listed = (person, n) => until(async () => (await cards(person)).length === n, `${n} events are listed`);

/** An event with a round, and its file. */
async function saved(person) {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await presses(person, 2, 2);
  await isSaved(person);
  return savesFile(person);
}

/** Somebody else, at a device of their own, who has nothing yet. */
async function elsewhere(server, work) {
  const person = await launch('chromium', server);
  try {
    await person.opens();
    await work(person);
    check(person.faults().length === 0, `the other console is clean: ${person.faults()}`);
  } finally {
    await person.leaves();
  }
}

test('a file opened on another device gives the same standings', async ({ person, server }) => {
  const file = await saved(person);
  check(/^Giải-Xuân.*\.kydai$/.test(file.name), `the file has the event's name: ${file.name}`);
  await person.presses(VI.standings);
  const here = await standings(person);
  same(tableOf(file.bytes).map((row) => row.slice(0, 3)), here.map((row) => row.slice(0, 3)), 'the command line and the screen');
  await elsewhere(server, async (other) => {
    await gives(other, file);
    await other.sees('Giải này chưa có ở đây.');
    await eventually(() => cards(other), [], 'looking adds nothing');
    await other.presses(VI.addHere);
    await other.presses(VI.standings);
    await eventually(() => standings(other), here, 'the standings there');
    await goesTo(other, VI.log);
    await other.sees('Vòng 1, Bàn 2: Hòa');
  });
});

test('both copies go on; the merge shows what disagrees, and a person settles it', async ({ person, server }) => {
  const file = await saved(person);
  let theirs;
  await elsewhere(server, async (other) => {
    await opensFile(other, file);
    await goesToRound(other, 1);
    await presses(other, 1, 3); // another result than here
    await pairs(other, 2);
    await presses(other, 1, 2);
    await isSaved(other);
    theirs = await savesFile(other);
  });
  await goesToRound(person, 1);
  await presses(person, 1, 2);
  await isSaved(person);
  await goesTo(person, VI.share);
  await gives(person, theirs);
  await person.sees('3 quyết định mới so với ở đây');
  await person.sees('Sau khi gộp sẽ có mâu thuẫn để bạn giải quyết:');
  await person.presses(VI.merge);
  await person.sees('Đã gộp 3 quyết định.');
  await isSaved(person);
  const merged = await savesFile(person);
  same(kydai('check', merged.bytes).code, 1, 'the command line tells of the conflict');
  await goesToRound(person, 2);
  await eventually(() => pressed(person), ['2', ''], 'what only the other copy decided is here');
  await goesToRound(person, 1);
  const stands = (await pressed(person))[0];
  const loses = { 2: 'Hậu thắng', 3: 'Hòa' }[stands];
  check(loses, `one of the two results stands: ${stands}`);
  await person.presses('Giải quyết');
  await person.page.locator('.card-conflict', { hasText: loses }).getByRole('button', { name: 'Lấy quyết định này' }).click();
  await person.seesNot('Mâu thuẫn cần giải quyết');
  await goesToRound(person, 1);
  await eventually(async () => (await pressed(person))[0], { 2: '3', 3: '2' }[stands], 'the other result was taken');
  await isSaved(person);
  const settled = await savesFile(person);
  same(kydai('check', settled.bytes).code, 0, 'nothing is left to settle');
});

test('the same file twice adds nothing', async ({ person }) => {
  const file = await saved(person);
  await person.opens();
  await listed(person, 1);
  const before = await cards(person);
  await gives(person, file);
  await person.sees('Tệp và bản ở đây giống nhau.');
  await person.presses('Mở bản ở đây');
  await goesTo(person, VI.log);
  const n = (await logLines(person)).length;
  await goesTo(person, VI.share);
  await gives(person, file);
  await person.sees('Tệp và bản ở đây giống nhau.');
  await goesTo(person, VI.log);
  await eventually(async () => (await logLines(person)).length, n, 'lines of the log');
  await person.opens();
  await listed(person, 1);
  const strip = (card) => card.replace(/Tệp lưu.*/, '');
  await eventually(async () => (await cards(person)).map(strip), before.map(strip), 'the list of events');
});

test('a cut, an altered, a foreign and a newer file are refused in three sentences, and nothing changes', async ({ person }) => {
  const file = await saved(person);
  await person.opens();
  await listed(person, 1);
  const before = await cards(person);
  const altered = Buffer.from(file.bytes);
  altered[altered.length - 3] ^= 1;
  const newer = Buffer.from(file.bytes);
  newer[VERSION_AT] += 1;
  const bad = [
    [Buffer.from(file.bytes.subarray(0, file.bytes.length - 20)), 'Tệp bị cụt: lúc chép hoặc gửi đã dở dang.'],
    [altered, 'Nội dung tệp đã bị thay đổi sau khi lưu.'],
    [Buffer.from('Họ tên;Điểm\nTrần An;2\n'), 'Đây không phải tệp giải của Kỳ Đài.'],
    [Buffer.alloc(0), 'Tệp bị cụt: lúc chép hoặc gửi đã dở dang.'],
    [newer, 'Tệp do bản Kỳ Đài mới hơn lưu'],
  ];
  for (const [bytes, what] of bad) {
    await gives(person, { name: 'la.kydai', bytes });
    await person.sees('Không mở được “la.kydai”');
    await person.sees(what);
    await eventually(() => person.page.locator('.card-error dt').allTextContents(), ['Chuyện gì', 'Điều gì an toàn', 'Làm gì tiếp'], 'three sentences');
    check(kydai('check', bytes).code === 2, 'the command line refuses it too');
    await eventually(() => cards(person), before, 'the list of events');
  }
  await person.reloads();
  await listed(person, 1);
  await eventually(() => cards(person), before, 'the list after a refresh');
});
