import { assign, setup } from 'xstate';
import type { Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, rememberFailure, type Failure } from '../../operations.ts';

export type Preferences = Schemas['MarketingPreferences'];

/** One switch: a channel or a topic, by the contract's name. */
export type PreferenceName =
  | Schemas['MarketingChannel']
  | Exclude<Schemas['MarketingTopic'], 'RESPONSIBLE_GAMING'>;

/** The wish for one switch. */
export interface PreferenceChange {
  readonly name: PreferenceName;
  readonly isWanted: boolean;
}

export type MarketingEvent =
  | ({ type: 'preference.switched' } & PreferenceChange)
  | { type: 'retry.requested' };

interface Shown {
  readonly preferences: Preferences;
  readonly change: PreferenceChange;
}

export type MarketingScreen =
  | { readonly name: 'loading' }
  | { readonly name: 'loadFailed'; readonly failure: Failure }
  | { readonly name: 'choosing'; readonly preferences: Preferences }
  | ({ readonly name: 'saving' } & Shown)
  | ({ readonly name: 'saved' } & Shown)
  | ({ readonly name: 'mandatory' } & Shown)
  | ({ readonly name: 'notSaved'; readonly failure: Failure } & Shown);

interface MarketingContext {
  preferences: Preferences | undefined;
  /** The change that is being stored. */
  asked: PreferenceChange | undefined;
  /** The change that was answered last: the news stands at its switch. */
  answered: PreferenceChange | undefined;
  failure: Failure | undefined;
}

/** The body with the one key that changes: it does not send another tab's choices along (PROF-10). */
function bodyOf({ name, isWanted }: PreferenceChange): Schemas['MarketingPreferencesUpdate'] {
  switch (name) {
    case 'BONUS_OFFER':
    case 'NEWSLETTER':
    case 'CASINO':
      return { topics: { [name]: isWanted } };
    case 'EMAIL':
    case 'SMS':
    case 'MAIL':
    case 'PHONE':
    case 'PUSH_NOTIFICATION':
      return { channels: { [name]: isWanted } };
  }
}

/** The channels and topics of messages to the player (PROF-10). */
export const marketingMachine = setup({
  types: {
    context: {} as MarketingContext,
    events: {} as MarketingEvent,
    meta: {} as StateMeta<MarketingScreen>,
    tags: {} as 'busy',
  },
  actors: operations('getMarketingPreferences', 'updateMarketingPreferences'),
  actions: {
    rememberChange: assign(({ event }) =>
      event.type === 'preference.switched'
        ? { asked: { name: event.name, isWanted: event.isWanted }, failure: undefined }
        : {},
    ),
    settle: assign({ answered: ({ context }) => context.asked, asked: undefined }),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
  },
}).createMachine({
  id: 'marketing',
  description: 'The player switches channels and topics of marketing on and off, each by itself.',
  context: { preferences: undefined, asked: undefined, answered: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      description: 'The preferences are being read.',
      meta: { screen: 'loading', requirements: ['PROF-10'] },
      tags: 'busy',
      invoke: {
        src: 'getMarketingPreferences',
        input: {},
        onDone: {
          target: 'choosing',
          actions: assign({ preferences: ({ event }) => event.output.data }),
        },
        onError: { target: 'loadFailed', actions: rememberFailure },
      },
    },
    loadFailed: {
      description: 'The preferences could not be read; nothing is claimed about them.',
      meta: { screen: 'loadFailed', requirements: ['PROF-09', 'ERR-03'] },
      on: { 'retry.requested': { target: 'loading' } },
    },
    choosing: {
      description: 'Every channel and topic, as the platform has them.',
      meta: { screen: 'choosing', requirements: ['PROF-10', 'PROF-11'] },
      on: { 'preference.switched': { target: 'saving', actions: 'rememberChange' } },
    },
    saving: {
      description: 'The platform stores the one that was switched.',
      meta: { screen: 'saving', requirements: ['PROF-10'] },
      tags: 'busy',
      invoke: {
        src: 'updateMarketingPreferences',
        input: ({ context }) => ({ body: context.asked ? bodyOf(context.asked) : {} }),
        onDone: [
          {
            description: 'it is stored',
            guard: ({ event }) => event.output.ok,
            target: 'saved',
            actions: [
              assign(({ event }) => (event.output.ok ? { preferences: event.output.data } : {})),
              'settle',
            ],
          },
          { target: 'mandatory', actions: 'settle' },
        ],
        onError: { target: 'notSaved', actions: [rememberFailure, 'settle'] },
      },
    },
    saved: {
      description: 'It is stored, and said so at the switch.',
      meta: { screen: 'saved', requirements: ['PROF-10'] },
      on: { 'preference.switched': { target: 'saving', actions: 'rememberChange' } },
    },
    mandatory: {
      description: 'The platform does not let this one be switched off.',
      meta: { screen: 'mandatory', requirements: ['PROF-09', 'PROF-10'] },
      on: { 'preference.switched': { target: 'saving', actions: 'rememberChange' } },
    },
    notSaved: {
      description: 'It could not be stored: the switch stands as before, and says so.',
      meta: { screen: 'notSaved', requirements: ['PROF-09', 'ERR-03'] },
      on: { 'preference.switched': { target: 'saving', actions: 'rememberChange' } },
    },
  },
});
