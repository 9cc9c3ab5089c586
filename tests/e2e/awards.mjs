// Who is paid and who passes? Prizes laid down by hand and shared, whole đồng, the document's total; places
// declined, given to the next, given to the invited; and the event that follows.
import { check, eventually, test } from './harness.mjs';
import { VI, boards, founds, goesTo, isAt, isSaved, names, pairs, presses } from './scenes.mjs';

const W = {
  awards: 'Giải thưởng và suất', changePrizes: 'Sửa: Giải thưởng', changePassing: 'Sửa: Vào vòng sau', from: 'Hạng từ', to: 'đến', each: 'Mỗi người',
  more: 'Chỉ thưởng khi hơn (người)', among: 'Tính trong', add: 'Thêm mức thưởng', saveRules: 'Lưu điều lệ', declared: 'Tổng ghi trong văn bản',
  passing: 'Số người vào vòng sau', guests: 'Khách mời từ ngoài giải', saveGuests: 'Ghi khách mời', next: 'Tạo giải mới với danh sách này',
};

const paid = (person) =>
  person.evaluates(() => [...document.querySelectorAll('section[aria-label="Giải thưởng"] tbody tr')].map((row) => [row.querySelector('.name').textContent.trim(), row.querySelector('td.num').textContent.trim()]));

const coming = (person) =>
  person.evaluates(() => [...document.querySelectorAll('ol.passing > li')].map((row) => row.querySelector('.name').textContent.trim()));

/** A round robin of four: A beats all, the other three draw with each other. */
async function playsOut(person) {
  for (let no = 1; no <= 3; no += 1) {
    await pairs(person, no);
    const shown = await boards(person);
    for (const { no: board, red, black } of shown) await presses(person, board, red === 'Kỳ Thủ A' ? 1 : black === 'Kỳ Thủ A' ? 3 : 2);
    await isSaved(person);
  }
}

/** A line of the plan, typed into the form. */
async function addsPrize(person, { from, to = '', each, more = '', among }) {
  if (among) await person.chooses(W.among, among);
  await person.fills(W.from, from);
  await person.page.getByLabel(W.to, { exact: true }).fill(to);
  await person.page.getByLabel(W.each, { exact: true }).fill(each);
  await person.fills(W.more, more);
  await person.presses(W.add);
}

test('B11, O27: prizes are laid down, shared in whole đồng, and the document is compared', async ({ person, page }) => {
  await person.opens();
  await founds(person);
  await goesTo(person, VI.rules);
  await page.getByText(W.changePrizes).click();
  await addsPrize(person, { from: '1', each: '3.000.000' });
  await person.sees('Hạng 1: 3.000.000 đ');
  await addsPrize(person, { from: '0', each: '1.500.000' });
  await person.sees('Viết một hạng từ 1 đến 2.000');
  await addsPrize(person, { from: '2', each: 'hai triệu' });
  await person.sees('Không phải số tiền');
  await addsPrize(person, { from: '2', each: '2tr' });
  await addsPrize(person, { from: '3', each: '1500k' });
  await addsPrize(person, { from: '1', to: '2', each: '1.000.000', more: '10', among: 'Nữ' });
  await person.sees('Nữ: hạng 1–2: mỗi người 1.000.000 đ (nếu hơn 10 người dự)');
  await person.fills(W.declared, '8.600.000');
  await person.sees('Tổng: 8.500.000 đ. Văn bản ghi 8.600.000 đ: lệch 100.000 đ.');
  await person.presses('Chia đều');
  await person.presses(W.saveRules);
  await isSaved(person);
  await playsOut(person);
  await goesTo(person, W.awards);
  // Equal in points, they share; games with black put them in this order in the table.
  const shared = ['C', 'D', 'B'].map((letter) => [`Kỳ Thủ ${letter}`, '1.166.000 đ']);
  await eventually(() => paid(person), [['Kỳ Thủ A', '3.000.000 đ'], ...shared], 'who is paid');
  for (const line of ['Chi: 6.498.000 đ.', 'Phần lẻ do làm tròn, ban tổ chức giữ: 2.000 đ.', 'Không đủ điều kiện thưởng: 2.000.000 đ.', 'có 0 người dự']) await person.sees(line);
  // On paper, with a column to sign in.
  await person.presses('Giải thưởng: In');
  await isAt(person, '/print/prizes/3');
  await person.sees('Ký nhận');
});

test('B4: a place declined goes to the next, the invited come beside, and all of them begin the next event', async ({ person, page }) => {
  await person.opens();
  await founds(person, { people: names(4) });
  await goesTo(person, VI.rules);
  await page.getByText(W.changePassing).click();
  await person.fills(W.passing, '1');
  await person.presses(W.saveRules);
  await isSaved(person);
  await playsOut(person);
  await goesTo(person, W.awards);
  await eventually(() => coming(person), ['Kỳ Thủ A'], 'the first passes');
  await person.presses('Ghi: không tham dự: Kỳ Thủ A');
  await person.sees('2 người đồng hạng tranh 1 suất cuối: Kỳ Thủ C, Kỳ Thủ D');
  await eventually(() => coming(person), [], 'nobody is chosen for them');
  await person.presses(VI.undo);
  await eventually(() => coming(person), ['Kỳ Thủ A'], 'taken back');
  await person.chooses('Mời vào vòng sau', 'Kỳ Thủ D');
  await page.locator('.with-act').filter({ hasText: 'Mời vào vòng sau' }).getByRole('button').click();
  await page.getByText(W.guests).first().click();
  await page.getByLabel(W.guests).fill('Lại Lý Huynh, TP. Hồ Chí Minh');
  await person.presses(W.saveGuests);
  await eventually(() => coming(person), ['Kỳ Thủ A', 'Kỳ Thủ D', 'Lại Lý Huynh'], 'with the invited');
  await person.sees('1 trên 1 suất theo bảng xếp hạng, 2 người được mời: 3 người.');
  const download = page.waitForEvent('download');
  await page.locator('section[aria-label="Suất vào vòng sau"]').getByRole('button', { name: 'Suất vào vòng sau: CSV' }).click();
  const text = await (await download).createReadStream().then(async (stream) => {
    let all = '';
    for await (const part of stream) all += part;
    return all;
  });
  check(text.startsWith('\ufeff') && text.includes('Lại Lý Huynh') && text.split('\r\n').length >= 4, `the list as csv: ${text}`);
  await person.presses(W.next);
  await isAt(person, '#/new');
  await person.sees('Kèm 3 kỳ thủ từ danh sách.');
  await person.fills(VI.title, 'Vòng chung kết');
  await person.presses(VI.proposals);
  await person.presses(VI.create);
  await isAt(person, '/people');
  const listed = () => person.evaluates(() => [...document.querySelectorAll('table.people .name')].map((name) => name.textContent.trim()).sort());
  await eventually(listed, ['Kỳ Thủ A', 'Kỳ Thủ D', 'Lại Lý Huynh'], 'the people of the next event');
});
