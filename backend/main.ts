import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { explain } from './platform/explain.ts';

// Before anything else is loaded: a start spends most of its time on reading modules.
enableCompileCache(resolve(import.meta.dirname, '..', '.cache', 'compile'));

try {
  const { run } = await import('./run.ts');
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
