import { assign, enqueueActions, setup } from 'xstate';
import type { Outcome, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { operations, type Failure } from '../../operations.ts';
import type { SignUpProgress } from '../sign-up/setup.ts';
import {
  readLoginRefusal,
  type LoginRefusal,
  type BreakEnd,
  type TimeoutDetails,
} from './refusals.ts';

/** The destination after the login; the first that is set holds (LOGIN-03). */
export interface RedirectIntent {
  /** The stored redirect-after-login page: a path that asked for a player. */
  readonly stored?: string | undefined;
  /** A path that the opener of the popup gave. */
  readonly given?: string | undefined;
  /** Kept across the redirect (LOGIN-04). */
  readonly bonusCode?: string | undefined;
}

export interface LoginInput {
  /** The brand's redirect after login, a path after the locale prefix (LOGIN-05, NS-32). */
  readonly defaultPath: string;
}

export type LoginEvent =
  | ({ type: 'popup.opened' } & RedirectIntent)
  | { type: 'popup.closed' }
  | { type: 'credentials.submitted'; email: string; password: string }
  | { type: 'coolingOff.chosen' };

export type LoginEmitted =
  | {
      type: 'login.succeeded';
      flow: Schemas['AuthFlow'];
      path: string;
      bonusCode: string | undefined;
    }
  | { type: 'signUp.unfinished'; progress: SignUpProgress }
  | { type: 'coolingOff.failed'; failure: Failure };

/**
 * The screens of the login popup: the form with the result of a try, or in its place the reason why the player
 * stays out, where another try does not help.
 */
export type LoginScreen =
  | { readonly name: 'closed' }
  | { readonly name: 'enteringCredentials' }
  | { readonly name: 'submitting' }
  | { readonly name: 'unauthorized' }
  | { readonly name: 'playerNotFound' }
  /** `until`: when another try is allowed, ISO 8601, UTC. */
  | { readonly name: 'tooManyAttempts'; readonly until: string | undefined }
  | { readonly name: 'blacklisted' }
  | { readonly name: 'accountClosed' }
  | {
      readonly name: 'excluded';
      readonly days: number | undefined;
      readonly end: BreakEnd | undefined;
    }
  | { readonly name: 'excludedIndefinitely' }
  | {
      readonly name: 'onTimeout';
      readonly details: TimeoutDetails;
      readonly can: { readonly startCoolingOff: boolean };
    }
  | { readonly name: 'startingCoolingOff'; readonly details: TimeoutDetails }
  /** `end`: the end of the break that holds now, where the platform says so. */
  | { readonly name: 'coolingOffStarted'; readonly end: BreakEnd | undefined }
  | { readonly name: 'failed'; readonly failure: Failure };

interface LoginContext {
  readonly defaultPath: string;
  redirect: RedirectIntent;
  credentials: { readonly email: string; readonly password: string } | undefined;
  refusal: LoginRefusal | undefined;
  /** The end of the break that the player has just begun. */
  begun: BreakEnd | undefined;
  failure: Failure | undefined;
}

/** A popup in which nothing has happened yet. */
export const CLEAN = {
  redirect: {},
  credentials: undefined,
  refusal: undefined,
  begun: undefined,
  failure: undefined,
};

export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
    meta: {} as StateMeta<LoginScreen>,
    tags: {} as 'open' | 'busy',
  },
  actors: operations('logIn', 'startCoolingOff'),
  guards: {
    coolingAllowed: ({ context }) =>
      context.refusal?.kind === 'timeout' && context.refusal.details.cooling,
  },
  actions: {
    reset: assign(CLEAN),
    rememberCredentials: assign(({ event }) =>
      event.type === 'credentials.submitted'
        ? { credentials: { email: event.email, password: event.password } }
        : {},
    ),
    rememberRefusal: assign((_, outcome: Outcome<'logIn'>) =>
      outcome.ok ? {} : { refusal: readLoginRefusal(outcome), failure: undefined },
    ),
    forgetCredentials: assign({ credentials: undefined }),
    announceUnfinished: enqueueActions(({ enqueue }, outcome: Outcome<'logIn'>) => {
      const refusal = outcome.ok ? undefined : readLoginRefusal(outcome);
      if (refusal?.kind !== 'signUpUnfinished') return;
      enqueue.emit({ type: 'signUp.unfinished', progress: refusal.progress });
    }),
  },
});
