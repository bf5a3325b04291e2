import type { Decider } from '../data.ts';

/** Who brings something about, in words. */
export const DECIDERS: Readonly<Record<Decider, string>> = {
  player: 'player',
  platform: 'platform',
  site: 'site around it',
  time: 'time',
  chart: 'at once, by itself',
};
