// Do the hands of the harness work alike in the three engines? Tried on a page of its own.
import { check, eventually, test } from './harness.mjs';

const PAGE = `<!DOCTYPE html><html lang="vi"><meta charset="utf-8"><title>Thử</title>
<link rel="icon" href="data:,">
<form>
  <label>Tên giải <input id="name" value="cũ"></label>
  <label for="rule">Luật</label> <select id="rule"><option value="1">Vòng tròn</option><option value="2">Hệ Thụy Sĩ</option></select>
  <button type="button" id="hidden" hidden>Bốc cặp</button>
  <button type="button" id="go" aria-label="Bốc cặp"><span aria-hidden="true">→</span></button>
  <fieldset><legend>Kết quả</legend><label><input type="radio" name="r" id="draw"> Hòa</label></fieldset>
  <a href="#/clock">Đồng hồ</a>
</form>
<p id="said"></p><p id="wait">Xin đợi</p>
<script>
  const by = (id) => document.getElementById(id);
  const say = () => (by('said').textContent = [by('name').value, by('rule').value, by('draw').checked, location.hash].join(' | '));
  by('rule').addEventListener('change', say);
  by('go').addEventListener('click', () => setTimeout(() => (say(), by('wait').remove()), 200));
</script></html>`;

test('a person fills, chooses, presses and sees', { engines: ['chromium', 'firefox', 'webkit'], html: PAGE }, async ({ person }) => {
  await person.opens();
  await person.fills('Tên giải', 'Xuân 2026');
  await person.chooses('Luật', 'Hệ Thụy Sĩ');
  await person.presses('Hòa');
  await person.presses('Đồng hồ');
  await person.sees('Xin đợi');
  await person.presses('Bốc cặp');
  await person.sees('Xuân 2026 | 2 | true | #/clock');
  await person.seesNot('Xin đợi');
  await eventually(() => person.evaluates(() => navigator.language.slice(0, 2)), 'vi', 'the language that the person reads');
  await eventually(() => person.evaluates((id) => document.getElementById(id).value, 'name'), 'Xuân 2026', 'evaluates passes its argument');
});
