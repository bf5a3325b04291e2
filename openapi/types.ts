/**
 * The contract as types, by operationId. The source is schema.gen.ts; nothing here exists at run time.
 */
import type { components, operations } from './schema.gen.ts';

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

/** The schemas of the contract by name, for example `Schemas['Wallet']`. */
export type Schemas = components['schemas'];

/** The body of every answer that is not a success. */
export type Problem = Schemas['Problem'];

/** The codes that any operation may answer; never among an operation's documented refusals. */
export type GenericProblemCode = Schemas['GenericProblemCode'];

type BodyOf<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type QueryOf<Op extends OperationId> = operations[Op]['parameters'] extends { query?: infer Query }
  ? Query
  : undefined;

type PathOf<Op extends OperationId> = operations[Op]['parameters'] extends { path?: infer Path }
  ? Path
  : undefined;

/** `{ name: T }`, `{ name?: T }` when it may be left out, or nothing when there is no such part. */
type Part<Name extends string, T, Required> = [T] extends [undefined]
  ? unknown
  : Required extends true
    ? { [Key in Name]: T }
    : { [Key in Name]?: T };

type QueryPart<Op extends OperationId> = Part<
  'query',
  QueryOf<Op>,
  operations[Op]['parameters'] extends { query: object } ? true : false
>;

type Parts<Op extends OperationId> = Part<'body', BodyOf<Op>, true> &
  QueryPart<Op> &
  Part<'path', PathOf<Op>, true>;

type Flat<T> = { [Key in keyof T]: T[Key] };

/**
 * The caller's input of an operation: `body`, `query` and `path`, each required exactly when the contract
 * requires it. Headers (tokens, site, captcha, idempotency key) are the client's business. An operation that
 * requires nothing also takes `undefined`.
 */
export type Input<Op extends OperationId> = Op extends OperationId
  ? unknown extends Parts<Op>
    ? undefined | Record<string, never>
    : Partial<Parts<Op>> extends Parts<Op>
      ? undefined | Flat<Parts<Op>>
      : Flat<Parts<Op>>
  : never;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

/** The bodies of the responses whose status begins with a digit. */
type BodiesOf<Op extends OperationId, Digit extends string> = {
  [Status in keyof operations[Op]['responses'] & number]: `${Status}` extends `${Digit}${string}`
    ? ContentOf<operations[Op]['responses'][Status]>
    : never;
}[keyof operations[Op]['responses'] & number];

/** The body of an operation's success. */
export type Success<Op extends OperationId> = Op extends OperationId ? BodiesOf<Op, '2'> : never;

type RefusalBody<Op extends OperationId> = BodiesOf<Op, '4'>;

type CodeOf<Body> = Body extends { code: infer Code extends string } ? Code : never;

/** The codes of an operation's documented refusals. */
export type RefusalCode<Op extends OperationId> = Op extends OperationId
  ? Exclude<CodeOf<RefusalBody<Op>>, GenericProblemCode>
  : never;

type ProblemWith<Body, Code> = Body extends { code: infer Codes }
  ? Code extends Codes
    ? Body & { code: Code }
    : never
  : never;

type RefusalWith<Op extends OperationId, Code> = Code extends string
  ? { ok: false; code: Code; problem: ProblemWith<RefusalBody<Op>, Code> }
  : never;

/** A documented refusal of an operation, told apart by its code. */
export type Refusal<Op extends OperationId> = Op extends OperationId
  ? RefusalWith<Op, RefusalCode<Op>>
  : never;

/** How an operation ends when nothing unexpected happens: its success or one of its documented refusals. */
export type Outcome<Op extends OperationId> = Op extends OperationId
  ? { ok: true; data: Success<Op> } | Refusal<Op>
  : never;

/** What the client needs to know of an operation at run time. */
export interface OperationMeta {
  /** The HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template from the origin on, its base included. */
  readonly path: string;
  /** Whether a session is required, so that Authorization and Access-Token are sent; optional: where there is one. */
  readonly auth: boolean | 'optional';
  /** Whether X-Captcha-Token is required. */
  readonly captcha: boolean;
  /** Whether Idempotency-Key is required, because the operation moves money. */
  readonly idempotent: boolean;
  /** Whether the operation changes nothing, so that repeating it is always allowed. */
  readonly safe: boolean;
  /** Whether a success begins the session of a player, with the tokens that it carries. */
  readonly beginsSession: boolean;
  /** Whether the body is a form with a file, which takes its time. */
  readonly carriesFile: boolean;
  /** The codes of the documented refusals, without those that any operation may answer. */
  readonly refusals: readonly string[];
}

/**
 * What a value must be: `text` is a string that is not empty, `integer` a safe one, `any` whatever
 * the contract leaves open; any other name is one of the shared checks of an area. Properties that are not listed pass;
 * an `optional` one may be null, which is read as absent, a `required` one may not.
 */
export type Check =
  | string
  | { readonly values: readonly unknown[] }
  | { readonly pattern: string; readonly date?: boolean }
  | { readonly oneOf: readonly Check[] }
  | { readonly list: Check }
  | { readonly map: Check }
  | { readonly required: Checks; readonly optional: Checks };

export type Checks = Readonly<Record<string, Check>>;

/** What the client knows of an operation: how it is asked, and what its answers must be. */
export interface ClientFacts extends OperationMeta {
  /** The body of its success, where that is JSON. */
  readonly success?: Check;
  /** What its problems may carry. */
  readonly details: Checks;
}
