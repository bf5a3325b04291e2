import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Exception } from './exceptions.ts';
import type { Failure } from './operations.ts';
import type { Safety } from './paths/safety.ts';

/** One failure of each kind; every invoked operation may end in any of them. */
export const FAILURES = {
  refused: {
    kind: 'refused',
    code: 'error.rate_limited',
    status: 429,
    message: 'Too many requests.',
    traceId: 'trace-0001',
  },
  unreachable: { kind: 'unreachable' },
  unexpected: { kind: 'unexpected', traceId: 'trace-0001' },
} as const satisfies Record<string, Failure>;

export type FailureName = keyof typeof FAILURES;

export const AREAS = [
  'access',
  'profile',
  'verification',
  'banking',
  'limits',
  'rewards',
  'games',
  'site',
] as const;

export type Area = (typeof AREAS)[number];

/** The actors that a chart invokes: API operations, ports and child flows. */
type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never;

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> : never;

/**
 * Sample values of a flow, keyed exhaustively: a new event or operation does not compile
 * until it has samples. Names are words that a tester understands.
 */
export interface Samples<M extends AnyStateMachine> {
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  readonly events: {
    readonly [Type in EventFrom<M>['type']]: Readonly<Record<string, Payload<EventFrom<M>, Type>>>;
  };
  /** What each invoked actor may answer; its failures are {@link FAILURES}. */
  readonly outcomes: {
    readonly [
      Actor in ActorsOf<M> as Actor extends { src: infer Src extends string } ? Src : never
    ]: Actor extends { logic: infer Logic extends AnyStateMachine | object }
      ? Readonly<Record<string, OutputFrom<Logic>>>
      : never;
  };
  /**
   * The part of the context that decides what may happen next, with counters as they are:
   * states of the explored graph are told apart by it. A test finds what it leaves out.
   */
  readonly projection: (context: ContextFrom<M>) => unknown;
  /** Child flows, which end in an outcome and never throw. */
  readonly unfailing?: readonly string[];
  /** Who brings each event about: not all of them are the player's doing. */
  readonly causedBy: { readonly [Type in EventFrom<M>['type']]: Cause };
  /** How testers and reviewers call what happens: events as what is done, actors as who answers. */
  readonly words: Words<M>;
}

/** `site` is what else runs around a flow: other flows, other tabs, an announcement that ends. */
export type Cause = 'player' | 'platform' | 'site';

type Words<M extends AnyStateMachine> = {
  readonly [Type in EventFrom<M>['type']]: string;
} & {
  readonly [
    Actor in ActorsOf<M> as Actor extends { src: infer Src extends string } ? Src : never
  ]: string;
};

type Key<T> = Extract<keyof T, string>;

/** One thing that happens. Sample names default to `typical`. */
export type Occurrence<S extends { inputs: object; events: object; outcomes: object }> =
  | { [T in Key<S['events']>]: { readonly send: T; readonly case?: Key<S['events'][T]> } }[Key<
      S['events']
    >]
  | { [A in Key<S['outcomes']>]: { readonly answer: A; readonly with: Key<S['outcomes'][A]> } }[Key<
      S['outcomes']
    >]
  | { readonly fail: Key<S['outcomes']>; readonly with: FailureName }
  /** Time passes, in ms. */
  | { readonly pass: number };

/** What happens, and what the player must see then; `emits` lists the facts announced, in order. */
export type JourneyStep<
  S extends { inputs: object; events: object; outcomes: object },
  Screen extends string,
  Fact extends string,
> = Occurrence<S> & { readonly see: Screen; readonly emits?: readonly Fact[] };

/**
 * A pinned expectation, written by hand: an oracle outside the chart, which catches a
 * transition that points to the wrong place.
 */
export interface Journey<
  S extends { inputs: object; events: object; outcomes: object },
  Screen extends string,
  Fact extends string,
> {
  readonly title: string;
  readonly requirements: readonly string[];
  readonly input?: Key<S['inputs']>;
  /** Id of the market policy; the default one when none is named. */
  readonly policy?: string;
  readonly start: Screen;
  readonly steps: readonly JourneyStep<S, Screen, Fact>[];
}

/** The journeys of a flow, checked against its samples, screens and facts. */
export type JourneysOf<
  M extends AnyStateMachine,
  S extends Samples<M>,
  Screen extends { readonly name: string },
> = readonly Journey<S, Screen['name'], EmittedFrom<M>['type']>[];

/** A flow as its folder defines it. */
export interface Flow<
  M extends AnyStateMachine,
  S extends Samples<M>,
  Screen extends { readonly name: string },
> {
  /** `area.flow`, for example `banking.deposit`. */
  readonly id: `${Area}.${string}`;
  /** The name that reviewers read. */
  readonly title: string;
  /** Money or safety hangs on it: a change needs an approval. */
  readonly regulated: boolean;
  readonly machine: M;
  readonly screen: (snapshot: SnapshotFrom<M>) => Screen;
  readonly samples: S;
  readonly journeys: JourneysOf<M, S, Screen>;
  readonly safety: Safety;
  readonly exceptions?: readonly Exception[];
}

/** A flow as tools that walk over all flows see it: names instead of types. */
export interface AnyFlow {
  readonly id: `${Area}.${string}`;
  readonly title: string;
  readonly regulated: boolean;
  readonly machine: AnyStateMachine;
  readonly screen: (snapshot: AnyMachineSnapshot) => { readonly name: string };
  readonly samples: {
    readonly inputs: Readonly<Record<string, unknown>>;
    readonly events: Readonly<Record<string, Readonly<Record<string, object>>>>;
    readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly projection: (context: never) => unknown;
    readonly unfailing?: readonly string[];
    readonly causedBy: Readonly<Record<string, Cause>>;
    readonly words: Readonly<Record<string, string>>;
  };
  readonly journeys: readonly AnyJourney[];
  readonly safety: Safety;
  readonly exceptions?: readonly Exception[];
}

export interface AnyJourney {
  readonly title: string;
  readonly requirements: readonly string[];
  readonly input?: string;
  readonly policy?: string;
  readonly start: string;
  readonly steps: readonly AnyStep[];
}

export type AnyStep = (
  | { readonly send: string; readonly case?: string }
  | { readonly answer: string; readonly with: string }
  | { readonly fail: string; readonly with: FailureName }
  | { readonly pass: number }
) & { readonly see: string; readonly emits?: readonly string[] };

/** Checks a flow against its own types, then forgets them, so that flows can stand in one list. */
export function defineFlow<
  M extends AnyStateMachine,
  S extends Samples<M>,
  Screen extends { readonly name: string },
>(flow: Flow<M, S, Screen>): AnyFlow {
  return flow as unknown as AnyFlow;
}
