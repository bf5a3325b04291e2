import type { AnyFlow } from '../../machines/flow.ts';
import type { Path } from '../../machines/paths/fixture.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import type { LeftOut } from '../../scripts/lib/replay-results.ts';
import type { Level } from '../support/stage.ts';
import { limits } from './drivers.ts';
import { pathsFor } from './paths.ts';

/** What of a flow a level replays, and what it cannot. */
export interface FlowAtLevel {
  readonly flow: AnyFlow;
  readonly paths: readonly Path[];
  readonly leftOut: readonly LeftOut[];
}

/** A flow as a level replays it. */
export function flowAt(level: Level, id: string): FlowAtLevel {
  const flow = flowNamed(id);
  const cannot = limits[id];
  return { flow, ...pathsFor(flow, (where) => cannot?.(where, level)) };
}

/** The file that replays a flow in the view, below `tests/`. */
export function viewReplayOf(id: string): string {
  const [area = '', name = ''] = id.split('.');
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${area}/${file}.replay.test.tsx`;
}

export const flowsAt = (level: Level): readonly FlowAtLevel[] =>
  FLOWS.map(({ id }) => flowAt(level, id));
