// Does a large Swiss event stay smooth in the browser? node benches/scale.mjs [people rounds throttle]…
// Each key of a result from the press to the frame that shows it; each pairing from the press to the drawn draft.
// Without arguments: 200 people at CPU ×1 and ×4, 1,000 people and 11 rounds at CPU ×1.
import { launch } from '../tests/e2e/chromium.mjs';
import { founds, isAt } from '../tests/e2e/scenes.mjs';
import { startServer } from '../tests/e2e/server.mjs';

/** Results whose time is taken in each round; the others are typed as fast as they go. */
const SAMPLE = 40;

const runs = process.argv.slice(2).map((text) => text.split(',').map(Number));
const plans = runs.length ? runs : [[200, 3, 1], [200, 3, 4], [1000, 11, 1]];

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];
const ms = (value) => `${value.toFixed(1)} ms`;

/** Presses a key where the focus is; resolves with the time until the frame after what it changed. Runs in the page. */
const pressed = (key) =>
  new Promise((done) => {
    const at = performance.now();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - at)));
  });

/** Presses a button by its words; resolves when a selector is there. Runs in the page. */
const until = ([words, selector]) =>
  new Promise((done) => {
    const at = performance.now();
    const look = () => (document.querySelector(selector) ? setTimeout(() => done(performance.now() - at)) : requestAnimationFrame(look));
    [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === words).click();
    look();
  });

async function measures(server, [people, rounds, throttle]) {
  const person = await launch(server);
  await person.opens();
  await founds(person, { preset: 'Hệ Thụy Sĩ thông thường', people: Array.from({ length: people }, (_, at) => `Kỳ Thủ ${String(at + 1).padStart(4, '0')}`) });
  await person.presses('Bốc thăm tiên hậu');
  await person.slows(throttle);
  const [keys, pairings, publishing] = [[], [], []];
  for (let no = 1; no <= Math.min(rounds, 7); no += 1) {
    await person.page.waitForTimeout(600);
    pairings.push(await person.evaluates(until, [`Bốc cặp vòng ${no}`, '.draft']));
    await isAt(person, `/round/${no}`);
    await person.page.waitForTimeout(600);
    publishing.push(await person.evaluates(until, [`Công bố vòng ${no}`, 'li.board .seg']));
    await person.page.locator('#result-1-1-1').focus();
    for (let board = 0; board < people / 2; board += 1) {
      const time = await person.evaluates(pressed, String(1 + ((board * 7 + no) % 3)));
      if (board % Math.ceil(people / 2 / SAMPLE) === 0) keys.push(time);
    }
  }
  await person.leaves();
  console.log(`${people} people, ${pairings.length} rounds, CPU ×${throttle}: a key ${ms(percentile(keys, 0.5))} (95 of 100 within ${ms(percentile(keys, 0.95))}), pairing ${ms(percentile(pairings, 0.5))} (most ${ms(Math.max(...pairings))}), publishing ${ms(percentile(publishing, 0.5))}`);
}

const server = await startServer();
try {
  console.log('— a large Swiss event in Chromium');
  for (const plan of plans) await measures(server, plan);
} finally {
  await server.stop();
}
