import { refreshAtlas } from '../../atlas/build/runs.ts';
import { flowsAt } from '../../replay/levels.ts';
import { collectResults, forgetResults } from '../../review/paths/results.ts';

/** Runs around a run: paths are replayed in processes of their own, and their results put together. */
export default function setup(): () => void {
  forgetResults('view');
  return () => {
    collectResults('view', () => flowsAt('view'));
    refreshAtlas();
  };
}
