import { promiseInWords } from '../machines/engine/promise-words.ts';
import type { AnyFlow } from '../machines/flow.ts';
import { exploring, type Graph } from '../machines/engine/explore.ts';
import { recordPath } from '../machines/engine/fixture.ts';
import { modelOf } from '../machines/engine/flow-model.ts';
import { checkingSafety, type Kept } from '../machines/engine/safety.ts';
import { describedChart } from '../review/charts/enrich.ts';
import type { ReviewedChart } from '../review/charts/reviewed.ts';
import type { FlowPromise, Searched } from './data.ts';
import { pathInWords } from './path-words.ts';

/** The results of running a flow's machine through everything that may happen. */
export interface Explored {
  readonly chart: ReviewedChart;
  /** Ids of the policies under which it was explored; empty when it carries none. */
  readonly policies: readonly string[];
  readonly searched: Searched;
  readonly promises: readonly FlowPromise[];
}

/** Explores a flow under every policy and checks every promise, in pieces. The build and the reader's page do the same. */
export function* exploringFlow(flow: AnyFlow): Generator<undefined, Explored> {
  const graph = yield* exploring(modelOf(flow));
  const { chart, policies } = describedChart(flow, graph);
  yield;
  const kept = yield* checkingSafety(graph, flow.safety);
  return {
    chart,
    policies,
    searched: { situations: graph.states.length, happenings: graph.edges.length },
    promises: kept.map((one, index) => promiseOf(flow, graph, one, idOf(kept, index))),
  };
}

function promiseOf(
  flow: AnyFlow,
  { model }: Graph,
  { title, requirements, general, situations, broken }: Kept,
  id: string,
): FlowPromise {
  const { input, policy } = broken?.start ?? {};
  return {
    id,
    title,
    ...promiseInWords(flow, title),
    requirements,
    general,
    situations,
    broken:
      broken === undefined || input === undefined
        ? undefined
        : pathInWords(
            flow,
            recordPath(model, { input, ...(policy === undefined ? {} : { policy }) }, broken.steps),
          ),
  };
}

/** The title as part of an address; a second of the same title has a number. */
function idOf(kept: readonly Kept[], index: number): string {
  const slug = slugOf(kept[index]?.title ?? '');
  const before = kept.slice(0, index).filter(({ title }) => slugOf(title) === slug).length;
  return before === 0 ? slug : `${slug}-${before + 1}`;
}

const slugOf = (title: string): string =>
  title
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
