import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type BrowserContext, type Page } from '@playwright/test';
import { evidenceFile, RESULTS, type ReplayResult } from '../../review/paths/results.ts';

/**
 * A picture of the page at each step costs a quarter more: it is kept where somebody replays a path to see why
 * (`npm run replay`). Elsewhere a trace has the actions, requests, answers and console.
 */
const isWhole = process.env['REPLAY_TRACE'] === 'whole';

/**
 * Traces a page from now on; nothing of it is kept without a request.
 * @returns keeps the picture and the trace of a replay that failed
 */
export async function traced(
  page: Page,
  context: BrowserContext,
  path: string,
): Promise<() => Promise<Pick<ReplayResult, 'picture' | 'trace'>>> {
  const [picture, trace] = [evidenceFile(path, 'png'), evidenceFile(path, 'zip')];
  for (const file of [picture, trace]) rmSync(join(RESULTS, file), { force: true });
  const { trace: own } = test.info().project.use;
  // With `--trace` Playwright makes it itself: there is one trace at a time.
  const isFree = own === undefined || own === 'off';
  if (isFree) await context.tracing.start(isWhole ? { snapshots: true, screenshots: true } : {});
  return async () => {
    mkdirSync(dirname(join(RESULTS, picture)), { recursive: true });
    await page.screenshot({ path: join(RESULTS, picture) });
    if (!isFree) return { picture };
    await context.tracing.stop({ path: join(RESULTS, trace) });
    return { picture, trace };
  };
}
