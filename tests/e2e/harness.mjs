// How is the app driven as a person drives it? Tests, the server, and one `person` for three engines.
//
// A scenario file imports `test` and acts by what is seen and said, never by ids or classes:
//
//   import { eventually, test } from './harness.mjs';
//   test('a round is paired', async ({ person, server, page }) => {
//     await person.opens();                    // the app's start page; person.opens('#/clock') a route
//     await person.fills('Tên giải', 'Xuân');  // a field, by its label
//     await person.chooses('Luật', 'Thụy Sĩ'); // a select, by its label and an option's text
//     await person.presses('Bốc cặp vòng 1');  // a button or link, by its name
//     await person.sees('Bàn 1');              // waits until the text is visible
//     await eventually(() => boards(person), [...], 'the boards'); // reads until it is so
//     await server.stop(); await person.reloads(); await server.start();
//   });
//
// What is on the page is never read once. `eventually(read, due, what)` and `until(probe, what)` read until
// it is so; `person.reads(fn)` reads until there is something to read. `person.evaluates` is for acts.
//
// Options: test(name, { engines: ['chromium', 'firefox', 'webkit'], viewport: { width, height },
// locale: 'vi-VN', timezoneId: 'UTC', colorScheme: 'dark', allow: [/console errors that are expected/], html: a page to show
// instead of the app, slow: milliseconds that it may take }, fn).
// In Chromium `page` and `context` are playwright's own, for what a person cannot do (throttle, PDF, a
// second tab by `person.another()`, files, cameras). In the two other engines there is `person` alone.
import fs from 'node:fs';
import path from 'node:path';
import { launch, MissingEngine } from './engines.mjs';
import { pageDist, program, startServer } from './server.mjs';
import { judged } from './verdict.mjs';
import { limited, patience } from './waits.mjs';

export { eventually, until } from './waits.mjs';

export const OUT = path.resolve(import.meta.dirname, '../../target/e2e');

const LIMIT_MS = 300_000;
const LEAVING_MS = 30_000;

const tests = [];
let currentFile = '';

/** Registers a test; `run` starts it. */
export function test(name, options, fn) {
  if (typeof options === 'function') [options, fn] = [{}, options];
  for (const engine of options.engines ?? ['chromium']) {
    tests.push({ title: `${currentFile}, ${engine}: ${name}`, name, engine, options, fn, isFinal: options.isFinal });
  }
}

/** Registers a test that says that nothing is lost: one failure is enough, it is never tried again. */
export function testOfData(name, options, fn) {
  if (typeof options === 'function') [options, fn] = [{}, options];
  test(name, { ...options, isFinal: true }, fn);
}

/** Fails with a sentence that says what was expected. */
export function check(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

async function runOne({ title, engine, options, fn }) {
  const site = options.html ? pageDist(options.html) : undefined;
  const server = await startServer(site?.dir);
  let person;
  try {
    person = await launch(engine, server, options);
    await limited(fn({ person, server, page: person.page, context: person.context, engine }), patience(options.slow ?? LIMIT_MS));
    const faults = person.faults().filter((line) => !(options.allow ?? []).some((known) => known.test(line)));
    check(faults.length === 0, `the console is not clean:\n    ${faults.join('\n    ')}`);
  } catch (why) {
    if (person) await keeps(person, title, why);
    throw why;
  } finally {
    if (person) await limited(person.leaves(), patience(LEAVING_MS), 'leaving').catch(() => {});
    await server.stop();
    site?.remove();
  }
}

/** Keeps what was on the screen and in the console when a test failed. */
async function keeps(person, title, why) {
  const file = path.join(OUT, title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100));
  const briefly = (promise) => limited(promise, patience(LEAVING_MS), 'the picture').catch((fault) => `(${fault.message})`);
  const address = await briefly(person.evaluates(() => `${location.href}\n\n${document.body.innerText}`));
  const lines = person.console();
  await briefly(person.shoots(`${file}.png`));
  fs.writeFileSync(`${file}.txt`, `${why.stack ?? why}\n\n— console\n${lines.join('\n')}\n\n— page\n${address}\n`);
  why.message += lines.slice(-20).map((line) => `\n    console: ${line}`).join('');
  why.message += `\n    (picture, console and text of the page: ${path.relative('.', file)}.png, .txt)`;
}

/** Runs the scenario files, one test after the other, and returns how many failed; `only`: those whose name has it. */
export async function run(files, engines, only = '') {
  fs.mkdirSync(OUT, { recursive: true });
  program(); // compiled before the clock of the first test runs
  const unreadable = [];
  for (const file of files) {
    currentFile = path.basename(file, '.mjs');
    await import(file).catch((why) => unreadable.push({ title: `${currentFile} cannot be read`, why }));
  }
  const chosen = tests.filter((each) => engines.includes(each.engine) && each.name.includes(only));
  const isSkip = (why) => why instanceof MissingEngine && !process.env.CI;
  return judged(chosen, { runOne, isSkip, unreadable });
}
