// Case O22: what if the browser throws the data away, has no room, or keeps what a newer program wrote?
import { check, eventually, testOfData as test, until } from './harness.mjs';
import { VI, boards, founds, goesTo, isSaved, kydai, logLines, names, pairs, pressed, presses, same, savesFile } from './scenes.mjs';

async function paired(person) {
  await person.opens();
  await founds(person, { people: names(4) });
  await pairs(person, 1);
  await presses(person, 1, 1);
  await isSaved(person);
}

/** Runs in the page: does `change` to the object store of the app's database. */
const changes = (page, store, change) =>
  page.evaluate(
    ([name, text]) =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('kydai');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(name, 'readwrite');
          const [act, ...values] = text;
          writing.objectStore(name)[act](...values.map((value) => (Array.isArray(value) ? new Uint8Array(value) : value)));
          writing.oncomplete = () => (database.close(), done());
          writing.onabort = () => fail(writing.error);
        };
      }),
    [store, change],
  );

test('a browser without data says where data may be, and looks like a beginning', async ({ person }) => {
  await person.opens();
  await person.sees('Ở đây chưa có giải nào');
  await person.sees('nằm nguyên ở nơi đó: lưu thành tệp ở đó rồi mở tệp ở đây');
});

test('the database is deleted under the app: NOT SAVED, the file can be had, try again stores it anew', { allow: [/not saved/i, /not noted/i] }, async ({ person, page }) => {
  await paired(person);
  await page.evaluate(() => new Promise((done, fail) => Object.assign(indexedDB.deleteDatabase('kydai'), { onsuccess: done, onerror: fail })));
  await presses(person, 2, 3);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor();
  await person.sees('Giải không còn trong kho của trình duyệt');
  await eventually(() => pressed(person), ['1', '3'], 'both results stay on the screen');
  await eventually(async () => (await boards(person)).map((board) => board.saved), [false, false], 'nothing is said to be saved any more');
  const file = await person.downloads(VI.exportNow);
  const { code, text } = kydai('check', file.bytes);
  check(code === 0 && text.includes('conflicts  0'), `the file is sound: ${text}`);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor(); // a file does not make it saved
  await person.presses(VI.again);
  await isSaved(person);
  await person.reloads();
  await person.sees('Bàn 1');
  await eventually(() => pressed(person), ['1', '3'], 'everything is there after a refresh');
});

test('no room: NOT SAVED until there is some, then nothing is missing', { allow: [/not saved/i] }, async ({ person, page }) => {
  await paired(person);
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
    window.makeRoom = () => Object.assign(IDBObjectStore.prototype, { add, put });
  });
  await presses(person, 2, 2);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor();
  await person.sees('Máy hết chỗ trống.');
  await eventually(async () => (await boards(person)).map((board) => board.saved), [true, false], 'the new result is not said to be saved');
  await person.presses(VI.again);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor();
  await presses(person, 1, 3);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor();
  await eventually(() => pressed(person), ['3', '2'], 'the arbiter goes on');
  await page.evaluate(() => window.makeRoom());
  await person.presses(VI.again);
  await isSaved(person);
  await person.reloads();
  await person.sees('Bàn 1');
  await eventually(() => pressed(person), ['3', '2'], 'nothing is missing');
});

test('the database of a newer program is refused in words and left as it is', async ({ person, page }) => {
  await paired(person);
  await page.goto('about:blank');
  await person.opens('manifest.webmanifest'); // the app's own origin, without the app
  const versions = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`));
  await page.evaluate(
    () => new Promise((done, fail) => {
      const opening = indexedDB.open('kydai', 99);
      opening.onerror = () => fail(opening.error);
      opening.onupgradeneeded = () => opening.result.createObjectStore('of_tomorrow');
      opening.onsuccess = () => (opening.result.close(), done());
    }),
  );
  await person.opens();
  await person.sees('Dữ liệu trên máy này thuộc phiên bản mới hơn của ứng dụng.');
  await eventually(() => page.getByText('Ở đây chưa có giải nào').count(), 0, 'it does not look as if nothing were there');
  await eventually(() => versions(), ['kydai 99'], 'the database');
});

test('a record that cannot be read is shown, can be had, is set aside on request, and the event goes on', { allow: [/not saved/i] }, async ({ person, page }) => {
  await paired(person);
  const id = /event\/(\w{32})/.exec(page.url())[1];
  const key = `${id}/ffffffffffffff00.00000000000000aa.00000001`;
  await changes(page, 'decisions', ['add', [200, 1, 2, 3], key]);
  await person.opens();
  await person.sees('Có bản ghi không đọc được');
  await page.locator('.card-link').click();
  await person.sees('Bàn 1');
  await eventually(() => pressed(person), ['1', ''], 'what can be read is there');
  await presses(person, 2, 2);
  await page.locator('.bar-alarm').getByText(VI.notSaved).waitFor();
  await goesTo(person, VI.log);
  await person.sees('Bản ghi không đọc được');
  const { text } = await person.downloads('Xuất các bản ghi này');
  same(text, `${key}\tc8010203\n`, 'the record, byte for byte');
  await person.presses(VI.again);
  await isSaved(person);
  await person.reloads();
  await until(async () => (await logLines(person))[0] === 'Vòng 1, Bàn 2: Hòa', 'the result is in the log');
  await person.sees(key); // kept, though set aside
  const { bytes } = await savesFile(person);
  check(kydai('check', bytes).code === 0, 'the file is sound');
  await person.opens();
  await person.seesNot('Có bản ghi không đọc được');
});
