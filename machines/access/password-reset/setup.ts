import { assign, emit, setup } from 'xstate';
import type { Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import type {
  CodeVerificationInput,
  CodeVerificationOutput,
} from '../code-verification/machine.ts';

/**
 * The permit for a new password: the key after a code goes with the id of the code, that of a link alone
 * (RESET-05).
 */
export type ResetPermit =
  | { readonly by: 'code'; readonly resetKey: string; readonly smsResetKeyId: string }
  | { readonly by: 'link'; readonly resetKey: string };

/** The part that survives a reload: never the password. */
export type ResetProgress =
  | { readonly step: 'verification'; readonly email: string; readonly byLink?: boolean }
  | { readonly step: 'password'; readonly email: string; readonly permit: ResetPermit };

export interface PasswordResetInput {
  readonly resume?: ResetProgress | undefined;
  /** The visitor came by a link of which a part is missing. */
  readonly linkIsBroken?: boolean | undefined;
}

export type PasswordResetEvent =
  | { type: 'email.submitted'; email: string; byLink?: boolean }
  | { type: 'password.submitted'; password: string }
  | { type: 'restart.chosen' };

export type PasswordResetEmitted =
  | { type: 'reset.progressed'; progress: ResetProgress }
  | { type: 'reset.abandoned' }
  | { type: 'reset.completed'; email: string };

/** The screens of the popup (RESET-01). */
export type PasswordResetScreen =
  | {
      readonly name: 'email';
      readonly email: string;
      /** The player has no phone at hand, and asked for the link. */
      readonly byLink: boolean;
      readonly linkIsBroken: boolean;
    }
  | { readonly name: 'verification'; readonly email: string; readonly byLink: boolean }
  | {
      readonly name: 'password';
      readonly email: string;
      readonly busy: boolean;
      readonly failure: Failure | undefined;
    }
  | { readonly name: 'over' }
  | { readonly name: 'complete' };

interface PasswordResetContext {
  readonly resume: ResetProgress | undefined;
  linkIsBroken: boolean;
  email: string;
  byLink: boolean;
  permit: ResetPermit | undefined;
  /** Only while the platform is asked to set it. */
  password: string | undefined;
  failure: Failure | undefined;
}

export const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
    input: {} as PasswordResetInput,
    meta: {} as StateMeta<PasswordResetScreen, Schemas['RegistrationStep']>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations('setNewPassword', 'setNewPasswordByEmail'),
    resetVerification: notProvided<CodeVerificationOutput, CodeVerificationInput>(
      'resetVerification',
    ),
  },
  guards: {
    resumesAtVerification: ({ context }) => context.resume?.step === 'verification',
    resumesAtPassword: ({ context }) => context.resume?.step === 'password',
    isByLink: ({ context }) => context.permit?.by === 'link',
  },
  actions: {
    announceVerification: emit(({ context: { email, byLink } }) => ({
      type: 'reset.progressed' as const,
      progress: { step: 'verification' as const, email, ...(byLink && { byLink }) },
    })),
    announcePermit: emit(({ context: { email, permit } }) =>
      permit === undefined
        ? { type: 'reset.abandoned' as const }
        : {
            type: 'reset.progressed' as const,
            progress: { step: 'password' as const, email, permit },
          },
    ),
    announceAbandonment: emit({ type: 'reset.abandoned' }),
    announceCompletion: emit(({ context: { email } }) => ({
      type: 'reset.completed' as const,
      email,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    forgetKeys: assign({ permit: undefined, failure: undefined, linkIsBroken: false }),
    forgetPassword: assign({ password: undefined }),
  },
});
