import { assign, emit, setup } from 'xstate';
import { mayHaveReminder, type ReminderSetting } from '../../../reference/activity.ts';
import type { MarketPolicy, ReminderMinutes } from '../../../reference/policies.ts';
import type { Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, rememberFailure, type Failure } from '../../operations.ts';

export interface ReminderSettingsInput {
  readonly policy: MarketPolicy;
}

export type ReminderSettingsEvent =
  /** Minutes between two reminders; null is none. */
  { type: 'reminder.chosen'; minutes: ReminderMinutes | null } | { type: 'retry.requested' };

export interface ReminderSettingsEmitted {
  readonly type: 'reminder.changed';
}

interface Shown {
  /** The choices on offer: null is no reminder. */
  readonly choices: readonly (ReminderMinutes | null)[];
  /** The setting. */
  readonly minutes: ReminderMinutes | null;
}

export type ReminderSettingsScreen =
  | { readonly name: 'loading' }
  | { readonly name: 'loadFailed'; readonly failure: Failure }
  | ({ readonly name: 'choosing' } & Shown)
  | ({ readonly name: 'saving' } & Shown)
  | ({ readonly name: 'saved' } & Shown)
  | ({ readonly name: 'notSaved'; readonly failure: Failure } & Shown);

export interface ReminderSettingsContext extends ReminderSettingsInput {
  readonly minutes: ReminderMinutes | null;
  readonly asked: ReminderMinutes | null;
  readonly failure: Failure | undefined;
}

type Timer = Success<'getActivitySettings'>;

const minutesOf = ({ activityTimer, activityTimerOn }: Timer): ReminderMinutes | null =>
  activityTimerOn ? activityTimer : null;

const settingOf = (minutes: ReminderMinutes | null): ReminderSetting => ({
  minutes,
  isOn: minutes !== null,
});

const bodyOf = ({ asked }: ReminderSettingsContext): { readonly body: Timer } => ({
  body: { activityTimer: asked, activityTimerOn: asked !== null },
});

const choose = {
  description: 'one that the player’s law lets them have',
  guard: 'isAllowed',
  target: 'saving',
  actions: 'takeChoice',
} as const;

/** The reminder's interval for a player (ACT-01), from now and from every log in on. */
export const reminderSettingsMachine = setup({
  types: {
    context: {} as ReminderSettingsContext,
    events: {} as ReminderSettingsEvent,
    emitted: {} as ReminderSettingsEmitted,
    input: {} as ReminderSettingsInput,
    meta: {} as StateMeta<ReminderSettingsScreen>,
    tags: {} as 'busy',
  },
  actors: operations('getActivitySettings', 'updateActivitySettings', 'updateActivityTimer'),
  actions: {
    takeChoice: assign(({ event }) =>
      event.type === 'reminder.chosen' ? { asked: event.minutes, failure: undefined } : {},
    ),
    takeSettings: assign((_, timer: Timer) => ({ minutes: minutesOf(timer) })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    announceChange: emit({ type: 'reminder.changed' }),
  },
  guards: {
    isAllowed: ({ context, event }) =>
      event.type === 'reminder.chosen' && mayHaveReminder(context.policy, settingOf(event.minutes)),
  },
}).createMachine({
  id: 'reminderSettings',
  description: 'The player chooses how often they are reminded of the time.',
  context: ({ input: { policy } }) => ({
    policy,
    minutes: null,
    asked: null,
    failure: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The settings are being read.',
      meta: { screen: 'loading', requirements: ['ACT-01', 'ACT-05'] },
      tags: 'busy',
      invoke: {
        src: 'getActivitySettings',
        input: {},
        onDone: {
          target: 'choosing',
          actions: { type: 'takeSettings', params: ({ event }) => event.output.data },
        },
        onError: { target: 'loadFailed', actions: rememberFailure },
      },
    },
    loadFailed: {
      description: 'The settings could not be read; nothing is claimed about them.',
      meta: { screen: 'loadFailed', requirements: ['ACT-01', 'ERR-03'] },
      on: { 'retry.requested': { target: 'loading' } },
    },
    choosing: {
      description: 'The intervals that the player’s law offers, and none where it lets them.',
      meta: { screen: 'choosing', requirements: ['ACT-01', 'ACT-02', 'ACT-09'] },
      on: { 'reminder.chosen': choose },
    },
    saving: {
      description: 'The platform stores it for every session to come.',
      meta: { screen: 'saving', requirements: ['ACT-01', 'ACT-05'] },
      tags: 'busy',
      invoke: {
        src: 'updateActivitySettings',
        input: ({ context }) => bodyOf(context),
        onDone: {
          target: 'starting',
          actions: { type: 'takeSettings', params: ({ event }) => event.output.data },
        },
        onError: { target: 'notSaved', actions: rememberFailure },
      },
    },
    starting: {
      description: 'And begins it in this one.',
      meta: { screen: 'saving', requirements: ['ACT-03', 'ACT-05'] },
      tags: 'busy',
      invoke: {
        src: 'updateActivityTimer',
        input: ({ context }) => bodyOf(context),
        onDone: { target: 'saved', actions: 'announceChange' },
        onError: { target: 'notSaved', actions: rememberFailure },
      },
    },
    saved: {
      description: 'It is set, and holds from now.',
      meta: { screen: 'saved', requirements: ['ACT-01', 'ACT-03'] },
      on: { 'reminder.chosen': choose },
    },
    notSaved: {
      description: 'It could not be set for good and for now: it may be chosen again.',
      meta: { screen: 'notSaved', requirements: ['ACT-01', 'ERR-03'] },
      on: { 'reminder.chosen': choose },
    },
  },
});
