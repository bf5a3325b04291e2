import { snapshotOf } from '../../machines/chart/snapshot.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { exploreFlow } from './enrich.ts';
import { canonicalJson, sha256 } from './hash.ts';
import type { ReviewedChart, ReviewedState, ReviewedTransition } from './reviewed.ts';

/** A flow's chart as reviewers sign it off, and the policies that it was explored under. */
export function reviewedChart(flow: AnyFlow): {
  readonly chart: ReviewedChart;
  readonly policies: readonly string[];
} {
  const chart = snapshotOf(flow);
  const { transitions, screens, policies } = exploreFlow(flow, chart);
  return {
    policies,
    chart: {
      ...chart,
      states: chart.states.map((state): ReviewedState => ({
        ...state,
        screens: screens.get(state.id) ?? [],
      })),
      transitions: chart.transitions.map((edge): ReviewedTransition => {
        const learned = transitions.get(edge.id);
        if (learned === undefined) throw new Error(`${edge.id} was not explored`);
        return { ...edge, ...learned };
      }),
    },
  };
}

/** What identifies a chart that was signed off. */
export const chartHash = (chart: ReviewedChart): string => sha256(canonicalJson(chart));

/** How a chart is told to people, and what it is held for: what it does is the same in other words. */
const TOLD = new Set([
  'title',
  'description',
  'events',
  'words',
  'causes',
  'status',
  'requirements',
  'regulated',
]);

/** What identifies what a chart does: what was found of it holds, too, when it is told in other words. */
export const behaviourHash = (chart: ReviewedChart): string =>
  sha256(
    canonicalJson(
      JSON.parse(JSON.stringify(chart, (key, part: unknown) => (TOLD.has(key) ? undefined : part))),
    ),
  );
