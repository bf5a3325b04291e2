import { failure } from '../failure.ts';
import { fromQueryString, type ContentQuery } from '../query/request.ts';

/** Characters of a listener's whole address, above which the client refuses, too (CONT-06). */
const MAX_ADDRESS = 14_800;

/** The options by which the official client says what an event should hold. */
const OPTIONS = new Set([
  'effectFormat',
  'enableResume',
  'includeAllVersions',
  'includeMutations',
  'includePreviousRevision',
  'includeResult',
  'visibility',
]);

export interface ListenRequest extends Pick<ContentQuery, 'query' | 'params'> {
  /** Whether events bring the document as it is then. */
  readonly includeResult: boolean;
}

/** @param url as it was sent */
export function listenRequest(
  url: string,
  source: Readonly<Record<string, unknown>>,
): ListenRequest {
  if (url.length > MAX_ADDRESS) throw failure(414, 'Query too large for listener');
  const asked = Object.entries(source).filter(([name]) => !OPTIONS.has(name));
  const { query, params } = fromQueryString(Object.fromEntries(asked));
  return { query, params, includeResult: source['includeResult'] !== 'false' };
}
