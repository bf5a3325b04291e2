import type { LimitChange } from '../../../reference/limit-rules.ts';
import type { LimitKind } from '../../../reference/own-limits.ts';
import type { LimitPeriod } from '../../../reference/policies.ts';

/** The parts of a player's standing that the desk may change, by the field in the form. */
export interface Standing {
  readonly riskPayout: boolean;
  readonly multibrandSuspended: boolean;
  /** The player asked not to be shown among winners. */
  readonly hiddenFromWinners: boolean;
  readonly kycStatus: string;
  /** Product flags by name (PROF-02). */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** One side of a movement of a player's money, as the ledger has it. */
export interface LedgerLine {
  readonly movement: number;
  readonly reference: string;
  readonly at: Date;
  /** `MAIN`, `LOCKED` or `BONUS CASINO`. */
  readonly account: string;
  /** Minor units. */
  readonly amount: number;
  readonly balanceAfter: number;
}

/** One of the limits that a player may set. */
export interface LimitId {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** A limit that holds; amounts in minor units. */
export interface LimitLine extends LimitId {
  readonly limit: number;
  readonly used: number;
  /** The amount to come; null: the limit is deleted then. */
  readonly pending: {
    readonly limit: number | null;
    readonly from: Date;
    readonly needsConfirmation: boolean;
  } | null;
  readonly lockedUntil: Date | null;
}

/** Something that was done to a limit; amounts in minor units, null where there is no limit. */
export interface LimitRecord extends LimitId {
  readonly change: LimitChange;
  readonly from: number | null;
  readonly to: number | null;
  readonly at: Date;
  readonly effectiveFrom: Date;
  readonly needsConfirmation: boolean;
  /** The person of the desk who did it; null: the player. */
  readonly by: string | null;
}

/** Something that kept a player away from play. */
export interface BreakLine {
  readonly kind: 'TIMEOUT' | 'COOLING_OFF' | 'EXCLUSION';
  readonly begun: Date;
  /** Null: it does not end by itself. */
  readonly until: Date | null;
  readonly by: 'PLAYER' | 'OPERATOR';
  /** Null: it holds. */
  readonly ended: { readonly how: 'RAN_OUT' | 'REPLACED' | 'LIFTED'; readonly at: Date } | null;
}

export interface DeskPlayer {
  readonly id: string;
  /** The number by which player and support call the account, in groups. */
  readonly number: string;
  readonly email: string;
  readonly name: string;
  readonly market: string;
  readonly accountStatus: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly standing: Standing;
  /** Balances by account, in minor units. */
  readonly balances: readonly { readonly account: string; readonly balance: number }[];
  readonly limits: readonly LimitLine[];
  /** When they were offered a deposit limit and chose to have none; null: never. */
  readonly limitRefusedAt: Date | null;
  /** The changes of limits, the newest first, and no more than a page. */
  readonly limitRecord: readonly LimitRecord[];
  /** The newest first. */
  readonly breaks: readonly BreakLine[];
  /** IANA: the zone in which the player's days begin, and deadlines are told. */
  readonly timeZone: string;
  /** The newest first, and no more than a page. */
  readonly ledger: readonly LedgerLine[];
}

/** A player as a list shows them. */
export type FoundPlayer = Pick<DeskPlayer, 'id' | 'number' | 'email' | 'name' | 'market'>;

/** What the desk wants of a player's limit. */
export interface WantedLock {
  readonly limit: LimitId;
  readonly until: Date | null;
  /** The end of the lock that the person saw; null: it was not locked. */
  readonly seen: Date | null;
}

/** The ports of the page of players to the platform. */
export interface PlayersPorts {
  readonly kycLevels: readonly string[];
  /** @param who a player number, e-mail address or id; undefined: there is none such */
  find(who: string): Promise<DeskPlayer | undefined>;
  /** The players whose name or address has the text in it, by address, and no more than a page. */
  search(text: string): Promise<readonly FoundPlayer[]>;
  /**
   * Changes a player's standing; their open pages hear of it.
   * @param seen the standing that the person saw, as `seenField` says it; undefined: nobody says
   * @returns false, and changes nothing, where it is another by now
   */
  change(playerId: string, wanted: Standing, seen: string | undefined): Promise<boolean>;
  /**
   * Keeps the player from changing a limit until then; a null or past date lifts the lock.
   * @param by the member of staff who does it
   * @returns false, and changes nothing, where the lock is by now another than they saw, or the limit is gone
   */
  lock(playerId: string, lock: WantedLock, by: string): Promise<boolean>;
}
