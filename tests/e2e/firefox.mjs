// A person at Firefox, by puppeteer over WebDriver BiDi: the main flow in a second engine.
import puppeteer from 'puppeteer-core';
import { findProgram } from './engines.mjs';
import { chooseInPage, findInPage, GUARD_MS, isGuarded, toMiddle } from './inpage.mjs';
import { patience, pause, something, until } from './waits.mjs';

export async function launch(server, options = {}) {
  const executablePath = findProgram(
    'FIREFOX',
    ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    'Firefox',
  );
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: options.viewport ?? { width: 1180, height: 820 },
    // Nothing is asked of the network that a test did not ask for; the app's language is the person's.
    extraPrefsFirefox: {
      'intl.accept_languages': options.locale ?? 'vi-VN',
      'intl.locale.requested': options.locale ?? 'vi-VN',
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'dom.serviceWorkers.testing.enabled': true,
    },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.setViewport(options.viewport ?? { width: 1180, height: 820 });
  page.setDefaultTimeout(patience());
  page.setDefaultNavigationTimeout(patience());
  const [faults, lines] = [[], []];
  page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (why) => faults.push(String(why)));

  const find = (kind, name) =>
    until(async () => {
      const handle = await page.evaluateHandle(findInPage, kind, name).catch(() => null);
      return handle?.asElement() ?? null;
    }, `"${name}" is seen`);
  return {
    faults: () => faults,
    console: () => lines,
    leaves: () => browser.close(),
    opens: (route = '') => page.goto(server.url + route),
    reloads: () => page.reload(),
    presses: async (name) => {
      const act = await find('act', name);
      await act.evaluate(toMiddle);
      if (await act.evaluate(isGuarded)) await pause(GUARD_MS);
      await act.click();
    },
    fills: async (label, text) => {
      const field = await find('field', label);
      await field.evaluate((element) => element.select?.());
      await field.type(text);
    },
    chooses: async (label, option) => (await find('field', label)).evaluate(chooseInPage, option),
    types: (keys) => page.keyboard.press(keys),
    sees: (text) => find('text', text).then(() => {}),
    seesNot: (text) => until(async () => !(await page.evaluateHandle(findInPage, 'text', text)).asElement(), `"${text}" is gone`),
    evaluates: (fn, argument) => page.evaluate(fn, argument),
    reads: (fn, argument) => something(() => page.evaluate(fn, argument)),
    shoots: (file) => page.screenshot({ path: file }),
    isReadyOffline: () => until(() => page.evaluate(() => document.documentElement.dataset.offline === 'ready'), 'the app is kept on the device'),
  };
}
