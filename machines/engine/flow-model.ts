import type { AnyFlow } from '../flow.ts';
import { FAILURES, failureOf } from '../samples.ts';
import { POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import { explore, type Graph } from './explore.ts';
import type { Model, Start } from './model.ts';

/** A flow as the engine explores it: each sampled input, under each market policy that it can carry. */
export function modelOf(flow: AnyFlow, policies: readonly MarketPolicy[] = POLICIES): Model {
  const { inputs, events, outcomes, projection, fields = {}, unfailing } = flow.samples;
  const starts = Object.entries(inputs).flatMap(([input, value]): Start[] =>
    carriesPolicy(value)
      ? policies.map((policy) => ({ input, policy: policy.id, value: { ...value, policy } }))
      : [{ input, policy: undefined, value }],
  );
  return {
    id: flow.id,
    machine: flow.machine,
    starts,
    events,
    outcomes,
    failures: FAILURES,
    ownFailures: Object.fromEntries(
      Object.entries(fields).map(([src, field]) => [src, { invalid: failureOf('invalid', field) }]),
    ),
    unfailing: unfailing ?? [],
    projection,
    screen: flow.screen,
  };
}

const carriesPolicy = (input: unknown): input is { readonly policy: MarketPolicy } =>
  typeof input === 'object' && input !== null && 'policy' in input;

const explored = new WeakMap<AnyFlow, Graph>();

/** A flow explored under every policy. It is explored once in a process: some take seconds. */
export function graphOf(flow: AnyFlow): Graph {
  let graph = explored.get(flow);
  if (graph === undefined) explored.set(flow, (graph = explore(modelOf(flow))));
  return graph;
}
