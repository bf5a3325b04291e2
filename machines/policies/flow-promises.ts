import type { MarketPolicy } from '../../reference/policies.ts';
import { happeningInWords, startInWords } from '../engine/words.ts';
import type { AnyFlow } from '../flow.ts';
import { operationOf } from '../operations.ts';
import { check, type Counterexample } from '../engine/check.ts';
import { exploring, type Graph } from '../engine/explore.ts';
import { modelOf } from '../engine/flow-model.ts';
import type { Occurrence } from '../engine/model.ts';
import { checkSafety } from '../engine/safety.ts';
import type { PolicyField } from './fields.ts';
import { promisedBy } from './promised.ts';
import type { ProofStep } from './proof-types.ts';

/** A promise of a flow, and whether the flow keeps it. */
export interface FlowPromise {
  readonly flow: string;
  readonly title: string;
  readonly requirements: readonly string[];
  /** The fields of the policy on which it depends; none where it holds whatever they say. */
  readonly fields: readonly PolicyField[];
  readonly verdict: 'proven' | 'falsified';
  /** The shortest way to the forbidden event; empty where it is proven. */
  readonly path: readonly ProofStep[];
  /** The same way as places: of the start among the ways to start, of each step among the possibilities. */
  readonly places: { readonly start: number; readonly taken: readonly number[] } | undefined;
}

/** Whether a flow's chart depends on a policy. */
export const carriesPolicy = ({ samples }: AnyFlow): boolean =>
  Object.values(samples.inputs).some(
    (input) => typeof input === 'object' && input !== null && 'policy' in input,
  );

export const exploringUnder = (flow: AnyFlow, policy: MarketPolicy): Generator<undefined, Graph> =>
  exploring(modelOf(flow, [policy]));

/** Ids of the transitions that can be taken. */
export const takenIn = ({ starts, edges }: Graph): ReadonlySet<string> =>
  new Set([...starts, ...edges].flatMap(({ taken }) => taken));

/**
 * Checks every promise of a flow under a policy, on a graph that was explored under the same policy or another.
 * It yields between two promises, so that the caller can pause.
 * @param among the titles of those that are asked; all of them when there are none named
 */
export function* promisesOf(
  flow: AnyFlow,
  graph: Graph,
  promised: MarketPolicy,
  among?: ReadonlySet<string>,
): Generator<undefined, FlowPromise[]> {
  const isAsked = (title: string): boolean => among?.has(title) ?? true;
  const judged = promisedBy(promised);
  const promises: FlowPromise[] = [];
  for (const property of flow.safety.properties) {
    const { title, requirements } = property;
    if (!isAsked(title)) continue;
    const asked = judged(property);
    const found = check(graph, asked.property);
    promises.push({
      flow: flow.id,
      title,
      requirements,
      fields: [...asked.read],
      verdict: found === undefined ? 'proven' : 'falsified',
      ...(found === undefined ? { path: [], places: undefined } : wayTo(flow, graph, found)),
    });
    yield;
  }
  // A promise of every flow is told only where it is not kept.
  const own = new Set(flow.safety.properties.map(({ title }) => title));
  const asksMore = among === undefined || [...among].some((title) => !own.has(title));
  const general = asksMore ? checkSafety(graph, { ...flow.safety, properties: [] }) : [];
  for (const found of general.filter(({ property }) => isAsked(property)))
    promises.push({
      flow: flow.id,
      title: found.property,
      requirements: [],
      fields: [],
      verdict: 'falsified',
      ...wayTo(flow, graph, found),
    });
  return promises;
}

/** A run as a watcher tells it, and as its places. */
function wayTo(
  flow: AnyFlow,
  { starts }: Graph,
  { start, steps }: Pick<Counterexample, 'start' | 'steps'>,
): Pick<FlowPromise, 'path' | 'places'> {
  const first = starts.findIndex((one) => one.start === start);
  let state = starts[first]?.to;
  const taken: number[] = [];
  const path: ProofStep[] = [
    { by: 'site', flow: flow.id, words: startInWords(start.input), screen: state?.screen },
  ];
  for (const what of steps) {
    const wanted = JSON.stringify(what);
    const place =
      state?.out.findIndex(({ occurrence }) => JSON.stringify(occurrence) === wanted) ?? -1;
    taken.push(place);
    state = state?.out[place]?.to;
    path.push({
      by: causeOf(flow, what),
      flow: flow.id,
      words: happeningInWords(flow, what),
      screen: state?.screen,
    });
  }
  return { path, places: { start: first, taken } };
}

/** The platform answers operations of the contract, the site all other ports. */
export function causeOf({ machine, samples }: AnyFlow, what: Occurrence): ProofStep['by'] {
  if ('pass' in what) return 'time';
  if ('send' in what) return samples.causedBy[what.send] ?? 'player';
  const logic: unknown = machine.implementations.actors['answer' in what ? what.answer : what.fail];
  const isOperation =
    typeof logic === 'object' && logic !== null && operationOf(logic) !== undefined;
  return isOperation ? 'platform' : 'site';
}
