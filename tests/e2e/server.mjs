// Where does the app come from in a test? The project's own server, as a child that can be stopped.
import { spawn, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sweep } from './scratch.mjs';
import { until } from './waits.mjs';

const TOP = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(TOP, 'dist');

let binary;

// Asked once: where cargo put the native program (CARGO_TARGET_DIR may be set).
export function program() {
  if (binary) return binary;
  const lines = execFileSync('cargo', ['build', '--quiet', '--locked', '--bin', 'kydai', '--message-format=json'], {
    cwd: TOP,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  binary = lines.split('\n').filter(Boolean).map((line) => JSON.parse(line)).findLast((line) => line.executable).executable;
  return binary;
}

function spawnServer(dir, port) {
  // A subfolder, as on a static host: a path that begins with "/" breaks here at once.
  const child = spawn(program(), ['serve', '--dir', dir, '--port', String(port), '--under', 'giai/kydai'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    let said = '';
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      said += text;
      const found = /(http:\S+)\s/.exec(said); // a whole line: its first half is no address
      if (found) done({ child, url: found[1] });
    });
  });
}

/** Starts the server on a free port; `stop` and `start` again on the same one. */
export async function startServer(dir = DIST) {
  if (!fs.existsSync(path.join(dir, 'index.html'))) throw new Error('no dist/: run `make build` first');
  let { child, url } = await spawnServer(dir, 0);
  const port = Number(new URL(url).port);
  return {
    url,
    dir,
    async stop() {
      if (!child) return;
      const gone = new Promise((done) => child.once('exit', done));
      child.kill();
      child = undefined;
      await gone;
    },
    async start() {
      // For a moment the port may belong to a connection of another program.
      const again = async () => {
        const next = await spawnServer(dir, port);
        if (Number(new URL(next.url).port) === port) return next;
        next.child.kill();
        throw new Error(`port ${port} is taken`);
      };
      ({ child, url } = await until(again, `the server is back on port ${port}`));
    },
  };
}

/** A copy of dist/ that a test may change, to act as a new version or a broken one. */
export function copyDist() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-dist-'));
  fs.cpSync(DIST, dir, { recursive: true });
  return {
    dir,
    /** Changes a file and the version in sw.js, as a new build would. */
    publish(name, change) {
      const file = path.join(dir, name);
      fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
      const worker = path.join(dir, 'sw.js');
      const next = Date.now().toString(16).padStart(16, '0');
      fs.writeFileSync(worker, fs.readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, `VERSION = '${next}'`));
    },
    remove: () => sweep(dir),
  };
}

/** A folder that holds one page alone. */
export function pageDist(html) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-page-'));
  fs.writeFileSync(path.join(dir, 'index.html'), html);
  return { dir, remove: () => sweep(dir) };
}
