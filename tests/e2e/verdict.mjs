// Which tests passed? One that failed is run once more at the end, alone, unless it tells of lost data.
//
// A test that passes only the second time is UNSTABLE: it does not fail the run, and it is not passed
// over either. What the first failure was is said at once and again at the end.

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs the tests and returns { passed, failed, skipped, unstable }. `isFinal` of a test: no second try. */
export async function judged(tests, { runOne, isSkip = () => false, unreadable = [], say = console.log }) {
  const n = { passed: 0, failed: 0, skipped: 0, unstable: 0 };
  const failures = unreadable.map(({ title, why }) => ({ one: { title, isFinal: true }, why }));
  for (const { one, why } of failures) say(`FAIL  ${one.title}\n    ${why.stack ?? why}`);
  const tries = async (one, word) => {
    const since = performance.now();
    try {
      await runOne(one);
      say(`${word}${one.title} (${seconds(since)})`);
      return null;
    } catch (why) {
      if (!isSkip(why)) say(`FAIL  ${one.title} (${seconds(since)})\n    ${why.stack ?? why}`);
      return why;
    }
  };
  for (const one of tests) {
    const why = await tries(one, 'ok    ');
    if (!why) n.passed += 1;
    else if (isSkip(why)) {
      n.skipped += 1;
      say(`skip  ${one.title}: ${why.message}`);
    } else failures.push({ one, why });
  }
  const lines = [];
  for (const { one, why } of failures) {
    const isUnstable = !one.isFinal && !(await tries(one, 'UNSTABLE, passed at the second try: '));
    n[isUnstable ? 'unstable' : 'failed'] += 1;
    if (isUnstable) n.passed += 1;
    lines.push(isUnstable ? `UNSTABLE: ${one.title}; at first: ${why.message ?? why}` : `failed: ${one.title}`);
  }
  lines.forEach((line) => say(line));
  const rest = [n.unstable && `${n.unstable} of them UNSTABLE`, n.skipped && `${n.skipped} skipped`].filter(Boolean);
  say(`${n.passed} passed, ${n.failed} failed${rest.map((part) => `, ${part}`).join('')}`);
  return n;
}
