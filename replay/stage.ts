import type { WidgetName, WidgetWords } from './widget.ts';
import type { StateValue } from 'xstate';
import type { FailureName, Reads } from '../machines/samples.ts';
import type { OperationId } from '../openapi/types.ts';
import type { PersonLevel } from '../review/paths/level.ts';
import type { Person, Place } from './person.ts';

/** A site with a person in front of it, and control of everything behind it. */
export interface Stage<P extends Place<P>> {
  readonly level: PersonLevel;
  readonly person: Person<P>;
  /** The credentials of a player of the platform, or of a person who is as good as one. */
  player(): Promise<Credentials>;
  /** Moves everybody who is signed in from now on to that country. @param countryCode ISO 3166-1 alpha-2 */
  resident(countryCode: string): void;
  /** Everybody who is signed in from now on has accepted older terms than the latest. */
  owesTerms(): void;
  /** Before the site opens: the account of the signed-in player is the contract's example of that name. */
  account(example: string): Promise<void>;
  /** Somebody is signed in on this device; the site notices when it opens, or from another tab. */
  signIn(): Promise<void>;
  /** Before the site opens: the memory of this tab. */
  remember(key: string, value: string): Promise<void>;
  /** Before the site opens: a page that hears nothing has opened its window. */
  opened(): Promise<void>;
  /** Another tab of this browser changes the shared storage; undefined removes. */
  elsewhere(entries: Readonly<Record<string, string | undefined>>): Promise<void>;
  /** From now on these are answered with the contract's example: no test's player has such data. */
  example(...beside: OperationId[]): Promise<void>;
  /** Opens the site at an address. */
  open(path: string): Promise<void>;
  /** Opens the site at an address, as a page that was reloaded. */
  reloaded(path: string): Promise<void>;
  /** The waiting call is answered with the contract's example of that name. */
  answer(operation: OperationId, outcome: string): Promise<void>;
  /** The waiting call fails. @param field the refused one, where the failure is `invalid` */
  fail(operation: OperationId, failure: FailureName, field?: string): Promise<void>;
  /** Time passes, in ms. */
  pass(ms: number): Promise<void>;
  /** The first quiet moment of a page passes, and what the page fetches then is there. */
  quiet(): Promise<void>;
  /** Tries an action that may not be offered; gives up soon. */
  attempt(act: () => Promise<void>): Promise<void>;
  /** Lets somebody log in without the popup, or another tab say so. */
  session(what: SessionNews): Promise<void>;
  /** Sends a message of a third party's widget from its frame, once the site has greeted it. */
  widget(name: WidgetName, said: WidgetWords): Promise<void>;
  /** The platform's number of the player who is signed in. */
  playerId(): Promise<string>;
  /**
   * Makes the gateway of the realtime channel act or speak; where the site has no channel, it is given one first.
   * Or wakes the device up.
   */
  channel(news: ChannelNews): Promise<void>;
  /** An answer of a port that is no operation of the platform. */
  port(name: string, result: PortResult): Promise<void>;
}

export type ChannelNews = 'opened' | 'closed' | 'woke' | { readonly text: string };

export type SessionNews =
  | 'started'
  | 'startedElsewhere'
  | 'endedElsewhere'
  | 'rejected'
  | 'expired'
  | 'onBreak'
  | 'idled';

/** Longer than the first quiet moment of a page is waited for, in ms. */
export const QUIET = 5_000;

export type PortResult = { readonly answer: string } | { readonly fail: FailureName };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Act = Reads<object, Promise<void>>;

/** A flow's driver as a replay uses it: the acts of a person, and the ways to bring about everything else. */
export interface ReplayDriver {
  readonly perform: Readonly<Record<string, Act>>;
  readonly see: Readonly<Record<string, (failed?: FailureName, of?: string) => Promise<void>>>;
  /** Events that no person causes. */
  readonly arrange: Readonly<Record<string, Act>>;
  /** The chart's actors besides operations: ports of the device, and child flows. */
  readonly ports?: Readonly<Record<string, (result: PortResult) => Promise<void>>>;
  /** Leads to where the flow starts with a sampled input. */
  readonly begin: (input: string, policy: string | undefined) => Promise<void>;
  /** Whether the device leaves a state by itself before anybody can look. */
  readonly fleeting?: (value: StateValue) => boolean;
  /** The messages that the console may have on the way. */
  readonly says?: readonly RegExp[];
}
