import type { Path } from '../machines/paths/fixture.ts';
import type { PersonLevel } from './level.ts';
import { chartOf, keepResult } from './results.ts';
import { StepFailure } from './walk.ts';

/** Keeps how a replay ended where the atlas reads it. @throws what the replay throws */
export async function recordReplay(
  level: PersonLevel,
  flow: string,
  { id }: Path,
  replay: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const failure = await replay().catch((error: unknown) => error);
  keepResult(level, {
    path: id,
    flow,
    chart: chartOf(flow),
    verdict: failure === undefined ? 'passed' : 'failed',
    durationMs: Math.round(performance.now() - began),
    ...(failure instanceof StepFailure && { step: failure.step, message: failure.message }),
  });
  if (failure !== undefined) throw failure;
}
