import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  EmittedFrom,
  EventFrom,
  EventObject,
  SnapshotFrom,
} from 'xstate';
import type { TransitionId } from './transitions.ts';
import type { ActorsOf, AnswersOf, Key, Named, Occurrence as OccurrenceOf } from '../samples.ts';
import type { Occurrence, Start } from './model.ts';

/** The names that the properties of a flow use; by default of any flow, whatever its names. */
export interface Names {
  readonly what: Occurrence;
  readonly event: string;
  readonly input: string;
  readonly screen: string;
  /** Dotted path of a state, for example `asking.checking`. */
  readonly state: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly fact: EventObject;
  /** The invoked sources: operations, ports and child flows. */
  readonly source: string;
  readonly answer: Answer;
  /** The messages to children, each as the child's name and the event's type. */
  readonly told: string;
}

/** An invoked source, the name of one of its answers, and the output of that answer. */
interface Answer {
  readonly src: string;
  readonly name: string;
  readonly output: unknown;
}

/** The names that the properties of a flow use: those of its chart, samples and screens. */
export interface NamesOf<
  M extends AnyStateMachine,
  S extends Named,
  Screen extends { readonly name: string },
> {
  readonly what: OccurrenceOf<S>;
  readonly event: EventFrom<M>['type'];
  readonly input: Key<S['inputs']>;
  readonly screen: Screen['name'];
  readonly state: PathIn<SnapshotFrom<M>['value']>;
  readonly snapshot: SnapshotFrom<M>;
  readonly fact: EmittedFrom<M>;
  readonly source: Key<S['outcomes']>;
  readonly answer: AnswersIn<S['outcomes']>;
  readonly told: ToldBy<ActorsOf<M>>;
}

type AnswersIn<Outcomes> = {
  [Src in Key<Outcomes>]: {
    [Name in Key<AnswersOf<Outcomes[Src]>>]: {
      readonly src: Src;
      readonly name: Name;
      readonly output: AnswersOf<Outcomes[Src]>[Name];
    };
  }[Key<AnswersOf<Outcomes[Src]>>];
}[Key<Outcomes>];

type PathIn<Value> = Value extends string
  ? Value
  : Value extends object
    ? {
        [Name in Key<Value>]: Name | `${Name}.${PathIn<Exclude<Value[Name], undefined>>}`;
      }[Key<Value>]
    : never;

type ToldBy<Actor> = Actor extends {
  src: infer Src extends string;
  logic: infer Logic extends AnyStateMachine;
}
  ? `${Src} ${EventFrom<Logic>['type']}`
  : Actor extends {
        src: infer Src extends string;
        logic: CallbackActorLogic<infer Event extends EventObject, infer _Input, infer _Emitted>;
      }
    ? `${Src} ${Event['type']}`
    : never;

/** One step of a run, as a property sees it. */
export interface Moment<N extends Names = Names> {
  /** Undefined at the start. */
  readonly what: N['what'] | undefined;
  readonly start: Omit<Start, 'input'> & { readonly input: N['input'] };
  /** The screen before; undefined at the start. */
  readonly from: N['screen'] | undefined;
  readonly screen: N['screen'];
  readonly snapshot: N['snapshot'];
  /** The snapshot before; undefined at the start. */
  readonly before: N['snapshot'] | undefined;
  /** The output of the answering operation, when `what` is an answer. */
  readonly output: unknown;
  /** Types of the facts emitted. */
  readonly facts: readonly N['fact']['type'][];
  /** The transitions taken. */
  readonly taken: readonly TransitionId[];
  /** The facts emitted, with their payloads. */
  readonly emitted: readonly N['fact'][];
  /** Operations and child flows that began. */
  readonly calls: readonly N['source'][];
  /** The messages to child flows. */
  readonly told: readonly N['told'][];
}
