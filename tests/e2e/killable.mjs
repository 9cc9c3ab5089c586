// A Chromium that can be killed in the middle of its work, with everything it started, and begun again.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, personAt, slows } from './chromium.mjs';
import { patience, until } from './waits.mjs';

const FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--no-default-browser-check', '--disable-sync',
  '--disable-background-networking', '--disable-component-update', '--disable-breakpad', '--remote-debugging-port=0', '--lang=vi-VN', '--window-size=1180,900',
];

/** Starts it on a profile, at an address: { page, person, kill, downloads }. */
export async function startKillable(profile, url) {
  const portFile = path.join(profile, 'DevToolsActivePort');
  fs.rmSync(portFile, { force: true });
  const child = spawn(findChromium(), [...FLAGS, `--user-data-dir=${profile}`, '--accept-lang=vi-VN', url], { detached: true, stdio: 'ignore' });
  const gone = new Promise((done) => child.once('exit', done));
  const address = await until(() => {
    const [port, way] = fs.existsSync(portFile) ? fs.readFileSync(portFile, 'utf8').split('\n') : [];
    return way && `ws://127.0.0.1:${port}${way}`;
  }, 'the browser starts');
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  context.setDefaultTimeout(patience());
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await slows(context, page);
  const kill = async () => {
    process.kill(-child.pid, 'SIGKILL'); // the whole process group
    await gone;
    await browser.close().catch(() => {});
  };
  /** The bytes of the file that `act` makes the browser save. */
  const downloads = async (act) => {
    const folder = fs.mkdtempSync(path.join(profile, 'saved-'));
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, eventsEnabled: true });
    // The file has its name before it has its bytes: only the browser knows when it is whole.
    let isWhole = false;
    session.on('Browser.downloadProgress', ({ state }) => (isWhole ||= state === 'completed'));
    await act();
    const name = await until(() => isWhole && fs.readdirSync(folder).find((one) => !one.endsWith('.crdownload')), 'the file is saved');
    return fs.readFileSync(path.join(folder, name));
  };
  const person = personAt(context, page, { server: { url }, faults: [], lines: [], leaves: kill });
  return { page, person, kill, downloads };
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
