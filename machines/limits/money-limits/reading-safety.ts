import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, type Property } from '../../engine/properties.ts';
import type { depositLimitsMachine } from './machine.ts';
import type { depositLimitsSamples } from './samples.ts';
import type { LimitsScreen } from './screen.ts';

export type LimitsNames = NamesOf<
  typeof depositLimitsMachine,
  typeof depositLimitsSamples,
  LimitsScreen
>;

const { cameFrom, isAnswer, isFailure, never, oneAtATime, shows, showsAfter } =
  propertiesOf<LimitsNames>();

export const READ = 'readLimits';
export const CHANGE = 'changeLimit';
export const STORED = ['success', 'otherSpelling', 'locked', 'none', 'toConfirm'] as const;

const READ_SCREENS = ['listed', 'asked', 'overtaken', 'readAgain'] as const;

/** The properties of reading the limits, and of what cannot be read. */
export const readingSafety: readonly Property<LimitsNames>[] = [
  oneAtATime(READ, ['LIM-04']),
  never(
    'what is told is why the limits could not be read the last time',
    ['LIM-11', 'ERR-03'],
    (moment) => {
      const { what, snapshot } = moment;
      return (
        isFailure(moment, READ) &&
        shows(moment, 'loadFailed', 'stillUnknown') &&
        what !== undefined &&
        'fail' in what &&
        snapshot.context.failure?.kind !== what.with
      );
    },
  ),
  showsAfter(READ, ['LIM-01', 'LIM-10'], {
    success: READ_SCREENS,
    otherSpelling: READ_SCREENS,
    locked: READ_SCREENS,
    none: READ_SCREENS,
    toConfirm: READ_SCREENS,
  }),
  never(
    'an answer replaces every limit',
    ['LIM-04'],
    (moment) =>
      (isAnswer(moment, READ) || isAnswer(moment, CHANGE, ...STORED)) &&
      moment.output.ok &&
      moment.snapshot.context.limits !== moment.output.data,
  ),
  never(
    'what could not be read is not claimed; limits that are known stay',
    ['ERR-03'],
    (moment) => {
      if (!isFailure(moment, READ)) return false;
      if (cameFrom(moment, 'loading')) return !shows(moment, 'loadFailed');
      if (cameFrom(moment, 'unknown')) return !shows(moment, 'stillUnknown');
      return !shows(moment, cameFrom(moment, 'asked') ? 'asked' : 'listed');
    },
  ),
  never(
    'limits that are read anew leave no old news',
    ['LIM-04'],
    ({ screen, snapshot: { context } }) =>
      (screen === 'listed' || screen === 'editing') && context.change !== undefined,
  ),
  never(
    'a failure is told only while it stands',
    ['ERR-03'],
    ({ screen, snapshot: { context } }) =>
      screen !== 'unknown' &&
      (context.failure !== undefined) !==
        (screen === 'loadFailed' || screen === 'notSaved' || screen === 'stillUnknown'),
  ),
  never(
    'a new try forgets the failure of the last one',
    ['ERR-03'],
    (moment) =>
      cameFrom(moment, 'stillUnknown') &&
      shows(moment, 'unknown') &&
      moment.snapshot.context.failure !== undefined,
  ),
];
