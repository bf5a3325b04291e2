import { randomBytes } from 'node:crypto';
import { lockWallet, post } from '../banking/ledger.ts';
import { deposits, playerLimits, transactions } from '../banking/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Persona } from './personas.ts';

const day = 86_400_000;
const hour = 3_600_000;

const reference = (kind: string) => `${kind}_${randomBytes(10).toString('hex')}`;

interface Happened {
  readonly type: 'DEPOSIT' | 'BET';
  readonly amount: number;
  readonly at: number;
}

/** What happened to a persona's money, in the order in which it happened. */
function history(persona: Persona, now: number): Happened[] {
  const past = persona.deposits.length;
  const paid = persona.deposits.map((amount, index) => ({
    type: 'DEPOSIT' as const,
    amount,
    at: now - (past - index) * day,
  }));
  const count = persona.bets?.length ?? 0;
  const played = (persona.bets ?? []).map((amount, index) => ({
    type: 'BET' as const,
    amount,
    at: now - hour - ((count - 1 - index) * (day - 2 * hour)) / Math.max(1, count),
  }));
  const today = persona.dailyLimit
    ? [{ type: 'DEPOSIT' as const, amount: persona.dailyLimit.usedToday, at: now }]
    : [];
  return [...paid, ...played, ...today].toSorted((a, b) => a.at - b.at);
}

/**
 * Gives a persona its history through the same ledger that players use, so that every audit of it
 * holds for seeded players too.
 */
export async function seedMoney(
  tx: Transaction,
  playerId: string,
  persona: Persona,
  now: number,
): Promise<void> {
  const events = history(persona, now);
  if (persona.dailyLimit) {
    const { limit } = persona.dailyLimit;
    const startedAt = new Date(now - 30 * day);
    await tx
      .insert(playerLimits)
      .values({ playerId, kind: 'DEPOSIT', period: 'D', limit, startedAt });
  }
  if (events.length === 0) return;
  const wallet = await lockWallet(tx, playerId);
  if (!wallet) throw new Error(`${persona.email} has no wallet`);
  for (const { type, amount, at } of events) {
    const deposit = type === 'DEPOSIT';
    const referenceId = reference(deposit ? 'dep' : 'bet');
    const signed = deposit ? amount : -amount;
    const balances = await post(tx, wallet, {
      reference: `${deposit ? 'deposit' : 'bet'}:${referenceId}`,
      at,
      entries: [
        { account: deposit ? 'PAYMENT_PROVIDER' : 'GAMES', amount: -signed },
        { account: 'MAIN', amount: signed },
      ],
    });
    await tx.insert(transactions).values({
      referenceId,
      playerId,
      type,
      category: deposit ? 'PAYMENT' : 'CASINO',
      status: 'SUCCESS',
      amount: signed,
      currency: wallet.currency,
      balanceAfter: balances?.get('MAIN') ?? 0,
      wallet: 'MAIN',
      at: new Date(at),
    });
    if (deposit) {
      await tx.insert(deposits).values({
        referenceId,
        playerId,
        method: 'CREDITCARD',
        paymentId: reference('pay'),
        ipAddress: '',
        blackbox: '',
      });
    }
  }
}
