/**
 * Why content did not come.
 *
 * - `timeout`: no answer, or half of one, within the time limit (ERR-10)
 * - `refused`: the service rejected the request (4xx)
 * - `failed`: the service failed (5xx)
 * - `unreachable`: no connection
 */
export type ContentErrorKind = 'timeout' | 'refused' | 'failed' | 'unreachable';

/** The one error of content reads. `message` is for logs; views choose their words by `kind`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;

  constructor(kind: ContentErrorKind, message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.status = status;
  }
}

/**
 * Reads the errors of the official client (CONT-07, ERR-10).
 *
 * @param onTimeout the name of a passed time limit at this point
 */
export function asContentError(
  cause: unknown,
  onTimeout: 'Connection timed out' | 'Socket timed out',
): ContentError {
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return new ContentError('timeout', onTimeout, 0, { cause });
  }
  if (cause instanceof Error && 'statusCode' in cause && typeof cause.statusCode === 'number') {
    const kind = cause.statusCode >= 500 ? 'failed' : 'refused';
    return new ContentError(kind, cause.message, cause.statusCode, { cause });
  }
  return new ContentError('unreachable', 'The content service cannot be reached', 0, { cause });
}
