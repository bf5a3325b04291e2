import type { MarketPolicy } from '../../reference/policies.ts';
import type { AnyFlow } from '../flow.ts';
import type { Graph } from '../engine/explore.ts';
import { exploringUnder, promisesOf, takenIn, type FlowPromise } from './flow-promises.ts';

/** The changes in a flow when it runs under another policy. */
export interface FlowComparison {
  readonly flow: string;
  /** The number of reachable states. */
  readonly states: { readonly was: number; readonly is: number };
  /** Ids of the transitions that only the new policy lets be taken, and of those that only the old one did. */
  readonly appear: readonly string[];
  readonly go: readonly string[];
  /** Promises that were kept before, and are no more. */
  readonly fallen: readonly FlowPromise[];
  /** Promises that are kept now, and were not before; the path is the former counterexample. */
  readonly gained: readonly FlowPromise[];
}

/**
 * Explores a flow under two policies, in pieces. The promises of the first are asked of the second, and the
 * other way round.
 * @param hanging the titles of the promises that read, under the first, a field in which the two differ; all of
 * them where that is not known. No other promise can be new.
 */
export function* compareFlow(
  flow: AnyFlow,
  before: MarketPolicy,
  after: MarketPolicy,
  hanging?: ReadonlySet<string>,
): Generator<undefined, FlowComparison> {
  const was = yield* exploringUnder(flow, before);
  const is = yield* exploringUnder(flow, after);
  const [old, now] = [takenIn(was), takenIn(is)];
  const appear = [...now].filter((id) => !old.has(id));
  const go = [...old].filter((id) => !now.has(id));
  return {
    flow: flow.id,
    states: { was: was.states.length, is: is.states.length },
    appear,
    go,
    fallen: yield* brokenOnlyOn(flow, is, was, before),
    gained: yield* brokenOnlyOn(flow, was, is, after, hanging),
  };
}

/** The promises of a policy that one graph breaks and the other keeps. */
function* brokenOnlyOn(
  flow: AnyFlow,
  graph: Graph,
  other: Graph,
  promised: MarketPolicy,
  among?: ReadonlySet<string>,
): Generator<undefined, FlowPromise[]> {
  const broken = (yield* promisesOf(flow, graph, promised, among)).filter(isBroken);
  if (broken.length === 0) return [];
  const titles = new Set(broken.map(({ title }) => title));
  const alsoThere = new Set(
    (yield* promisesOf(flow, other, promised, titles)).filter(isBroken).map(({ title }) => title),
  );
  return broken.filter(({ title }) => !alsoThere.has(title));
}

const isBroken = ({ verdict }: FlowPromise): boolean => verdict === 'falsified';
