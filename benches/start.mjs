// How long until the app is there, on a slow machine? node benches/start.mjs
// Navigation to the moment the app has taken the place of the static text; median of 7, loopback.
import { launch } from '../tests/e2e/chromium.mjs';
import { startServer } from '../tests/e2e/server.mjs';

const N = 7;
const server = await startServer();
console.log('— start time in Chromium, median (least to most), ms');

// The mark is set by a watcher in the page itself, so that the driver's own delays are not measured.
const watch = () => {
  const seen = () => {
    if (document.body && !document.getElementById('shell')) {
      window.startedAt ??= performance.now();
      observer.disconnect();
    }
  };
  const observer = new MutationObserver(seen);
  document.addEventListener('DOMContentLoaded', () => observer.observe(document.body, { childList: true }) ?? seen());
};

async function once(person, throttle) {
  await person.slows(throttle);
  await person.opens();
  await person.page.waitForFunction(() => window.startedAt !== undefined);
  return person.page.evaluate(() => window.startedAt);
}

function report(title, times) {
  const [least, median, most] = [0, Math.floor(times.length / 2), times.length - 1].map((at) => Math.round(times.sort((a, b) => a - b)[at]));
  console.log(`${title.padEnd(40)}${String(median).padStart(6)} (${least} to ${most})`);
}

try {
  for (const throttle of [1, 4]) {
    const cold = [];
    for (let n = 0; n < N; n += 1) {
      const person = await launch(server);
      await person.context.addInitScript(watch);
      cold.push(await once(person, throttle));
      await person.leaves();
    }
    report(`CPU ×${throttle}, first visit`, cold);
    const warm = [];
    const person = await launch(server);
    await person.context.addInitScript(watch);
    await person.opens();
    await person.isReadyOffline();
    for (let n = 0; n < N; n += 1) warm.push(await once(person, throttle));
    await person.leaves();
    report(`CPU ×${throttle}, kept on the device`, warm);
  }
} finally {
  await server.stop();
}
