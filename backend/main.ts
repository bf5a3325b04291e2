import { enableCompileCache } from 'node:module';
import { COMPILE_CACHE } from './platform/compile-cache.ts';
import { explain } from './platform/explain.ts';

// Before anything else is loaded.
enableCompileCache(COMPILE_CACHE);

try {
  const { run } = await import('./run.ts');
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
