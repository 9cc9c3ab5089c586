// What if an event is open twice? One window writes, the other follows; nothing is counted or paired twice.
import { check, eventually, testOfData as test, until } from './harness.mjs';
import { VI, founds, goesTo, goesToRound, isSaved, kydai, logLines, names, pairs, pressed, presses, savesFile } from './scenes.mjs';

const STALE = 'Kết quả đã đổi ở nơi khác';

async function twoWindows(person, n = 4) {
  await person.opens();
  await founds(person, { people: names(n) });
  await pairs(person, 1);
  await isSaved(person);
  const other = await person.another();
  await other.page.goto(person.page.url());
  await other.sees('Bàn 1');
  return other;
}

const shows = (person, due) => eventually(() => pressed(person), due, 'the boards');
const writes = (person) => person.seesNot(VI.reader);

test('the second window looks, follows, and takes over when asked', async ({ person }) => {
  const other = await twoWindows(person);
  await other.sees(VI.reader);
  await presses(person, 1, 1);
  await shows(other, ['1', '']);
  await presses(other, 2, 2);
  await other.sees('Mọi thứ trước đó vẫn nguyên.');
  await eventually(() => pressed(other), ['1', ''], 'a window that looks decides nothing');
  await other.presses(VI.takeOver);
  await writes(other);
  await person.sees(VI.reader);
  await presses(other, 2, 3);
  await isSaved(other);
  await shows(person, ['1', '3']);
  await presses(person, 1, 2);
  await eventually(() => pressed(person), ['1', '3'], 'the first window only looks now');
});

test('the window that is left takes over when the writer is closed', async ({ person }) => {
  const other = await twoWindows(person);
  await other.sees(VI.reader);
  await presses(person, 1, 2);
  await isSaved(person);
  await person.page.close();
  await writes(other);
  await presses(other, 2, 1);
  await isSaved(other);
  await other.reloads();
  await shows(other, ['2', '1']);
});

test('O11: one result from two windows within a second is one result', async ({ person }) => {
  const other = await twoWindows(person);
  await other.sees(VI.reader);
  await Promise.all([presses(person, 1, 1), other.presses(VI.takeOver)]);
  await writes(other);
  await presses(other, 1, 1);
  await isSaved(other);
  await shows(person, ['1', '']);
  await goesTo(other, VI.log);
  await eventually(async () => (await logLines(other)).filter((line) => line.startsWith('Vòng 1, Bàn 1')), ['Vòng 1, Bàn 1: Tiên thắng'], 'lines of the log about board 1');
  const { bytes } = await savesFile(other);
  check(kydai('check', bytes).text.includes('conflicts  0'), 'the file is sound');
  await person.seesNot(VI.notSaved);
});

test('O11: pairing twice pairs one round', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(6) });
  await page.getByRole('button', { name: 'Bốc cặp vòng 1' }).first().dblclick();
  await person.sees('Bàn 1');
  const n = () => page.locator('.rounds a:not([data-state=todo])').count();
  await eventually(() => n(), 1, 'rounds after a double click');
  await goesToRound(person, 2);
  // The same press twice before the screen could change.
  await page.locator('.empty button', { hasText: 'Bốc cặp vòng 2' }).evaluate((button) => (button.click(), button.click()));
  await person.sees('Bàn 1');
  await isSaved(person);
  await eventually(() => n(), 2, 'rounds after the press that came twice');
  await person.sees('Vòng 2 đã bốc cặp rồi.');
});

test('a double click on the drawing of numbers does not pair', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await goesTo(person, VI.log);
  await person.presses('Hoàn tác từ đây trở đi: Nhập số thăm');
  await page.getByRole('button', { name: 'Bốc thăm số' }).dblclick();
  await person.sees('Có thể bốc cặp vòng 1');
  await eventually(() => page.locator('.rounds a:not([data-state=todo])').count(), 0, 'rounds that are paired');
});

test('O12: a dialog left open while the result changes elsewhere overwrites nothing', async ({ person, page }) => {
  const other = await twoWindows(person);
  await presses(person, 1, 1);
  await presses(person, 2, 1);
  await pairs(person, 2);
  await goesToRound(person, 1);
  await presses(person, 1, 3);
  const dialog = page.getByRole('dialog');
  await person.fills('Lý do', 'Đọc nhầm phiếu');
  await other.presses(VI.takeOver);
  await writes(other);
  await goesToRound(other, 1);
  await presses(other, 1, 2);
  await other.fills('Lý do', 'Hai bên ký hòa');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Sửa kết quả' }).click();
  await shows(other, ['2', '1']);
  await isSaved(other);
  // As a reader it decides nothing; when the other window is closed it writes again, but knows an old result.
  await dialog.getByRole('button', { name: 'Sửa kết quả' }).click();
  await dialog.getByText(VI.reader).waitFor();
  await other.page.close();
  const isRefused = () => dialog.getByText(STALE).isVisible();
  await until(async () => {
    await dialog.getByRole('button', { name: 'Sửa kết quả' }).click();
    return isRefused();
  }, 'the stale correction is refused in words');
  await dialog.getByRole('button', { name: VI.cancel, exact: true }).click();
  await shows(person, ['2', '1']);
  await goesTo(person, VI.log);
  const lines = async () => (await logLines(person)).filter((line) => line.startsWith('Vòng 1, Bàn 1'));
  await eventually(lines, ['Vòng 1, Bàn 1: Tiên thắng → Hòa (Hai bên ký hòa)', 'Vòng 1, Bàn 1: Tiên thắng'], 'the log of board 1');
});
