import { flowsAt } from '../../e2e/replay/levels.ts';
import { collectResults, forgetResults } from '../../scripts/lib/replay-results.ts';

/** Around a run: paths are replayed in processes of their own, and their results put together. */
export default function setup(): () => void {
  forgetResults('view');
  return () => {
    collectResults('view', () => flowsAt('view'));
  };
}
