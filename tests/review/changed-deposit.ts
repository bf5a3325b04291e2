import { FLOWS } from '../../machines/registry.ts';
import { changesBetween } from '../../review/charts/diff.ts';
import { describedChart } from '../../review/charts/describe.ts';
import type { Change } from '../../review/charts/reviewed.ts';

/** The changes if restricted documents led where under review does, and showed another screen. */
export function changedDeposit(): readonly Change[] {
  const flow = FLOWS.find(({ id }) => id === 'banking.deposit');
  if (flow === undefined) throw new Error('there is no deposit');
  const { chart } = describedChart(flow);
  const before = {
    ...chart,
    states: chart.states.map((state) =>
      state.id === 'deposit.asking' ? { ...state, screens: [] } : state,
    ),
    transitions: chart.transitions.map((edge) =>
      edge.targets[0] === 'deposit.asking.verifyDocumentStrict'
        ? { ...edge, targets: ['deposit.asking.verifyDocumentUnderReview'] }
        : edge,
    ),
  };
  return changesBetween(before, chart);
}
