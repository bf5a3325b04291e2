import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Before anything else is loaded: a start spends most of its time on reading modules.
enableCompileCache(resolve(import.meta.dirname, '..', '.cache', 'compile'));

/** One line for what the caller can put right; a stack for what is ours. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error.name === 'ConfigError' || ('code' in error && error.code === 'EADDRINUSE');
  return known ? error.message : (error.stack ?? error.message);
}

try {
  const { run } = await import('./run.ts');
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
