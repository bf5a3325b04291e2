import type { components } from '../../openapi/schema.gen.ts';
import type { RefusalCode } from './operation.ts';

export interface ValidationError {
  /** The field's name in the body, dotted for nested ones. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

type Fact = string | number | boolean;

/** The facts by name; some belong together. */
type Facts = Readonly<Record<string, Fact | Readonly<Record<string, Fact>>>>;

/** The details of a refusal besides code and message. */
export interface RefusalDetails {
  readonly validationErrors?: readonly ValidationError[];
  /** Facts of a refused log in, see the contract's `LoginProblem`. */
  readonly additionalInfo?: Facts;
  /** The bounds of a deposit that was refused for its amount, see the contract's `DepositBound`. */
  readonly bounds?: readonly components['schemas']['DepositBound'][] | undefined;
  /** The bonus that stands in the way of a claim, see the contract's `ActiveReward`. */
  readonly reward?: components['schemas']['ActiveReward'];
  /** Seconds after which a repetition makes sense (`Retry-After`). */
  readonly retryAfter?: number;
  /** A repeated reply keeps the trace id of the first one; absent: the request's own. */
  readonly traceId?: string;
}

/**
 * A documented refusal. Thrown from anywhere below a handler, it rolls the transaction back and is answered as
 * a `Problem` with this status. The contract must name the code for the operation and status; the response
 * validation checks that.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(status: number, code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** A refusal that points at one field of the request. */
export const invalidField = (field: string, code: string, message: string): Refusal =>
  new Refusal(400, 'error.validation', 'The request is not valid.', {
    validationErrors: [{ field, code, message: message.slice(0, 512) }],
  });

/** A refusal of calls that come too often. @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number): Refusal =>
  new Refusal(429, 'error.rate_limited', 'Too many requests.', { retryAfter });
