// How fast is the Swiss engine in a browser? node benches/web.mjs
// Round 6 of 9 in Chromium and natively in one run on one machine, and the ratio. The wasm is built twice: for size, as
// the app is, and for speed, as the native benchmark is.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from '../tests/e2e/chromium.mjs';
import { startServer } from '../tests/e2e/server.mjs';

const TOP = path.resolve(import.meta.dirname, '..');
const SIZES = [200, 500, 1000, 2000];
const BUILDS = { size: 'release', speed: 'bench' };
const UNITS = { ns: 1e-6, µs: 1e-3, ms: 1, s: 1e3 };
const PAGE = '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Swiss</title><div id="shell"></div><script type="module" src="run.js"></script></html>';

const run = (command, args) => execFileSync(command, args, { cwd: TOP, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

function buildWeb(dir, profile, name) {
  const lines = run('cargo', ['build', '--quiet', '--locked', '--profile', profile, '--example', 'swiss_web', '--target', 'wasm32-unknown-unknown', '--message-format=json']);
  const built = lines.split('\n').filter(Boolean).map((line) => JSON.parse(line)).findLast((line) => line.target?.name === 'swiss_web');
  const wasm = built.filenames.find((file) => file.endsWith('.wasm'));
  run('tools/with.sh', ['wasm-bindgen', wasm, '--target', 'web', '--no-typescript', '--out-dir', dir, '--out-name', name]);
}

function nativeTimes() {
  const lines = run('cargo', ['bench', '--quiet', '--locked', '--bench', 'swiss']).split('\n');
  const times = {};
  for (const line of lines) {
    const found = /^round 6 of 9, (\d+) players\s+([\d.]+)(ns|µs|ms|s) /u.exec(line);
    if (found) times[found[1]] = Number(found[2]) * UNITS[found[3]];
  }
  return times;
}

// In the page: the median of some runs, in ms.
async function measure({ name, n }) {
  const { default: init, Prepared } = await import(new URL(`${name}.js`, location.href).href);
  await init();
  const prepared = new Prepared(n);
  prepared.pair();
  const times = [];
  const begun = performance.now();
  while (times.length < 5 || (performance.now() - begun < 1500 && times.length < 200)) {
    const since = performance.now();
    prepared.pair();
    times.push(performance.now() - since);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
}

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-web-'));
fs.writeFileSync(path.join(dir, 'index.html'), PAGE);
fs.writeFileSync(path.join(dir, 'run.js'), '');
for (const [name, profile] of Object.entries(BUILDS)) buildWeb(dir, profile, name);
const native = nativeTimes();
const server = await startServer(dir);
const person = await launch(server);
try {
  console.log('— a Swiss round in Chromium, median in ms (and as often the native time)');
  await person.opens();
  for (const n of SIZES) {
    const cells = [];
    for (const name of Object.keys(BUILDS)) {
      const time = await person.page.evaluate(measure, { name, n });
      cells.push(`built for ${name} ${time.toFixed(1).padStart(8)} (×${(time / native[n]).toFixed(1)})`);
    }
    console.log(`round 6 of 9, ${String(n).padStart(4)} players: native ${native[n].toFixed(1).padStart(7)}, ${cells.join(', ')}`);
  }
} finally {
  await person.leaves();
  await server.stop();
  fs.rmSync(dir, { recursive: true, force: true });
}
