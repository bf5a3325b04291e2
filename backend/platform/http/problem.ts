import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { cut } from '../cut.ts';
import { isDatabaseAway, sqlState } from '../database.ts';
import { describeError } from '../log.ts';
import { Refusal, type RefusalDetails, type ValidationError } from '../refusal.ts';

/** A status with the content of a `Problem`, before the trace id is known. */
export interface ProblemContent extends RefusalDetails {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** The contract's body of every answer that is not a success. */
export const problemBody = (problem: ProblemContent, traceId: string) => ({
  code: problem.code,
  message: problem.message,
  ...(problem.validationErrors ? { validationErrors: problem.validationErrors } : {}),
  ...(problem.additionalInfo ? { additionalInfo: problem.additionalInfo } : {}),
  ...(problem.bounds ? { bounds: problem.bounds } : {}),
  ...(problem.reward ? { reward: problem.reward } : {}),
  traceId: problem.traceId ?? traceId,
});

export const problems = {
  invalid: (validationErrors?: readonly ValidationError[]): ProblemContent => ({
    status: 400,
    code: 'error.validation',
    message: 'The request is not valid.',
    ...(validationErrors ? { validationErrors } : {}),
  }),
  tooLate: { status: 408, code: 'error.timeout', message: 'The request took too long.' },
  host: { status: 421, code: 'error.host', message: 'This host is not served here.' },
  tooLarge: { status: 413, code: 'error.payload.too_large', message: 'The request is too large.' },
  headTooLarge: {
    status: 431,
    code: 'error.payload.too_large',
    message: 'The address or the headers are too long.',
  },
  mediaType: {
    status: 415,
    code: 'error.media_type',
    message: 'The media type is not supported.',
  },
  notFound: { status: 404, code: 'error.not_found', message: 'There is nothing here.' },
  rateLimited: (retryAfter: number): ProblemContent => ({
    status: 429,
    code: 'error.rate_limited',
    message: 'Too many requests.',
    retryAfter,
  }),
  internal: { status: 500, code: 'error.internal', message: 'Something went wrong.' },
  notImplemented: {
    status: 501,
    code: 'error.not_implemented',
    message: 'Not offered by this backend.',
  },
  unavailable: { status: 503, code: 'error.unavailable', message: 'Try again later.' },
} as const;

type AjvError = NonNullable<FastifyError['validation']>[number];

const fieldOf = (error: AjvError, part: string): string => {
  const path = error.instancePath.split('/').filter(Boolean);
  const { missingProperty, additionalProperty } = error.params;
  const last = missingProperty ?? additionalProperty;
  if (typeof last === 'string') path.push(last);
  return cut(path.join('.'), 128) || part;
};

/** One entry per field, its first broken rule. */
function validationErrors(errors: readonly AjvError[], part: string): ValidationError[] {
  const byField = new Map<string, ValidationError>();
  for (const error of errors) {
    const field = fieldOf(error, part);
    if (!byField.has(field)) {
      byField.set(field, {
        field,
        code: error.keyword.slice(0, 64),
        message: (error.message ?? 'Not valid.').slice(0, 512),
      });
    }
  }
  return [...byField.values()].slice(0, 100);
}

/**
 * SQLSTATEs of values that PostgreSQL cannot hold (a NUL character, a number out of range …). The
 * contract's patterns keep them out; if one slips through it is still the caller's value.
 */
const unacceptableValues = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** The problem that a caller gets for an error. */
export function problemOf(error: unknown): ProblemContent {
  if (error instanceof Refusal) {
    return { ...error.details, status: error.status, code: error.code, message: error.message };
  }
  const state = sqlState(error);
  if (state !== null && unacceptableValues.has(state)) return problems.invalid();
  if (isDatabaseAway(error)) return { ...problems.unavailable, retryAfter: 1 };
  if (!isFastifyError(error)) return problems.internal;
  // A response that breaks the contract also carries `validation`: it is our failure.
  if (error.code?.startsWith('FST_RESPONSE_VALIDATION')) return problems.internal;
  if (error.validation) {
    return problems.invalid(
      validationErrors(error.validation, error.validationContext ?? 'request'),
    );
  }
  if (error.statusCode === 413) return problems.tooLarge;
  if (error.statusCode === 415) return problems.mediaType;
  if (error.statusCode === 404) return problems.notFound;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? problems.invalid() : problems.internal;
}

/** Answers a problem; `Retry-After` where a repetition makes sense. */
export function sendProblem(reply: FastifyReply, problem: ProblemContent): FastifyReply {
  return send(reply, problem, (body) => body);
}

/**
 * The same for a request that is refused before it belongs to any operation: as text, because no operation's
 * responses apply.
 */
export function refuseRequest(reply: FastifyReply, problem: ProblemContent): FastifyReply {
  return send(reply, problem, (body) => JSON.stringify(body));
}

function send(
  reply: FastifyReply,
  problem: ProblemContent,
  written: (body: ReturnType<typeof problemBody>) => unknown,
): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', String(problem.retryAfter));
  // A refusal is about one call: no cache on the way may keep it for another.
  if (!reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
  // The specification's words for a missing or expired session (SESS-12).
  if (problem.code === 'error.session.expired') reply.raw.statusMessage = 'Token expired';
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(written(problemBody(problem, problem.traceId ?? reply.request.id)));
}

/** The caller went away, or did not finish in time, while the body was being read. */
const isAbort = (error: unknown, { raw }: FastifyRequest): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') &&
  !raw.complete;

/** The one error handler: every failure leaves as a `Problem`, only our own as a 5xx. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (isAbort(error, request)) {
    // Nobody listens any more, and nothing went wrong here.
    request.log.debug('request aborted');
    request.raw.destroy();
    return;
  }
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error(describeError(error), 'request failed');
  else request.log.debug({ code: problem.code }, 'request refused');
  sendProblem(reply, problem);
}
