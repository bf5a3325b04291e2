import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { TransitionId } from '../chart/transitions.ts';
import type { Edge, Graph, GraphState, StartEdge } from './explore.ts';
import { resultOf, type Occurrence, type Start } from './model.ts';

/** One step of a run, as a property sees it. */
export interface Moment {
  /** Undefined at the start. */
  readonly what: Occurrence | undefined;
  readonly start: Start;
  /** The screen before; undefined at the start. */
  readonly from: string | undefined;
  readonly screen: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The snapshot before; undefined at the start. */
  readonly before: AnyMachineSnapshot | undefined;
  /** What the answering operation returned, when `what` is an answer. */
  readonly output: unknown;
  /** Types of the facts emitted. */
  readonly facts: readonly string[];
  /** The transitions taken. */
  readonly taken: readonly TransitionId[];
  /** The facts emitted, with what they say. */
  readonly emitted: readonly EventObject[];
  /** Operations and child flows that began. */
  readonly calls: readonly string[];
  /** What child flows were told, each as the child's name and the event's type. */
  readonly told: readonly string[];
}

/**
 * Something that holds in every run of a flow, whatever happens: an oracle outside the chart.
 * `Memory` is what it must know of the run so far, as JSON; keep it small, since every state
 * is visited once for each memory.
 */
export interface Property {
  readonly title: string;
  readonly requirements: readonly string[];
  /** Memory before anything happened. */
  readonly initial: unknown;
  /** Events that must be handled in a state, whatever came before. */
  readonly offers?: (snapshot: AnyMachineSnapshot) => readonly string[];
  /** The memory after a step, or `violated`. */
  readonly next: (memory: never, moment: Moment) => unknown;
}

export const violated = Symbol('violated');

/** A property that looks at single steps: `wrong` must never be true. */
export const never = (
  title: string,
  requirements: readonly string[],
  wrong: (moment: Moment) => boolean,
): Property => ({
  title,
  requirements,
  initial: null,
  next: (memory: null, moment) => (wrong(moment) ? violated : memory),
});

/** A property with a memory. */
export const holds = <Memory>(
  title: string,
  requirements: readonly string[],
  initial: Memory,
  next: (memory: Memory, moment: Moment) => Memory | typeof violated,
): Property => ({
  title,
  requirements,
  initial,
  next,
});

/** How many of one operation are under way. */
export const running = ({ children }: AnyMachineSnapshot, src: string): number =>
  Object.values(children as Record<string, AnyActorRef | undefined>).filter(
    (child) => child?.src === src,
  ).length;

/** Of one operation never two at a time. A second start may replace the first: for what only reads. */
export const oneAtATime = (src: string, requirements: readonly string[]): Property =>
  never(`${src} is never under way twice`, requirements, ({ calls, snapshot }) => {
    const begun = calls.filter((call) => call === src).length;
    return begun > 1 || running(snapshot, src) > 1;
  });

/**
 * An operation does not begin again before it has been answered, has failed, or was given up at an
 * earlier moment. That the chart stopped waiting is not enough: the platform acts all the same.
 */
export const answeredFirst = (
  src: string,
  requirements: readonly string[],
  givenUp: (moment: Moment) => boolean,
): Property =>
  holds(
    `${src} does not begin again before it is answered`,
    requirements,
    false,
    (underWay: boolean, moment) => {
      const begun = moment.calls.filter((call) => call === src).length;
      const waits = underWay && !isAnswer(moment, src) && !isFailure(moment, src);
      if (begun > 1 || (begun > 0 && waits)) return violated;
      return begun > 0 || (waits && !givenUp(moment));
    },
  );

/** An operation begins only by one of these events, or where `also` says so. */
export const begunOnlyBy = (
  src: string,
  requirements: readonly string[],
  events: readonly string[],
  also: (moment: Moment) => boolean = () => false,
): Property =>
  never(
    `${src} begins only by ${events.join(' or ')}`,
    requirements,
    (moment) => moment.calls.includes(src) && !isEvent(moment, ...events) && !also(moment),
  );

/** Each outcome of an operation shows its screen, in whatever state it arrives. */
export const showsAfter = (
  src: string,
  requirements: readonly string[],
  screens: Readonly<Record<string, string | readonly string[]>>,
): Property =>
  never(`each answer of ${src} shows its own screen`, requirements, ({ what, screen }) => {
    if (what === undefined || !('answer' in what) || what.answer !== src) return false;
    const expected = screens[what.with];
    return expected !== undefined && ![expected].flat().includes(screen);
  });

/**
 * What each event does in each state, written by hand: event → state before → state after, both as
 * dotted paths. In a state that is not named the event must do nothing.
 */
export const eventTable = (
  requirements: readonly string[],
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Property => ({
  ...never('each event does what the table of events says', requirements, (moment) => {
    const { what, before, snapshot } = moment;
    if (what === undefined || !('send' in what) || before === undefined) return false;
    const rows = table[what.send];
    if (rows === undefined) return false;
    const row = Object.keys(rows).find((path) => isIn(before, path));
    return row === undefined ? !sameValue(before, snapshot) : !isIn(snapshot, rows[row] as string);
  }),
  offers: (snapshot) =>
    Object.keys(table).filter((event) =>
      Object.keys(table[event] ?? {}).some((path) => isIn(snapshot, path)),
    ),
});

const isIn = (snapshot: AnyMachineSnapshot, path: string): boolean =>
  snapshot._nodes.some((node) => node.path.join('.') === path);

const sameValue = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

/** A fact is announced only by these answers. */
export const announcedOnlyBy = (
  fact: string,
  requirements: readonly string[],
  by: (moment: Moment) => boolean,
): Property =>
  never(
    `${fact} is announced only when it happened`,
    requirements,
    (moment) => moment.facts.includes(fact) && !by(moment),
  );

/** Whether a moment is a given answer. */
export const isAnswer = ({ what }: Moment, src: string, ...names: readonly string[]): boolean =>
  what !== undefined &&
  'answer' in what &&
  what.answer === src &&
  (names.length === 0 || names.includes(what.with));

/** Whether an operation failed at a moment; one of these, where some are named. */
export const isFailure = ({ what }: Moment, ...srcs: readonly string[]): boolean =>
  what !== undefined && 'fail' in what && (srcs.length === 0 || srcs.includes(what.fail));

/** Whether a moment is a given event. */
export const isEvent = ({ what }: Moment, ...types: readonly string[]): boolean =>
  what !== undefined && 'send' in what && types.includes(what.send);

/** A run that breaks a property. */
export interface Counterexample {
  readonly property: string;
  readonly start: Start;
  readonly steps: readonly Occurrence[];
  readonly screen: string;
  /** The last transition taken, where the property broke. */
  readonly transition: TransitionId | undefined;
}

/**
 * Checks a property over a whole explored graph.
 *
 * @returns the shortest run that breaks it, or undefined
 */
export function check(graph: Graph, property: Property): Counterexample | undefined {
  interface Node {
    readonly state: GraphState;
    readonly memory: unknown;
    readonly start: Start;
    readonly edge: Edge | undefined;
    readonly before: Node | undefined;
  }
  const seen = new Set<string>();
  const queue: Node[] = [];
  const advance = (
    memory: unknown,
    step: StartEdge | Edge,
    start: Start,
    before: Node | undefined,
  ): Counterexample | undefined => {
    const edge = 'occurrence' in step ? step : undefined;
    const next = property.next(memory as never, momentOf(graph, step, start));
    const node = { state: step.to, memory: next, start, edge, before };
    if (next === violated) return counterexample(property, stepsTo(node), step, start);
    const key = `${step.to.index} ${start.input} ${JSON.stringify(next)}`;
    if (!seen.has(key)) queue.push(node);
    seen.add(key);
    return undefined;
  };
  const stepsTo = (node: Node): Occurrence[] => {
    const steps: Occurrence[] = [];
    for (let at: Node | undefined = node; at?.edge !== undefined; at = at.before)
      steps.unshift(at.edge.occurrence);
    return steps;
  };
  for (const start of graph.starts) {
    const found = advance(property.initial, start, start.start, undefined);
    if (found !== undefined) return found;
  }
  for (const node of queue) {
    const { out, snapshot } = node.state;
    const missing = (property.offers?.(snapshot) ?? []).some(
      (event) => taking(out, event).length === 0,
    );
    if (missing)
      return counterexample(
        property,
        stepsTo(node),
        node.edge ?? startOf(graph, node.start),
        node.start,
      );
    for (const edge of out) {
      const found = advance(node.memory, edge, node.start, node);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The edges by which a state takes an event. */
export const taking = (out: readonly Edge[], event: string): readonly Edge[] =>
  out.filter(
    ({ occurrence, taken }) =>
      'send' in occurrence && occurrence.send === event && taken.length > 0,
  );

const startOf = ({ starts }: Graph, start: Start): StartEdge =>
  starts.find((one) => one.start === start) as StartEdge;

function counterexample(
  { title }: Property,
  steps: readonly Occurrence[],
  step: StartEdge | Edge,
  start: Start,
): Counterexample {
  return { property: title, start, steps, screen: step.to.screen, transition: step.taken.at(-1) };
}

function momentOf({ model }: Graph, step: StartEdge | Edge, start: Start): Moment {
  const what = 'occurrence' in step ? step.occurrence : undefined;
  return {
    what,
    start,
    from: 'from' in step ? step.from.screen : undefined,
    screen: step.to.screen,
    snapshot: step.snapshot,
    before: 'from' in step ? step.from.snapshot : undefined,
    output: what !== undefined && 'answer' in what ? resultOf(model, what) : undefined,
    facts: step.facts.map(({ type }) => type),
    taken: step.taken,
    emitted: step.facts,
    calls: step.calls.map(({ src }) => src),
    told: step.told.map(({ to, event }) => `${to} ${event.type}`),
  };
}
