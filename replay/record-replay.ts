import type { Path } from '../machines/engine/fixture.ts';
import type { PersonLevel } from '../review/paths/level.ts';
import { keepResult, type ReplayResult } from '../review/paths/results.ts';
import type { FlowAtLevel } from './levels.ts';
import { StepFailure } from './walk.ts';

/**
 * Records how a replay ended where the atlas reads it.
 * @param evidence of a failed one
 * @throws the replay's own error
 */
export async function recordReplay(
  level: PersonLevel,
  { flow, fingerprint }: Pick<FlowAtLevel, 'flow' | 'fingerprint'>,
  { id }: Path,
  replay: () => Promise<void>,
  evidence: () => Promise<Pick<ReplayResult, 'picture' | 'trace'>> = () => Promise.resolve({}),
): Promise<void> {
  const began = performance.now();
  const failure = await replay().catch((error: unknown) => error);
  const durationMs = Math.round(performance.now() - began);
  keepResult(level, {
    path: id,
    flow: flow.id,
    fingerprint,
    verdict: failure === undefined ? 'passed' : 'failed',
    durationMs,
    ...(failure instanceof StepFailure && { step: failure.step, message: failure.message }),
    ...(failure !== undefined && (await evidence())),
  });
  if (failure !== undefined) throw failure;
}
