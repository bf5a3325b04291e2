import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Extension } from '../../backend/run.ts';
import { explain } from '../../backend/platform/explain.ts';

/** Runs the backend by flags and environment, as `backend/main.ts` does, with an extension that does not ship. */
export async function serve(extend: Extension): Promise<void> {
  enableCompileCache(join(import.meta.dirname, '..', '..', '.cache', 'compile'));
  try {
    const { run } = await import('../../backend/run.ts');
    await run(extend);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
