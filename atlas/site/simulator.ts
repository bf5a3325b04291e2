import { happeningInWords, toldInWords } from '../../machines/engine/words.ts';
import { pathId } from '../../machines/engine/transitions.ts';
import { explore, type GraphState } from '../../machines/engine/explore.ts';
import { recordPath } from '../../machines/engine/fixture.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import type { Occurrence } from '../../machines/engine/model.ts';
import type { Message } from '../../machines/engine/tracer.ts';
import { causeOf } from '../../machines/policies/flow-promises.ts';
import { flowNamed } from '../../machines/registry.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { Moment, Simulator } from './simulator-types.ts';

/**
 * Explores a flow in the browser: the charts that players run, walked by hand.
 * @param under the one policy that it runs under, if it is not all of them
 */
function simulatorOf(flowId: string, under?: MarketPolicy): Simulator {
  const flow = flowNamed(flowId);
  const model = modelOf(flow, under && [under]);
  const graph = explore(model);
  const inWords = (calls: readonly { readonly src: string }[]): string[] => [
    ...new Set(calls.map(({ src }) => flow.samples.words[src] ?? src)),
  ];
  const messages = (told: readonly Message[]): string[] =>
    told.map(({ to, event }) => toldInWords(flow, to, event.type));
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
        by: causeOf(flow, edge.occurrence),
        occurrence: edge.occurrence,
        transitions: edge.taken,
        facts: edge.facts.map(({ type }) => type),
        calls: inWords(edge.calls),
        told: messages(edge.told),
        next: () => momentOf(edge.to),
      })),
    };
    moments.set(state, moment);
    return moment;
  };
  return {
    starts: graph.starts.map(({ start, to, taken, facts, calls, told }) => ({
      input: start.input,
      policy: start.policy,
      transitions: taken,
      facts: facts.map(({ type }) => type),
      calls: inWords(calls),
      told: messages(told),
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
