// Does what is not loaded at the start come when it is needed, also when the host or the cache has it no more?
import fs from 'node:fs';
import path from 'node:path';
import { test, check, until } from './harness.mjs';
import { copyDist, startServer } from './server.mjs';

const fetched = (person) => person.evaluates(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.split('/').pop()));
const formIsThere = (person) => person.evaluates(() => Boolean(document.querySelector('form .form-next')));

test('the list of events comes without the parts of an event', { allow: [/404/, /service worker|ServiceWorker/i] }, async ({ person }) => {
  const dist = copyDist();
  // Without a worker nothing is fetched ahead.
  fs.rmSync(path.join(dist.dir, 'sw.js'));
  const server = await startServer(dist.dir);
  try {
    await person.page.goto(server.url);
    await until(() => person.evaluates(() => Boolean(document.querySelector('.masthead'))), 'the list is there');
    const wasm = (await fetched(person)).filter((name) => name.endsWith('.wasm'));
    check(wasm.length === 1, `more than the start was fetched: ${wasm}`);
  } finally {
    await server.stop();
    dist.remove();
  }
});

test('a part that cannot be had says so, and comes when it is asked for again', { allow: [/404/, /service worker|ServiceWorker/i] }, async ({ person }) => {
  const dist = copyDist();
  fs.rmSync(path.join(dist.dir, 'sw.js'));
  const part = fs.readdirSync(dist.dir).find((name) => /^rules-.*\.wasm$/.test(name));
  fs.renameSync(path.join(dist.dir, part), path.join(dist.dir, 'away'));
  const server = await startServer(dist.dir);
  try {
    await person.page.goto(`${server.url}#/new`);
    const again = person.page.locator('[role=alert] button.primary');
    await again.waitFor();
    fs.renameSync(path.join(dist.dir, 'away'), path.join(dist.dir, part));
    await again.click();
    await until(() => formIsThere(person), 'the part comes when it is asked for again');
  } finally {
    await server.stop();
    dist.remove();
  }
});

test('a part that is long on its way says so', { allow: [/404/, /service worker|ServiceWorker/i] }, async ({ person }) => {
  const dist = copyDist();
  fs.rmSync(path.join(dist.dir, 'sw.js'));
  const server = await startServer(dist.dir);
  let arrives;
  const isLetIn = new Promise((done) => (arrives = done));
  await person.page.route(/\/rules-[^/]*\.wasm$/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  // What is said late is no motion.
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  try {
    await person.page.goto(`${server.url}#/new`);
    await person.sees('Đang tải phần này…');
    arrives();
    await until(() => formIsThere(person), 'the part comes');
    await person.seesNot('Đang tải phần này…');
  } finally {
    arrives();
    await server.stop();
    dist.remove();
  }
});

test('an open window keeps all parts when a newer version has taken the cache', async ({ person, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await until(async () => (await fetched(person)).some((name) => /^rare-.*\.wasm$/.test(name)), 'the parts are fetched ahead');
  await server.stop();
  await person.evaluates(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    location.hash = '#/new';
  });
  await until(() => formIsThere(person), 'the form comes from memory');
});
