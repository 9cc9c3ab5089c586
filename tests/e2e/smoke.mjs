// Does the app start, does it start again without a server, and does a new version wait to be accepted?
import { check, eventually, test, until } from './harness.mjs';
import { copyDist, startServer } from './server.mjs';
import { pause } from './waits.mjs';

// The app is there when the static text is gone and a heading of its own stands on the page.
const starts = (person, when) =>
  until(() => person.evaluates(() => !document.getElementById('shell') && Boolean(document.querySelector('h1')?.textContent)), `the app starts ${when}`);

test('the app starts, and starts again when the server is gone', { engines: ['chromium', 'firefox', 'webkit'] }, async ({ person, server }) => {
  await person.opens();
  await starts(person, 'with a server');
  await person.isReadyOffline();
  await server.stop();
  await person.reloads();
  await starts(person, 'without a server');
});

test('a link into the app opens without a server', async ({ person, server }) => {
  await person.opens();
  await person.isReadyOffline();
  await server.stop();
  const other = await person.another();
  await other.opens('?from=link#/clock');
  await starts(other, 'without a server');
});

test('the content security policy forbids scripts and styles in the page', { allow: [/Content Security Policy|Content-Security-Policy/i] }, async ({ person }) => {
  await person.opens();
  const ran = await person.evaluates(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    document.body.setAttribute('style', 'opacity: 0.5');
    return [Boolean(window.intruder), getComputedStyle(document.body).opacity];
  });
  check(String(ran) === 'false,1', `the policy let something through: ${ran}`);
});

test('the first page is accessible', async ({ person }) => {
  await person.opens();
  await starts(person, 'with a server');
  await person.isAccessible();
});

test('a new version waits until it is accepted, then comes with one reload', async ({ person }) => {
  const dist = copyDist();
  const server = await startServer(dist.dir);
  const { page } = person;
  const title = () => person.evaluates(async () => (await (await fetch('./')).text()).match(/<title>(.*)<\/title>/)[1]);
  const asks = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => {})));
  try {
    await page.goto(server.url);
    await person.isReadyOffline();
    await page.reload();
    await page.evaluate(() => (sessionStorage.loads = '0'));
    await page.addInitScript(() => (sessionStorage.loads = String(Number(sessionStorage.loads ?? 0) + 1)));

    // A version with a file missing is never offered, and the old one goes on.
    dist.publish('index.html', (text) => text.replace('<title>', '<title>Broken '));
    dist.publish('sw.js', (text) => text.replace("'./',", "'./', 'missing.js',"));
    await asks();
    await until(() => page.evaluate(async () => !(await navigator.serviceWorker.ready).installing), 'the broken version has given up');
    const nCaches = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kydai-')).length);
    await eventually(nCaches, 1, 'a broken version leaves no cache behind');
    await pause(500);
    await eventually(() => page.evaluate(() => document.documentElement.dataset.update ?? ''), '', 'a broken version is not offered');

    const other = await person.another();
    await other.page.goto(server.url);
    await starts(other, 'in a second tab');
    const since = await other.evaluates(() => performance.timeOrigin);

    dist.publish('index.html', (text) => text.replace('Broken ', 'New '));
    dist.publish('sw.js', (text) => text.replace("'missing.js',", ''));
    await asks();
    await page.locator('html[data-update=ready]').waitFor({ state: 'attached' });
    await eventually(async () => (await title()).startsWith('New'), false, 'the new version is not taken before it is accepted');
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('kydai-update-accept')));
    await page.waitForFunction(() => sessionStorage.loads === '1');
    await eventually(async () => (await title()).startsWith('New'), true, 'the accepted version is in force');
    await starts(person, 'in its new version');
    await pause(500);
    await eventually(() => page.evaluate(() => sessionStorage.loads), '1', 'one reload was enough');

    // Another tab may be in the middle of work: it is told, and goes on as it is.
    await other.page.locator('html[data-update=ready]').waitFor({ state: 'attached' });
    await eventually(() => other.evaluates(() => performance.timeOrigin), since, 'the other tab is not reloaded in the middle of its work');
    await other.evaluates(() => window.dispatchEvent(new CustomEvent('kydai-update-accept')));
    await until(async () => (await other.evaluates(() => performance.timeOrigin).catch(() => since)) !== since, 'the other tab reloads when it agrees');
  } finally {
    await server.stop();
    dist.remove();
  }
});
