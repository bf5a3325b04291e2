import type {
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  StateMachine,
} from 'xstate';
import type { Failure } from './operations.ts';

/** One failure of each kind; every invoked source may end in any of them. */
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

/** Also `invalid`: a typed value is not accepted; only of operations that take typed values. */
export type FailureName = keyof typeof FAILURES | 'invalid';

/** A failure by its name. @param field of the contract, which `invalid` names */
export const failureOf = (name: FailureName, field = ''): Failure =>
  name === 'invalid'
    ? {
        kind: 'refused',
        code: 'error.validation',
        status: 400,
        message: 'The request is not valid.',
        traceId: 'trace-0001',
        validationErrors: [{ field, code: 'pattern', message: 'Not accepted.' }],
      }
    : FAILURES[name];

/** The actors that a chart invokes: API operations, ports and child flows. */
export type ActorsOf<M> =
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

/** The names of the actors that a chart invokes. */
export type SourceOf<M extends AnyStateMachine> =
  ActorsOf<M> extends { src: infer Src extends string } ? Src : never;

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> : never;

/** The cause of an event, and its name for testers and reviewers. One that carries nothing needs no cases. */
type EventSample<Carried> = { readonly by: Cause; readonly words: string } & ({} extends Carried
  ? { readonly cases?: Cases<Carried> }
  : { readonly cases: Cases<Carried> });

/** The name of an answering actor, and its possible answers; its failures are {@link FAILURES}. */
type ActorSample<Output> = { readonly words: string } & (undefined extends Output
  ? { readonly answers?: Cases<Output> }
  : { readonly answers: Cases<Output> });

type Cases<Value> = Readonly<Record<string, Value>>;

/**
 * Sample values of a flow, keyed exhaustively: a new event or operation does not compile
 * until it has samples. Names are words that a tester understands.
 */
export interface Samples<M extends AnyStateMachine> {
  readonly inputs: Cases<InputFrom<M>>;
  readonly events: {
    readonly [Type in EventFrom<M>['type']]: EventSample<Payload<EventFrom<M>, Type>>;
  };
  readonly outcomes: {
    readonly [
      Actor in ActorsOf<M> as Actor extends { src: infer Src extends string } ? Src : never
    ]: Actor extends { logic: infer Logic extends AnyStateMachine | object }
      ? ActorSample<OutputFrom<Logic>>
      : never;
  };
  /**
   * The part of the context that decides what may happen next, with counters as they are: it tells states of
   * the explored graph apart. A test finds its omissions.
   */
  readonly projection: Reads<ContextFrom<M>, unknown>;
  /** Operations that take typed values, each with a field of it that the platform may not accept. */
  readonly fields?: { readonly [Src in SourceOf<M>]?: string };
  /** Child flows, which end in an outcome and never throw. */
  readonly unfailing?: readonly string[];
}

/** `site` is everything else around a flow: other flows, other tabs, an announcement that ends. */
export type Cause = 'player' | 'platform' | 'site';

/**
 * A function whose parameter a flow knows by its own types, and a tool that walks over all flows only in
 * general. It is compared as methods are, so that a flow's types can be forgotten without a cast.
 */
export type Reads<In, Out> = { read(what: In): Out }['read'];

export type Key<T> = Extract<keyof T, string>;

/** Samples as far as they name possible happenings. */
export interface Named {
  readonly inputs: object;
  readonly events: object;
  readonly outcomes: object;
}

/** The names of an event's cases; of one that carries nothing `typical` alone. */
type CaseOf<Sample> = Sample extends { readonly cases: infer All } ? Key<All> : 'typical';

/** The answers that an actor may give, by name. */
export type AnswersOf<Sample> = Sample extends { readonly answers: infer All } ? All : object;

/** One thing that happens. Sample names default to `typical`. */
export type Occurrence<S extends Named> =
  | { [T in Key<S['events']>]: { readonly send: T; readonly case?: CaseOf<S['events'][T]> } }[Key<
      S['events']
    >]
  | {
      [A in Key<S['outcomes']>]: {
        readonly answer: A;
        readonly with: Key<AnswersOf<S['outcomes'][A]>>;
      };
    }[Key<S['outcomes']>]
  | { readonly fail: Key<S['outcomes']>; readonly with: FailureName }
  /** Time passes, in ms. */
  | { readonly pass: number };
