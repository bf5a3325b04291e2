import { reasonAgainst } from '../machines/exceptions.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { Path } from '../machines/engine/fixture.ts';
import type { Graph } from '../machines/engine/explore.ts';
import { FLOWS, flowNamed } from '../machines/registry.ts';
import type { PersonLevel } from '../review/paths/level.ts';
import { pathsFor, type LevelPaths } from '../review/paths/paths.ts';
import { StepFailure } from './walk.ts';

/**
 * The paths of a flow that a level replays, and those that it cannot; paths that no longer fit are replayed, too,
 * and fail.
 */
export interface FlowAtLevel extends LevelPaths {
  readonly flow: AnyFlow;
}

/**
 * The paths of a flow that can come about at a level.
 * @param given committed paths other than those of the fixtures, and the flow explored
 */
export const pathsAt = (
  level: PersonLevel,
  flow: AnyFlow,
  ...given: [committed?: readonly Path[], graph?: Graph]
): LevelPaths => pathsFor(flow, (where) => reasonAgainst(flow, level, where), ...given);

/** A flow as a level replays it. @param committed other paths than those of the fixtures */
export function flowAt(level: PersonLevel, id: string, committed?: readonly Path[]): FlowAtLevel {
  const flow = flowNamed(id);
  const planned = pathsAt(level, flow, committed);
  const outdated = planned.outdated.map(({ path }) => path);
  return { flow, ...planned, paths: [...planned.paths, ...outdated] };
}

/** @throws StepFailure for a path that was planned for another chart, at its first step that can no longer happen */
export function expectFits({ flow, outdated }: FlowAtLevel, path: Path, level: PersonLevel): void {
  const step = outdated.find((one) => one.path === path)?.step;
  if (step === undefined) return;
  const what = step === 0 ? 'its start is no longer one' : `its step ${step} can no longer happen`;
  const cause = `${path.id} was planned for another chart: ${what}. When the chart is meant to be as it is, plan anew: npm run paths -- ${flow.id} --update`;
  throw new StepFailure(flow, path, { step, level, cause });
}

const taken = ({ start, steps }: Path): number =>
  new Set([start, ...steps.map(({ expect }) => expect)].flatMap(({ transitions }) => transitions))
    .size;

/** The one path of a flow that `npm test` replays in the browser: it takes the most transitions, in the fewest steps. */
export const mainPathOf = ({ paths }: Pick<FlowAtLevel, 'paths'>): Path | undefined =>
  paths.toSorted((a, b) => taken(b) - taken(a) || a.steps.length - b.steps.length)[0];

/** The file that replays the flow of an id, or a path of it, in the view. */
export const viewReplayOf = (id: string): string =>
  `tests/${id.split('.')[0] ?? ''}/flows.replay.test.tsx`;

/** The arguments by which Vitest replays flows or paths in the view, and no others. @param ids of at least one */
export const viewReplays = (ids: readonly string[]) => ({
  program: 'vitest',
  args: ['run', '--project', 'jsdom', ...new Set(ids.map(viewReplayOf))],
  env: { REPLAY_PATHS: ids.join(',') },
});

export const flowsAt = (level: PersonLevel): readonly FlowAtLevel[] =>
  FLOWS.map(({ id }) => flowAt(level, id));
