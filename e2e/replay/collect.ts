import { join } from 'node:path';
import { refreshAtlas } from '../../atlas/build/runs.ts';
import { flowsAt, planOnce } from '../../replay/levels.ts';
import { collectResults, forgetResults, RESULTS } from '../../review/paths/results.ts';
import { isBuilt } from '../../tools/build/stamp.mjs';

/** Runs around the browser tests: workers replay side by side, and their results are put together. */
export default function setup(): () => void {
  forgetResults('browser');
  planOnce(join(RESULTS, 'plan-browser.json'));
  const built = isBuilt();
  return () => {
    if (!built) {
      console.log(
        'The built site is not of these sources, so its results are not kept: npm run build',
      );
      forgetResults('browser');
      return;
    }
    collectResults('browser', () => flowsAt('browser'));
    refreshAtlas();
  };
}
