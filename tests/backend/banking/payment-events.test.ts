import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import {
  takePaymentEvent,
  type PaymentEvent,
  type PaymentEventType,
} from '../../../backend/banking/payment-events.ts';
import { ledgerMovements } from '../../../backend/banking/ledger-tables.ts';
import {
  deposits,
  paymentEvents,
  unmatchedCallbacks,
  playerLimits,
  transactions,
} from '../../../backend/banking/tables.ts';
import { campaigns } from '../../../backend/rewards/tables.ts';
import { depositCampaigns } from '../../../backend/seeds/campaigns.ts';
import { openDeposit, paymentIdOf } from './payment-pages.ts';
import { newPlayer, NOON, openBank, scalar, type Bank, SITES } from './support.ts';

/** The provider's reports on a payment, taken without its network: the answers, and the records. */

const MINUTE = 60_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.db.insert(campaigns).values([...depositCampaigns]);
});
afterEach(() => bank.platform.movableClock?.set(NOON, false));
afterAll(() => bank.close());

/** A deposit of 50 euro that waits for its payer since noon, and a minute later the provider's news of it. */
async function opened(body: Record<string, unknown> = {}) {
  const { db } = bank.platform;
  const player = await newPlayer(bank.platform);
  await bank.platform.movableClock?.set(NOON, true);
  const { referenceId, redirectUrl } = await openDeposit(bank, player, body);
  const paymentId = paymentIdOf(redirectUrl);
  await bank.platform.movableClock?.set(NOON + MINUTE, true);
  const event = (type: PaymentEventType, more: Partial<PaymentEvent> = {}): PaymentEvent => ({
    eventId: randomUUID(),
    type,
    paymentId,
    reference: referenceId,
    amount: 5_000,
    currency: 'EUR',
    ...more,
  });
  return {
    player,
    referenceId,
    event,
    say: (type: PaymentEventType, more: Partial<PaymentEvent> = {}) =>
      takePaymentEvent(bank.platform, depositPorts, event(type, more), SITES),
    stands: async () => {
      const [row] = await db
        .select({
          status: transactions.status,
          at: transactions.at,
          balanceAfter: transactions.balanceAfter,
          failure: deposits.failure,
        })
        .from(transactions)
        .innerJoin(deposits, eq(deposits.referenceId, transactions.referenceId))
        .where(eq(transactions.referenceId, referenceId));
      return row && { ...row, at: row.at.getTime() - NOON };
    },
    held: () =>
      scalar(
        bank.platform,
        sql`SELECT string_agg(kind || coalesce(vertical, '') || balance, ',' ORDER BY kind)
          FROM ledger_accounts WHERE player_id = ${player}`,
      ),
    noted: () => db.select().from(paymentEvents).where(eq(paymentEvents.referenceId, referenceId)),
    unmatched: () =>
      db.select().from(unmatchedCallbacks).where(eq(unmatchedCallbacks.referenceId, referenceId)),
  };
}

const waiting = { status: 'WAITING_INPUT', at: 0, balanceAfter: 0, failure: null };

describe('[DEP-20] the provider asks before it takes the money', () => {
  test('an approved deposit counts from now; the same question has the same answer', async () => {
    const { say, stands, noted, player } = await opened();
    expect(await say('payment.authorisation', { eventId: 'asked' })).toEqual({ approved: true });
    expect(await stands()).toEqual({ ...waiting, status: 'PENDING', at: MINUTE });
    const excluded = { status: 'SELF_EXCLUDED' } as const;
    await bank.platform.db.update(players).set(excluded).where(eq(players.id, player));
    await bank.platform.movableClock?.advance(MINUTE);
    expect(await say('payment.authorisation', { eventId: 'asked' })).toEqual({ approved: true });
    expect(await noted()).toMatchObject([
      { eventId: 'asked', type: 'payment.authorisation', answer: '{"approved":true}' },
    ]);
    expect((await noted())[0]?.receivedAt).toEqual(new Date(NOON + MINUTE));
    // A new question is judged by the rules anew.
    expect(await say('payment.authorisation')).toEqual({ approved: false });
    expect(await stands()).toEqual({
      ...waiting,
      status: 'FAILED',
      at: MINUTE,
      failure: 'error.deposit.not_allowed',
    });
    expect(await say('payment.authorisation')).toEqual({ approved: false });
  });

  test('a deposit does not count against itself', async () => {
    const { player, say } = await opened();
    const limit = { playerId: player, kind: 'DEPOSIT', period: 'D', limit: 5_000 } as const;
    await bank.platform.db.insert(playerLimits).values({ ...limit, startedAt: new Date(NOON) });
    expect(await say('payment.authorisation')).toEqual({ approved: true });
    expect(await say('payment.authorisation')).toEqual({ approved: true });
  });

  test('[GUARD-08] what began before the terms changed is taken and credited; the next one asks for the new terms', async () => {
    const { player, say, stands, held } = await opened();
    await bank.platform.db
      .update(players)
      .set({ termsVersion: CURRENT_TERMS_VERSION - 1 })
      .where(eq(players.id, player));
    expect(await say('payment.authorisation')).toEqual({ approved: true });
    expect(await say('payment.succeeded')).toEqual({ received: true });
    expect(await stands()).toMatchObject({ status: 'SUCCESS', balanceAfter: 5_000 });
    expect(await held()).toBe('MAIN5000');
    await expect(openDeposit(bank, player)).rejects.toMatchObject({ code: 'error.deposit.terms' });
  });

  test('what is refused then keeps the time at which it was opened', async () => {
    const { player, say, stands } = await opened();
    await bank.platform.db
      .update(players)
      .set({ multibrandSuspended: true })
      .where(eq(players.id, player));
    expect(await say('payment.authorisation')).toEqual({ approved: false });
    expect(await stands()).toEqual({
      ...waiting,
      status: 'FAILED',
      failure: 'error.deposit.not_allowed',
    });
  });
});

describe('[DEP-20] the provider has the money', () => {
  test.each([
    ['at once', []],
    ['after it asked', ['payment.authorisation']],
    ['after it was declined', ['payment.declined']],
    ['after it was cancelled', ['payment.cancelled']],
    ['after it expired', ['payment.expired']],
  ] as const)('%s: it is in the wallet, once', async (_when, before) => {
    const { say, stands, held, referenceId } = await opened();
    for (const type of before) await say(type);
    await bank.platform.movableClock?.advance(MINUTE);
    expect(await say('payment.succeeded')).toEqual({ received: true });
    const paid = { status: 'SUCCESS', at: 2 * MINUTE, balanceAfter: 5_000, failure: null };
    expect(await stands()).toEqual(paid);
    await bank.platform.movableClock?.advance(MINUTE);
    for (const later of ['payment.succeeded', 'payment.cancelled', 'payment.declined'] as const)
      expect(await say(later)).toEqual({ received: true });
    expect(await say('payment.authorisation')).toEqual({ approved: false });
    expect(await stands()).toEqual(paid);
    expect(await held()).toBe('MAIN5000');
    const [moved] = await bank.platform.db
      .select({ at: ledgerMovements.at })
      .from(ledgerMovements)
      .where(eq(ledgerMovements.reference, `deposit:${referenceId}`));
    expect(moved?.at).toEqual(new Date(NOON + 2 * MINUTE));
  });

  test('[DEP-18] with the bonus that was chosen', async () => {
    const { say, held } = await opened({ selectedBonusId: 'welcome-100' });
    expect(await say('payment.succeeded')).toEqual({ received: true });
    expect(await held()).toBe('BONUSCASINO5000,MAIN5000');
  });

  test('money that moved under the reference already is a fault, and leaves everything as it was', async () => {
    const { say, stands, noted, player, referenceId } = await opened();
    await bank.platform.db.transaction(async (tx) => {
      const wallet = await lockWallet(tx, player);
      if (!wallet) throw new Error('no such player');
      const entries = [
        { account: 'ADJUSTMENTS', amount: -1 },
        { account: 'MAIN', amount: 1 },
      ] as const;
      await post(tx, wallet, { reference: `deposit:${referenceId}`, at: NOON, entries });
    });
    await expect(say('payment.succeeded')).rejects.toThrow(
      `Deposit ${referenceId} had moved already.`,
    );
    expect(await stands()).toEqual(waiting);
    expect(await noted()).toEqual([]);
  });
});

describe('[DEP-20] a payment that came to nothing', () => {
  test.each([
    ['payment.declined', 'FAILED'],
    ['payment.cancelled', 'CANCELLED'],
    ['payment.expired', 'CANCELLED'],
  ] as const)('%s is %s, with its reason and at its time', async (type, status) => {
    const { say, stands, held } = await opened();
    expect(await say(type, { reason: 'INSUFFICIENT_FUNDS' })).toEqual({ received: true });
    const ended = { ...waiting, status, failure: 'INSUFFICIENT_FUNDS' };
    expect(await stands()).toEqual(ended);
    // A report after the end changes neither it nor its reason.
    for (const later of ['payment.cancelled', 'payment.declined', 'payment.expired'] as const)
      expect(await say(later, { reason: 'LATE' })).toEqual({ received: true });
    expect(await say('payment.authorisation')).toEqual({ approved: false });
    expect(await stands()).toEqual(ended);
    expect(await held()).toBeNull();
  });

  test('a reason that is not said is none', async () => {
    const { say, stands } = await opened();
    expect(await say('payment.declined')).toEqual({ received: true });
    expect(await stands()).toEqual({ ...waiting, status: 'FAILED' });
  });
});

describe('[DEP-20] news that does not fit is kept', () => {
  test.each<[string, Partial<PaymentEvent>]>([
    ['another amount', { amount: 5_001 }],
    ['another currency', { currency: 'SEK' }],
    ['another payment', { paymentId: 'other' }],
  ])('%s: whole, with when it came first and last, and how often', async (_what, different) => {
    const { say, event, unmatched, stands } = await opened();
    const news = event('payment.succeeded', different);
    expect(await takePaymentEvent(bank.platform, depositPorts, news, SITES)).toBe('mismatch');
    await bank.platform.movableClock?.advance(MINUTE);
    expect(await takePaymentEvent(bank.platform, depositPorts, news, SITES)).toBe('mismatch');
    const { reference: referenceId, eventId, type, paymentId, amount, currency } = news;
    expect(await unmatched()).toEqual([
      {
        referenceId,
        eventId,
        why: 'mismatch',
        type,
        paymentId,
        amount,
        currency,
        firstAt: new Date(NOON + MINUTE),
        lastAt: new Date(NOON + 2 * MINUTE),
        times: 2,
      },
    ]);
    expect(await stands()).toEqual(waiting);
    // It takes no id from a value that fits.
    expect(await say('payment.succeeded', { eventId })).toEqual({ received: true });
  });

  test('of a deposit that nobody opened, and under the id of other news', async () => {
    const { say, unmatched, stands } = await opened();
    const unknown = `dep_${randomUUID()}`;
    expect(await say('payment.succeeded', { reference: unknown })).toBe('unknown');
    expect(await unmatched()).toEqual([]);
    const eventId = randomUUID();
    expect(await say('payment.expired', { eventId })).toEqual({ received: true });
    expect(await say('payment.succeeded', { eventId })).toBe('reused');
    expect(await unmatched()).toMatchObject([{ why: 'reused', eventId, times: 1 }]);
    expect(await stands()).toMatchObject({ status: 'CANCELLED' });
  });
});
