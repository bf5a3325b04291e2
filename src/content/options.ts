import { fetchContent, type ContentSource } from './client.ts';
import { QUERY_DEFAULTS } from './constants.ts';
import type { ContentQuery, QueryParams } from './query.ts';

/**
 * A content read for `useQuery`, `prefetchQuery` and route loaders: fresh for five minutes, not
 * retried (CONT-13). Its key starts with `content`, so that all content can be invalidated at once.
 */
export const contentOptions = <Params extends QueryParams, Result>(
  query: ContentQuery<Params, Result>,
  params: Params,
  source: ContentSource,
) => ({
  ...QUERY_DEFAULTS,
  queryKey: ['content', source.dataset, query.kind, params] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Result> =>
    fetchContent(query, params, source, signal),
});
