import { happeningInWords, toldInWords } from '../../machines/chart/words.ts';
import { pathId } from '../../machines/chart/transitions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { operationOf } from '../../machines/operations.ts';
import { explore, type GraphState } from '../../machines/paths/explore.ts';
import { recordPath } from '../../machines/paths/fixture.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import type { Occurrence } from '../../machines/paths/model.ts';
import type { Message } from '../../machines/paths/tracer.ts';
import { flowNamed } from '../../machines/registry.ts';
import type { Moment, Option, Simulator } from './simulator-types.ts';

/** Explores a flow in the browser: the charts that players run, walked by hand. */
function simulatorOf(flowId: string): Simulator {
  const flow = flowNamed(flowId);
  const model = modelOf(flow);
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

/** Operations of the contract are answered by the platform, anything else that was asked by the site. */
function causeOf({ machine, samples }: AnyFlow, what: Occurrence): Option['by'] {
  if ('pass' in what) return 'time';
  if ('send' in what) return samples.causedBy[what.send] ?? 'player';
  const logic: unknown = machine.implementations.actors['answer' in what ? what.answer : what.fail];
  const isOperation =
    typeof logic === 'object' && logic !== null && operationOf(logic) !== undefined;
  return isOperation ? 'platform' : 'site';
}

globalThis.atlasSimulator = simulatorOf;
