// Is a result that was shown as saved there after the browser was killed? At least 50 kills while typing.
//
// KYDAI_SEED=n repeats a run, KYDAI_KILLS=n makes it longer.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check, testOfData, until } from './harness.mjs';
import { randomOf, startKillable } from './killable.mjs';
import { VI, founds, isSaved, kydai, names, same, savesFile, tableOf } from './scenes.mjs';
import { sweep } from './scratch.mjs';
import { slowness } from './waits.mjs';

const KILLS = Number(process.env.KYDAI_KILLS ?? 50);
const SEED = Number(process.env.KYDAI_SEED ?? Date.now() % 1_000_000);
const BOARDS = 8;
/** So often the whole file is checked; the results on the screen are checked every time. */
const CHECK_EVERY = 10;

/** What the page shows, told to node at every frame in which it changed. Runs in the page. */
function watches() {
  let told = '';
  const look = () => {
    const shown = [...document.querySelectorAll('li.board')].map((board) => {
      const pressed = [...board.querySelectorAll('.seg')].findIndex((seg) => seg.getAttribute('aria-pressed') === 'true');
      return board.querySelector('.saved').textContent.trim() ? pressed + 1 : 0;
    });
    const text = shown.join('');
    if (text !== told) window.tellNode((told = text));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** How many decisions are stored, read without the app. Runs in the page. */
const stored = () =>
  new Promise((done, fail) => {
    const opening = indexedDB.open('kydai');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('decisions').objectStore('decisions').count();
      counting.onsuccess = () => (opening.result.close(), done(counting.result));
    };
  });

/** What was typed at each board, in order, and how much of it the screen has shown as saved. */
function memory() {
  const typed = Array.from({ length: BOARDS }, () => [0]);
  const saved = Array(BOARDS).fill(0);
  const heard = [];
  return {
    typed,
    saved,
    types(at, segment) {
      typed[at].push(segment);
    },
    // Each board goes through 1, 2, 3 in turn, so the next equal one is the one that was meant.
    hears(text) {
      heard.push(text);
      [...text].forEach((digit, at) => {
        if (digit === '0') return;
        const found = typed[at].indexOf(Number(digit), saved[at]);
        check(found >= 0, `board ${at + 1} shows a result that nobody typed: ${digit}`);
        saved[at] = found;
      });
    },
    /** Checks what is there after a crash, and goes on from it. */
    resumes(shown, kill) {
      shown.forEach((segment, at) => {
        const found = typed[at].indexOf(segment, saved[at]);
        check(found >= 0, `kill ${kill}: board ${at + 1} has ${segment}; the screen had shown ${typed[at][saved[at]]} as saved; typed since: ${typed[at].slice(saved[at] + 1)}; all that was shown as saved: ${heard.join(' ')}; now ${shown.join('')}`);
        typed[at].splice(0, typed[at].length, segment);
        saved[at] = 0;
      });
      heard.length = 0;
    },
  };
}

/** How long a person looks at a page without the round before they reload it, and how often they do. */
const LOOK_MS = 15_000;
const RELOADS = 3;

/**
 * The results on the screen. Now and then a browser that was killed does not answer the first page of its
 * next life; what was on the screen instead is printed, since the page goes with its browser.
 */
async function shownResults(page) {
  for (let n = 0; ; n += 1) {
    try {
      return await seenResults(page);
    } catch (why) {
      if (n === RELOADS) throw why;
      console.log(`      reloaded: ${why.message}`);
      await page.reload();
    }
  }
}

const seenResults = (page) =>
  until(
    () =>
      page.evaluate((n) => {
        const boards = [...document.querySelectorAll('li.board')];
        // Whoever is told that the disk did not answer presses what is offered.
        if (document.querySelector('.card-error')) document.querySelector('.card-error button')?.click();
        if (boards.length !== n) throw new Error(`${location.href} shows “${document.body.innerText.slice(0, 500)}”`);
        return boards.map((board) => [...board.querySelectorAll('.seg')].findIndex((seg) => seg.getAttribute('aria-pressed') === 'true') + 1);
      }, BOARDS),
    'the round is shown',
    LOOK_MS,
  );

/** Types results from board to board until the moment of the kill. */
async function typesUntil(page, mind, end) {
  for (let at = 0; performance.now() < end; at = (at + 1) % BOARDS) {
    await page.evaluate((no) => document.getElementById(`result-${no}-1-1`).focus(), at + 1);
    const next = (mind.typed[at].at(-1) % 3) + 1;
    mind.types(at, next);
    await page.keyboard.press(String(next));
  }
}

/** The file says the same as the screen, and the command line computes the same table. */
async function isSound({ page, downloads }, shown, url) {
  await page.goto(url.replace(/round.*/, 'share'));
  const bytes = await downloads(() => page.getByRole('button', { name: VI.saveFile, exact: true }).first().click());
  const { code, text } = kydai('check', bytes);
  check(code === 0 && text.includes('conflicts  0'), `the file is sound: ${text}`);
  const points = Object.fromEntries(tableOf(bytes).map(([, name, value]) => [name, value]));
  await page.goto(url);
  await shownResults(page);
  const seated = () => [...document.querySelectorAll('li.board')].map((board) => [...board.querySelectorAll('.name')].map((name) => name.textContent.trim()));
  const boards = await page.evaluate(seated);
  const due = Object.fromEntries(boards.flatMap(([red, black], at) => [[red, ['0', '2', '1', '0'][shown[at]]], [black, ['0', '0', '1', '2'][shown[at]]]]));
  same(points, Object.fromEntries(Object.keys(points).map((name) => [name, due[name]])), 'points of the file and of the screen');
}

testOfData(`nothing that was shown as saved is lost in ${KILLS} kills (seed ${SEED})`, { slow: 900_000 }, async ({ person, server }) => {
  await person.opens();
  await founds(person, { people: names(2 * BOARDS) });
  await person.presses('Bốc cặp vòng 1');
  await isSaved(person);
  const url = person.page.url();
  const file = await savesFile(person);
  await person.leaves();

  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-crash-'));
  const random = randomOf(SEED);
  const mind = memory();
  let n = { shown: 0, stored: 0 };
  try {
    let life = await startKillable(profile, server.url);
    let { page } = life;
    await page.getByLabel(VI.openFile, { exact: true }).setInputFiles({ name: 'a.kydai', mimeType: 'application/octet-stream', buffer: file.bytes });
    await page.getByRole('button', { name: VI.addHere }).click();
    await shownResults(page);
    await until(() => page.evaluate(() => document.documentElement.dataset.offline === 'ready'), 'the app is kept on the device');
    let before = await page.evaluate(stored);
    for (let no = 1; no <= KILLS; no += 1) {
      await page.exposeBinding('tellNode', (_, text) => mind.hears(text));
      await page.evaluate(watches);
      await page.locator('#result-1-1-1').focus();
      const moment = performance.now() + (30 + random() * 370) * slowness();
      const dying = new Promise((done) => setTimeout(done, moment - performance.now())).then(life.kill);
      await typesUntil(page, mind, moment).catch(() => {}); // the page dies under the typing hand
      await dying;
      const heard = mind.saved.reduce((sum, index) => sum + index, 0);
      n.shown += heard;
      life = await startKillable(profile, url);
      page = life.page;
      const shown = await shownResults(page);
      mind.resumes(shown, no);
      const after = await page.evaluate(stored);
      check(after >= before + heard, `kill ${no}: ${heard} results were shown as saved, the log has ${after - before} more`);
      before = after;
      if (no % CHECK_EVERY === 0) await isSound(life, shown, url);
    }
    n.stored = before;
    await life.kill();
  } finally {
    console.log(`      seed ${SEED}: ${KILLS} kills, ${n.shown} results shown as saved, ${n.stored} decisions in the log`);
    sweep(profile);
  }
  check(n.shown >= KILLS / 2, `results were typed at all: ${n.shown}`);
});
