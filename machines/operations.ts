import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Input, OperationId, Outcome, RefusalCode } from '../openapi/types.ts';

/** The platform's answer when it said no. */
export interface Answered {
  /** HTTP, 400 to 499. */
  readonly status: number;
  /** Undefined when it named none. */
  readonly code?: string | undefined;
  /** In English, to be recognised, not shown; empty when there was none. */
  readonly message: string;
}

/**
 * The failure that an operation throws when the contract names no refusal for it. A refusal that the contract
 * names is an ordinary output (`Outcome`, `ok: false`).
 *
 * - `refused`: the platform said no in a way that the operation does not document.
 * - `unreachable`: no answer; whether the platform acted is unknown.
 * - `unexpected`: an answer outside the contract, or a 5xx; `traceId` is for support.
 */
export type Failure =
  | (Answered & {
      readonly kind: 'refused';
      readonly traceId: string;
      readonly validationErrors?: readonly FieldProblem[];
      /** ms after which it may be tried again, where the platform says so. */
      readonly retryAfter?: number;
    })
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'unexpected';
      readonly traceId: string;
      /** The platform's words about it, if any. */
      readonly message?: string;
    };

/** Stands in for a trace id where the platform named none, and where it was not asked at all. */
export const NO_TRACE = { unnamed: 'unknown', notAsked: 'client' } as const;

/** Whether the support could look a failure's trace id up. */
export const namesTrace = (traceId: string): boolean =>
  !Object.values<string>(NO_TRACE).includes(traceId);

/** HTTP status of a platform that is asked too often. */
const TOO_MANY_REQUESTS = 429;

/** Whether the platform refused because of too many calls; `retryAfter` may say when it will answer again. */
export const isTooMany = (failure: Failure): failure is TooMany =>
  failure.kind === 'refused' && failure.status === TOO_MANY_REQUESTS;

type TooMany = Extract<Failure, { kind: 'refused' }> & {
  readonly status: typeof TOO_MANY_REQUESTS;
};

/** A problem with one field of a request, named as in the contract. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const FAILURE_KINDS: readonly string[] = ['refused', 'unreachable', 'unexpected'];

/** Reads a thrown value as a {@link Failure}; anything else is a defect of ours: `unexpected`. */
export function asFailure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'kind' in error) {
    if (FAILURE_KINDS.includes(String(error.kind))) return error as Failure;
  }
  return { kind: 'unexpected', traceId: NO_TRACE.notAsked };
}

/** The failure that ended something, to be remembered: `assign({ failure: failureThrown })`. */
export const failureThrown = ({
  event,
}: {
  readonly event: { readonly error: unknown };
}): Failure => asFailure(event.error);

/** A guard: whether an operation answered with this refusal. */
export const refusedAs =
  <Op extends OperationId>(code: RefusalCode<Op>) =>
  ({ event: { output } }: { readonly event: { readonly output: Outcome<Op> } }): boolean =>
    'code' in output && output.code === code;

/** Hands an operation's thrown value to a chart's own action of that name. */
export const rememberFailure = {
  type: 'rememberFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** The actor type of an operation: input and outcome come from the contract. */
export type OperationLogic<Op extends OperationId> = PromiseActorLogic<Outcome<Op>, Input<Op>>;

/** Stub of a chart's port that is not an API operation; the site binds it. */
export function notProvided<Output, In = undefined>(name: string): PromiseActorLogic<Output, In> {
  return fromPromise<Output, In>(() => Promise.reject(new Error(`${name} is not provided`)));
}

const operationIds = new WeakMap<object, OperationId>();

/** The operation that an actor of a chart stands for; undefined for other ports and child flows. */
export function operationOf(logic: object): OperationId | undefined {
  return operationIds.get(logic);
}

/** Declares one API operation that a chart invokes under a name of its own. */
export function operation<Op extends OperationId>(id: Op): OperationLogic<Op> {
  const stub = notProvided<Outcome<Op>, Input<Op>>(id);
  operationIds.set(stub, id);
  return stub;
}

/**
 * Declares the API operations that a chart invokes, by their OpenAPI `operationId`.
 * The stubs reject; the site binds every operation once, outside React.
 */
export function operations<Op extends OperationId>(...ids: Op[]): { [K in Op]: OperationLogic<K> } {
  const declared: unknown = Object.fromEntries(ids.map((id) => [id, operation(id)]));
  return declared as { [K in Op]: OperationLogic<K> };
}
