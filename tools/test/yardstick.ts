/** The duration of the calculation on a quiet core of the machine for which ten minutes are meant, in ms. */
const REFERENCE = 250;
const ROUNDS = 12_000_000;

/** Times a fixed calculation: it tells a slow machine from a slow suite, and nothing is judged by it. */
export function yardstick(): number {
  const began = performance.now();
  const counts = new Map<number, number>();
  let state = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    state = Math.imul(state ^ (state >>> 15), 1 | (state + round));
    const key = state & 1_023;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return performance.now() - began;
}

/** @param times ms of the calculation, before a run and after it */
export function yardstickInWords(times: readonly number[]): string {
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
  return `A fixed calculation took ${times.map((one) => one.toFixed(0)).join(' and ')} ms, before and after: ${(mean / REFERENCE).toFixed(2)} times the reference.`;
}
