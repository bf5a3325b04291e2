import { drawingOf } from '../../atlas/build/graph.ts';
import { place } from '../../atlas/build/lay-out.ts';
import type { FlowData } from '../../atlas/data.ts';
import { largeChart } from './large-chart.ts';

/** The chart of 201 states as the data of a flow's page. */
export async function largeFlow(): Promise<FlowData> {
  const { chart, states, transitions } = largeChart();
  return {
    id: chart.flow,
    hash: 'of a sample',
    chart: { ...chart, states, transitions },
    layout: await place(drawingOf(chart.title, states, transitions)),
    operations: [],
    starts: {},
    misfits: [],
    paths: [],
    watched: [],
    blocked: [],
    policies: [],
    journeys: [],
    wording: {},
    proofs: {},
    tests: {},
    approval: undefined,
    comparisons: [],
  };
}
