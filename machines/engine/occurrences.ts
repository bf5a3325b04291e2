import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { sourceName } from './transitions.ts';
import { eventOf, failuresOf, resultOf, type Model, type Occurrence } from './model.ts';
import type { Timer } from './tracer.ts';

/** A chart at one moment, with the timers that run then. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
}

/** Something that may happen, its event for the chart, and the situation in which it arrives. */
export interface Possibility {
  readonly occurrence: Occurrence;
  readonly event: EventObject;
  /** The situation as it was; after a wait, without the timer that fired and with the others nearer. */
  readonly elapsed: Situation;
}

/**
 * Everything that may happen in a situation: every case of every event that a state listens to, every outcome
 * and failure of running operations, and the timer that is due first.
 */
export function occurrencesIn(model: Model, now: Situation): Possibility[] {
  return [...eventsIn(model, now), ...resultsIn(model, now), ...timeIn(model, now)];
}

function eventsIn(model: Model, now: Situation): Possibility[] {
  const nodes: readonly AnyStateNode[] = now.snapshot._nodes;
  return Object.entries(model.events).flatMap(([type, cases]) =>
    nodes.some((node) => candidatesOf(node, type).length > 0)
      ? Object.keys(cases).map((name) => {
          const occurrence = name === 'typical' ? { send: type } : { send: type, case: name };
          return { occurrence, event: eventOf(model, occurrence), elapsed: now };
        })
      : [],
  );
}

function resultsIn(model: Model, now: Situation): Possibility[] {
  const nodes: readonly AnyStateNode[] = now.snapshot._nodes;
  const invoked = nodes.flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, src: sourceName(src) ?? id })),
  );
  return invoked.flatMap(({ id, src }) => {
    const outcomes = Object.keys(model.outcomes[src] ?? {});
    if (outcomes.length === 0) return [];
    const of = invoked.filter((other) => other.src === src).length > 1 ? { of: id } : {};
    const failures = model.unfailing.includes(src) ? [] : Object.keys(failuresOf(model, src));
    return [
      ...outcomes.map((name) => ({ answer: src, with: name, ...of })),
      ...failures.map((name) => ({ fail: src, with: name, ...of })),
    ].map((occurrence) => ({
      occurrence,
      event: resultEvent(model, id, occurrence),
      elapsed: now,
    }));
  });
}

function timeIn({ isStill }: Model, { snapshot, timers }: Situation): Possibility[] {
  if (isStill) return [];
  const [next] = timers.toSorted((a, b) => a.remaining - b.remaining);
  if (next === undefined) return [];
  const elapsed = { snapshot, timers: elapse(timers, next) };
  return [{ occurrence: { pass: next.remaining }, event: next.event, elapsed }];
}

/** The timers after the given one has fired. */
const elapse = (timers: readonly Timer[], fired: Timer): Timer[] =>
  timers
    .filter((timer) => timer !== fired)
    .map((timer) => ({ ...timer, remaining: timer.remaining - fired.remaining }));

function resultEvent(
  model: Model,
  id: string,
  what: { answer: string; with: string } | { fail: string; with: string },
): EventObject {
  const result = resultOf(model, what);
  return 'answer' in what
    ? ({ type: `xstate.done.actor.${id}`, output: result, actorId: id } as EventObject)
    : ({ type: `xstate.error.actor.${id}`, error: result, actorId: id } as EventObject);
}

type Candidates = readonly AnyTransitionDefinition[];

/** Remembers the answers of each state: every active state is asked for every event. */
const known = new WeakMap<AnyStateNode, Map<string, Candidates>>();

/** A state's transitions for an event, the most specific descriptor first, as XState tries them. */
export function candidatesOf(node: AnyStateNode, type: string): Candidates {
  let ofNode = known.get(node);
  if (ofNode === undefined) known.set(node, (ofNode = new Map()));
  let candidates = ofNode.get(type);
  if (candidates === undefined) ofNode.set(type, (candidates = findCandidates(node, type)));
  return candidates;
}

function findCandidates(node: AnyStateNode, type: string): Candidates {
  const exact = node.transitions.get(type);
  if (exact !== undefined) return exact;
  return [...node.transitions.keys()]
    .filter((descriptor) => matches(descriptor, type))
    .toSorted((a, b) => b.length - a.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

/** `*` is for every event of the chart's own, `a.*` for every event below `a`. */
const matches = (descriptor: string, type: string): boolean =>
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));
