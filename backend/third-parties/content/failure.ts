/**
 * A refused request, in the shapes that the official client reads: `description` for a fault in a query,
 * `error` and `message` for everything else.
 */
export class ContentFailure extends Error {
  override readonly name = 'ContentFailure';
  /** 4xx whatever is asked for; 503 alone where a picture cannot be made now. */
  readonly status: number;
  readonly body: object;
  /** Seconds after which a repetition makes sense (`Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, body: object, retryAfter?: number) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** @param retryAfter seconds after which a repetition makes sense */
export function failure(status: number, message: string, retryAfter?: number): ContentFailure {
  const error = REASONS[status] ?? 'Bad Request';
  return new ContentFailure(status, message, { statusCode: status, error, message }, retryAfter);
}

/** The query does not parse; `position` is the offset of the character at fault. */
export function parseFailure(query: string, description: string, position: number): ContentFailure {
  const start = Math.min(Math.max(position, 0), query.length);
  return new ContentFailure(400, description, {
    error: { type: 'queryParseError', description, query, start, end: query.length },
  });
}

/** The query parses, but asks for too much, or for something that cannot be computed. */
export function evaluationFailure(description: string): ContentFailure {
  return new ContentFailure(400, description, {
    error: { type: 'queryEvaluationError', description },
  });
}
