import { happeningInWords } from '../../machines/chart/words.ts';
import { pathId } from '../../machines/chart/transitions.ts';
import { explore, type GraphState } from '../../machines/paths/explore.ts';
import { recordPath } from '../../machines/paths/fixture.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import type { Occurrence } from '../../machines/paths/model.ts';
import { flowNamed } from '../../machines/registry.ts';
import type { Moment, Simulator } from './simulator-types.ts';

/** Explores a flow in the browser: the charts that players run, walked by hand. */
function simulatorOf(flowId: string): Simulator {
  const flow = flowNamed(flowId);
  const model = modelOf(flow);
  const graph = explore(model);
  const moments = new Map<GraphState, Moment>();
  const momentOf = (state: GraphState): Moment => {
    const known = moments.get(state);
    if (known !== undefined) return known;
    const moment: Moment = {
      screen: state.screen,
      states: (state.snapshot._nodes as Parameters<typeof pathId>[0][]).map(pathId),
      ended: state.snapshot.status !== 'active',
      options: state.out.map((edge) => ({
        words: happeningInWords(flow, edge.occurrence),
        by: 'send' in edge.occurrence ? 'player' : 'pass' in edge.occurrence ? 'time' : 'platform',
        occurrence: edge.occurrence,
        transitions: edge.taken,
        facts: edge.facts.map(({ type }) => type),
        calls: edge.calls.map(({ src }) => src),
        next: () => momentOf(edge.to),
      })),
    };
    moments.set(state, moment);
    return moment;
  };
  return {
    starts: graph.starts.map(({ start, to, taken, facts, calls }) => ({
      input: start.input,
      policy: start.policy,
      transitions: taken,
      facts: facts.map(({ type }) => type),
      calls: calls.map(({ src }) => src),
      moment: () => momentOf(to),
    })),
    pathText: ({ input, policy }, happened) =>
      JSON.stringify(
        recordPath(
          model,
          { input, ...(policy === undefined ? {} : { policy }) },
          happened as readonly Occurrence[],
        ),
        null,
        1,
      ),
  };
}

globalThis.atlasSimulator = simulatorOf;
