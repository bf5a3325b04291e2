import { assign, emit, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import { usualReminder } from '../../../reference/activity.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';

/** The time between two questions for the time left, in ms (ACT-04). */
const REFRESH_INTERVAL = 60_000;

export type Summary = Success<'getActivitySummary'>;
type Timer = Success<'getActivityTimer'>;

export interface ActivityTimerInput {
  readonly policy: MarketPolicy;
}

export type ActivityTimerEvent =
  | { type: 'continue.chosen' }
  | { type: 'history.chosen' }
  | { type: 'logOut.chosen' }
  /** The reminder is closed without a choice, where that is allowed. */
  | { type: 'reminder.closed' }
  /** Another tab of the same session has the answer. */
  | { type: 'answered.elsewhere' }
  /** The player set another reminder, here or in another tab. */
  | { type: 'settings.changed' }
  /** The device was asleep or without a network, or the page out of sight for a while. */
  | { type: 'device.woke' };

/** The reminder's news: it shows, and does so no longer, by whatever answer. */
export type ReminderNews = { type: 'reminder.begun' } | { type: 'reminder.over' };

export type ActivityTimerEmitted =
  | { type: 'history.wanted' }
  | { type: 'signOut.wanted' }
  | ReminderNews;

/** The content of the reminder beside its figures. */
interface Reminding {
  /** Whether it may be closed without a choice. */
  readonly mayClose: boolean;
}

export type ActivityTimerScreen =
  /** The player wants no reminder, or that is not known yet. */
  | { readonly name: 'off' }
  | { readonly name: 'counting' }
  | ({ readonly name: 'summing' } & Reminding)
  | ({ readonly name: 'reminder'; readonly summary: Summary } & Reminding)
  | ({ readonly name: 'withoutFigures' } & Reminding)
  | { readonly name: 'answering'; readonly summary: Summary | undefined }
  | ({
      readonly name: 'notAnswered';
      readonly summary: Summary | undefined;
      readonly failure: Failure;
    } & Reminding)
  | { readonly name: 'left' };

export interface ActivityTimerContext extends ActivityTimerInput {
  /** Minutes between two reminders. */
  readonly interval: number;
  /** Minutes to the next one, as the platform said last, less the minutes since. */
  readonly minutesLeft: number;
  readonly summary: Summary | undefined;
  readonly wants: 'continue' | 'history';
  readonly failure: Failure | undefined;
}

/** The order for other tabs. */
export type TabsOrder = { type: 'reminder.answered' };

export const activityTimerSetup = setup({
  types: {
    context: {} as ActivityTimerContext,
    events: {} as ActivityTimerEvent,
    emitted: {} as ActivityTimerEmitted,
    input: {} as ActivityTimerInput,
    meta: {} as StateMeta<ActivityTimerScreen>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations(
      'getActivityTimer',
      'getActivityMinutesRemaining',
      'getActivitySummary',
      'resetActivityTimer',
    ),
    watchDevice: fromCallback<EventObject>(() => {}),
    watchTabs: fromCallback<TabsOrder>(() => {}),
  },
  actions: {
    takeTimer: assign(({ context }, { activityTimer }: Timer) => ({
      interval: activityTimer ?? usualReminder(context.policy),
    })),
    takeMinutes: assign((_, { minutes }: { minutes: number }) => ({ minutesLeft: minutes })),
    countMinute: assign(({ context }) => ({ minutesLeft: context.minutesLeft - 1 })),
    noneLeft: assign({ minutesLeft: 0 }),
    /** Nothing of an answered reminder is left: figures, choice and failure are its own. */
    beginAnew: assign({
      minutesLeft: ({ context }) => context.interval,
      summary: undefined,
      wants: 'continue',
      failure: undefined,
    }),
    takeSummary: assign((_, { summary }: { summary: Summary }) => ({ summary })),
    wantToContinue: assign({ wants: 'continue', failure: undefined }),
    wantHistory: assign({ wants: 'history', failure: undefined }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    tellTabs: sendTo('watchTabs', { type: 'reminder.answered' }),
    announceHistory: emit({ type: 'history.wanted' }),
    announceSignOut: emit({ type: 'signOut.wanted' }),
    announceBegin: emit({ type: 'reminder.begun' }),
    announceEnd: emit({ type: 'reminder.over' }),
  },
  guards: {
    /** The player wants none, and the law allows that. */
    isOff: ({ context }, { activityTimer, activityTimerOn }: Timer) =>
      context.policy.reminderMayBeOff && !(activityTimerOn && activityTimer !== null),
    isDue: (_, { minutes }: { minutes: number }) => minutes <= 0,
    /** Without the platform the reminder comes by the page's own count. */
    isTimeUp: ({ context }) => context.minutesLeft <= 0,
    mayClose: ({ context }) => context.policy.realityCheck === 'reminder',
    wantsHistory: ({ context }) => context.wants === 'history',
  },
  delays: { refreshInterval: REFRESH_INTERVAL },
});
