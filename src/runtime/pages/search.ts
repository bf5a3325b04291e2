/**
 * The query that pages read. It is names and texts (`parseSearch`), so that there is nothing to check:
 * `validateSearch` of a route says which of them the compiler knows there.
 */

/**
 * The reference of the deposit that a payment provider hands back (DEP-22), and the short name of the game over which
 * it was begun; absent for any other visit.
 */
export interface ReturnSearch {
  readonly deposit?: string;
  readonly game?: string;
}

export const readReturn = (query: ReturnSearch): ReturnSearch => query;

/** Whether a page was opened on the way to a deposit, so that it leads back there. */
export interface DepositSearch {
  readonly for?: string;
}

export const readDepositSearch = (query: DepositSearch): DepositSearch => query;

/** The query of the link in the e-mail of a password reset (RESET-05). */
export interface ResetLinkSearch {
  readonly email?: string;
  readonly resetKey?: string;
}

export const readResetLink = (query: ResetLinkSearch): ResetLinkSearch => query;

/** A code that goes with a log-in, on any page (LOGIN-04). */
interface BonusCodeSearch {
  readonly bonusCode?: string;
}

export const readBonusCode = (query: BonusCodeSearch): BonusCodeSearch => query;
