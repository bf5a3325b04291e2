import { measure } from './measure.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';

export interface WiresOptions {
  /** Print what is known, and run nothing. */
  readonly summary: boolean;
  /** Judge again what came through, although nothing was changed. */
  readonly again: boolean;
  /** A few faults only, in half a minute. */
  readonly sample: boolean;
  /** A folder of tests, or one; no others judge. */
  readonly by: string;
  /** Tests that run side by side; as many as there are cores, four at most, when it is not said. */
  readonly workers?: number;
}

/**
 * Mutation of the wiring between charts and players, as `npm run mutate -- --wires` asks for it. It says with
 * which code the process ends: Vitest sets one of its own for runs that are meant to be red.
 */
export async function mutateWires(within: string, options: WiresOptions): Promise<void> {
  if (options.sample) {
    const worse = await sample(Date.now());
    for (const line of worse) console.error(line);
    process.exitCode = worse.length > 0 ? 1 : 0;
    return;
  }
  if (!options.summary) await measure(within, options.again, options.by, options.workers);
  process.exitCode = (await report(within)) ? 0 : 1;
}
