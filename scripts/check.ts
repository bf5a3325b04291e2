import { join } from 'node:path';
import { flowAt, viewReplays } from '../replay/levels.ts';
import { checksOf } from '../tools/flow/check.ts';
import { flowGiven, readArguments, refuse } from '../tools/lib/command-line.ts';
import { runStep } from '../tools/test/steps.ts';

const USAGE = `npm run check -- <flow>

  profile.addressChange   types, lint of its files, and its model, parity, texts, mutation and view:
                          what an edit of one flow can break, in under a minute

\`npm test\` runs everything, the browser among it.`;

const { positionals } = readArguments(USAGE, {}, 1);
const { id } = flowGiven(USAGE, positionals[0] ?? refuse(USAGE, 'Which flow?'));
const began = performance.now();
const waiting = [
  ...checksOf(join(import.meta.dirname, '..'), id),
  ...(flowAt('view', id).paths.length === 0 ? [] : [{ name: 'view', ...viewReplays([id]) }]),
];

/** Runs the waiting steps, one after the other. */
async function work(): Promise<number> {
  let failed = 0;
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    failed += (await runStep(step)).failed;
  }
  return failed;
}

// Two cores have room for two.
const failed = (await Promise.all([work(), work()])).reduce((sum, one) => sum + one, 0);
console.log(
  `${((performance.now() - began) / 1000).toFixed(0)} s, ${failed === 0 ? 'all well' : `${failed} failed`}`,
);
process.exitCode = failed === 0 ? 0 : 1;
