import type { ContentQuery, QUERIES } from '../../content/index.ts';

type Queries = typeof QUERIES;
export type ContentKind = keyof Queries;

type Results = { [Kind in ContentKind]: ReturnType<Queries[Kind]['read']> };
type Params = { [Kind in ContentKind]: NonNullable<Queries[Kind]['params']> };

export type ContentResult<Kind extends ContentKind> = Results[Kind];
export type ContentParams<Kind extends ContentKind> = Params[Kind];

/** The reads with the types of one kind tied together, for code that is written for any of them. */
export type ContentQueries = { [Kind in ContentKind]: ContentQuery<Params[Kind], Results[Kind]> };

/** Whether the service was not reached, which another connection may mend, or failed by itself. */
export type ContentFailure = 'unreachable' | 'failed';

export interface WatchOptions<Value> {
  /** Reads again this often, in ms. */
  readonly poll: number | undefined;
  /** The value that the page came with, and its time. */
  readonly initial: { readonly value: Value; readonly at: number } | undefined;
}

/** Watches a read. @returns stop */
export type Watch<Value> = (
  options: WatchOptions<Value>,
  onRead: (read: Read<Value>) => void,
) => () => void;

/** An answer of the content service: on its way, failed with a way on, or there. */
export type Read<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly why: ContentFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };
