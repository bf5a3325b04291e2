import type { Entry } from './entries.ts';
import type { Lane, Ran, Run } from './lane.ts';

/** Where test files run. */
type Runner = Pick<Lane, 'run'>;

/** The result of a break; any but `noticed` proves nothing. */
export interface Verdict {
  readonly noticed: boolean;
  /** `noticed`, or why not, in words. */
  readonly words: string;
  /** The error of the test that noticed. */
  readonly thrown?: string;
}

const failed = (words: string): Verdict => ({ noticed: false, words });

/** Judges every break of one test file: the named tests must be green without it, and red with it. */
export async function verdictsOf(
  lane: Runner,
  test: string,
  entries: readonly Entry[],
  report: (entry: Entry, verdict: Verdict, ms: number) => void,
): Promise<void> {
  const began = performance.now();
  const names = [...new Set(entries.map(({ named }) => named))];
  const unharmed = await attempt(() => lane.run(test, new RegExp(names.map(escape).join('|'))));
  // The faults of a file share the run that shows that its tests are green.
  const share = (performance.now() - began) / entries.length;
  for (const entry of entries) {
    const started = performance.now();
    const verdict =
      typeof unharmed === 'string' ? failed(unharmed) : await judge(lane, entry, unharmed);
    report(entry, verdict, share + performance.now() - started);
  }
}

async function judge(lane: Runner, entry: Entry, unharmed: Run): Promise<Verdict> {
  const [target, ...others] = named(unharmed.tests, entry.named);
  if (target === undefined) {
    const [why] = unharmed.outside;
    return failed(why === undefined ? 'no such test runs' : `red without the break: ${why}`);
  }
  if (others.length > 0) return failed(`${others.length + 1} tests have that in their names`);
  if (target.failure !== undefined) return failed(`red without the break: ${target.failure}`);
  const run = await attempt(() => lane.run(entry.test, [target.fullName], entry));
  if (typeof run === 'string') return failed(run);
  const result = run.tests.find(({ fullName }) => fullName === target.fullName);
  if (run.applied === 0) return failed('never loaded by that test, so nothing was broken');
  if (result === undefined) {
    const [why = 'the test is gone'] = run.outside;
    return failed(`the test does not come to run: ${why}`);
  }
  return result.failure === undefined
    ? failed('not noticed')
    : { noticed: true, words: 'noticed', thrown: result.failure };
}

/** The test of that name, or those with it in their names. */
function named(tests: readonly Ran[], name: string): Ran[] {
  const exact = tests.filter((test) => test.name === name || test.fullName === name);
  return exact.length > 0 ? exact : tests.filter(({ fullName }) => fullName.includes(name));
}

async function attempt(run: () => Promise<Run>): Promise<Run | string> {
  try {
    return await run();
  } catch (error) {
    return (error as Error).message;
  }
}

// Vitest joins suites and tests by a space where it matches a pattern, and by ' > ' in full names.
const escape = (name: string): string =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' > ', '(?: > | )');
