import type { Fault } from './instrument.ts';
import { imports } from './judges.ts';
import type { Reach, Runner } from './runner.ts';
import type { Verdict } from './scores.ts';

/** Of the tests that come by a fault, the quickest are run until they took so long, in ms. */
const ENOUGH = 6_000;

/**
 * The tests that judge a fault: those that import its file by themselves first, because the others pass the
 * place of a constant by loading it; among equals the quickest first, and that one in any case.
 */
export function judgesOf({ id, file }: Fault, reach: readonly Reach[]): string[] {
  let spent = 0;
  return reach
    .filter(({ reached }) => reached.has(id))
    .map((one) => ({ ...one, far: imports(one.test, file) ? 0 : 1 }))
    .toSorted((a, b) => a.far - b.far || a.durationMs - b.durationMs)
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
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = faults.entries();
  await Promise.all(
    runners.map(async (runner) => {
      for (const [nth, fault] of queue)
        verdicts[nth] = await verdictOn(runner, fault, judges(fault));
    }),
  );
  return verdicts;
}

async function verdictOn(runner: Runner, fault: Fault, tests: readonly string[]): Promise<Verdict> {
  for (const test of tests) if (await runner.notices(fault, test)) return { by: test };
  return tests.length === 0 ? 'unreached' : 'survived';
}
