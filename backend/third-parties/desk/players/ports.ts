/** What the desk may change of a player, by its field in the form. */
export interface Standing {
  readonly riskPayout: boolean;
  readonly multibrandSuspended: boolean;
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

export interface DeskPlayer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly market: string;
  readonly accountStatus: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly standing: Standing;
  /** Balances by account, in minor units. */
  readonly balances: readonly { readonly account: string; readonly balance: number }[];
  /** The newest first, and no more than a page. */
  readonly ledger: readonly LedgerLine[];
}

/** A player as a list shows them. */
export type FoundPlayer = Pick<DeskPlayer, 'id' | 'email' | 'name' | 'market'>;

/** What the page of players asks of the platform. */
export interface PlayersPorts {
  readonly kycLevels: readonly string[];
  /** @param who an e-mail address or id; undefined: there is none such */
  find(who: string): Promise<DeskPlayer | undefined>;
  /** Whose name or address has the text in it, by address, and no more than a page. */
  search(text: string): Promise<readonly FoundPlayer[]>;
  /** Changes what is named of a player, whose open pages hear of it. */
  change(playerId: string, changes: Partial<Standing>): Promise<void>;
}
