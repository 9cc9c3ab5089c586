// Does the runner tell what is unstable from what is broken, and does a wait wait? Needs no app.
import { check, eventually, test, until } from './harness.mjs';
import { judged } from './verdict.mjs';

const PAGE = '<!DOCTYPE html><html lang="vi"><meta charset="utf-8"><title>Thử</title><link rel="icon" href="data:,"><p>Thử</p></html>';

/** Judges tests that fail so many times before they pass. */
async function verdictOf(plan) {
  const said = [];
  const runOne = async (one) => {
    one.n = (one.n ?? 0) + 1;
    if (one.n <= one.failures) throw new Error(`fault ${one.n} of ${one.title}`);
  };
  const n = await judged(plan, { runOne, say: (line) => said.push(line) });
  return { n, said };
}

test('one failure is tried again and said aloud; two, or one of data, fail the run', { html: PAGE }, async () => {
  const plan = [
    { title: 'good', failures: 0 },
    { title: 'shaky', failures: 1 },
    { title: 'broken', failures: 9 },
    { title: 'of data', failures: 1, isFinal: true },
  ];
  const { n, said } = await verdictOf(plan);
  check(JSON.stringify(n) === '{"passed":2,"failed":2,"skipped":0,"unstable":1}', `the verdict: ${JSON.stringify(n)}`);
  check(plan.map((one) => one.n).join() === '1,2,2,1', `how often each ran: ${plan.map((one) => one.n)}`);
  check(said.includes('UNSTABLE: shaky; at first: fault 1 of shaky'), `the unstable one is named with its fault: ${said}`);
  check(said.includes('failed: broken') && said.includes('failed: of data'), `the failed ones are named: ${said}`);
  check(said.at(-1) === '2 passed, 2 failed, 1 of them UNSTABLE', `the last line: ${said.at(-1)}`);
});

test('a wait asks again while the node is missing, and says what it last saw', { html: PAGE }, async ({ person }) => {
  await person.opens();
  await person.evaluates(() => void setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<b>da</b>'), 400));
  await eventually(() => person.reads(() => document.querySelector('b').textContent), 'da', 'what was drawn late');
  await eventually(() => person.evaluates(() => document.querySelectorAll('b').length), 1, 'one node');
  const why = await eventually(() => 1, 2, 'one is two', 200).catch((fault) => fault.message);
  check(/one is two[^]*due 2[^]*got 1/.test(why), `both values are said: ${why}`);
  const last = await until(() => Promise.reject(new Error('nothing there')), 'a node', 200).catch((fault) => fault.message);
  check(/a node[^]*nothing there/.test(last), `the last fault is said: ${last}`);
});
