// Do two copies of an event that gave it two names become one, with both names shown and one taken?
import { check, testOfData as test, until } from './harness.mjs';
import { launch } from './engines.mjs';

const VI = {
  newEvent: 'Tạo giải mới', title: 'Tên giải', create: 'Tạo giải',
  more: 'Thêm', settings: /^Cài đặt/, share: /^Tệp và in/, log: /^Nhật ký/,
  saveAbout: 'Lưu tên, nơi, ngày', saveFile: 'Lưu tệp', openFile: 'Mở tệp', merge: 'Gộp với bản ở đây',
  add: 'Thêm vào máy này', take: 'Lấy quyết định này', leave: 'Giữ như hiện nay', saved: 'Đã lưu',
};

const titleIn = (person) => person.page.getByLabel(VI.title, { exact: true }).inputValue();

async function goes(person, screen) {
  await person.page.getByRole('link', { name: VI.more, exact: true }).filter({ visible: true }).first().click();
  await person.page.getByRole('link', { name: screen }).filter({ visible: true }).first().click();
}

async function renames(person, title) {
  await goes(person, VI.settings);
  await person.fills(VI.title, title);
  await person.presses(VI.saveAbout);
  await person.sees(VI.saved);
}

async function savesFile(person) {
  await goes(person, VI.share);
  const { name, bytes } = await person.downloads(VI.saveFile);
  return { name, mimeType: 'application/octet-stream', buffer: bytes };
}

test('two names of one event are shown side by side, and the refused one is taken', async ({ person, server }) => {
  await person.opens();
  await person.presses(VI.newEvent);
  await person.fills(VI.title, 'Giải chung');
  await person.presses(VI.create);
  await person.sees(VI.saved);
  const common = await savesFile(person);
  const other = await launch('chromium', server, {});
  try {
    await other.opens();
    await other.gives(VI.openFile, common);
    await other.presses(VI.add);
    await renames(other, 'Tên của bản kia');
    const theirs = await savesFile(other);
    await renames(person, 'Tên ở đây');
    await goes(person, VI.share);
    await person.gives(VI.openFile, theirs);
    await person.presses(VI.merge);
    await goes(person, VI.log);
    // Which of the two stands follows from the devices, which are drawn: either way both are shown.
    await person.sees('Tên giải: Tên của bản kia');
    await person.sees('Tên giải: Tên ở đây');
    await person.isAccessible();
    await goes(person, VI.settings);
    const before = await until(() => titleIn(person), 'the name that stands');
    await goes(person, VI.log);
    await person.presses(VI.take);
    await person.seesNot(VI.take);
    await goes(person, VI.settings);
    await until(async () => (await titleIn(person)) !== before, 'the other name stands');
    check(other.faults().length === 0, other.faults().join('\n'));
  } finally {
    await other.leaves();
  }
});
