import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonAgainst } from '../machines/exceptions.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { Path } from '../machines/engine/fixture.ts';
import type { Graph } from '../machines/engine/explore.ts';
import { FLOWS, flowNamed } from '../machines/registry.ts';
import { fingerprintOf } from '../review/charts/fingerprint.ts';
import type { PersonLevel } from '../review/paths/level.ts';
import { pathsFor, type LevelPaths } from '../review/paths/paths.ts';
import { StepFailure } from './walk.ts';

/**
 * The paths of a flow that a level replays, and those that it cannot; paths that no longer fit are replayed, too,
 * and fail.
 */
export interface FlowAtLevel extends LevelPaths {
  readonly flow: AnyFlow;
  /** SHA-256 of everything that decides what it does and shows. */
  readonly fingerprint: string;
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
  return {
    flow,
    // Read only where a path is replayed.
    get fingerprint() {
      return fingerprintOf(flow);
    },
    ...planned,
    paths: [...planned.paths, ...outdated],
  };
}

/** @throws StepFailure for a path that was planned for another chart, at its first step that can no longer happen */
export function expectFits({ flow, outdated }: FlowAtLevel, path: Path, level: PersonLevel): void {
  const step = outdated.find((one) => one.path.id === path.id)?.step;
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
  `tests/${id.split('.')[0] ?? ''}/flows.replay.long.test.tsx`;

/** The arguments by which Vitest replays flows or paths in the view, and no others. @param ids of at least one */
export const viewReplays = (ids: readonly string[]) => ({
  program: 'vitest',
  args: ['run', '--project', 'jsdom', ...new Set(ids.map(viewReplayOf))],
  env: { REPLAY_PATHS: ids.join(',') },
});

/** The file, if any, in which the processes of one run find the flows that the first of them planned. */
const PLAN = 'REPLAY_PLAN';

/** To plan every flow takes half a minute of a core: the processes of the run that begins now do it once, for this file. */
export function planOnce(file: string): void {
  rmSync(file, { force: true });
  process.env[PLAN] = file;
}

/** Every flow as a level replays it. */
export function flowsAt(level: PersonLevel): readonly FlowAtLevel[] {
  const file = process.env[PLAN];
  if (file !== undefined && existsSync(file)) return readPlan(file);
  const planned = FLOWS.map(({ id }) => flowAt(level, id));
  if (file !== undefined) keepPlan(planned, file);
  return planned;
}

type StoredFlow = Omit<FlowAtLevel, 'flow'> & { readonly flow: string };

const readPlan = (file: string): FlowAtLevel[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as StoredFlow[]).map((one) => ({
    ...one,
    flow: flowNamed(one.flow),
  }));

function keepPlan(planned: readonly FlowAtLevel[], file: string): void {
  const stored = planned.map((one): StoredFlow => ({ ...one, flow: one.flow.id }));
  const whole = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(whole, JSON.stringify(stored));
  renameSync(whole, file);
}
