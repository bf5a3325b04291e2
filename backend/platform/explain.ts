/**
 * The words of a command that cannot go on: one line for a mistake that the caller can put right, a stack for
 * ours.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const known =
    error.name === 'ConfigError' || code === 'EADDRINUSE' || code.startsWith('ERR_PARSE_ARGS');
  return known ? error.message : (error.stack ?? error.message);
}
