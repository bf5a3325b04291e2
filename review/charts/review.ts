import type { AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/engine/explore.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { describedChart } from './enrich.ts';

/** A flow's chart as reviewers sign it off, and the policies that it was explored under. */
export const reviewedChart = (flow: AnyFlow): ReturnType<typeof describedChart> =>
  describedChart(flow, explore(modelOf(flow)));
