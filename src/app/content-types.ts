import type { QUERIES } from '../content/index.ts';

type Queries = typeof QUERIES;
export type ContentKind = keyof Queries;
export type ContentResult<Kind extends ContentKind> = Queries[Kind] extends {
  read: (result: unknown) => infer Result;
}
  ? Result
  : never;
export type ContentParams<Kind extends ContentKind> = Queries[Kind] extends {
  params?: infer Params;
}
  ? NonNullable<Params>
  : never;

/** What the content service answers, on its way, failed with a way on, or there. */
export type Read<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };
