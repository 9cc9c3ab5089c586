// A person at WebKitGTK, by WebDriver: the main flow in Safari's engine. Linux only.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { findProgram, MissingEngine } from './engines.mjs';
import { chooseInPage, findInPage, GUARD_MS, isGuarded, toMiddle } from './inpage.mjs';
import { pause, something, until } from './waits.mjs';

const BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/${api}/MiniBrowser`),
);

const freePort = () =>
  new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

const answers = (port) =>
  new Promise((done) => {
    const socket = net.connect(port, '127.0.0.1', () => done(socket.destroy() && true));
    socket.once('error', () => done(false));
  });

// WebKit takes the person's language from the machine's locale, which must exist: one is made here.
function speaking(language) {
  const name = language.replace('-', '_');
  const folder = path.resolve(import.meta.dirname, '../../target/e2e/locales');
  const locale = `${name}.UTF-8`;
  if (!fs.existsSync(path.join(folder, locale))) {
    fs.mkdirSync(folder, { recursive: true });
    spawnSync('localedef', ['-i', name, '-f', 'UTF-8', path.join(folder, locale)], { stdio: 'ignore' });
  }
  return { LOCPATH: folder, LC_ALL: locale, LANG: locale, LANGUAGE: name };
}

// The driver runs under a screen of its own, in its own process group, so that all of it can be ended.
async function startDriver(locale) {
  const driver = findProgram('WEBKIT_DRIVER', ['WebKitWebDriver'], 'WebKitWebDriver');
  const screen = findProgram('XVFB_RUN', ['xvfb-run'], 'xvfb-run');
  const port = await freePort();
  const child = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...speaking(locale) },
  });
  const stop = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  const isUp = async () => {
    if (child.exitCode !== null) return 'ended';
    return (await answers(port)) && 'up';
  };
  // Another program may have taken the port or the screen since: then it is started anew, by `launch`.
  const state = await until(isUp, 'WebKitWebDriver answers').catch((why) => (stop(), Promise.reject(why)));
  if (state === 'ended') throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
  return { url: `http://127.0.0.1:${port}/`, stop };
}

export async function launch(server, options = {}) {
  const binary = BROWSERS.find((file) => fs.existsSync(file));
  if (!binary) throw new MissingEngine('not found: the MiniBrowser of WebKitGTK');
  const { url, stop } = await startDriver(options.locale ?? 'vi-VN');
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  let driver;
  try {
    driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  } catch (why) {
    stop();
    throw why;
  }
  const { width, height } = options.viewport ?? { width: 1180, height: 820 };
  await driver.manage().window().setRect({ width, height }).catch(() => {});

  const call = (fn, ...values) => driver.executeScript(`return (${fn}).apply(null, arguments)`, ...values);
  const find = (kind, name) => until(() => call(findInPage, kind, name).catch(() => null), `"${name}" is seen`);
  return {
    faults: () => [],
    console: () => ['(WebDriver tells nothing of the console)'],
    leaves: async () => {
      await driver.quit().catch(() => {});
      stop();
    },
    opens: (route = '') => driver.get(server.url + route),
    reloads: () => driver.navigate().refresh(),
    presses: async (name) => {
      const act = await find('act', name);
      await call(toMiddle, act);
      if (await call(isGuarded, act)) await pause(GUARD_MS);
      await act.click();
    },
    fills: async (label, text) => {
      const field = await find('field', label);
      await call((element) => element.select?.(), field);
      await field.sendKeys(text.replaceAll('\n', Key.ENTER)); // the driver swallows a bare line feed
    },
    chooses: async (label, option) => call(chooseInPage, await find('field', label), option),
    types: (keys) => driver.actions().sendKeys(Key[keys.toUpperCase()] ?? keys).perform(),
    sees: (text) => find('text', text).then(() => {}),
    seesNot: (text) => until(async () => !(await call(findInPage, 'text', text)), `"${text}" is gone`),
    evaluates: (fn, argument) => call(fn, argument),
    reads: (fn, argument) => something(() => call(fn, argument)),
    shoots: async (file) => fs.writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    isReadyOffline: () => until(() => call(() => document.documentElement.dataset.offline === 'ready'), 'the app is kept on the device'),
  };
}
