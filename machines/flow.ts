import type { AnyMachineSnapshot, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate';
import { locate, type Exception } from './exceptions.ts';
import type { NamesOf } from './engine/moment.ts';
import type { Safety } from './engine/safety.ts';
import type { Cause, FailureName, Key, Named, Occurrence, Reads, Samples } from './samples.ts';

/** The areas of the house on every floor; the tags of the contract, too. */
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

/** A happening, and the screen that the player must see then; `emits` lists the facts announced, in order. */
export type JourneyStep<
  S extends Named,
  Screen extends string,
  Fact extends string,
> = Occurrence<S> & { readonly see: Screen; readonly emits?: readonly Fact[] };

/**
 * A pinned expectation, written by hand: an oracle outside the chart, which catches a
 * transition that points to the wrong place.
 */
export interface Journey<S extends Named, Screen extends string, Fact extends string> {
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
  /** None where the properties say all of it: only stories of several steps need one. */
  readonly journeys?: JourneysOf<M, S, Screen>;
  readonly safety: Safety<NamesOf<M, S, Screen>>;
  readonly exceptions?: readonly Exception[];
}

/** A flow for tools that walk over all flows: names instead of types, a table for each question. */
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
    readonly projection: Reads<unknown, unknown>;
    readonly fields?: Readonly<Record<string, string>>;
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

/** Samples as a flow writes them: each event and each answer, in one table. */
interface AnySamples extends Omit<
  AnyFlow['samples'],
  'events' | 'outcomes' | 'causedBy' | 'words'
> {
  readonly events: Readonly<
    Record<string, { by: Cause; words: string; cases?: Readonly<Record<string, object>> }>
  >;
  readonly outcomes: Readonly<
    Record<string, { words: string; answers?: Readonly<Record<string, unknown>> }>
  >;
}

/** Checks a flow against its own types, then forgets them, so that flows can stand in one list. */
export function defineFlow<
  M extends AnyStateMachine,
  S extends Samples<M>,
  Screen extends { readonly name: string },
>({
  samples,
  ...flow
}: Flow<M, S, Screen> &
  Omit<AnyFlow, 'samples' | 'journeys'> & { readonly samples: AnySamples }): AnyFlow {
  const { events, outcomes, ...others }: AnySamples = samples;
  return {
    journeys: [],
    ...flow,
    exceptions: locate(flow.machine, flow.exceptions ?? []),
    samples: {
      ...others,
      events: mapped(events, ({ cases = { typical: {} } }) => cases),
      outcomes: mapped(outcomes, ({ answers = {} }) => answers),
      causedBy: mapped(events, ({ by }) => by),
      words: mapped({ ...events, ...outcomes }, ({ words }) => words),
    },
  };
}

const mapped = <In, Out>(
  table: Readonly<Record<string, In>>,
  read: (value: In) => Out,
): Readonly<Record<string, Out>> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, read(value)]));
