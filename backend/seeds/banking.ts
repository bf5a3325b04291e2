import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '../../reference/payment-methods.ts';
import { offeredMethods } from '../banking/deposit-methods.ts';
import { lockWallet, postAll, type HouseAccount, type Movement } from '../banking/ledger.ts';
import { deposits, transactions } from '../banking/tables.ts';
import { DEFAULT_BRAND } from '../../reference/brands.ts';
import { marketOfCountry } from '../../reference/markets.ts';
import { shownAt } from '../players/presented.ts';
import type { Transaction } from '../platform/database.ts';
import { history, type Happened } from './history.ts';
import { seedLimits } from './limits.ts';
import type { Persona } from './personas.ts';

const PREFIX: Partial<Record<Happened['type'], string>> = {
  DEPOSIT: 'dep',
  WITHDRAW: 'wd',
  BET: 'bet',
  WIN: 'win',
};

/** The means of payment of made-up players, as the provider masks them. */
const PAID_WITH: Readonly<Partial<Record<PaymentMethod, string>>> = {
  CREDITCARD: 'Visa ···· 4242',
  SKRILL: 'de···@example.com',
  TRUSTLY: 'Nordsund Bank',
};

/** The house account on the other side. */
function counterpart({ category }: Happened): HouseAccount {
  if (category === 'PAYMENT') return 'PAYMENT_PROVIDER';
  return category === 'ADJUSTMENT' ? 'ADJUSTMENTS' : 'GAMES';
}

const moves = ({ status, amount }: Happened) =>
  amount !== 0 && (status === 'SUCCESS' || status === 'COMPLETED');

/**
 * Gives a persona its limits and its history, through the same ledger that players use, so that
 * every audit of it holds for seeded players too. `now` in ms.
 */
export async function seedBanking(
  tx: Transaction,
  playerId: string,
  persona: Persona,
  now: number,
): Promise<void> {
  await seedLimits(tx, playerId, persona, now);
  const happened = history(persona, now).map((event) => ({
    ...event,
    referenceId: `${PREFIX[event.type] ?? 'tx'}_${randomBytes(8).toString('hex')}`,
  }));
  if (happened.length === 0) return;
  const wallet = await lockWallet(tx, playerId);
  if (!wallet) throw new Error(`${persona.email} has no wallet`);
  const movements = happened.filter(moves).map((event): Movement => ({
    reference: `${event.type.toLowerCase()}:${event.referenceId}`,
    at: event.at,
    entries: [
      { account: counterpart(event), amount: -event.amount },
      { account: 'MAIN', amount: event.amount },
    ],
  }));
  await postAll(tx, wallet, movements);
  let balance = 0;
  const rows = happened.map((event) => {
    if (moves(event)) balance += event.amount;
    const { referenceId, type, category, status, amount, at } = event;
    return {
      referenceId,
      playerId,
      type,
      category,
      status,
      amount,
      currency: wallet.currency,
      balanceAfter: balance,
      wallet: 'MAIN' as const,
      at: new Date(at),
    };
  });
  await tx.insert(transactions).values(rows);
  const [usual = 'SKRILL'] = offeredMethods(persona.country);
  const paid = happened.flatMap(({ type, referenceId, method = usual }) =>
    type === 'DEPOSIT'
      ? [{ referenceId, method: method satisfies PaymentMethod, instrument: PAID_WITH[method] }]
      : [],
  );
  if (paid.length === 0) return;
  const home = {
    siteId: DEFAULT_BRAND.siteId,
    languageCode: persona.language,
    market: marketOfCountry(persona.country),
  };
  await tx.insert(deposits).values(
    paid.map((deposit) => ({
      ...deposit,
      playerId,
      ...shownAt('', '', home),
      paymentId: `pay_${randomBytes(8).toString('hex')}`,
      ipAddress: '',
      blackbox: '',
    })),
  );
}
