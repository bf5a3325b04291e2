import { enableCompileCache } from 'node:module';
import type { Extension } from '../../backend/run.ts';
import { COMPILE_CACHE } from '../../backend/platform/compile-cache.ts';
import { explain } from '../../backend/platform/explain.ts';

/** Runs the backend by flags and environment, as `backend/main.ts` does, with an extension that does not ship. */
export async function serve(extend: Extension): Promise<void> {
  enableCompileCache(COMPILE_CACHE);
  try {
    const { run } = await import('../../backend/run.ts');
    await run(extend);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
