import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Reads } from '../samples.ts';
import type { MarketPolicy } from '../../reference/policies.ts';

/**
 * One thing that happens to a chart.
 *
 * - `send`: an event, with the payload of the named case (`typical` when none is named);
 * - `answer`: an invoked operation ends with the named outcome;
 * - `fail`: an invoked operation throws the named failure;
 * - `pass`: time passes, in ms, up to the next timer.
 *
 * `of` names the invocation where two of the same operation run at once.
 */
export type Occurrence =
  | { readonly send: string; readonly case?: string }
  | { readonly answer: string; readonly with: string; readonly of?: string }
  | { readonly fail: string; readonly with: string; readonly of?: string }
  | { readonly pass: number };

/** One way in which a flow starts. */
export interface Start {
  /** Name of the sampled input. */
  readonly input: string;
  /** Id of the market policy that the input carries; undefined when the flow has none. */
  readonly policy: MarketPolicy['id'] | undefined;
  readonly value: unknown;
}

/** The facts about a chart that exploration, replay and mutation need. */
export interface Model {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  /** Event type → case → payload. */
  readonly events: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** Invoked source → outcome → output. A source without outcomes only listens. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The failures that every invoked operation may throw, by name. */
  readonly failures: Readonly<Record<string, unknown>>;
  /** The failures that only some may throw besides: source → name → failure. */
  readonly ownFailures: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Sources that end in an outcome and never throw: child flows. */
  readonly unfailing: readonly string[];
  /** Its timers never fire. */
  readonly isStill?: true | undefined;
  /** The part of the context that decides what may happen next; it tells states apart. */
  readonly projection: Reads<unknown, unknown>;
  /** The screen that the player sees, where the flow has one. */
  readonly screen: (snapshot: AnyMachineSnapshot) => { readonly name: string };
}

/** The event that an occurrence of kind `send` delivers. */
export function eventOf(
  model: Model,
  { send, case: name }: { send: string; case?: string },
): EventObject {
  const cases = model.events[send];
  const payload = cases?.[name ?? 'typical'];
  if (payload === undefined)
    throw new Error(`${model.id} has no case ${name ?? 'typical'} of ${send}`);
  return { type: send, ...payload };
}

/** The result that an occurrence of kind `answer` or `fail` delivers. */
export function resultOf(
  model: Model,
  what: { answer: string; with: string } | { fail: string; with: string },
): unknown {
  const [results, source] =
    'answer' in what
      ? [model.outcomes[what.answer], what.answer]
      : [failuresOf(model, what.fail), what.fail];
  if (results === undefined || !(what.with in results)) {
    throw new Error(`${model.id}: ${source} has no outcome ${what.with}`);
  }
  return results[what.with];
}

/** The failures that an invoked operation may throw, by name. */
export const failuresOf = (model: Model, src: string): Readonly<Record<string, unknown>> => ({
  ...model.failures,
  ...model.ownFailures[src],
});
