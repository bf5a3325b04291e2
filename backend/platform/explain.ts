/** What a command says when it cannot go on: one line for what the caller can put right, a stack for what is ours. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error.name === 'ConfigError' || ('code' in error && error.code === 'EADDRINUSE');
  return known ? error.message : (error.stack ?? error.message);
}
