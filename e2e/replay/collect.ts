import { collectResults, forgetResults } from '../../scripts/lib/replay-results.ts';
import { flowsAt } from './levels.ts';

/** Around a run of the browser tests: workers replay side by side, and their results are put together. */
export default function setup(): () => void {
  forgetResults('browser');
  return () => {
    collectResults('browser', () => flowsAt('browser'));
  };
}
