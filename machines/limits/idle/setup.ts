import { assign, emit, fromCallback, raise, setup, type EventObject } from 'xstate';
import { IDLE_STEPS, IDLE_THRESHOLD } from '../../../reference/activity.ts';
import type { Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { operations } from '../../operations.ts';

/** The pause after a report that did not arrive, in ms. */
const REPORT_RETRY = 30_000;

export type IdleEvent =
  /** The player did something on the page. `at`: by the device's clock, ISO 8601, UTC. */
  | { type: 'activity.seen'; at: string }
  /** The same in another tab, which tells the platform itself. */
  | { type: 'activity.elsewhere' }
  /** The answer to the warning. */
  | { type: 'stay.chosen'; at: string }
  | { type: 'logOut.chosen' }
  /**
   * The device was asleep or without a network, or the page out of sight for a while. `idleMs`: the time
   * without a sign of the player here, sleep included.
   */
  | { type: 'device.woke'; idleMs: number };

/** What the page under the question hears: that it shows, and that somebody is there after all. */
export type AbsenceNews = { type: 'absence.doubted' } | { type: 'absence.refuted' };

export type IdleEmitted =
  | AbsenceNews
  /** Nothing was done for too long: the session ends. */
  | { type: 'player.idled' }
  | { type: 'signOut.wanted' };

export type IdleScreen =
  | { readonly name: 'hidden' }
  /** `leftMs`: from the beginning of the warning to the log-out. */
  | { readonly name: 'warning'; readonly leftMs: number }
  /** The platform is asked; the player waits for its answer. */
  | { readonly name: 'checking' }
  | { readonly name: 'left' };

type Check = Success<'getActivityCheck'>;

export interface IdleContext {
  /** ms, as the platform says. */
  readonly thresholdMs: number;
  /** The time without activity when the present state began, in ms. */
  readonly idleMs: number;
  /** When the player last did something on this page; empty before the first time. */
  readonly lastActivityAt: string;
  /** Whether the platform has not heard of that yet. */
  readonly owesReport: boolean;
  /** Whether the platform is being asked if anybody is there: activity meanwhile proves nothing. */
  readonly isDoubted: boolean;
}

/**
 * A tenth of the time: the last tenth is the warning, and reports of the player's presence are one tenth apart
 * (NS-05).
 */
const stepOf = ({ thresholdMs }: Pick<IdleContext, 'thresholdMs'>): number =>
  thresholdMs / IDLE_STEPS;

/** ms from the beginning of the warning to the log-out. */
export const warningMs = (context: IdleContext): number =>
  Math.min(stepOf(context), context.thresholdMs - context.idleMs);

export const idleSetup = setup({
  types: {
    context: {} as IdleContext,
    events: {} as IdleEvent,
    emitted: {} as IdleEmitted,
    meta: {} as StateMeta<IdleScreen>,
  },
  actors: {
    ...operations('getActivityCheck', 'updateActivityCheck'),
    watchPlayer: fromCallback<EventObject>(() => {}),
  },
  actions: {
    takeCheck: assign((_, { idleMs, thresholdMs }: Check) => ({ idleMs, thresholdMs })),
    takeIdle: assign(({ event }) => (event.type === 'device.woke' ? { idleMs: event.idleMs } : {})),
    beginAnew: assign({ idleMs: 0 }),
    owe: assign(({ event }) =>
      event.type === 'activity.seen' ? { lastActivityAt: event.at, owesReport: true } : {},
    ),
    // An answer to the warning is a sign of the player like any other.
    beSeen: raise(({ event }) => ({
      type: 'activity.seen' as const,
      at: event.type === 'stay.chosen' ? event.at : '',
    })),
    settle: assign({ owesReport: false }),
    doubt: assign({ isDoubted: true }),
    trust: assign({ isDoubted: false }),
    announceDoubt: emit({ type: 'absence.doubted' }),
    announceReturn: emit({ type: 'absence.refuted' }),
    announceIdle: emit({ type: 'player.idled' }),
    announceSignOut: emit({ type: 'signOut.wanted' }),
  },
  guards: {
    owesReport: ({ context }) => context.owesReport,
    isKnown: ({ context }) => !context.isDoubted,
    wasTooLong: ({ context, event }) =>
      event.type === 'device.woke' && event.idleMs >= context.thresholdMs,
    isTooLong: (_, { idleMs, thresholdMs }: Check) => idleMs >= thresholdMs,
  },
  delays: {
    untilWarning: ({ context }) =>
      Math.max(0, context.thresholdMs - stepOf(context) - context.idleMs),
    untilEnd: ({ context }) => warningMs(context),
    reportInterval: ({ context }) => stepOf(context),
    reportRetry: REPORT_RETRY,
  },
});

export const BEGUN: IdleContext = {
  thresholdMs: IDLE_THRESHOLD,
  idleMs: 0,
  lastActivityAt: '',
  owesReport: false,
  isDoubted: false,
};
