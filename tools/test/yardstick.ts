/** The duration of the calculation on a quiet core of the machine for which ten minutes are meant, in ms. */
const REFERENCE = 250;
const ROUNDS = 12_000_000;

/** What a machine takes for work that never changes, ms. */
export interface Yardstick {
  /** In the caches of a core. */
  readonly calculation: number;
  /** Objects made, kept for a while and dropped: most of what tests do. */
  readonly memory: number;
}

function calculate(): void {
  const counts = new Map<number, number>();
  let state = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    state = Math.imul(state ^ (state >>> 15), 1 | (state + round));
    const key = state & 1_023;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

function fillMemory(): void {
  let kept: Map<string, object>[] = [];
  for (let round = 0; round < 8; round += 1) {
    const one = new Map<string, object>();
    for (let at = 0; at < 60_000; at += 1) one.set(`key ${at}`, { at, next: [at] });
    kept = [one, ...kept.slice(0, 1)];
  }
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Times fixed work: it tells a slow machine from a slow suite, and nothing is judged by it. */
export const yardstick = (): Yardstick => ({
  calculation: timed(calculate),
  memory: timed(fillMemory),
});

/** @param times before a run and after it */
export function yardstickInWords(times: readonly Yardstick[]): string {
  const mean = times.reduce((sum, { calculation }) => sum + calculation, 0) / times.length;
  const all = (of: keyof Yardstick) => times.map((one) => one[of].toFixed(0)).join(' and ');
  return `A fixed calculation took ${all('calculation')} ms, before and after: ${(mean / REFERENCE).toFixed(2)} times the reference. Fixed work on memory took ${all('memory')} ms.`;
}
