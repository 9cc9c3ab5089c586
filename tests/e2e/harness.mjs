// How is the app driven as a person drives it? Tests, the server, and one `person` for three engines.
//
// A scenario file imports `test` and acts by what is seen and said, never by ids or classes:
//
//   import { test } from './harness.mjs';
//   test('a round is paired', async ({ person, server, page }) => {
//     await person.opens();                    // the app's start page; person.opens('#/clock') a route
//     await person.fills('Tên giải', 'Xuân');  // a field, by its label
//     await person.chooses('Luật', 'Thụy Sĩ'); // a select, by its label and an option's text
//     await person.presses('Bốc cặp vòng 1');  // a button or link, by its name
//     await person.sees('Bàn 1');              // waits until the text is visible
//     await server.stop(); await person.reloads(); await server.start();
//   });
//
// Options: test(name, { engines: ['chromium', 'firefox', 'webkit'], viewport: { width, height },
// locale: 'vi-VN', timezoneId: 'UTC', colorScheme: 'dark', allow: [/console errors that are expected/], html: a page to show
// instead of the app, slow: milliseconds that it may take }, fn).
// In Chromium `page` and `context` are playwright's own, for what a person cannot do (throttle, PDF, a
// second tab by `person.another()`, files, cameras). In the two other engines there is `person` alone.
import fs from 'node:fs';
import path from 'node:path';
import { pageDist, program, startServer } from './server.mjs';
import { launch, MissingEngine } from './engines.mjs';

export const OUT = path.resolve(import.meta.dirname, '../../target/e2e');

const tests = [];
let currentFile = '';

/** Registers a test; `run` starts it. */
export function test(name, options, fn) {
  if (typeof options === 'function') [options, fn] = [{}, options];
  for (const engine of options.engines ?? ['chromium']) {
    tests.push({ file: currentFile, name, engine, options, fn });
  }
}

/** Fails with a sentence that says what was expected. */
export function check(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

/** Waits until `probe` gives something true and returns that; fails with `what` after `ms`. */
export async function until(probe, what, ms = 15_000) {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await probe();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`not within ${ms / 1000} s: ${what}`);
    await new Promise((go) => setTimeout(go, 50));
  }
}

async function runOne({ name, engine, options, fn }) {
  const site = options.html ? pageDist(options.html) : undefined;
  const server = await startServer(site?.dir);
  let person;
  try {
    person = await launch(engine, server, options);
    await fn({ person, server, page: person.page, context: person.context, engine });
    const faults = person.faults().filter((line) => !(options.allow ?? []).some((known) => known.test(line)));
    check(faults.length === 0, `the console is not clean:\n    ${faults.join('\n    ')}`);
  } catch (why) {
    if (person) {
      const file = path.join(OUT, `${`${engine} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`);
      await person.shoots(file).then(() => (why.message += `\n    (screenshot: ${path.relative('.', file)})`), () => {});
      why.message += person.faults().map((line) => `\n    console: ${line}`).join('');
    }
    throw why;
  } finally {
    await person?.leaves().catch(() => {});
    await server.stop();
    site?.remove();
  }
}

const LIMIT_MS = 180_000;

function limited(promise, ms = LIMIT_MS) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`took longer than ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Runs the scenario files, one test after the other, and returns how many failed; `only`: those whose name has it. */
export async function run(files, engines, only = '') {
  fs.mkdirSync(OUT, { recursive: true });
  program(); // compiled before the clock of the first test runs
  const n = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const file of files) {
    currentFile = path.basename(file, '.mjs');
    await import(file).catch((why) => {
      console.log(`FAIL  ${currentFile} cannot be read\n    ${why.stack ?? why}`);
      failures.push(currentFile);
      n.failed += 1;
    });
  }
  for (const one of tests.filter((each) => engines.includes(each.engine) && each.name.includes(only))) {
    const title = `${one.file}, ${one.engine}: ${one.name}`;
    const since = performance.now();
    try {
      await limited(runOne(one), one.options.slow);
      n.passed += 1;
      console.log(`ok    ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    } catch (why) {
      if (why instanceof MissingEngine && !process.env.CI) {
        n.skipped += 1;
        console.log(`skip  ${title}: ${why.message}`);
        continue;
      }
      n.failed += 1;
      failures.push(title);
      console.log(`FAIL  ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)\n    ${why.stack ?? why}`);
    }
  }
  for (const title of failures) console.log(`failed: ${title}`);
  console.log(`${n.passed} passed, ${n.failed} failed${n.skipped ? `, ${n.skipped} skipped` : ''}`);
  return n;
}
