// How fast is the Swiss engine beside others? BBP=bbpPairings.exe GACRUX=its-venv node benches/engines.mjs
// CPU seconds (user and system, start-up included) that one program takes to pair one round of one file, the files being
// those of ../shared/oracle/speed: round 6 of 9. The engines take turns, and the least of some runs counts, since other
// work on the machine only ever adds. An engine that is not there is passed over.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const TOP = path.resolve(import.meta.dirname, '..');
const SIZES = [20, 100, 200, 500, 1000, 2000];
const N_TURNS = 3;
// What is over within this many seconds is run several times a turn, and what takes longer than this only once at all.
const [SHORT, LONG] = [0.25, 20];
// Beyond this many players it takes longer than anybody wants to wait.
const MOST = { bbpPairings: 1000 };
const UNITS = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1 };
const TIMED = 'TIMEFORMAT="%3U %3S"; n=$1; shift; time for ((i = 0; i < n; i += 1)); do "$@" > /dev/null 2> /dev/null || exit 1; done';

const { BBP, GACRUX } = process.env;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-engines-'));
const engines = [
  { name: 'kydai', command: (file) => [path.join(folder, 'kydai'), 'pair', file] },
  BBP && { name: 'bbpPairings', command: (file) => [BBP, '--dutch', file, '-p'] },
  GACRUX && { name: 'Gacrux', ...gacrux(GACRUX) },
].filter(Boolean);

// Builds our program for speed, as the native benchmarks are.
function native() {
  const built = ['build', '--quiet', '--locked', '--profile', 'bench', '--bin', 'kydai', '--message-format=json'];
  const lines = execFileSync('cargo', built, { cwd: TOP, encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);
  const program = lines.map((line) => JSON.parse(line)).findLast((line) => line.executable).executable;
  fs.copyFileSync(program, path.join(folder, 'kydai'));
}

// Its programs run from the package's own folder.
function gacrux(venv) {
  const python = path.resolve(venv, 'bin/python');
  const where = 'import gacrux, os; print(os.path.dirname(gacrux.__file__))';
  const cwd = execFileSync(python, ['-c', where], { encoding: 'utf8' }).trim();
  return { cwd, command: (file) => [python, 'pairingchecker.py', '-i', file, '-p', '-dT', '-o', '-'] };
}

// The path of a field, unpacked if it has to be; nothing if it is not there.
function field(n) {
  const [plain, packed] = ['trf', 'trf.xz'].map((end) => path.resolve(TOP, `../shared/oracle/speed/q${n}.${end}`));
  if (fs.existsSync(plain)) return plain;
  if (!fs.existsSync(packed)) return undefined;
  const unpacked = path.join(folder, `q${n}.trf`);
  fs.writeFileSync(unpacked, execFileSync('xz', ['-dc', packed], { maxBuffer: 1e8 }));
  return unpacked;
}

function cpuSeconds(command, times, cwd) {
  const done = spawnSync('bash', ['-c', TIMED, 'bash', String(times), ...command], { cwd, encoding: 'utf8' });
  if (done.status !== 0) return undefined;
  const [user, system] = done.stderr.trim().split(' ').map(Number);
  return (user + system) / times;
}

// The least CPU seconds of each engine for one file.
function race(file, n) {
  const times = Object.fromEntries(engines.map(({ name }) => [name, []]));
  for (let turn = 0; turn < N_TURNS; turn += 1) {
    for (const { name, command, cwd } of engines) {
      const [first] = times[name];
      if (n > (MOST[name] ?? Infinity) || first > LONG || (turn > 0 && first === undefined)) continue;
      const time = cpuSeconds(command(file), first < SHORT ? Math.ceil(SHORT / Math.max(first, 0.002)) : 1, cwd);
      if (time !== undefined) times[name].push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, all.length > 0 ? Math.min(...all) : undefined]));
}

// Medians of the native benchmark, in seconds, by the name of the row.
function benchmark(args) {
  const text = execFileSync('cargo', ['bench', '--quiet', '--locked', '--bench', 'swiss', '--', ...args], { cwd: TOP, encoding: 'utf8' });
  const rows = [...text.matchAll(/^(.+?)\s+([\d.]+)(ns|µs|ms|s) /gmu)];
  return Object.fromEntries(rows.map(([, name, number, unit]) => [name, Number(number) * UNITS[unit]]));
}

const shown = (seconds) => (seconds === undefined ? '—' : seconds.toPrecision(3)).padStart(13);
const ratio = (theirs, ours) => (theirs === undefined ? '—' : `×${(theirs / ours).toFixed(theirs / ours < 10 ? 1 : 0)}`).padStart(7);

try {
  for (const [name, variable] of [['bbpPairings', BBP], ['Gacrux', GACRUX]]) {
    if (!variable) console.log(`${name} is passed over: say where it is (see the head of this file)`);
  }
  native();
  const files = SIZES.map((n) => [n, field(n)]).filter(([, file]) => file);
  const inside = benchmark(files.map(([, file]) => file));
  console.log('— CPU seconds to pair round 6 of 9, start-up included (and as often the time of kydai)');
  console.log(`players${'kydai'.padStart(13)}${engines.slice(1).map(({ name }) => name.padStart(13) + ' '.repeat(7)).join('')}  kydai without start-up and file`);
  for (const [n, file] of files) {
    const times = race(file, n);
    const others = engines.slice(1).map(({ name }) => shown(times[name]) + ratio(times[name], times.kydai));
    console.log(`${String(n).padStart(7)}${shown(times.kydai)}${others.join('')}${shown(inside[path.basename(file)])}`);
  }
  const grown = [500, 1000, 2000, 4000].map((n) => [n, inside[`round 6 of 9, ${n} players`]]);
  console.log('— growth of the time within kydai, as a power of the number of players');
  for (const [[m, before], [n, after]] of grown.slice(1).map((row, at) => [grown[at], row])) {
    console.log(`${m} to ${n}: ${shown(before).trim()} s to ${shown(after).trim()} s, n^${(Math.log(after / before) / Math.log(n / m)).toFixed(1)}`);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
