import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '../flow.ts';
import { operationOf } from '../operations.ts';
import {
  guardName,
  pathId,
  sourceName,
  statesOf,
  transitionsOf,
  type ChartTransition,
  type TransitionId,
  type Trigger,
} from './transitions.ts';
import { plain, triggerInWords } from './words.ts';

/** A state of a chart, in words and without code. */
export interface ChartState {
  /** Dotted path from the chart's root, for example `deposit.asking.checking`. */
  readonly id: string;
  readonly key: string;
  readonly parent: string | undefined;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Whether its parent begins in it. */
  readonly initial: boolean;
  readonly description: string;
  /** The specification's own name for the state, for example `VERIFYDOCUMENT_STRICT`. */
  readonly status: string | undefined;
  readonly requirements: readonly string[];
  readonly tags: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

/** An operation, port or child flow that runs while a state is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
  /** The OpenAPI `operationId`, where it is an API operation. */
  readonly operation: string | undefined;
  readonly words: string;
}

export interface ChartEdge {
  readonly id: TransitionId;
  readonly source: string;
  /** Empty for a transition that stays where it is. */
  readonly targets: readonly string[];
  readonly trigger: Trigger;
  /** Position among the alternatives of the same trigger, from 1. */
  readonly place: number;
  readonly words: string;
  readonly description: string | undefined;
  readonly guard: ChartGuard | undefined;
  /** Delay in ms, where it does not depend on the context. */
  readonly delay: number | undefined;
  readonly actions: readonly string[];
  /** Whether it leaves and enters its source again. */
  readonly reenter: boolean;
  readonly requirements: readonly string[];
}

export interface ChartGuard {
  readonly name: string;
  readonly words: string;
}

/** A whole chart as plain JSON: reviewers approve it, and diagrams, tables and exports are made of it. */
export interface ChartSnapshot {
  readonly flow: string;
  readonly title: string;
  readonly regulated: boolean;
  readonly description: string;
  readonly root: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartEdge[];
  /** Event types that the chart knows, with their meanings. */
  readonly events: Readonly<Record<string, string>>;
}

/** Describes a flow's chart. Nothing in it depends on the place or the style of the code. */
export function snapshotOf(flow: AnyFlow): ChartSnapshot {
  const { machine } = flow;
  return {
    flow: flow.id,
    title: flow.title,
    regulated: flow.regulated,
    description: machine.root.description ?? '',
    root: machine.root.id,
    states: statesOf(machine).map((node) => stateOf(flow, node)),
    transitions: transitionsOf(machine).map((transition) => edgeOf(flow, transition)),
    events: Object.fromEntries(
      Object.keys(flow.samples.events).map((type) => [type, flow.samples.words[type] ?? type]),
    ),
  };
}

type Meta = { readonly status?: string; readonly requirements?: readonly string[] } | undefined;

function stateOf(flow: AnyFlow, node: AnyStateNode): ChartState {
  const meta = node.meta as Meta;
  return {
    id: pathId(node),
    key: node.key,
    parent: node.parent === undefined ? undefined : pathId(node.parent),
    kind: node.type,
    initial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    description: node.description ?? '',
    status: meta?.status,
    requirements: meta?.requirements ?? [],
    tags: node.tags,
    invokes: [...(node.parent === undefined ? spawnedIn(flow) : []), ...node.invoke].map(
      (invoke) => {
        const src = sourceName(invoke.src) ?? invoke.id;
        const logic: unknown = flow.machine.implementations.actors[src];
        const operation =
          typeof logic === 'object' && logic !== null ? operationOf(logic) : undefined;
        return { id: invoke.id, src, operation, words: flow.samples.words[src] ?? src };
      },
    ),
    entry: node.entry.flatMap(actionName),
    exit: node.exit.flatMap(actionName),
  };
}

/** The actors that run for as long as the chart does: declared, and invoked by no state. */
function spawnedIn({ machine }: AnyFlow): { readonly id: string; readonly src: string }[] {
  const invoked = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => src)));
  const declared = Object.keys(machine.implementations.actors);
  return declared.filter((src) => !invoked.has(src)).map((src) => ({ id: src, src }));
}

function edgeOf(
  flow: AnyFlow,
  { id, source, definition, trigger, place }: ChartTransition,
): ChartEdge {
  const delay = trigger.kind === 'after' ? delayOf(flow, trigger.delay) : undefined;
  const guard = guardOf(definition);
  return {
    id,
    source: pathId(source),
    targets: (definition.target ?? []).map(pathId),
    trigger,
    place,
    words: triggerInWords(flow, trigger, delay),
    description: definition.description,
    guard,
    delay,
    actions: definition.actions.flatMap(actionName),
    reenter: definition.reenter,
    requirements: (definition.meta as Meta)?.requirements ?? [],
  };
}

function delayOf(flow: AnyFlow, name: string): number | undefined {
  if (/^\d+$/.test(name)) return Number(name);
  const delay: unknown = flow.machine.implementations.delays[name];
  return typeof delay === 'number' ? delay : undefined;
}

function guardOf({ guard, description }: AnyTransitionDefinition): ChartGuard | undefined {
  if (guard === undefined) return undefined;
  const name = guardName(guard);
  return name === undefined
    ? { name: 'condition', words: description ?? 'on a condition' }
    : { name, words: plain(name) };
}

/** Bookkeeping of XState's own (timers) is left out; an inline `assign` is a note to itself. */
function actionName(action: unknown): string[] {
  if (typeof action === 'string') return [action];
  if (typeof action === 'function') {
    const builtin = (action as { type?: string }).type;
    if (builtin === 'xstate.assign') return ['remembers'];
    if (builtin === 'xstate.emit') return [emitName(action as { event?: unknown })];
    return builtin === undefined ? [action.name] : [];
  }
  const { type } = action as { type: string };
  return type.startsWith('xstate.') ? [] : [type];
}

function emitName({ event }: { event?: unknown }): string {
  return typeof event === 'object' && event !== null
    ? `announces ${String((event as { type: unknown }).type)}`
    : 'announces';
}
