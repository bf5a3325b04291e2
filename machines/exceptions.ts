import type { AnyStateMachine, StateValue } from 'xstate';
import { transitionsOf, type ChartTransition, type TransitionId } from './engine/transitions.ts';
import type { Occurrence } from './engine/model.ts';

/** Something that a chart would take, and where. */
export interface Where {
  /** Name of the screen. */
  readonly screen: string;
  readonly value: StateValue;
  readonly occurrence: Occurrence;
  /** The transitions that it takes there; none where the chart turns it down. */
  readonly taken: readonly TransitionId[];
}

/**
 * A part of a flow that is not proven where it otherwise would be, and the reason. Each flow has one list of
 * them; a test compares it with the parts left out in fact, so that one more is a decision. A flow tells
 * alternatives apart by what decides (`hasCode`, the words of a guard without a name, `otherwise`); {@link
 * locate} finds their ids.
 */
export type Exception =
  /** No path of the chart can reach these. */
  | {
      readonly at: 'chart';
      readonly transitions: readonly TransitionId[];
      readonly because: string;
    }
  | NotByPerson
  /** Faults put into the chart that no oracle here notices: without effect, or for another oracle to notice. */
  | { readonly at: 'mutation'; readonly faults: readonly string[]; readonly because: string };

/** A part that nobody in front of the site can bring about: in a DOM, in a browser, or in either. */
interface NotByPerson {
  readonly at: 'view' | 'browser' | 'person';
  /** All transitions that are never taken because of it, including those that only it would lead to. */
  readonly transitions: readonly TransitionId[];
  readonly because: string;
  /** The exact case that cannot come about, where the transitions alone do not say it. */
  readonly when?: (where: Where) => boolean;
}

export interface Excepted {
  readonly exceptions?: readonly Exception[];
}

/**
 * The exceptions of a flow, with the ids of the transitions that they name.
 * @throws where the chart has no such transition
 */
export function locate(
  machine: AnyStateMachine,
  exceptions: readonly Exception[],
): readonly Exception[] {
  const ids = new Map(transitionsOf(machine).map(({ name, id }) => [name, id]));
  const idOf = (name: string): TransitionId => {
    const id = ids.get(name);
    if (id !== undefined) return id;
    const start = name.split(' › ').slice(0, 2).join(' › ');
    const known = [...ids.keys()].filter((other) => other.startsWith(start)).join('\n  ');
    throw new Error(`An exception names no transition: ${name}\nThere are:\n  ${known}`);
  };
  return exceptions.map((one) =>
    'transitions' in one ? { ...one, transitions: one.transitions.map(idOf) } : one,
  );
}

const reasons = (ids: readonly string[], because: string): (readonly [string, string])[] =>
  ids.map((id) => [id, because]);

/** Transitions that no path can reach, and why: id → reason. */
export const waivedIn = ({ exceptions = [] }: Excepted): Readonly<Record<TransitionId, string>> =>
  Object.fromEntries(
    exceptions.flatMap((one) => (one.at === 'chart' ? reasons(one.transitions, one.because) : [])),
  );

/** Faults that nothing notices, and why: id of the mutant → reason. */
export const survivorsOf = ({ exceptions = [] }: Excepted): Readonly<Record<string, string>> =>
  Object.fromEntries(
    exceptions.flatMap((one) => (one.at === 'mutation' ? reasons(one.faults, one.because) : [])),
  );

/** The exceptions that a person cannot bring about at a level. */
export const exceptionsAt = (
  { exceptions = [] }: Excepted,
  level: 'view' | 'browser',
): readonly NotByPerson[] =>
  exceptions.filter(
    (one): one is NotByPerson => 'transitions' in one && (one.at === 'person' || one.at === level),
  );

/** Why something cannot come about in a place of a chart at a level; undefined when it can. */
export const reasonAgainst = (
  flow: Excepted,
  level: 'view' | 'browser',
  where: Where,
): string | undefined =>
  exceptionsAt(flow, level).find(({ transitions, when }) =>
    when === undefined ? where.taken.some((id) => transitions.includes(id)) : when(where),
  )?.because;

/** Whether it is one of these events. */
export const isSent = ({ occurrence }: Where, ...events: readonly string[]): boolean =>
  'send' in occurrence && events.includes(occurrence.send);

/**
 * Events that no person in front of the site brings about, wherever the chart takes them, and the transitions out
 * of states that only they lead to.
 */
export function notByPerson(
  machine: AnyStateMachine,
  because: string,
  ...events: readonly string[]
): Exception {
  const all = transitionsOf(machine);
  const isOfThem = ({ trigger }: ChartTransition): boolean =>
    trigger.kind === 'event' && events.includes(trigger.type);
  const isAfterThem = ({ source }: ChartTransition): boolean => {
    const ways = all.filter(({ definition }) => definition.target?.includes(source));
    const isFirst = source.parent?.initial.target?.includes(source) === true;
    return ways.length > 0 && ways.every(isOfThem) && !isFirst;
  };
  return {
    at: 'person',
    transitions: all.filter((one) => isOfThem(one) || isAfterThem(one)).map(({ name }) => name),
    because,
    when: (where) => isSent(where, ...events),
  };
}
