// A person at Chromium, by playwright: the engine in which everything is tested.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { findProgram } from './engines.mjs';
import { GUARD_MS, isGuarded } from './inpage.mjs';
import { sweep } from './scratch.mjs';
import { pause, patience, slowness, something } from './waits.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export function findChromium() {
  return findProgram('CHROMIUM', [
    'chromium', 'chromium-browser', 'google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ], 'Chromium or Chrome');
}

/** `options.profile` keeps a profile over several launches; `options.args` adds flags (fake camera). */
export async function launch(server, options = {}) {
  const profile = options.profile ?? fs.mkdtempSync(path.join(os.tmpdir(), 'kydai-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...FLAGS, ...(options.args ?? [])],
    locale: options.locale ?? 'vi-VN',
    timezoneId: options.timezoneId,
    viewport: options.viewport ?? { width: 1180, height: 820 },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    permissions: options.permissions ?? [],
    acceptDownloads: true,
  });
  context.setDefaultTimeout(patience());
  const [faults, lines] = [[], []];
  const watch = (page) => {
    page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
    page.on('console', (line) => line.type() === 'error' && !isOffline(line.text()) && faults.push(line.text()));
    page.on('pageerror', (why) => faults.push(String(why)));
  };
  await slows(context, context.pages()[0]);
  context.pages().forEach(watch);
  context.on('page', watch);
  const leaves = async () => {
    await context.close();
    if (!options.profile) sweep(profile);
  };
  return personAt(context, context.pages()[0], { server, faults, lines, leaves });
}

/** Makes the machine of this page as slow as the run asks for. */
export async function slows(context, page, rate = slowness()) {
  if (rate > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

// A stopped server is what many tests are about; the browser's own complaint of it is no fault.
function isOffline(text) {
  return /net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)|Failed to update a ServiceWorker|script resource/.test(text);
}

/** A person at a page of a browser that runs already. */
export function personAt(context, page, { server, faults, lines, leaves }) {
  const act = (name) => page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('tab', { name, exact: true })).or(page.getByRole('menuitem', { name, exact: true }))
    .or(page.getByRole('radio', { name, exact: true })).or(page.getByRole('checkbox', { name, exact: true }))
    .filter({ visible: true }).first();
  const seen = (text) => page.getByText(text).filter({ visible: true }).first();
  return {
    context,
    page,
    faults: () => faults,
    console: () => lines,
    leaves,
    opens: (route = '') => page.goto(server.url + route),
    reloads: () => page.reload(),
    presses: async (name) => {
      const found = act(name);
      if (await found.evaluate(isGuarded)) await pause(GUARD_MS);
      await found.click();
    },
    fills: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    chooses: (label, option) => page.getByLabel(label, { exact: true }).selectOption({ label: option }),
    types: (keys) => page.keyboard.press(keys),
    sees: (text, ms) => seen(text).waitFor({ timeout: patience(ms) }),
    seesNot: (text) => page.getByText(text).filter({ visible: true }).first().waitFor({ state: 'hidden' }),
    evaluates: (fn, argument) => page.evaluate(fn, argument),
    reads: (fn, argument) => something(() => page.evaluate(fn, argument)),
    shoots: (file) => page.screenshot({ path: file }),
    /** Waits until the app is kept on the device. */
    isReadyOffline: () => page.locator('html[data-offline=ready]').waitFor({ state: 'attached' }),
    /** A second tab with its own person. */
    another: async () => {
      const other = await context.newPage();
      await slows(context, other);
      return personAt(context, other, { server, faults, lines, leaves: async () => {} });
    },
    /** Makes the machine `rate` times slower. */
    slows: (rate) => slows(context, page, rate * slowness()),
    /** Gives a file to the field with this label: { name, mimeType, buffer } or a path. */
    gives: (label, file) => page.getByLabel(label, { exact: true }).setInputFiles(file),
    /** Presses a button that downloads, and returns { name, text, bytes }. */
    downloads: async (name) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act(name).click()]);
      const bytes = fs.readFileSync(await download.path());
      return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
    },
    /** Fails when axe finds a breach of WCAG 2.2 A or AA. */
    isAccessible: async () => {
      // A script element would be against the app's own policy.
      if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(fs.readFileSync(AXE, 'utf8'));
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await page.evaluate((values) => window.axe.run(document, { runOnly: { type: 'tag', values } }), tags);
      const lines = violations.map((one) => `${one.id}: ${one.help}\n      ${one.nodes.slice(0, 5).map((node) => `${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`).join('\n      ')}`);
      if (lines.length) throw new Error(`not accessible:\n    ${lines.join('\n    ')}`);
    },
  };
}
