import { LEVELS, type Level } from '../../review/paths/level.ts';
import type { Standing } from './coverage.ts';

/** The groups of the list, the most urgent first. */
export const GROUPS = {
  failed: 'Failing',
  outdated: 'Outdated',
  idle: 'Not run',
  waived: 'Left out, with the reason',
  passed: 'Passed',
} as const satisfies Partial<Record<Standing, string>>;
export type Group = keyof typeof GROUPS;
export const NAMES = Object.keys(GROUPS) as Group[];
/** The results that somebody has to look at. */
export const OPEN: readonly Group[] = ['failed', 'outdated', 'idle'];

/** The filter of results: a group, a level, a flow; each may be left open. */
export interface Asked {
  readonly group: Group | undefined;
  readonly level: Level | undefined;
  readonly flow: string | undefined;
}

const ANY = 'any';

export function askedIn(hash: string): Asked {
  const [group, level, flow = ANY] = hash.replace(/^#\//, '').split('/').map(decodeURIComponent);
  return {
    group: NAMES.find((one) => one === group),
    level: LEVELS.find((one) => one === level),
    flow: flow === ANY ? undefined : flow,
  };
}

/** The address of a part of the list, relative to the atlas' folder. */
export const resultsAddress = ({ group, level, flow }: Partial<Asked>): string =>
  `results.html#/${[group, level, flow].map((one) => encodeURIComponent(one ?? ANY)).join('/')}`;
