import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/**
 * A transition's id: its source state, its trigger, and its place among the alternatives for that trigger, for
 * example `deposit.asking.checking › done checkDepositAllowed › 2`. It names nothing else of the chart, so that
 * a change elsewhere does not rename it.
 */
export type TransitionId = string;

export interface ChartTransition {
  readonly id: TransitionId;
  /** The id with the condition instead of the place, which stays when alternatives change places. */
  readonly name: string;
  readonly source: AnyStateNode;
  readonly definition: AnyTransitionDefinition;
  readonly trigger: Trigger;
  /** Position among the alternatives of the same trigger, from 1. */
  readonly place: number;
}

/** The trigger of a transition. */
export type Trigger =
  | { readonly kind: 'event'; readonly type: string }
  | {
      readonly kind: 'done' | 'error' | 'snapshot';
      readonly src: string;
      readonly invokeId: string;
    }
  | { readonly kind: 'after'; readonly delay: string }
  /** A compound or parallel state reached its end. */
  | { readonly kind: 'complete' }
  | { readonly kind: 'always' };

/** A state's place in the chart. States that XState knows by an `id` of their own have one too. */
export const pathId = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('.');

/** Every state of a machine, the root first, in document order. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine.root)].toSorted((a, b) => a.order - b.order);

/** Every transition of a machine, eventless ones included, in document order. */
export function transitionsOf(machine: AnyStateMachine): ChartTransition[] {
  return statesOf(machine).flatMap((source) => [
    ...[...source.transitions].flatMap(([type, definitions]) =>
      definitions.map((definition, index) => describe(source, type, definition, index)),
    ),
    ...(source.always ?? []).map((definition, index) => describe(source, '', definition, index)),
  ]);
}

function describe(
  source: AnyStateNode,
  type: string,
  definition: AnyTransitionDefinition,
  index: number,
): ChartTransition {
  const trigger = triggerOf(source, type);
  const place = index + 1;
  const alternatives = type === '' ? source.always?.length : source.transitions.get(type)?.length;
  const isOnly = alternatives === 1;
  return {
    id: transitionId(source, trigger, place, isOnly),
    name: transitionId(source, trigger, conditionOf(definition) ?? place, isOnly),
    source,
    definition,
    trigger,
    place,
  };
}

/** @param place among the alternatives of the trigger, from 1, or what decides this one */
export const transitionId = (
  source: AnyStateNode,
  trigger: Trigger,
  place: number | string,
  isOnly: boolean,
): TransitionId => `${pathId(source)} › ${wordsOf(trigger)}${isOnly ? '' : ` › ${place}`}`;

/**
 * The condition of an alternative: its guard by name or, without one, the transition's words for it. Undefined
 * where nobody has said it.
 */
export function conditionOf({
  guard,
  description,
}: {
  readonly guard?: unknown;
  readonly description?: string | undefined;
}): string | undefined {
  if (guard === undefined) return 'otherwise';
  return guardName(guard) ?? description;
}

/** The name of a guard; undefined for a function that stands in the chart itself. */
export const guardName = (guard: unknown): string | undefined =>
  typeof guard === 'function'
    ? undefined
    : typeof guard === 'string'
      ? guard
      : String((guard as { type: unknown }).type);

/** Reads an event descriptor of XState's into the trigger that reviewers know. */
function triggerOf(source: AnyStateNode, type: string): Trigger {
  if (type === '') return { kind: 'always' };
  const [, kind, invokeId] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  if (kind !== undefined) return invocation(source, kind as 'done' | 'error', invokeId ?? '');
  if (type.startsWith('xstate.snapshot.'))
    return invocation(source, 'snapshot', type.slice('xstate.snapshot.'.length));
  if (type.startsWith('xstate.done.state.')) return { kind: 'complete' };
  if (type.startsWith('xstate.after.')) {
    return { kind: 'after', delay: type.slice('xstate.after.'.length, -(source.id.length + 1)) };
  }
  return { kind: 'event', type };
}

function invocation(
  source: AnyStateNode,
  kind: 'done' | 'error' | 'snapshot',
  invokeId: string,
): Trigger {
  const invoke = source.invoke.find(({ id }) => id === invokeId);
  return { kind, invokeId, src: sourceName(invoke?.src) ?? invokeId };
}

function wordsOf(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind} ${trigger.src}`;
    case 'after':
      return `after ${trigger.delay}`;
    case 'complete':
      return 'complete';
    case 'always':
      return 'always';
  }
}

/** The name under which a machine knows an invoked source; undefined for logic without a name. */
export const sourceName = (src: unknown): string | undefined =>
  typeof src === 'string' ? src : undefined;
