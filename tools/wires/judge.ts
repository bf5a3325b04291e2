import { basename } from 'node:path';
import type { Fault } from './instrument.ts';
import { imports } from './judges.ts';
import type { Reach, Runner } from './runner.ts';
import type { Verdict } from './scores.ts';

/** Of the tests that come by a fault, the quickest are run until they took so long, in ms. */
const ENOUGH = 6_000;

/** What a file and its test have in common: `retention` of `retention.ts` and of `retention.test.ts`. */
const nameOf = (path: string): string => basename(path).split('.')[0] ?? '';

/**
 * The tests that judge a fault: those that pass its place while they run, or, where none does, those that
 * pass it by being loaded. The file's own test comes first, by its name; then those that import the file by
 * themselves; then those that noticed more of its faults so far; then the quickest; and the first one judges
 * in any case.
 *
 * @param noticed test → how many faults of the file it noticed so far
 */
export function judgesOf(
  { id, file }: Fault,
  reach: readonly Reach[],
  noticed: ReadonlyMap<string, number> = new Map(),
): string[] {
  let spent = 0;
  const running = reach.filter(({ run }) => run.has(id));
  return (running.length > 0 ? running : reach.filter(({ reached }) => reached.has(id)))
    .map((one) => ({
      ...one,
      far: nameOf(one.test) === nameOf(file) ? 0 : imports(one.test, file) ? 1 : 2,
      count: noticed.get(one.test) ?? 0,
    }))
    .toSorted((a, b) => a.far - b.far || b.count - a.count || a.durationMs - b.durationMs)
    .filter(({ durationMs }, nth) => {
      spent += durationMs;
      return nth === 0 || spent <= ENOUGH;
    })
    .map(({ test }) => test);
}

/** Judges faults side by side, one on every runner at a time; the verdicts stand in the order of the faults. */
export async function judge(
  runners: readonly Runner[],
  faults: readonly Fault[],
  judges: (fault: Fault) => readonly string[],
  onNoticed: (test: string) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = faults.entries();
  await Promise.all(
    runners.map(async (runner) => {
      for (const [nth, fault] of queue) {
        const verdict = await verdictOn(runner, fault, judges(fault));
        verdicts[nth] = verdict;
        if (typeof verdict !== 'string') onNoticed(verdict.by);
      }
    }),
  );
  return verdicts;
}

async function verdictOn(runner: Runner, fault: Fault, tests: readonly string[]): Promise<Verdict> {
  for (const test of tests) if (await runner.notices(fault, test)) return { by: test };
  return tests.length === 0 ? 'unreached' : 'survived';
}
