import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '../flow.ts';
import type { Narrowing } from './narrow.ts';
import type { Occurrence } from './model.ts';
import type { Reads } from '../samples.ts';

/** A flow that takes part in a composition. */
export interface Member {
  readonly name: string;
  readonly flow: AnyFlow;
  /** The page on which it runs; without one it runs for as long as the site is open. */
  readonly page?: string;
  /** Condition of a member that runs beside the pages: it is there exactly while this holds. */
  readonly whenever?: Reads<View, boolean>;
  /** The event that such a member hears as it begins; none where undefined. */
  readonly greeted?: Reads<View, string | undefined>;
  readonly narrow?: Narrowing;
  /**
   * What pages, the platform and claims may read of it beyond its screen: plain data. States that differ in nothing
   * that others notice count as one.
   */
  readonly shares?: Reads<AnyMachineSnapshot, unknown>;
  /** Events that only wires bring, though the flow's samples let anybody bring them. */
  readonly hears?: readonly string[];
}

/** A message that one flow says and another hears. */
export interface Wire {
  readonly from: string;
  /** A fact that it announces, an answer that it gets as `source outcome`, or a message to a child as `child event`. */
  readonly when:
    | { readonly fact: string }
    | { readonly answer: string }
    | { readonly told: string };
  readonly to: string;
  readonly send: string;
  readonly case?: string;
}

/** A move of the platform by itself, of time, or of the player on another device. */
export interface Move<State> {
  /** By which claims know it. */
  readonly name: string;
  readonly words: string;
  readonly by: 'player' | 'platform' | 'time';
  readonly to: State;
}

/** Something that happens to a member. */
export interface Happening {
  readonly member: string;
  readonly what: Occurrence;
}

/** The knowledge of an honest platform, and the answers that it allows. */
export interface PlatformModel<State> {
  readonly begin: State;
  /** Whether this may happen now: an answer, or an event that only the platform can bring about. */
  readonly allows: Reads<
    { readonly state: State; readonly happening: Happening; readonly now: View<State> },
    boolean
  >;
  /** The knowledge afterwards; several where nobody can tell, as when an answer is lost. */
  readonly after: Reads<{ readonly state: State; readonly happening: Happening }, readonly State[]>;
  readonly moves: Reads<State, readonly Move<State>[]>;
}

export interface Page<State = unknown> {
  /** The page's name on the way to it: `the deposit page`. */
  readonly words: string;
  /** Whether it may be open; it is left at once when that no longer holds. */
  readonly mayBeOpen: Reads<View<State>, boolean>;
}

/** Several flows at once, and how they hang together: declared as data. */
export interface Composition<State = unknown> {
  readonly members: readonly Member[];
  readonly wires: readonly Wire[];
  /** The pages, of which one is open at a time. */
  readonly pages: Readonly<Record<string, Page<State>>>;
  readonly platform: PlatformModel<State>;
}

/** All members at one moment. */
export interface View<State = unknown> {
  readonly platform: State;
  readonly page: string | undefined;
  /** The screen of a member; undefined while it does not run. */
  readonly screen: (member: string) => string | undefined;
  /** What a member shares; undefined while it does not run. */
  readonly shared: (member: string) => unknown;
}

/** A member's reaction to what happened to it, as far as others may notice it: payloads are the member's own. */
export interface Part {
  readonly member: string;
  readonly edge: {
    /** Undefined as it begins. */
    readonly occurrence?: Occurrence;
    readonly facts: readonly Named[];
    readonly calls: readonly { readonly src: string }[];
    readonly told: readonly { readonly to: string; readonly event: Named }[];
  };
}

interface Named {
  readonly type: string;
}

/** One step of a composition: a happening, and all its consequences by the wires. */
export interface Step<State = unknown> {
  readonly from: Node<State>;
  readonly to: Node<State>;
  readonly what:
    | Happening
    | { readonly opens: string }
    | { readonly leaves: string }
    | { readonly move: Move<State> };
  readonly parts: readonly Part[];
}

export interface Node<State = unknown> {
  readonly index: number;
  readonly view: View<State>;
  readonly out: Step<State>[];
}

export interface Product<State = unknown> {
  readonly composition: Composition<State>;
  readonly nodes: readonly Node<State>[];
  readonly starts: readonly Node<State>[];
  readonly steps: number;
  /** Wires that never carried anything: they are loose, or their messages were left out. */
  readonly looseWires: readonly Wire[];
}
