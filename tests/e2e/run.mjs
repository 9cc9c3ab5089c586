// Runs the scenarios: node tests/e2e/run.mjs [NAME ...] [--engine chromium|firefox|webkit] [--only TEXT] [--slow N]
// --only takes the tests whose name has the text. --slow 4 is a machine that is four times slower: Chromium
// is throttled so much, and every wait may take so much longer.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './harness.mjs';
import { slowDown } from './waits.mjs';

const NOT_SCENARIOS = [
  'harness', 'run', 'server', 'engines', 'chromium', 'firefox', 'webkit', 'inpage', 'scenes', 'killable', 'waits', 'verdict',
];
const words = process.argv.slice(2);
const option = (name, usual) => (words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : usual);
const engines = option('--engine', 'chromium,firefox,webkit').split(',');
const only = option('--only', '');
slowDown(Number(option('--slow', 1)));
const all = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs')).map((name) => name.slice(0, -4));
const names = words.length ? words.map((word) => path.basename(word, '.mjs')) : all.filter((name) => !NOT_SCENARIOS.includes(name));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`no scenario ${unknown.join(', ')}; there are: ${all.filter((name) => !NOT_SCENARIOS.includes(name)).join(', ')}`);
  process.exit(2);
}
const { passed, failed } = await run(names.map((name) => path.join(import.meta.dirname, `${name}.mjs`)), engines, only);
process.exit(failed || !passed ? 1 : 0);
