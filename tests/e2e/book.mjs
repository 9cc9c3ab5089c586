// What is in a spreadsheet? Written and read by hand here, so that the app is not its own witness.
import zlib from 'node:zlib';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
const column = (at) => (at < 26 ? String.fromCharCode(65 + at) : column(Math.floor(at / 26) - 1) + column(at % 26));

/** A day as spreadsheets count it. */
export const day = (year, month, date) => ({ day: Date.UTC(year, month - 1, date) / 86_400_000 + 25_569 });

function cell(value, row, at) {
  const place = `r="${column(at)}${row}"`;
  if (value === undefined || value === '') return '';
  if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
  if (typeof value === 'object') return `<c ${place} s="1"><v>${value.day}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** The bytes of a spreadsheet: `sheets` is [[name, rows]]; a cell is a text, a number or a `day`. */
export function book(sheets) {
  const rows = (all) => all.map((row, at) => `<row r="${at + 1}">${row.map((value, no) => cell(value, at + 1, no)).join('')}</row>`).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets.map(([name], at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  sheets.forEach(([, all], at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${MAIN}"><sheetData>${rows(all)}</sheetData></worksheet>`;
  });
  return zip(Object.entries(files).map(([name, text]) => [name, Buffer.from(HEAD + text)]));
}

/** An archive of [name, bytes] (APPNOTE 4.3). */
function zip(files) {
  const parts = [];
  const directory = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const packed = zlib.deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2); // names are UTF-8
    fields.writeUInt16LE(8, 4); // deflate
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]);
}

function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** The files of an archive, by name; its directory tells where they are. */
function unzip(bytes) {
  const end = bytes.lastIndexOf('PK\x05\x06');
  const files = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nName, nExtra, nNote] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + size);
    files[bytes.toString('utf8', at + 46, at + 46 + nName)] = (method === 0 ? packed : zlib.inflateRawSync(packed)).toString('utf8');
    at += 46 + nName + nExtra + nNote;
  }
  return files;
}

const plain = (text) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name]);

/** What stands on the tabs. */
export const tabsOf = (bytes) => [...unzip(bytes)['xl/workbook.xml'].matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => plain(name));

/** The rows of the first sheet, or of another; every cell has to be a text, and none a formula. */
export function rowsOf(bytes, nth = 1) {
  const files = unzip(bytes);
  const strings = [...files['xl/sharedStrings.xml'].matchAll(/<si>(.*?)<\/si>/gs)].map(([, inside]) => plain([...inside.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map((hit) => hit[1]).join('')));
  const sheet = files[`xl/worksheets/sheet${nth}.xml`];
  if (sheet.includes('<f>')) throw new Error('there is a formula in the sheet');
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row.matchAll(/<c ([^>]*)>(?:<v>(.*?)<\/v>)?<\/c>/gs)].map(([, about, value]) => {
      if (!/t="s"/.test(about)) throw new Error(`a cell is no text: ${about}`);
      return strings[Number(value)];
    }),
  );
}
