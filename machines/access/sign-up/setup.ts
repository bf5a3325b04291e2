import { assign, emit, setup } from 'xstate';
import type { Input, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { notProvided, operations } from '../../operations.ts';
import type {
  CodeVerificationInput,
  CodeVerificationOutput,
} from '../code-verification/machine.ts';
import {
  problemOfFailure,
  TERMS_UNKNOWN,
  termsHaveChanged,
  type SignUpProblem,
} from './problems.ts';

/** How often the login after sign-up is tried, and the time between two tries in ms (SIGN-07). */
const AUTO_LOGIN_ATTEMPTS = 5;
const AUTO_LOGIN_DELAY = 3_000;

/** The Details step, as `POST registration` takes it (SIGN-12, SIGN-13). */
export type SignUpDetails = NonNullable<Input<'registerPlayer'>['body']>;
/** What a form says of the player's consent; the version of the terms may not be known yet. */
export type WithTerms<Details> = Omit<Details, 'termsAndConditionsAcceptedVersion'> & {
  readonly termsAndConditionsAcceptedVersion?: number | undefined;
};
/** The ContactInfo step, as `PUT registration` takes it, without the player's id. */
export type SignUpContact = Omit<NonNullable<Input<'updateRegistration'>['body']>, 'playerId'>;
/** The terms that hold now. */
export interface LatestVersion {
  readonly version: number;
}
/** How the terms are read. */
export interface TermsReading {
  /** From the content service itself, whatever is known here. */
  readonly anew: boolean;
}
type RiskSetting = Success<'getMarketRiskSetting'>;

/** The part that survives a reload: never the password (SIGN-07 then ends at "please log in"). */
export interface SignUpProgress {
  readonly playerId: string;
  readonly email: string;
  readonly countryCode: string;
  /** Where provinces are asked for (SIGN-29). */
  readonly provinceCode?: string | undefined;
  readonly method: RiskSetting['verificationMethod'];
  readonly step: 'contactInfo' | 'verification';
}

export interface SignUpInput {
  /** Market code of the site, for example `UN`. */
  readonly market: string;
  readonly resume?: SignUpProgress | undefined;
}

export type SignUpEvent =
  | { type: 'details.submitted'; details: WithTerms<SignUpDetails> }
  | { type: 'contactInfo.submitted'; contact: SignUpContact }
  | { type: 'retry.requested' }
  | { type: 'restart.chosen' };

export type SignUpEmitted =
  | { type: 'signUp.started' }
  | { type: 'signUp.progressed'; progress: SignUpProgress }
  | { type: 'signUp.completed'; playerId: string }
  | { type: 'signUp.abandoned' };

export type SignUpScreen =
  | {
      readonly name: 'details';
      readonly busy: boolean;
      readonly entered: WithTerms<SignUpDetails> | undefined;
      readonly problem: SignUpProblem | undefined;
    }
  | { readonly name: 'marketCheckFailed'; readonly problem: SignUpProblem | undefined }
  | { readonly name: 'unsupported'; readonly countryCode: string }
  | { readonly name: 'duplicated'; readonly email: string }
  | {
      readonly name: 'contactInfo';
      readonly busy: boolean;
      readonly countryCode: string;
      readonly provinceCode: string | undefined;
      readonly entered: SignUpContact | undefined;
      readonly problem: SignUpProblem | undefined;
    }
  | { readonly name: 'verification'; readonly channel: 'SMS' | 'EMAIL' }
  | { readonly name: 'loggingIn' }
  | { readonly name: 'complete' }
  | { readonly name: 'askingToLogIn'; readonly email: string };

interface SignUpContext {
  readonly market: string;
  readonly resume: SignUpProgress | undefined;
  details: WithTerms<SignUpDetails> | undefined;
  contact: SignUpContact | undefined;
  playerId: string;
  email: string;
  countryCode: string;
  provinceCode: string | undefined;
  method: RiskSetting['verificationMethod'];
  problem: SignUpProblem | undefined;
  /** The platform has named the known version old. */
  areTermsOld: boolean;
  loginAttempts: number;
}

export const signUpSetup = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    emitted: {} as SignUpEmitted,
    input: {} as SignUpInput,
    meta: {} as StateMeta<SignUpScreen, Schemas['SignUpStep']>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations('registerPlayer', 'getMarketRiskSetting', 'updateRegistration', 'logIn'),
    readTerms: notProvided<LatestVersion, TermsReading>('readTerms'),
    smsVerification: notProvided<CodeVerificationOutput, CodeVerificationInput>('smsVerification'),
    emailVerification: notProvided<CodeVerificationOutput, CodeVerificationInput>(
      'emailVerification',
    ),
  },
  guards: {
    hasTerms: ({ context }) =>
      context.details?.termsAndConditionsAcceptedVersion !== undefined && !context.areTermsOld,
    termsHaveChanged: (_, params: { error: unknown }) => termsHaveChanged(params.error),
    resumesAtContactInfo: ({ context }) => context.resume?.step === 'contactInfo',
    resumesAtVerification: ({ context }) => context.resume?.step === 'verification',
    verifiesBySms: ({ context }) => context.method === 'SMS',
    verifiesByEmail: ({ context }) => context.method === 'EMAIL',
    hasCredentials: ({ context }) => context.details !== undefined,
    hasAttemptsLeft: ({ context }) => context.loginAttempts < AUTO_LOGIN_ATTEMPTS,
  },
  actions: {
    announceStart: emit({ type: 'signUp.started' }),
    announceProgress: emit(({ context }, params: { step: SignUpProgress['step'] }) => ({
      type: 'signUp.progressed' as const,
      progress: {
        playerId: context.playerId,
        email: context.email,
        countryCode: context.countryCode,
        ...(context.provinceCode !== undefined && { provinceCode: context.provinceCode }),
        method: context.method,
        step: params.step,
      },
    })),
    announceCompletion: emit(({ context }) => ({
      type: 'signUp.completed' as const,
      playerId: context.playerId,
    })),
    announceAbandonment: emit({ type: 'signUp.abandoned' }),
    rememberDetails: assign(({ event }) =>
      event.type === 'details.submitted'
        ? {
            details: event.details,
            email: event.details.email,
            countryCode: event.details.countryCode,
            provinceCode: event.details.provinceCode,
            problem: undefined,
          }
        : {},
    ),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      problem: problemOfFailure(params.error),
    })),
    rememberTermsUnknown: assign({ problem: TERMS_UNKNOWN }),
    rememberTermsOld: assign({ areTermsOld: true }),
    forgetProblem: assign({ problem: undefined }),
    forgetEverything: assign({
      details: undefined,
      contact: undefined,
      playerId: '',
      problem: undefined,
      loginAttempts: 0,
    }),
    countLogin: assign({ loginAttempts: ({ context }) => context.loginAttempts + 1 }),
    forgetPassword: assign({ details: undefined }),
  },
  delays: { autoLogin: AUTO_LOGIN_DELAY },
});
