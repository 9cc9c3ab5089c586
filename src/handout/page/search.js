// Who is looked for? Rows are found by plain letters: "do van tuong" finds "Đỗ Văn Tường".
const find = document.getElementById('find');
const none = document.querySelector('.none');
const rows = [...document.querySelectorAll('[data-n]')];
const folds = [...document.querySelectorAll('details')];
const opened = folds.map((fold) => fold.open);
const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
const isShown = (part) => part.querySelector('[data-n]:not([hidden])') !== null;
let isFinding = false;

function look() {
  const words = plain(find.value).split(/\s+/).filter(Boolean);
  if (!isFinding && words.length) folds.forEach((fold, nth) => { opened[nth] = fold.open; });
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.n.includes(word));
  folds.forEach((fold, nth) => {
    fold.hidden = words.length > 0 && !isShown(fold);
    if (words.length || isFinding) fold.open = words.length ? true : opened[nth];
  });
  for (const part of document.querySelectorAll('section')) part.hidden = words.length > 0 && !isShown(part);
  none.hidden = !words.length || rows.some((row) => !row.hidden);
  isFinding = words.length > 0;
}

function speak() {
  document.documentElement.lang = document.querySelector('[name="l"]:checked').value;
}

find.closest('.find').hidden = false;
find.addEventListener('input', look);
find.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') { find.value = ''; look(); }
});
document.querySelectorAll('[name="l"]').forEach((choice) => choice.addEventListener('change', speak));
// A browser that comes back to the page keeps what was chosen and typed.
speak();
look();
