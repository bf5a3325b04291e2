import { place } from '../../atlas/build/lay-out.ts';
import type { FlowData, LevelPlan } from '../../atlas/data.ts';
import { largeChart } from './large-chart.ts';

const nothing: LevelPlan = { skipped: {}, leftOut: {} };

/** The chart of 201 states as the data of a flow's page. */
export async function largeFlow(): Promise<FlowData> {
  const { chart, states, transitions } = largeChart();
  return {
    id: chart.flow,
    fingerprint: 'of a sample',
    chart: { ...chart, states, transitions },
    layout: await place({ title: chart.title, states, transitions, taken: {} }),
    operations: [],
    starts: {},
    outdated: [],
    paths: [],
    levels: { model: nothing, view: nothing, browser: nothing },
    unwatched: {},
    policies: [],
    promises: [],
    meetings: [],
    searched: { situations: 0, happenings: 0 },
    journeys: [],
    wording: {},
    proofs: {},
    tests: {},
    approval: {
      standing: 'never',
      words: 'never approved',
      fingerprint: 'of a sample',
      signed: [],
      people: 2,
      history: [],
      tampered: [],
    },
    comparisons: [],
  };
}
