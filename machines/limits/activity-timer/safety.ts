import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { activityTimerMachine } from './machine.ts';
import type { activityTimerSamples } from './samples.ts';
import type { ActivityTimerScreen } from './setup.ts';

type Timer = NamesOf<typeof activityTimerMachine, typeof activityTimerSamples, ActivityTimerScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<Timer>();

const DUE = ['summing', 'reminder', 'withoutFigures', 'answering', 'notAnswered'] as const;

const begun = ({ calls }: Moment<Timer>, src: Timer['source']): number =>
  calls.filter((call) => call === src).length;
const isDue = (moment: Moment<Timer>): boolean => shows(moment, ...DUE);
const wasDue = (moment: Moment<Timer>): boolean => cameFrom(moment, ...DUE);
const reset = (moment: Moment<Timer>): boolean => isAnswer(moment, 'resetActivityTimer');
const mustAnswer = ({ snapshot }: Moment<Timer>): boolean =>
  snapshot.context.policy.realityCheck === 'answer';
const passed = ({ what }: Moment<Timer>): number | undefined =>
  what !== undefined && 'pass' in what ? what.pass : undefined;
/** The platform said how many minutes are left, in the samples' words. */
const MINUTES = { last: 1, due: 0, overdue: -3 } as const;

const CHOICES = ['continue.chosen', 'history.chosen', 'reminder.closed'] as const;

export const activityTimerSafety: Safety<Timer> = {
  leave: 'page',
  properties: [
    showsAfter('getActivityMinutesRemaining', ['ACT-04'], {
      last: 'counting',
      due: 'summing',
      overdue: 'summing',
    }),
    showsAfter('getActivityTimer', ['ACT-01', 'ACT-09'], { halfHour: 'counting' }),
    never(
      'who wants no reminder and need have none is asked nothing and shown nothing',
      ['ACT-09'],
      (moment) =>
        isAnswer(moment, 'getActivityTimer', 'off', 'notSet') &&
        moment.snapshot.matches('off') !== moment.snapshot.context.policy.reminderMayBeOff,
    ),
    never(
      'without a reminder nothing is asked but when another one is set',
      ['ACT-09'],
      (moment) =>
        moment.before?.matches('off') === true &&
        moment.calls.length > 0 &&
        !isEvent(moment, 'settings.changed'),
    ),
    never(
      'a reminder that must be answered goes by an answer alone: go on, see the transactions, log out',
      ['EDD-07', 'NS-61'],
      (moment) =>
        wasDue(moment) &&
        !isDue(moment) &&
        !reset(moment) &&
        !isEvent(moment, 'logOut.chosen', 'answered.elsewhere'),
    ),
    never(
      'what must be answered cannot be closed',
      ['EDD-07', 'NS-61'],
      (moment) =>
        isEvent(moment, 'reminder.closed') && mustAnswer(moment) && moment.taken.length > 0,
    ),
    never(
      'what need not be answered can be closed',
      ['EDD-07', 'ACT-03'],
      (moment) =>
        isEvent(moment, 'reminder.closed') &&
        !mustAnswer(moment) &&
        moment.before?.matches({ due: 'open' }) === true &&
        !shows(moment, 'answering'),
    ),
    never(
      'nothing is asked about the time until the reminder is answered',
      ['ACT-04'],
      (moment) => isDue(moment) && begun(moment, 'getActivityMinutesRemaining') > 0,
    ),
    never(
      'time alone changes nothing about a reminder that shows',
      ['ACT-04'],
      (moment) => wasDue(moment) && passed(moment) !== undefined,
    ),
    begunOnlyBy('resetActivityTimer', ['ACT-03'], CHOICES),
    begunOnlyBy('getActivitySummary', ['ACT-04'], [], (moment) => isDue(moment) && !wasDue(moment)),
    never(
      'the figures are fetched with every reminder',
      ['ACT-04'],
      (moment) => isDue(moment) && !wasDue(moment) && begun(moment, 'getActivitySummary') !== 1,
    ),
    never(
      'other tabs hear of an answer, and of nothing else',
      ['ACT-03'],
      (moment) => moment.told.includes('watchTabs reminder.answered') !== reset(moment),
    ),
    holds(
      'each choice leads where it says, once the platform has heard of it',
      ['ACT-03'],
      '',
      (chosen: string, moment) => {
        const now = isEvent(moment, ...CHOICES) && begun(moment, 'resetActivityTimer') > 0;
        if (reset(moment)) {
          const wantsHistory = moment.facts.includes('history.wanted');
          return wantsHistory === (chosen === 'history') ? '' : violated;
        }
        if (!now) return chosen;
        return isEvent(moment, 'history.chosen') ? 'history' : 'continue';
      },
    ),
    never(
      'the interval begins anew with the answer: nothing is asked before a minute has passed',
      ['ACT-03', 'ACT-05'],
      (moment) =>
        reset(moment) && !(moment.snapshot.matches('counting') && moment.calls.length === 0),
    ),
    never(
      'that a reminder shows is announced, and that it does so no longer: what lies under it rests until then',
      ['ACT-08', 'NS-61'],
      (moment) =>
        moment.facts.includes('reminder.begun') !== (isDue(moment) && !wasDue(moment)) ||
        moment.facts.includes('reminder.over') !== (wasDue(moment) && !isDue(moment)),
    ),
    announcedOnlyBy('history.wanted', ['ACT-03'], reset),
    announcedOnlyBy('signOut.wanted', ['ACT-03'], (moment) => isEvent(moment, 'logOut.chosen')),
    never(
      'who chooses to log out does',
      ['ACT-03'],
      (moment) =>
        isEvent(moment, 'logOut.chosen') &&
        moment.before?.matches({ due: 'open' }) === true &&
        !(shows(moment, 'left') && moment.facts.includes('signOut.wanted')),
    ),
    never(
      'figures that cannot be had, and an answer that got lost, are said',
      ['ACT-04', 'ERR-03'],
      (moment) =>
        (isFailure(moment, 'getActivitySummary') && !shows(moment, 'withoutFigures')) ||
        (isFailure(moment, 'resetActivityTimer') &&
          !(shows(moment, 'notAnswered') && moment.snapshot.context.failure !== undefined)),
    ),
    never(
      'the figures are the platform’s, and those of this reminder',
      ['ACT-01', 'ACT-04'],
      (moment) =>
        (isAnswer(moment, 'getActivitySummary') &&
          !(shows(moment, 'reminder') && moment.snapshot.context.summary === moment.output.data)) ||
        (shows(moment, 'summing') && moment.snapshot.context.summary !== undefined),
    ),
    never(
      'while a reminder shows, no minute of its interval is left',
      ['ACT-04'],
      (moment) => moment.snapshot.matches('due') && moment.snapshot.context.minutesLeft !== 0,
    ),
    never(
      'a new try forgets the failure of the last one',
      ['ERR-03'],
      (moment) =>
        begun(moment, 'resetActivityTimer') > 0 && moment.snapshot.context.failure !== undefined,
    ),
    holds(
      'the platform is asked every minute, and without its word the minutes are counted: no reminder is lost',
      ['ACT-04', 'CONST-04'],
      null as number | null,
      (left: number | null, moment) => {
        const { before, snapshot } = moment;
        // The shortest interval, until the platform tells it.
        const known = before === undefined ? snapshot.context.policy.reminderMinutes[0] : left;
        if (known === undefined || known === null) return violated;
        const pass = passed(moment);
        if (pass !== undefined) {
          const asks = ['getActivityTimer', 'getActivityMinutesRemaining'] as const;
          const isAsked = asks.some((src) => begun(moment, src) > 0);
          return pass === 60_000 && isAsked ? known - 1 : violated;
        }
        for (const name of ['last', 'due', 'overdue'] as const) {
          if (isAnswer(moment, 'getActivityMinutesRemaining', name)) return MINUTES[name];
        }
        // The context holds the interval of the samples' timer, where the law lets a player have it.
        const isAnswered = isEvent(moment, 'answered.elsewhere') && moment.taken.length > 0;
        if (reset(moment) || isAnswered) return snapshot.context.interval;
        const lost = isFailure(moment, 'getActivityTimer', 'getActivityMinutesRemaining');
        if (lost && isDue(moment) !== known <= 0) return violated;
        return known;
      },
    ),
    never(
      'the interval is what the platform says, or where it says none, the usual one',
      ['ACT-01', 'ACT-02'],
      (moment) => {
        const { interval, policy } = moment.snapshot.context;
        if (!isAnswer(moment, 'getActivityTimer') || moment.snapshot.matches('off')) return false;
        return interval !== (moment.output.data.activityTimer ?? policy.reminderMinutes.at(-1));
      },
    ),
    eventTable(['ACT-03', 'ACT-04', 'ACT-09'], {
      'continue.chosen': { 'due.open': 'due.answering' },
      'history.chosen': { 'due.open': 'due.answering' },
      'logOut.chosen': { 'due.open': 'left' },
      'answered.elsewhere': { 'due.open': 'asking' },
      'settings.changed': {
        asking: 'asking',
        off: 'asking',
        retrying: 'asking',
        counting: 'asking',
        polling: 'asking',
      },
      'device.woke': { counting: 'polling', retrying: 'asking' },
    }),
  ],
};
