/** How the money of an act is shared out, minor units; together they are the act's amount. */
export interface Shares {
  /** From or to the main pocket. */
  readonly own: number;
  /** From or to the pocket of bonus money. */
  readonly bonus: number;
  /** To the house's fund of bonuses. */
  readonly fund: number;
}

export const NOTHING: Shares = { own: 0, bonus: 0, fund: 0 };

export const ofOwn = (amount: number): Shares => ({ ...NOTHING, own: amount });

/** The pockets that pay a stake: own money first. What bonus money does not cover stays with own money. */
export function stakeShares(amount: number, main: number, pocket: number): Shares {
  const bonus = Math.min(Math.max(0, amount - main), pocket);
  return { own: amount - bonus, bonus, fund: 0 };
}

/** The part of a win that bonus money has won, in whole minor units; what is rounded off is own money. */
export function bonusPart(
  won: number,
  { staked, ofBonus }: { readonly staked: number; readonly ofBonus: number },
): number {
  return staked === 0 ? 0 : Number((BigInt(won) * BigInt(ofBonus)) / BigInt(staked));
}
