import type { Outcome } from '../../../openapi/types.ts';
import {
  asFailure,
  isTooMany,
  type Answered,
  type FieldProblem,
  type TooManyRequests,
} from '../../operations.ts';

/**
 * What went wrong with a sign-up step, as message keys.
 * `field` names the form field that it belongs to; without one it belongs to the form.
 */
export interface SignUpProblem {
  readonly key: string;
  readonly field?: 'email' | 'cpf' | 'phone' | undefined;
  readonly fields: readonly FieldProblem[];
  /** No answer came: a blocked country looks so, and so does a lost connection (SIGN-20). */
  readonly unanswered?: boolean | undefined;
  /** For support, when the platform failed. */
  readonly traceId?: string | undefined;
  readonly tooMany?: TooManyRequests | undefined;
}

type Refused =
  | Extract<Outcome<'registerPlayer'>, { ok: false }>
  | Extract<Outcome<'updateRegistration'>, { ok: false }>;

const FIELD_OF: ReadonlyMap<string, SignUpProblem['field']> = new Map([
  ['error.cpf.duplicate_found', 'cpf'],
  ['error.phone.invalid', 'phone'],
] as const);

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
  return { key: code, field: FIELD_OF.get(code), fields };
}

/** An answer that never came, or one outside the contract (SIGN-20, SIGN-21, SIGN-24, C-12). */
export function problemOfFailure(error: unknown): SignUpProblem {
  const failure = asFailure(error);
  switch (failure.kind) {
    case 'unreachable':
      return { key: 'error.country.blocked', fields: [], unanswered: true };
    case 'unexpected':
      return { key: 'error.system.error', fields: [], traceId: failure.traceId };
    case 'refused': {
      if (isTooMany(failure)) {
        const { retryAfter } = failure;
        return { key: 'error.rate_limited', fields: [], tooMany: { retryAfter } };
      }
      const fields = failure.validationErrors ?? [];
      return { key: fields.length > 0 ? 'error.validation' : 'error.signup.unhandled', fields };
    }
  }
}
