import type { MarketPolicy } from '../../openapi/reference/policies.ts';
import type { AnyFlow } from '../flow.ts';
import type { Graph } from '../paths/explore.ts';
import { exploreUnder, promisesOf, takenIn, type FlowPromise } from './flow-promises.ts';

/** What becomes of a flow when it runs under another policy than it did. */
export interface FlowComparison {
  readonly flow: string;
  /** How many states can be reached. */
  readonly states: { readonly was: number; readonly is: number };
  /** Ids of the transitions that nothing could take before, and of those that nothing can take now. */
  readonly appear: readonly string[];
  readonly go: readonly string[];
  /** What was promised before, and is kept no more. */
  readonly fallen: readonly FlowPromise[];
  /** What is promised now, and was not kept before; the path is the way that there was. */
  readonly gained: readonly FlowPromise[];
}

/**
 * Explores a flow under two policies. The promises of the first are asked of the second, and the other way
 * round. It yields between two pieces of work.
 */
export function* compareFlow(
  flow: AnyFlow,
  before: MarketPolicy,
  after: MarketPolicy,
): Generator<undefined, FlowComparison> {
  const was = exploreUnder(flow, before);
  yield;
  const is = exploreUnder(flow, after);
  yield;
  const [old, now] = [takenIn(was), takenIn(is)];
  return {
    flow: flow.id,
    states: { was: was.states.length, is: is.states.length },
    appear: [...now].filter((id) => !old.has(id)),
    go: [...old].filter((id) => !now.has(id)),
    fallen: yield* brokenOnlyOn(flow, is, was, before),
    gained: yield* brokenOnlyOn(flow, was, is, after),
  };
}

/** What a policy promises that one graph breaks and the other keeps. */
function* brokenOnlyOn(
  flow: AnyFlow,
  graph: Graph,
  other: Graph,
  promised: MarketPolicy,
): Generator<undefined, FlowPromise[]> {
  const broken = (yield* promisesOf(flow, graph, promised)).filter(isBroken);
  if (broken.length === 0) return [];
  const alsoThere = new Set(
    (yield* promisesOf(flow, other, promised)).filter(isBroken).map(({ title }) => title),
  );
  return broken.filter(({ title }) => !alsoThere.has(title));
}

const isBroken = ({ verdict }: FlowPromise): boolean => verdict === 'falsified';
