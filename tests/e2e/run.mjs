// Runs the scenarios: node tests/e2e/run.mjs [NAME ...] [--engine chromium|firefox|webkit]
import fs from 'node:fs';
import path from 'node:path';
import { run } from './harness.mjs';

const NOT_SCENARIOS = ['harness', 'run', 'server', 'engines', 'chromium', 'firefox', 'webkit', 'inpage'];
const words = process.argv.slice(2);
const at = words.indexOf('--engine');
const engines = at < 0 ? ['chromium', 'firefox', 'webkit'] : words.splice(at, 2)[1].split(',');
const all = fs.readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs')).map((name) => name.slice(0, -4));
const names = words.length ? words.map((word) => path.basename(word, '.mjs')) : all.filter((name) => !NOT_SCENARIOS.includes(name));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`no scenario ${unknown.join(', ')}; there are: ${all.filter((name) => !NOT_SCENARIOS.includes(name)).join(', ')}`);
  process.exit(2);
}
const { passed, failed } = await run(names.map((name) => path.join(import.meta.dirname, `${name}.mjs`)), engines);
process.exit(failed || !passed ? 1 : 0);
