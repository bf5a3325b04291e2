import type { Outcome } from '../../../openapi/types.ts';
import { asFailure, type Answered, type Failure, type FieldProblem } from '../../operations.ts';

/** The problem with a sign-up step. */
export type SignUpProblem =
  | {
      readonly kind: 'refusal';
      readonly code: Refused['code'];
      readonly fields: readonly FieldProblem[];
    }
  /** The version of the terms could not be had: nothing was sent (SIGN-13). */
  | { readonly kind: 'termsUnknown' }
  /** Without an answer: a blocked country looks so, and so does a lost connection (SIGN-20, C-12). */
  | { readonly kind: 'failure'; readonly failure: Failure };

type Refused =
  | Extract<Outcome<'registerPlayer'>, { ok: false }>
  | Extract<Outcome<'updateRegistration'>, { ok: false }>
  // Of pay-and-play's form; that its session is over is no problem of the form.
  | Exclude<
      Extract<Outcome<'updatePayAndPlayPlayer'>, { ok: false }>,
      { code: 'error.paynplay.session' }
    >;

const EXPLICIT_DENY = /explicit.deny/i;

/** SIGN-22: any 403 that denies explicitly is the captcha's, whatever its code. */
export function refusalOfSignUp({
  status,
  message,
}: Answered): 'error.captcha.validation' | undefined {
  return status === 403 && EXPLICIT_DENY.test(message) ? 'error.captcha.validation' : undefined;
}

/** A refusal that the contract names (SIGN-21 to SIGN-26). */
export function problemOfRefusal({ code, problem }: Refused): SignUpProblem {
  const fields = 'validationErrors' in problem ? (problem.validationErrors ?? []) : [];
  return { kind: 'refusal', code, fields };
}

/** Whether the platform does not take consent to that version of the terms: others hold by now. */
export function termsHaveChanged(error: unknown): boolean {
  const failure = asFailure(error);
  const fields = failure.kind === 'refused' ? failure.validationErrors : undefined;
  return fields?.some(({ field }) => field === 'termsAndConditionsAcceptedVersion') === true;
}

/** Nobody is signed up to terms that could not be had. */
export const TERMS_UNKNOWN: SignUpProblem = { kind: 'termsUnknown' };

/** An answer that never came, or one outside the contract (SIGN-20, SIGN-21, SIGN-24). */
export const problemOfFailure = (error: unknown): SignUpProblem => ({
  kind: 'failure',
  failure: asFailure(error),
});
