// How long is waited, and for what? Nothing on a page is read once: it is read until it is as it should be.
//
// Whoever presses sees the answer when the machine gets to it. A read that stands alone asks "is it there
// by now?" of a machine that may be busy, so `tests/house.rs` lets no scenario have one.

/** What a person at a slow machine waits for before they say that nothing happens. */
const PATIENCE_MS = 30_000;

let rate = 1;

/** Makes this run for a machine that is `times` slower: Chromium is throttled, everything has more time. */
export const slowDown = (times) => void (rate = times);

/** How many times slower the machine is made. */
export const slowness = () => rate;

/** A time limit on this machine. */
export const patience = (ms = PATIENCE_MS) => ms * rate;

/** A pause, for what must NOT happen in the meantime, and between two looks. */
export const pause = (ms) => new Promise((go) => setTimeout(go, ms));

/**
 * Waits until `probe` gives something true and returns that. A probe that fails (a node is not drawn
 * yet) is asked again; the sentence of the failure says what its last answer was.
 */
export async function until(probe, what, ms = PATIENCE_MS) {
  const end = Date.now() + patience(ms);
  for (;;) {
    let why;
    try {
      const seen = await probe();
      if (seen) return seen;
    } catch (fault) {
      why = fault;
    }
    if (Date.now() > end) {
      throw new Error(`not within ${patience(ms) / 1000} s: ${what}${why ? `\n    at the last look: ${why.message ?? why}` : ''}`);
    }
    await pause(50);
  }
}

/** Waits until `read` gives `due`; shows both if it does not. */
export async function eventually(read, due, what, ms = PATIENCE_MS) {
  const wanted = JSON.stringify(due);
  let got;
  const isSame = async () => {
    got = undefined;
    got = JSON.stringify(await read());
    return got === wanted;
  };
  await until(isSame, what, ms).catch((why) => {
    throw new Error(`${why.message}\n      due ${wanted}\n      got ${got}`);
  });
}

/** What `read` gives, once it gives something. */
export const something = (read) =>
  until(async () => {
    const value = await read();
    return value === null || value === undefined ? null : { value };
  }, 'something to read').then(({ value }) => value);

/** Fails when a promise takes longer than this. */
export function limited(promise, ms, what = 'the test') {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took longer than ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
