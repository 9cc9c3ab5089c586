// What are points and Buchholz of a Swiss event? Added up from what a test noted down, without the app's code:
// C.07 of 2026, articles 8.1 and 16, for 2-1-0 with 2 for a bye, 1 for a requested bye, 0 for absence.

const POINTS = { 1: [2, 0], 2: [1, 1], 3: [0, 2], '+ –': [2, 0], '– +': [0, 2], '– –': [0, 0] };

/** Half points as the app writes them. */
const written = (value) => (Number.isInteger(value) ? String(value) : `${Math.floor(value) || ''}½`);

/** { name: { points, buchholz } } of { rounds: [{ games: [{ red, black, result }], out: [[name, why]] }], late: Map name → first round }. */
export function table({ rounds, late }) {
  const slots = new Map();
  const add = (name, slot) => slots.set(name, [...(slots.get(name) ?? []), slot]);
  rounds.forEach(({ games, out }, index) => {
    if (index > 0) for (const [name, first] of late) if (index === first - 1) for (let no = 1; no < first; no += 1) add(name, { round: no, points: 0, kind: 'missed' });
    for (const { red, black, result } of games) {
      const isForfeit = !'123'.includes(result);
      const [ofRed, ofBlack] = POINTS[result];
      add(red, { round: index + 1, points: ofRed, kind: isForfeit ? (ofRed ? 'walkover' : 'default') : 'game', opponent: black });
      add(black, { round: index + 1, points: ofBlack, kind: isForfeit ? (ofBlack ? 'walkover' : 'default') : 'game', opponent: red });
    }
    for (const [name, why] of out) {
      if (why.startsWith('Miễn đấu')) add(name, { round: index + 1, points: 2, kind: 'bye' });
      else add(name, { round: index + 1, points: why.startsWith('Xin nghỉ') ? 1 : 0, kind: 'missed' });
    }
  });
  const sum = (values) => values.reduce((one, other) => one + other, 0);
  const points = new Map([...slots].map(([name, list]) => [name, sum(list.map((slot) => slot.points))]));
  // 16.3: for the opponents, rounds from which a player did not come back count as draws.
  const isBack = (list, round) => list.some((slot) => slot.round > round && ['game', 'walkover', 'bye'].includes(slot.kind));
  const toOpponents = new Map([...slots].map(([name, list]) => {
    const gone = list.filter((slot) => slot.kind === 'missed' && !isBack(list, slot.round));
    return [name, points.get(name) + sum(gone.map((slot) => 1 - slot.points))];
  }));
  // 16.4: an unplayed round is a game against a dummy with one's own points, at most those of the rule.
  const worth = (name, slot) => {
    if (slot.kind === 'game') return toOpponents.get(slot.opponent);
    const cap = slot.opponent ? toOpponents.get(slot.opponent) : rounds.length;
    return Math.min(points.get(name), cap);
  };
  const sums = [...slots].map(([name, list]) => [name, { points: written(points.get(name)), buchholz: written(sum(list.map((slot) => worth(name, slot)))) }]);
  return Object.fromEntries(sums);
}
