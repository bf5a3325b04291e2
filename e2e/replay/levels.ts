import type { AnyFlow } from '../../machines/flow.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import type { Level } from '../support/stage.ts';
import { limits } from './drivers.ts';
import { pathsFor, type LevelPaths } from './paths.ts';

/** What of a flow a level replays, and what it cannot. */
export interface FlowAtLevel extends LevelPaths {
  readonly flow: AnyFlow;
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
