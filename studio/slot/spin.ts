import type { Step } from '../../machines/games/round/decide.ts';
import type { Shown } from '../shown.ts';

type Reels = Extract<Step, { type: 'reels' }>['reels'];

export type Win = Extract<Step, { type: 'lines' }>['wins'][number];

interface Spin {
  /** Undefined before the first reels of a round. */
  readonly window?: Reels;
  /** What stood there before. */
  readonly before?: Reels;
  readonly isTurning: boolean;
  readonly wins: readonly Win[];
  /** Free spins that are left; undefined outside the feature. */
  readonly free?: number;
}

/** What the reels show of a slot's round, and of the one before until they turn. */
export function spinOf({ steps, isRevealing, before: old }: Shown): Spin {
  const stops = steps.filter((step) => step.type === 'reels');
  const window = stops.at(-1);
  const since = window === undefined ? [] : steps.slice(steps.indexOf(window) + 1);
  const counted = steps.findLast((step) => step.type === 'freeSpins');
  // The spins since they were counted are under way, or over.
  const spun = counted === undefined ? [] : steps.slice(steps.indexOf(counted) + 1);
  const left = (counted?.left ?? 0) - spun.filter((step) => step.type === 'reels').length;
  const isFeature = counted !== undefined && (left > 0 || isRevealing);
  const before = stops.at(-2) ?? old.findLast((step) => step.type === 'reels');
  return {
    ...(window ? { window: window.reels } : before && { window: before.reels }),
    ...(before && { before: before.reels }),
    isTurning: isRevealing && steps.at(-1)?.type === 'reels',
    wins: since.flatMap((step) => (step.type === 'lines' ? step.wins : [])),
    ...(isFeature && { free: left }),
  };
}
