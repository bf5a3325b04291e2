import type { Decider } from '../data.ts';

/** The one who brings something about, in words. */
export const DECIDERS: Readonly<Record<Decider, string>> = {
  player: 'player',
  platform: 'platform',
  site: 'site around it',
  time: 'time',
  chart: 'at once, by itself',
};
