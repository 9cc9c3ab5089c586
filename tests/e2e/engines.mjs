// Which browsers are there, and what do they have in common?
import fs from 'node:fs';
import path from 'node:path';
import { limited, patience } from './waits.mjs';

const STARTING_MS = 90_000;
const MAX_STARTS = 3;

/** A browser that is not on this machine: a skip on a person's machine, a failure in CI. */
export class MissingEngine extends Error {}

/** The first of these programs that exists: names are looked for on PATH. */
export function findProgram(variable, names, hint) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [process.env[variable], ...names].filter(Boolean);
  for (const name of candidates) {
    const files = path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name));
    const found = files.find((file) => fs.existsSync(file));
    if (found) return found;
  }
  throw new MissingEngine(`not found: ${hint} (or set ${variable})`);
}

/**
 * Opens a browser with an empty profile and returns the person who sits at it. How a browser begins is
 * not what is tested: a start that fails (a port or a screen that another program took) is made again.
 */
export async function launch(engine, server, options = {}) {
  const module = await import({ chromium: './chromium.mjs', firefox: './firefox.mjs', webkit: './webkit.mjs' }[engine]);
  for (let no = 1; ; no += 1) {
    try {
      return await limited(module.launch(server, options), patience(STARTING_MS), `the start of ${engine}`);
    } catch (why) {
      if (why instanceof MissingEngine || no === MAX_STARTS) throw why;
      console.log(`      (${engine} did not start, start ${no} of ${MAX_STARTS}: ${String(why.message ?? why).split('\n')[0]})`);
    }
  }
}
