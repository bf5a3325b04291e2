import { availableParallelism } from 'node:os';
import { isWithin, wireFiles } from './files.ts';
import { instrument, type Fault } from './instrument.ts';
import { judge, judgesOf } from './judge.ts';
import { mayJudge } from './judges.ts';
import { openRunner, RedWithoutFault, type Reach, type Runner } from './runner.ts';
import {
  countsOf,
  hashOf,
  isNoticedStill,
  noticerOf,
  readScores,
  scoreOf,
  writeScores,
} from './scores.ts';

/**
 * Puts every fault into the wiring in or below a path, and keeps what came of it after each file: a run
 * that was interrupted goes on where it stopped, and a file that is as it was, with tests as they were, is passed.
 * Of a file that is as it was, only those faults are judged again that came through, or whose test was edited.
 *
 * @param again does not pass such files: what came through on a busy machine may be noticed on a quiet one
 * @param by only tests in or below this path judge: quicker, and no score gets too high by it
 * @param lanes test files that run side by side
 */
export async function measure(
  within: string,
  again: boolean,
  by = '',
  lanes = Math.min(availableParallelism(), 4),
): Promise<void> {
  const files = await instrument(wireFiles(within).map(({ file }) => file));
  const isBackend = files.some(({ file }) => file.startsWith('backend/'));
  const projects = isBackend ? ['node', 'jsdom', 'backend'] : ['node', 'jsdom'];
  const first = await openRunner(files, projects, lanes);
  console.log(`${files.length} files; their tests run once without a fault …`);
  const related = await first.related();
  const asked = related.filter((test) => isWithin(by, test));
  const reach = await reachOfGreen(
    first,
    asked.filter((test) => files.some(({ file }) => mayJudge(test, file))),
  );
  const others = await Promise.all(
    Array.from({ length: lanes - 1 }, () => openRunner(files, projects, 1)),
  );
  const runners = [first, ...others];
  try {
    for (const { file, faults, source } of files) {
      const judges = reach
        .filter(({ test }) => mayJudge(test, file))
        .filter(({ reached }) => faults.some(({ id }) => reached.has(id)));
      const tests = judges.map(({ test }) => test);
      const known = readScores()[file];
      const isSame = known?.source === source;
      if (isSame && known.tests === hashOf(tests) && !again) continue;
      const began = performance.now();
      // Most likely the same test notices again.
      const before = isSame ? known : undefined;
      const noticerBefore = (fault: Fault): string | undefined =>
        before && noticerOf(before, faults.indexOf(fault));
      const left = faults.filter((_, nth) => before === undefined || !isNoticedStill(before, nth));
      const noticed = new Map<string, number>();
      const judged = await judge(
        runners,
        left,
        (fault) => {
          const noticer = noticerBefore(fault);
          return judgesOf(fault, judges, noticed).toSorted(
            (a, b) => +(b === noticer) - +(a === noticer),
          );
        },
        (test) => noticed.set(test, (noticed.get(test) ?? 0) + 1),
      );
      const verdicts = faults.map(
        (fault) => judged[left.indexOf(fault)] ?? { by: noticerBefore(fault) ?? '' },
      );
      const score = scoreOf(source, tests, verdicts);
      writeScores({ ...readScores(), [file]: score });
      const counts = countsOf(score);
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      console.log(`${file}: ${counts.noticed} of ${counts.all} noticed, ${seconds} s`);
    }
  } finally {
    await Promise.all(runners.map((runner) => runner.close()));
  }
}

/** What tests reach; one that is red without a fault is told of, and judges nothing. */
async function reachOfGreen(runner: Runner, tests: readonly string[]): Promise<Reach[]> {
  try {
    return await runner.reach(tests);
  } catch (error) {
    if (!(error instanceof RedWithoutFault)) throw error;
    console.error(
      `Red without any fault, so they judge nothing; see why with npx vitest run:\n  ${error.tests.join('\n  ')}`,
    );
    return await reachOfGreen(
      runner,
      tests.filter((test) => !error.tests.includes(test)),
    );
  }
}
