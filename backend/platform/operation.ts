import type { operations } from '../../openapi/operations.gen.ts';
import type { BrandId } from '../../reference/brands.ts';
import type { operations as contract } from '../../openapi/schema.gen.ts';
import type {
  GenericProblemCode,
  OperationId,
  RefusalCode as DocumentedRefusal,
  Success,
} from '../../openapi/types.ts';
import type { Platform } from './platform.ts';

export type { OperationId, Success } from '../../openapi/types.ts';

/** Every code of an operation's 4xx, and those that any operation may answer. */
export type RefusalCode = DocumentedRefusal<OperationId> | GenericProblemCode;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

export type Body<Id extends OperationId> = contract[Id] extends { requestBody?: infer Request }
  ? JsonOf<NonNullable<Request>>
  : undefined;

type Part<Id extends OperationId, In extends 'query' | 'path' | 'header'> = NonNullable<
  contract[Id]['parameters'][In]
>;

type Parameters<Id extends OperationId, In extends 'query' | 'path' | 'header'> = [
  Part<Id, In>,
] extends [never]
  ? Readonly<Record<string, never>>
  : Part<Id, In>;

/** A signed-in player, as the verified tokens and the sessions table say. */
export interface Session {
  readonly sessionId: string;
  readonly playerId: string;
}

type Auth<Id extends OperationId> = (typeof operations)[Id]['auth'];

/** The signed-in player's session where the contract asks for one; null: called without. */
type SessionOf<Id extends OperationId> =
  Auth<Id> extends true ? Session : Auth<Id> extends 'optional' ? Session | null : null;

/** Where a request came from. */
export interface Origin {
  /** The caller's address; the proxy's word for it when proxies are trusted. */
  readonly ip: string;
  /** ISO 3166 alpha-2, as far as `locationOf` believes it; null: unknown. */
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly userAgent: string;
  /** The brand's site id from the header `SiteContext`; the contract's default is `2`. */
  readonly siteId: string;
  /** Where each brand's pages are, `https://northlight.example`: see `siteOf`. */
  readonly sites: Readonly<Record<BrandId, string>>;
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
  /** Reads the body of an operation that carries a file, once, as it streams in. */
  readonly readForm: ReadForm;
}

/** A form with a file. */
export interface FileForm {
  /** The fields before the file, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The sender's name for it: it is not trusted. */
  readonly fileName: string;
  /** The sender's media type: it is not trusted either. */
  readonly claimedType: string;
  /** Undefined when the file exceeds the limit; nothing of it was kept. */
  readonly bytes: Buffer | undefined;
}

/**
 * @param mostBytes of the file
 * @param until the taking in ends, with the answer that is its reason
 * @param before judges the fields before the file is taken in: the answer is what it throws
 * @throws Refusal 415 for anything but a form, 400 for one that is not of fields and then one file
 */
export type ReadForm = (
  mostBytes: number,
  until: AbortSignal,
  before: (fields: FileForm['fields']) => Promise<void>,
) => Promise<FileForm>;

/**
 * Fulfils an operation: takes the validated call, answers the success body, or throws a `Refusal`. Anything
 * else that it throws is a 500.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Success<Id>>;

/** An area's handlers: `export const handlers = { … } satisfies Handlers<'getWallet' | …>`. */
export type Handlers<Ids extends OperationId> = { readonly [Id in Ids]: Handler<Id> };
