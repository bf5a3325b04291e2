import { NO_TRACE, type Failure } from '../../../machines/operations.ts';
import { contentOptions, type ContentQuery, type ContentSource } from '../../content/index.ts';
import { ContentError } from '../../content/error.ts';
import type { QueryParams } from '../../content/query.ts';
import { queryClient } from '../query.ts';

/** Whether content gave no answer, in time or at all; an answer that is late may have been lost on the way. */
export const isUnanswered = (cause: unknown): boolean =>
  cause instanceof ContentError && (cause.kind === 'timeout' || cause.kind === 'unreachable');

/** A failure of content as a chart knows failures; a defect of ours stays one. */
function failureOf(cause: unknown): unknown {
  if (!(cause instanceof ContentError)) return cause;
  const failure: Failure = isUnanswered(cause)
    ? { kind: 'unreachable' }
    : { kind: 'unexpected', traceId: NO_TRACE.notAsked };
  return failure;
}

/** Asks content for a chart; what was read lately is at hand. @throws Failure where content does not answer */
export async function askContent<Params extends QueryParams, Result>(
  query: ContentQuery<Params, Result>,
  params: Params,
  source: ContentSource,
): Promise<Result> {
  try {
    return await queryClient.fetchQuery(contentOptions(query, params, source));
  } catch (cause) {
    throw failureOf(cause);
  }
}
