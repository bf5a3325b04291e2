import { QueryObserver } from '@tanstack/react-query';
import {
  contentOptions,
  QUERIES,
  type ContentQuery,
  type ContentSource,
} from '../../content/index.ts';
import type { QueryParams } from '../../content/query.ts';
import { isUnanswered } from './ask-content.ts';
import type {
  ContentFailure,
  ContentKind,
  ContentParams,
  ContentQueries,
  ContentResult,
  Read,
  Watch,
  WatchOptions,
} from './content-types.ts';
import { queryClient } from '../query.ts';

const queries: ContentQueries = QUERIES;

/** A read of the site's own content. */
export const watchContent = <Kind extends ContentKind>(
  kind: Kind,
  params: ContentParams<Kind>,
  source: ContentSource,
): Watch<ContentResult<Kind>> => watchQuery(queries[kind], params, source);

/**
 * A content read that can be watched. This module brings the query and content libraries; only `useRead` loads it,
 * when the page came without its content.
 */
export function watchQuery<Params extends QueryParams, Result>(
  query: ContentQuery<Params, Result>,
  params: Params,
  source: ContentSource,
): Watch<Result> {
  const options = contentOptions(query, params, source);
  return (how, onRead) => watch(options, how, onRead);
}

function watch<Result>(
  options: ReturnType<typeof contentOptions<QueryParams, Result>>,
  { poll, initial }: WatchOptions<Result>,
  onRead: (read: Read<Result>) => void,
): () => void {
  const observer = new QueryObserver(queryClient, {
    ...options,
    ...(initial && { initialData: initial.value, initialDataUpdatedAt: initial.at }),
    ...(poll === undefined ? {} : { refetchInterval: poll, staleTime: poll }),
  });
  const retry = () => void observer.refetch();
  const report = (result: ReturnType<typeof observer.getCurrentResult>) => {
    const { status, data, fetchStatus, error } = result;
    // A value that was read once stays, however the next reading ends.
    if (data !== undefined) onRead({ status: 'ready', value: data });
    else if (status === 'error' && fetchStatus === 'idle') {
      onRead({ status: 'error', why: whyOf(error), retry });
    } else onRead({ status: 'loading' });
  };
  const stop = observer.subscribe(report);
  // A value in the cache already is no news to the observer.
  report(observer.getCurrentResult());
  return stop;
}

/**
 * Reads content once, in place of a read that is under way.
 * @param anew also where it was read lately
 */
export async function readContent<Kind extends ContentKind>(
  kind: Kind,
  params: ContentParams<Kind>,
  source: ContentSource,
  { anew }: { readonly anew: boolean },
): Promise<ContentResult<Kind>> {
  const options = contentOptions(queries[kind], params, source);
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  return queryClient.fetchQuery({ ...options, ...(anew && { staleTime: 0 }) });
}

/** A defect of ours is not called a lost connection. */
export const whyOf = (error: Error): ContentFailure =>
  isUnanswered(error) ? 'unreachable' : 'failed';
