// What is on a picture? A PNG decoded by hand here (PNG specification, 3rd edition), so that no browser vouches for itself.
import zlib from 'node:zlib';

/** The picture in the bytes: { width, height, at(x, y) as [red, green, blue] }. */
export function pictureOf(bytes) {
  if (bytes.subarray(1, 4).toString() !== 'PNG') throw new Error('no PNG');
  const chunks = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    chunks.push([bytes.subarray(at + 4, at + 8).toString(), bytes.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const head = chunks.find(([name]) => name === 'IHDR')[1];
  const [width, height, depth, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  const n = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || !n || head[12]) throw new Error(`a PNG of another kind: ${[...head]}`);
  const packed = zlib.inflateSync(Buffer.concat(chunks.filter(([name]) => name === 'IDAT').map(([, data]) => data)));
  const pixels = unfiltered(packed, width * n, height, n);
  return { width, height, at: (x, y) => [...pixels.subarray((y * width + x) * n, (y * width + x) * n + 3)] };
}

function unfiltered(packed, line, height, n) {
  const out = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = packed[y * (line + 1)];
    for (let x = 0; x < line; x += 1) {
      const left = x >= n ? out[y * line + x - n] : 0;
      const above = y ? out[(y - 1) * line + x] : 0;
      const corner = x >= n && y ? out[(y - 1) * line + x - n] : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      out[y * line + x] = packed[y * (line + 1) + 1 + x] + guess;
    }
  }
  return out;
}

function paeth(a, b, c) {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}
