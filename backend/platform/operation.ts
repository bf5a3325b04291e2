import type { operations as contract } from '../../openapi/schema.gen.ts';
import type { operations } from '../../openapi/operations.gen.ts';
import type { Platform } from './platform.ts';

export type OperationId = keyof contract & keyof typeof operations;

/** Every code that some operation's 4xx names, and those that any operation may answer. */
export type RefusalCode =
  | (typeof operations)[OperationId]['refusals'][number]
  | 'error.validation'
  | 'error.session.expired'
  | 'error.session.forbidden'
  | 'error.rate_limited';

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<Id extends OperationId> = contract[Id]['responses'];

/** The body of the operation's one success response; undefined where it has none. */
export type Success<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: JsonOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & SuccessStatus];

export type Body<Id extends OperationId> = contract[Id] extends { requestBody?: infer Request }
  ? JsonOf<NonNullable<Request>>
  : undefined;

type Parameters<Id extends OperationId, In extends string> = contract[Id] extends {
  parameters: infer All;
}
  ? In extends keyof All
    ? NonNullable<All[In]>
    : Record<never, never>
  : Record<never, never>;

/** A signed-in player, as the verified tokens and the sessions table say. */
export interface Session {
  readonly sessionId: string;
  readonly playerId: string;
}

/** The signed-in player's session where the contract asks for one, else null. */
type SessionOf<Id extends OperationId> = (typeof operations)[Id]['auth'] extends true
  ? Session
  : null;

/** Where a request came from. */
export interface Origin {
  /** The caller's address; the proxy's word for it when proxies are trusted. */
  readonly ip: string;
  /** ISO 3166 alpha-2 from the header `X-Country` or the cookie `country-code`; null: unknown. */
  readonly country: string | null;
  /** The brand's site id from the header `SiteContext`; the contract's default is `2`. */
  readonly siteId: string;
}

/** One validated call of one operation. */
export interface Call<Id extends OperationId> {
  readonly platform: Platform;
  readonly body: Body<Id>;
  readonly query: Parameters<Id, 'query'>;
  readonly params: Parameters<Id, 'path'>;
  /** As the contract spells the names, e.g. `headers['Idempotency-Key']`. */
  readonly headers: Parameters<Id, 'header'>;
  readonly session: SessionOf<Id>;
  readonly origin: Origin;
}

/**
 * What fulfils an operation: takes the validated call, answers the success body, or throws a
 * `Refusal`. Anything else that it throws is a 500.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Success<Id>>;

/** An area's handlers: `export const handlers = { … } satisfies Handlers<'getWallet' | …>`. */
export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
