import type { Success } from '../../../openapi/types.ts';

type Wallet = Success<'getWallet'>;
type Entry = Wallet['buckets']['main'][number];

/** The balances that a player sees, each in minor units of `currency` (WAL-01). */
export interface Balances {
  readonly currency: string;
  readonly mainBalance: number;
  readonly lockedBalance: number;
  readonly sportsBonus: number;
  readonly casinoBonus: number;
  readonly liveCasinoBonus: number;
  /** The sum of the five (C-13). */
  readonly totalBalance: number;
}

const amountOf = (entry: Entry): number => (entry.cashAmount ?? 0) + (entry.bonusAmount ?? 0);

const sum = (entries: readonly Entry[], vertical?: string): number =>
  entries
    .filter((entry) => vertical === undefined || entry.vertical === vertical)
    .reduce((total, entry) => total + amountOf(entry), 0);

/**
 * Derives the balances from the wallet's buckets (WAL-02). A bonus of a vertical that this site does not know
 * is left out, not shown where it cannot be played.
 */
export function balancesOf({ currency, buckets }: Wallet): Balances {
  const mainBalance = sum(buckets.main);
  const lockedBalance = sum(buckets.locked);
  const sportsBonus = sum(buckets.bonus, 'SPORTS');
  const casinoBonus = sum(buckets.bonus, 'CASINO');
  const liveCasinoBonus = sum(buckets.bonus, 'LIVE_CASINO');
  return {
    currency,
    mainBalance,
    lockedBalance,
    sportsBonus,
    casinoBonus,
    liveCasinoBonus,
    totalBalance: mainBalance + lockedBalance + sportsBonus + casinoBonus + liveCasinoBonus,
  };
}
