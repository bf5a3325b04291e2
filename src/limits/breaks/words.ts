import type { BreakLength } from '../../../reference/break-ends.ts';
import type { BreakKind } from '../../../machines/limits/breaks/setup.ts';
import type { TextId, Words } from '../../texts/index.ts';

/** The name of a length. */
export function lengthWords(length: BreakLength): Words {
  if ('days' in length) return { text: 'breaks.days', values: { days: length.days } };
  return 'months' in length
    ? { text: 'breaks.months', values: { months: length.months } }
    : { text: 'breaks.indefinite' };
}

/** The words that differ between the three kinds. */
export interface BreakWords {
  readonly legend: TextId;
  readonly confirm: TextId;
  readonly start: TextId;
  readonly starting: TextId;
  readonly longer: TextId;
  readonly failed: TextId;
  readonly notBegun: TextId;
  readonly again: TextId;
}

const BREAK = {
  legend: 'breaks.legend',
  confirm: 'breaks.confirm.title',
  start: 'breaks.start',
  starting: 'breaks.starting',
  longer: 'breaks.longer',
  failed: 'breaks.failed',
  notBegun: 'breaks.notBegun',
  again: 'breaks.again',
} as const satisfies BreakWords;

export const BREAK_WORDS = {
  timeout: BREAK,
  coolingOff: BREAK,
  exclusion: {
    legend: 'exclusion.legend',
    confirm: 'exclusion.confirm.title',
    start: 'exclusion.start',
    starting: 'exclusion.starting',
    longer: 'exclusion.longer',
    failed: 'exclusion.failed',
    notBegun: 'exclusion.notBegun',
    again: 'exclusion.again',
  },
} as const satisfies Record<BreakKind, BreakWords>;

/** The consequences of a break, in the order in which they concern a player. */
export const CONSEQUENCES = [
  'breaks.follows.devices',
  'breaks.follows.money',
  'breaks.follows.deposit',
  'breaks.follows.bets',
  'breaks.follows.marketing',
] as const satisfies readonly TextId[];
