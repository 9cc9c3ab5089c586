// How much does a person download before the app starts? node benches/size.mjs [dist]
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const dist = process.argv[2] ?? path.resolve(import.meta.dirname, '../dist');
const BEST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };

const page = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
const boot = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((hit) => hit[1].replace(/^\.\//, ''));
// On the start path: the page and what it names, save icons and the manifest, which the browser fetches later.
const isOnPath = (name) => name === 'index.html' || (boot.includes(name) && /\.(js|css|wasm)$/.test(name));

const rows = fs
  .readdirSync(dist, { recursive: true })
  .filter((name) => fs.statSync(path.join(dist, name)).isFile())
  .map((name) => {
    const bytes = fs.readFileSync(path.join(dist, name));
    const packed = /\.(png|jpg|woff2)$/.test(name);
    const gzip = packed ? bytes.length : zlib.gzipSync(bytes, { level: 9 }).length;
    const brotli = packed ? bytes.length : zlib.brotliCompressSync(bytes, BEST).length;
    return { name, sizes: [bytes.length, gzip, brotli], isOnPath: isOnPath(name) };
  })
  .sort((a, b) => b.sizes[0] - a.sizes[0]);

const line = (name, sizes) => console.log(`${name.padEnd(46)}${sizes.map((n) => n.toLocaleString('en').padStart(12)).join('')}`);
const total = (of) => of.reduce((sum, row) => sum.map((n, i) => n + row.sizes[i]), [0, 0, 0]);
console.log('— bytes of the build');
console.log(`${'file'.padEnd(46)}${['raw', 'gzip -9', 'brotli 11'].map((text) => text.padStart(12)).join('')}`);
for (const row of rows.filter((each) => each.isOnPath)) line(row.name, row.sizes);
line('start path, together', total(rows.filter((each) => each.isOnPath)));
for (const [part, names] of parts()) {
  const files = rows.filter((row) => names.includes(row.name));
  for (const row of files) line(`  ${row.name}`, row.sizes);
  line(`part "${part}", together`, total(files));
}
line('kept for offline use, everything', total(rows));

// The parts that are loaded later, and the files of each: its own, and what it shares with others.
function parts() {
  const loader = boot.find((name) => name.startsWith('loader-'));
  if (!loader) return [];
  const script = fs.readFileSync(path.join(dist, loader), 'utf8');
  const loads = [...script.matchAll(/const (\w+) = (?:wrapAsyncCb\()?makeLoad\(.*?new URL\("\.\/([^"]+)".*?\[([^\]]*)\]\)/gs)];
  const file = Object.fromEntries(loads.map(([, name, at]) => [name, at]));
  return loads
    .filter(([, name]) => name.startsWith('__wasm_split_load_'))
    .map(([, name, at, shared]) => [name.replace('__wasm_split_load_', ''), [at, ...shared.split(', ').filter(Boolean).map((one) => file[one])]]);
}
