// Does a large Swiss event stay smooth in the browser? node benches/scale.mjs [--full] [people,rounds,throttle]…
// Without arguments: 200 people at CPU ×1 and ×4, 1,000 people for two rounds. `--full`: 1,000 people through
// all of 11 rounds, then every long list opened.
//
// "A key": from the press to the frame that shows the result, and of that what the page worked: all tasks from
// the press to that frame, style, layout and paint with it, without the time in which it only waited.
// "Pairing": from the press to the drawn draft, and the longest task in it. The rest: to the drawn screen.
import { launch } from '../tests/e2e/chromium.mjs';
import { founds, isAt } from '../tests/e2e/scenes.mjs';
import { startServer } from '../tests/e2e/server.mjs';

/** Results whose time is taken in each round; the others are typed as fast as they go. */
const SAMPLE = 30;
/** Long enough for the machine that is slowed down. */
const PATIENCE_MS = 300_000;

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const runs = args.filter((text) => text !== '--full').map((text) => text.split(',').map(Number));
const usual = isFull ? [[1000, 11, 1]] : [[200, 3, 1], [200, 3, 4], [1000, 2, 1]];
const plans = runs.length ? runs : usual;

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];
const median = (times) => percentile(times, 0.5);
const ms = (value) => `${value.toFixed(1)} ms`;

/** Presses a key where the focus is; resolves with the time to its frame, and the work in it. Runs in the page. */
const pressed = (key) =>
  new Promise((done) => {
    // A message is the first task after the one that sends it: it comes when that one has ended.
    const afterwards = (call) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        call(performance.now());
      };
      port2.postMessage(0);
    };
    const press = () => {
      const at = performance.now();
      let handled = Infinity;
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      afterwards((now) => (handled = now));
      requestAnimationFrame(() => {
        const frame = performance.now();
        // On a busy machine the frame may come before the word that the press is done: then all of it was work.
        afterwards((now) => done({ time: now - at, work: Math.min(handled, frame) - at + (now - frame) }));
      });
    };
    // From the beginning of a frame on, so that the wait for the next is the same for all.
    requestAnimationFrame(() => afterwards(press));
  });

/** Types the rest of a round. Runs in the page. */
const typed = async (keys) => {
  for (const key of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
  }
};

/**
 * Presses a button or link by its words; resolves when a selector is there, or so many of it, with the time and
 * the longest task. Runs in the page.
 */
const until = ([words, selector, n = 1]) =>
  new Promise((done) => {
    let longest = 0;
    const watch = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))));
    watch.observe({ entryTypes: ['longtask'] });
    const at = performance.now();
    const end = () => {
      const time = performance.now() - at;
      // What is drawn later, and the list of long tasks itself, come after.
      setTimeout(() => {
        watch.disconnect();
        done({ time, longest });
      }, 1000);
    };
    const look = () => (document.querySelectorAll(selector).length >= n ? setTimeout(end) : requestAnimationFrame(look));
    [...document.querySelectorAll('button, a')].find((one) => one.textContent.trim() === words).click();
    look();
  });

/** How long a scroll through a list stands still at most, frame by frame. Runs in the page. */
const scrolled = () =>
  new Promise((done) => {
    const work = document.getElementById('work');
    let [last, worst, left] = [performance.now(), 0, 60];
    const step = (now) => {
      worst = Math.max(worst, now - last);
      last = now;
      work.scrollTop += work.scrollHeight / 60;
      left -= 1;
      if (left) requestAnimationFrame(step);
      else done(worst);
    };
    requestAnimationFrame(step);
  });

async function plays(person, people, no, times) {
  await person.page.waitForTimeout(600);
  times.pairing.push(await person.evaluates(until, [`Bốc cặp vòng ${no}`, '.draft']));
  await isAt(person, `/round/${no}`);
  times.publishing.push(await person.evaluates(until, [`Công bố vòng ${no}`, 'li.board .seg']));
  await person.page.locator('#result-1-1-1').focus();
  const keys = Array.from({ length: people / 2 }, (_, board) => String(1 + ((board * 7 + no) % 3)));
  const [timed, rest] = [keys.slice(0, SAMPLE), keys.slice(SAMPLE)];
  times.keys = [];
  for (const key of timed) times.keys.push(await person.evaluates(pressed, key));
  await person.evaluates(typed, rest);
}

/** The event at its end: each long list opened and scrolled, and the event read from the disk again. */
async function looksAround(person, people) {
  const seen = {};
  const opens = async (name, words, selector, n) => {
    const { time, longest } = await person.evaluates(until, [words, selector, n]);
    seen[name] = `${name} ${ms(time)} (longest task ${ms(longest)}, longest frame of a scroll ${ms(await person.evaluates(scrolled))})`;
  };
  await opens('standings and cross table', 'Xếp hạng', '.crosstab tbody tr', 1);
  await opens('people', 'Kỳ thủ', '.people tbody tr', 1);
  const begun = Date.now();
  await person.reloads();
  await person.page.locator('.people tbody tr').first().waitFor();
  const memory = await person.evaluates(() => performance.memory?.usedJSHeapSize ?? 0);
  const lines = Object.values(seen).map((line) => `\n    ${line}`).join('');
  return `${lines}\n    opened from the disk in ${Date.now() - begun} ms, ${(memory / 1e6).toFixed(0)} MB of the page's heap with ${people} people`;
}

async function measures(server, [people, rounds, throttle]) {
  const person = await launch(server);
  person.context.setDefaultTimeout(PATIENCE_MS);
  await person.opens();
  const before = (at) => at.fills('Số vòng', String(Math.max(rounds, 7)));
  const list = Array.from({ length: people }, (_, at) => `Kỳ Thủ ${String(at + 1).padStart(4, '0')}`);
  await founds(person, { preset: 'Hệ Thụy Sĩ thông thường', people: list, before });
  await person.presses('Bốc thăm tiên hậu');
  await person.slows(throttle);
  const times = { pairing: [], publishing: [], keys: [] };
  const all = [];
  for (let no = 1; no <= rounds; no += 1) {
    await plays(person, people, no, times);
    all.push(...times.keys);
  }
  const of = (list, what) => list.map((one) => one[what]);
  const key = `a key ${ms(median(of(all, 'time')))}, of which work ${ms(median(of(all, 'work')))} (95 of 100 within ${ms(percentile(of(all, 'work'), 0.95))}; last round ${ms(median(of(times.keys, 'work')))})`;
  const act = (name) => `${name} ${ms(median(of(times[name], 'time')))} (longest task ${ms(Math.max(...of(times[name], 'longest')))})`;
  const around = isFull ? await looksAround(person, people) : '';
  await person.leaves();
  console.log(`${people} people, ${rounds} rounds, CPU ×${throttle}: ${key}, ${act('pairing')}, ${act('publishing')}${around}`);
}

const server = await startServer();
try {
  console.log('— a large Swiss event in Chromium');
  for (const plan of plans) await measures(server, plan);
} finally {
  await server.stop();
}
