import type { PaymentMethod } from '../../reference/payment-methods.ts';
import type { TransactionCategory, TransactionStatus, TransactionType } from '../banking/tables.ts';
import type { Persona } from './personas.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Something that happened to a persona's main balance; `amount` in minor units, signed. */
export interface Happened {
  readonly type: TransactionType;
  readonly category: TransactionCategory;
  readonly status: TransactionStatus;
  readonly amount: number;
  /** ms since the epoch. */
  readonly at: number;
  /** Deposits only. */
  readonly method?: PaymentMethod;
}

const deposit = (amount: number, at: number, method?: PaymentMethod): Happened => ({
  type: 'DEPOSIT',
  category: 'PAYMENT',
  status: 'SUCCESS',
  amount,
  at,
  ...(method && { method }),
});

const PLAYED = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'VIRTUAL_SPORTS'] as const;

/**
 * The round number `n`, counted from the oldest: a stake, and its result. Nothing is random, so a seeded
 * history is the same on every machine. It has every type and status that a page of the history can show.
 */
function round(n: number, at: number): Happened[] {
  const category = PLAYED[n % PLAYED.length] ?? 'CASINO';
  const stake = 100 + ((n * 37) % 19) * 25;
  const played = { category, status: 'COMPLETED', at: at + 2 * minute } as const;
  const bet: Happened = { ...played, type: 'BET', amount: -stake, at };
  if (n % 41 === 40) return [bet, { ...played, type: 'BET_VOID', status: 'REVERTED', amount: 0 }];
  if (n % 29 === 28) return [bet, { ...played, type: 'CASHOUT', amount: Math.round(stake * 0.8) }];
  if (n % 3 === 1) return [bet, { ...played, type: 'WIN', amount: stake + ((n * 53) % 11) * 40 }];
  return [bet, { ...played, type: 'LOSS', amount: 0 }];
}

/** Payments besides deposits that went well, for a history. */
function payments(n: number, at: number): Happened[] {
  const payment = { category: 'PAYMENT', at } as const;
  switch (n % 5) {
    case 0:
      return [deposit(5_000, at, 'TRUSTLY')];
    case 1:
      return [{ ...payment, type: 'DEPOSIT', status: 'FAILED', amount: 4_000, method: 'SKRILL' }];
    case 2:
      return [deposit(3_000, at)];
    case 3:
      return [{ ...payment, type: 'DEPOSIT', status: 'CANCELLED', amount: 2_500 }];
    default:
      return [{ ...payment, type: 'WITHDRAW', status: 'SUCCESS', amount: -1_500 }];
  }
}

/** A busy month: a dozen rows a day, the last two hours before `now`. */
function busyMonth(rounds: number, now: number): Happened[] {
  const step = (30 * day) / rounds;
  const start = now - 30 * day - 2 * hour;
  return Array.from({ length: rounds }, (_, n) => {
    const at = start + n * step;
    return [...(n % 8 === 0 ? payments(n / 8, at) : []), ...round(n, at + minute)];
  }).flat();
}

const lostBet = (amount: number, at: number): Happened => ({
  type: 'BET',
  category: 'CASINO',
  status: 'COMPLETED',
  amount: -amount,
  at,
});

/** The movements of a persona's money, in their order. */
export function history(persona: Persona, now: number): Happened[] {
  const { deposits, bets = [], dailyLimit, weeklySpendLimit, paidOutToday, rounds = 0 } = persona;
  const past = deposits.map((amount, index) =>
    deposit(amount, now - (deposits.length - index) * day),
  );
  const played = bets.map((amount, index) =>
    lostBet(
      amount,
      now - hour - ((bets.length - 1 - index) * (day - 2 * hour)) / Math.max(1, bets.length),
    ),
  );
  const busy = rounds > 0 ? [deposit(20_000, now - 32 * day), ...busyMonth(rounds, now)] : [];
  const today: Happened[] = [
    ...(dailyLimit ? [deposit(dailyLimit.usedToday, now)] : []),
    // An hour ago may be last week's: then nothing of the limit is used.
    ...(weeklySpendLimit === undefined ? [] : [lostBet(weeklySpendLimit, now)]),
    ...(paidOutToday === undefined
      ? []
      : [
          {
            type: 'WITHDRAW',
            category: 'PAYMENT',
            status: 'SUCCESS',
            amount: -paidOutToday,
            at: now,
          } as const,
        ]),
  ];
  return [...past, ...busy, ...played, ...today].toSorted((a, b) => a.at - b.at);
}
