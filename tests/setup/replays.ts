import { FLOWS } from '../../machines/registry.ts';
import { collectFlowResults, forgetFlowResults } from '../../scripts/lib/replay-results.ts';

/** Around a run: flows are replayed in processes of their own, and their results put together. */
export default function setup(): () => void {
  forgetFlowResults('view');
  return () => {
    collectFlowResults(
      'view',
      FLOWS.map(({ id }) => id),
    );
  };
}
