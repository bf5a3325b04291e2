import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Success } from '../../../openapi/types.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import {
  choiceOfPlayer,
  isForeign,
  sameOptions,
  type Choice,
  type CookieOptions,
} from './choice.ts';

export interface CookiesInput {
  /** The version of the cookie policy that is asked about. */
  readonly version: number;
  /** The choice on this device, of this version. */
  readonly choice: Choice | undefined;
  /** The player who is signed in already. */
  readonly playerId: string | undefined;
  /** The policy of the person here. */
  readonly policy: MarketPolicy;
}

export type CookiesEvent =
  /** The person here is under this policy: they signed in or out, or went to another market. */
  | { type: 'policy.heard'; policy: MarketPolicy }
  | { type: 'settings.opened' }
  | { type: 'settings.closed' }
  | { type: 'choice.made'; options: CookieOptions }
  /** Another tab of this device has another choice. */
  | { type: 'choice.heard'; choice: Choice }
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended' };

export type CookiesEmitted =
  /** Holds from now on; `consentId` as the platform names it. */
  | { type: 'choice.held'; choice: Choice; consentId: string | undefined }
  /** The choice holds no more: another player made it, or it has run out. */
  | { type: 'choice.dropped' }
  /** A choice holds on this device, and the player's other devices do not know it yet. */
  | { type: 'saving.failed' };

export type CookiesScreen =
  | { readonly name: 'quiet' }
  | { readonly name: 'notice' }
  | {
      readonly name: 'settings';
      /** The toggles' first state. */
      readonly options: CookieOptions;
      /** False: the notice waits behind the settings. */
      readonly isAnswered: boolean;
      readonly failure: Failure | undefined;
    };

export interface CookiesContext extends CookiesInput {
  /** The platform's id of the player's consent, once it gave one. */
  consentId: string | undefined;
  /** The platform is asked for the player's choice: until it answers, nobody is asked again. */
  isAsking: boolean;
  /** The options that the platform was told last. */
  told: CookieOptions | undefined;
  failure: Failure | undefined;
}

/** The pause after a failure before the platform is tried again, in ms. */
export const RECORD_RETRY_DELAY = 300_000;

type Consent = Success<'getCookiesConsent'>;

/** The choice that holds once the platform has told its record of the player; it names a consent that was given. */
const settled = ({ playerId, choice }: CookiesContext, consent: Consent): Choice | undefined =>
  playerId === undefined
    ? choice
    : choiceOfPlayer(
        playerId,
        choice,
        consent.cookiesConsentId === undefined ? undefined : consent.options,
      );

export const cookiesSetup = setup({
  types: {
    context: {} as CookiesContext,
    events: {} as CookiesEvent,
    emitted: {} as CookiesEmitted,
    input: {} as CookiesInput,
    meta: {} as StateMeta<CookiesScreen>,
  },
  actors: operations('getCookiesConsent', 'updateCookiesConsent'),
  actions: {
    choose: assign(({ context, event }) =>
      event.type === 'choice.made'
        ? {
            choice: { options: event.options, playerId: context.playerId, isStored: false },
            failure: undefined,
          }
        : {},
    ),
    hearPolicy: assign(({ event }) =>
      event.type === 'policy.heard' ? { policy: event.policy } : {},
    ),
    hear: assign(({ event }) => (event.type === 'choice.heard' ? { choice: event.choice } : {})),
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized'
        ? { playerId: event.playerId, consentId: undefined, failure: undefined }
        : {},
    ),
    forgetPlayer: assign({ playerId: undefined, consentId: undefined, failure: undefined }),
    dropChoice: assign({ choice: undefined }),
    ask: assign({ isAsking: true }),
    askNoMore: assign({ isAsking: false }),
    settle: assign(({ context }, { consent }: { consent: Consent }) => ({
      choice: settled(context, consent),
      consentId: consent.cookiesConsentId,
      failure: undefined,
    })),
    takeStored: assign(({ context }, { consent }: { consent: Consent }) => ({
      choice: context.choice && {
        ...context.choice,
        playerId: context.playerId,
        isStored: true,
      },
      consentId: consent.cookiesConsentId,
      failure: undefined,
    })),
    takeId: assign((_, { consent }: { consent: Consent }) => ({
      consentId: consent.cookiesConsentId,
    })),
    tell: assign({ told: ({ context }) => context.choice?.options }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    announceHeld: enqueueActions(({ context: { choice, consentId }, enqueue }) => {
      if (choice !== undefined) enqueue.emit({ type: 'choice.held', choice, consentId });
    }),
    announceDropped: emit({ type: 'choice.dropped' }),
    announceUnsaved: emit({ type: 'saving.failed' }),
  },
  guards: {
    isAnswered: ({ context }) => context.choice !== undefined,
    mustAsk: ({ context }) => context.choice === undefined && !context.isAsking,
    hasPlayer: ({ context }) => context.playerId !== undefined,
    isForeignToThem: ({ context, event }) =>
      event.type === 'session.authorized' &&
      event.playerId !== context.playerId &&
      isForeign(context.choice, event.playerId),
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' && event.playerId !== context.playerId,
    mustSave: ({ context }, { consent }: { consent: Consent }) =>
      settled(context, consent)?.isStored === false,
    hasRunOut: ({ context }, { consent }: { consent: Consent }) =>
      context.choice !== undefined && settled(context, consent) === undefined,
    choseAgain: ({ context: { choice, told } }) =>
      choice !== undefined && told !== undefined && !sameOptions(choice.options, told),
    isFirstFailure: ({ context }) => context.failure === undefined,
  },
  delays: { recordRetry: RECORD_RETRY_DELAY },
});
