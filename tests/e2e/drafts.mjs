// Is what was typed still there after a change of language, or after a look at another screen?
import { eventually, test } from './harness.mjs';
import { VI, founds, goesTo, isAt, names } from './scenes.mjs';

/** Chooses another language in the top line, as a person does in the middle of their typing. */
async function speaks(person, language, tag) {
  await person.page.locator('.pref summary').click();
  await person.presses(language);
  await eventually(() => person.page.locator('html').getAttribute('lang'), tag, 'the language of the page');
}

const valueOf = (page, label) => () => page.getByLabel(label, { exact: true }).inputValue();

async function emptyEvent(person) {
  await person.opens();
  await person.presses(VI.newEvent);
  await person.fills(VI.title, 'Giải Nháp');
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await person.sees('Chưa có ai trong danh sách');
}

test('half-typed people and pasted lists outlive a change of language', async ({ person, page }) => {
  await emptyEvent(person);
  await person.fills('Họ tên', 'Trần Thị Nửa Chừ');
  await person.fills('Đơn vị', 'Huế');
  await speaks(person, 'English', 'en');
  await eventually(valueOf(page, 'Name'), 'Trần Thị Nửa Chừ', 'the name');
  await eventually(valueOf(page, 'Club'), 'Huế', 'the club');
  await speaks(person, 'Tiếng Việt', 'vi');
  await person.presses(VI.paste);
  await person.fills(VI.lines, 'An\nBình\nCường');
  await speaks(person, '中文', 'zh-Hans');
  await eventually(() => page.locator('#paste-text').inputValue(), 'An\nBình\nCường', 'the pasted list');
  await eventually(() => page.locator('.preview tbody tr').count(), 3, 'lines of the preview');
  await speaks(person, 'Tiếng Việt', 'vi');
  await person.presses('Thêm 3 người');
  await person.sees('Kỳ thủ (3)');
  await eventually(valueOf(page, 'Họ tên'), 'Trần Thị Nửa Chừ', 'the name that was being typed before');
  // Numbers from an urn, half of them typed.
  await person.presses(VI.numbers);
  await person.fills('Số thăm của An', '3');
  await speaks(person, 'English', 'en');
  await eventually(() => page.locator('#urn-0').inputValue(), '3', 'the number');
});

test('rules that are being changed wait, and a field without a number stops the saving', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await goesTo(person, VI.rules);
  await page.getByText('Sửa: Vào vòng sau').click();
  await person.fills('Số người vào vòng sau', '2');
  await person.sees('Có chỗ sửa chưa lưu');
  await person.presses(VI.people);
  await isAt(person, '/people');
  await goesTo(person, VI.rules);
  await person.sees('Có chỗ sửa chưa lưu');
  await speaks(person, 'English', 'en');
  await eventually(() => page.locator('#rule-passing').inputValue(), '2', 'how many pass, after two changes of the screen');
  await page.locator('#rule-passing').evaluate((field) => (field.closest('details').open = true));
  await page.locator('#rule-passing').fill('two');
  await person.sees('A field holds no number: it cannot be saved yet');
  await speaks(person, 'Tiếng Việt', 'vi');
  await eventually(() => page.locator('#rule-passing').inputValue(), 'two', 'what is no number');
  await person.presses('Lưu điều lệ');
  await person.sees('Có ô chưa phải là số: chưa lưu được');
  await eventually(() => person.evaluates(() => document.activeElement.id), 'rule-passing', 'the field to mend has the focus');
  await page.locator('#rule-passing').fill('2');
  await person.presses('Lưu điều lệ');
  await person.seesNot('Có chỗ sửa chưa lưu');
  await goesTo(person, VI.log);
  await person.sees('Sửa điều lệ');
});
