import type { FastifyBaseLogger } from 'fastify';
import { cut } from './cut.ts';

/** The structured log. Personal data never goes in: ids, codes and counts only. */
export type Log = FastifyBaseLogger;

/**
 * The part of an error that may be logged: its class, code and stack, without values. A database error's
 * message carries the statement's parameters (e-mail addresses, phone numbers), and so does the `detail` of a
 * violated constraint; both are left out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const fromDatabase = 'query' in error || 'severity' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(fromDatabase ? {} : { reason: cut(error.message, 300) }),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
