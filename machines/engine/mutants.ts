import { not, StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import {
  conditionOf,
  pathId,
  statesOf,
  transitionId,
  type TransitionId,
  type Trigger,
} from './transitions.ts';

/** A chart with one fault put into it. */
export interface Mutant {
  readonly id: string;
  readonly kind: MutationKind;
  /** The change, in words. */
  readonly change: string;
  /** The transition with the fault, as the unharmed chart names it; none for other faults. */
  readonly transition?: TransitionId;
  readonly machine: AnyStateMachine;
}

export type MutationKind =
  | 'transition dropped'
  | 'target swapped'
  | 'guard negated'
  | 'guard dropped'
  | 'action dropped'
  | 'delay changed'
  | 'initial state swapped';

type Json = Record<string, unknown>;

/** A change of a copy of a chart's configuration. */
interface Change {
  readonly kind: MutationKind;
  readonly change: string;
  readonly transition?: TransitionId;
  readonly apply: (config: Json) => void;
}

/** Every mutant of a machine, one fault each: the plausible slips of a careless edit. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const changes = statesOf(machine).flatMap((node) => changesOf(machine, node));
  const faulty = changes.map(({ apply, ...fault }): Mutant => {
    const config = copy(machine.config);
    apply(config as Json);
    return {
      id: `${fault.kind}: ${fault.change}`,
      ...fault,
      machine: build(config, machine.implementations),
    };
  });
  return [...faulty, ...delaysOf(machine)];
}

/** A fault may make a chart run in circles within one step: then it stops with an error. */
const MICROSTEP_LIMIT = 100;

function build(
  config: AnyStateMachine['config'],
  implementations: AnyStateMachine['implementations'],
): AnyStateMachine {
  return new StateMachine(
    { ...config, options: { maxIterations: MICROSTEP_LIMIT } },
    implementations,
  );
}

/** Copies objects and lists; functions (guards, actions) stay the same ones. */
function copy<T>(value: T): T;
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}

function changesOf(machine: AnyStateMachine, node: AnyStateNode): Change[] {
  const at = (config: Json): Json =>
    node.path.reduce((inner, key) => (inner['states'] as Json)[key] as Json, config);
  const here = at(machine.config as Json);
  return [
    ...slotsOf(here).flatMap((slot) => transitionChanges(node, at, slot)),
    ...(['entry', 'exit'] as const).flatMap((hook) =>
      actionChanges(`${hook} of ${pathId(node)}`, here, (config) => at(config), hook),
    ),
    ...initialChanges(node, at),
  ];
}

/** Where transitions stand in a state's configuration, for example `on` › `retry.requested`. */
interface Slot {
  readonly name: string;
  readonly trigger: Trigger;
  readonly holder: (state: Json) => Json;
  readonly key: string;
}

const INVOKED = [
  ['onDone', 'done'],
  ['onError', 'error'],
  ['onSnapshot', 'snapshot'],
] as const;

function slotsOf(state: Json): Slot[] {
  const keyed = (['on', 'after'] as const).flatMap((group) =>
    Object.keys((state[group] as Json | undefined) ?? {}).map((key): Slot => ({
      name: `${group} ${key}`,
      trigger: group === 'on' ? { kind: 'event', type: key } : { kind: 'after', delay: key },
      holder: (one) => one[group] as Json,
      key,
    })),
  );
  const direct = (['always', 'onDone'] as const).flatMap((key): Slot[] => {
    const trigger = { kind: key === 'always' ? 'always' : 'complete' } as const;
    return state[key] === undefined ? [] : [{ name: key, trigger, holder: (one) => one, key }];
  });
  const invoked = listOf(state['invoke']).flatMap((invocation, index) => {
    const src = String((invocation as Json)['src']);
    return INVOKED.map(([key, kind]): Slot => ({
      name: `${key} ${src}`,
      trigger: { kind, src, invokeId: src },
      holder: (one) => listOf(one['invoke'])[index] as Json,
      key,
    }));
  });
  return [...keyed, ...direct, ...invoked].filter(
    ({ holder, key }) => holder(state)[key] !== undefined,
  );
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

function transitionChanges(
  node: AnyStateNode,
  at: (config: Json) => Json,
  { name, trigger, holder, key }: Slot,
): Change[] {
  const alternatives = listOf(holder(at(node.machine.config as Json))[key]);
  return alternatives.flatMap((alternative, index): Change[] => {
    const own = (typeof alternative === 'string' ? { target: alternative } : alternative) as Json;
    const condition = conditionOf(own) ?? index + 1;
    const where = `${pathId(node)} ${name}${alternatives.length > 1 ? ` (${condition})` : ''}`;
    const edit = (change: (transition: Json, list: unknown[]) => void) => (config: Json) => {
      const place = holder(at(config));
      const list = listOf(place[key]).map((one) =>
        typeof one === 'string' ? { target: one } : one,
      );
      change(list[index] as Json, list);
      if (list.length === 0) delete place[key];
      else place[key] = list;
    };
    const changes: Change[] = [
      {
        kind: 'transition dropped',
        change: where,
        apply: edit((_, list) => list.splice(index, 1)),
      },
    ];
    for (const target of otherTargets(node, own)) {
      changes.push({
        kind: 'target swapped',
        change: `${where} → ${pathId(target)}`,
        apply: edit((transition) => Object.assign(transition, { target: `#${target.id}` })),
      });
    }
    const { guard } = own;
    if (guard !== undefined) {
      changes.push(
        {
          kind: 'guard negated',
          change: where,
          apply: edit((transition) =>
            Object.assign(transition, { guard: not(guard as Parameters<typeof not>[0]) }),
          ),
        },
        {
          kind: 'guard dropped',
          change: where,
          apply: edit((transition) => delete transition['guard']),
        },
      );
    }
    for (const [place, action] of actionsOf(own['actions'])) {
      changes.push({
        kind: 'action dropped',
        change: `${where}, ${action}`,
        apply: edit((transition) =>
          Object.assign(transition, {
            actions: listOf(transition['actions']).filter((_, other) => other !== place),
          }),
        ),
      });
    }
    const transition = transitionId(node, trigger, index + 1, alternatives.length === 1);
    return changes.map((change) => ({ ...change, transition }));
  });
}

/** Siblings of the state that a transition leads to: the targets of a slip of the pen. */
function otherTargets(node: AnyStateNode, transition: Json): AnyStateNode[] {
  if (transition['target'] === undefined) return [];
  const definitions = [...node.transitions.values(), node.always ?? []].flat();
  const [target] =
    definitions.find(
      (definition) =>
        definition.target !== undefined &&
        sameTarget(node, definition.target[0] as AnyStateNode, transition['target']),
    )?.target ?? [];
  return Object.values(target?.parent?.states ?? {}).filter(
    (sibling) => sibling !== target && sibling.type !== 'history',
  );
}

function sameTarget(node: AnyStateNode, target: AnyStateNode, written: unknown): boolean {
  const text = String(written);
  if (text.startsWith('#')) return `#${target.id}` === text || `#${pathId(target)}` === text;
  const base = text.startsWith('.') ? node : node.parent;
  return (
    pathId(target) ===
    `${base === undefined ? node.machine.id : pathId(base)}.${text.replace(/^\./, '')}`
  );
}

function actionChanges(
  where: string,
  state: Json,
  at: (config: Json) => Json,
  key: 'entry' | 'exit',
): Change[] {
  return actionsOf(state[key]).map(([place, action]) => ({
    kind: 'action dropped',
    change: `${where}, ${action}`,
    apply: (config) => {
      at(config)[key] = listOf(at(config)[key]).filter((_, other) => other !== place);
    },
  }));
}

/** The place and the name of each action; those of one name are numbered. */
function actionsOf(actions: unknown): (readonly [place: number, name: string])[] {
  const names = listOf(actions).map(actionName);
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return [place, before === 0 ? name : `${name} (${before + 1})`];
  });
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function')
    return (action as { type?: string }).type?.replace('xstate.', '') ?? action.name;
  return String((action as { type: unknown }).type);
}

function initialChanges(node: AnyStateNode, at: (config: Json) => Json): Change[] {
  const initial = node.config.initial as unknown;
  if (typeof initial !== 'string') return [];
  return Object.keys(node.states)
    .filter((key) => key !== initial && node.states[key]?.type !== 'history')
    .map((key) => ({
      kind: 'initial state swapped',
      change: `${pathId(node)} → ${key}`,
      apply: (config) => Object.assign(at(config), { initial: key }),
    }));
}

/** Every named delay, doubled and halved. */
function delaysOf(machine: AnyStateMachine): Mutant[] {
  const { implementations } = machine;
  return Object.entries(implementations.delays as Record<string, unknown>).flatMap(
    ([name, delay]) =>
      [2, 0.5].map((factor): Mutant => {
        const changed =
          typeof delay === 'number'
            ? delay * factor
            : (...args: unknown[]): number =>
                (delay as (...all: unknown[]) => number)(...args) * factor;
        const change = `${name} × ${factor}`;
        return {
          id: `delay changed: ${change}`,
          kind: 'delay changed',
          change,
          machine: build(machine.config, {
            ...implementations,
            delays: { ...implementations.delays, [name]: changed },
          }),
        };
      }),
  );
}
