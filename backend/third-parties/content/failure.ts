/**
 * A refused request, in the shapes that the official client reads: `description` for a fault in a query,
 * `error` and `message` for everything else.
 */
export class ContentFailure extends Error {
  override readonly name = 'ContentFailure';
  /** Always 4xx: whatever is asked for, the service itself does not fail. */
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, body: object) {
    super(message);
    this.status = status;
    this.body = body;
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
};

export function failure(status: number, message: string): ContentFailure {
  const error = REASONS[status] ?? 'Bad Request';
  return new ContentFailure(status, message, { statusCode: status, error, message });
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
