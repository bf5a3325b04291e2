import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  takePaymentEvent,
  type PaymentEventType,
} from '../../../backend/banking/payment-events.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { depositPorts, withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { balancesOf as statementOf } from '../../../src/banking/statement/balances.ts';
import { approveWithdrawal, declineWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';

import { lockWallet } from '../../../backend/banking/ledger.ts';
import { untilWaiting } from '../locks.ts';
import { closeAudited } from './audit.ts';
import { openDeposit, paymentIdOf } from './payment-pages.ts';
import {
  balancesOf,
  cancel,
  playerWithMoney,
  rowOf,
  tell as tellPayout,
  withdraw,
} from './payouts.ts';
import { callOf, newPlayer, NOON, openBank, SITES, type Bank } from './support.ts';

/** A history shows the balance after each of its rows; a statement begins and ends with them. */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const opened = async (player: string, amount: number) => {
  const { referenceId: reference, redirectUrl } = await openDeposit(bank, player, {
    amount,
    method: 'TRUSTLY',
  });
  return { reference, paymentId: paymentIdOf(redirectUrl), amount, currency: 'EUR' };
};
type Opened = Awaited<ReturnType<typeof opened>>;

const tell = (payment: Opened, type: PaymentEventType) =>
  takePaymentEvent(bank.platform, depositPorts, { ...payment, type, eventId: randomUUID() }, SITES);

const rowsOf = async (player: string) =>
  (await getTransactions(callOf(bank.platform, player, { query: { limit: 100 } }))).transactions;

/** Each step has its moment. */
const tick = () => bank.platform.movableClock?.advance(1_000);

const REVIEWED = { flags: { ...newPlayerFlags, isWithdrawalReview: true } };

test('a slow payment that fails after a quick one came in shows the balance of its own moment [TXN-01]', async () => {
  await bank.platform.movableClock?.set(NOON, true);
  const player = await newPlayer(bank.platform);
  const slow = await opened(player, 2_000);
  await tick();
  const quick = await opened(player, 5_000);
  await tell(quick, 'payment.authorisation');
  await tell(quick, 'payment.succeeded');
  await tick();
  await tell(slow, 'payment.authorisation');
  await tick();
  await tell(slow, 'payment.declined');
  const [newest] = await rowsOf(player);
  expect(newest).toMatchObject({ status: 'FAILED', balanceAfterTransaction: 5_000 });
  expect(statementOf(await rowsOf(player))).toEqual({ opening: 0, closing: 5_000 });
});

/** Each brings money of the first withdrawal back. */
const BACK: Readonly<Record<string, (player: string, id: string) => Promise<unknown>>> = {
  'the player takes it back': (player, id) => cancel(bank, player, id),
  'the desk declines it': (_, id) => declineWithdrawal(bank.platform, id, 'OTHER'),
  'the provider cannot pay it': (_, id) => tellPayout(bank, id, 'payout.failed'),
};

test.for(Object.entries(BACK))(
  'money that comes back stands behind what moved while it waited: %s [TXN-01]',
  async ([name, back]) => {
    const { db } = bank.platform;
    await bank.platform.movableClock?.set(NOON, true);
    const player = await playerWithMoney(bank);
    await tick();
    const { pendingWithdrawalId: id } = await withdraw(bank, player);
    if (name === 'the provider cannot pay it') {
      await approveWithdrawal(bank.platform, id, withdrawalPorts.payouts, null);
      expect(await rowOf(bank, id)).toMatchObject({ state: 'APPROVED' });
    }
    await tick();
    const { another, comesBack } = await db.transaction(async (tx) => {
      await lockWallet(tx, player);
      const another = withdraw(bank, player, { amount: 3_000 });
      await untilWaiting(db, 1);
      const comesBack = back(player, id);
      await untilWaiting(db, 2);
      await tick();
      return { another, comesBack };
    });
    await Promise.all([another, comesBack]);
    const rows = await rowsOf(player);
    expect(rows[0]).toMatchObject({ type: 'REVERSAL', balanceAfterTransaction: 47_000 });
    expect(statementOf(rows)?.closing).toBe((await balancesOf(bank, player)).main);
  },
);

test('rows stand in the order in which the money moved, however the clocks of instances differ [TXN-01]', async () => {
  await bank.platform.movableClock?.set(NOON, true);
  const { clock } = bank.platform;
  const by = (ms: number): Bank => {
    const now = () => clock.now() + ms;
    const date = () => new Date(now());
    return {
      ...bank,
      platform: { ...bank.platform, clock: { now, date, iso: () => date().toISOString() } },
    };
  };
  const player = await playerWithMoney(bank);
  const slow = await opened(player, 2_000);
  const { pendingWithdrawalId: id } = await withdraw(by(2_000), player);
  await takePaymentEvent(
    bank.platform,
    depositPorts,
    { ...slow, type: 'payment.succeeded', eventId: randomUUID() },
    SITES,
  );
  await withdraw(by(-3_000), player, { amount: 3_000 });
  await cancel(by(-60_000), player, id);
  const rows = await rowsOf(player);
  expect(rows.map(({ type }) => type).slice(0, 4)).toEqual([
    'REVERSAL',
    'WITHDRAW',
    'DEPOSIT',
    'WITHDRAW',
  ]);
  const { main } = await balancesOf(bank, player);
  for (const n of rows.keys()) expect(statementOf(rows.slice(0, n + 1))?.closing).toBe(main);
  expect(statementOf(rows)?.opening).toBe(0);
});

const step = fc.oneof(
  fc.record({ open: fc.integer({ min: 1_000, max: 5_000 }) }),
  fc.record({
    tell: fc.nat(3),
    type: fc.constantFrom(
      'payment.authorisation' as const,
      'payment.authorisation' as const,
      'payment.succeeded' as const,
      'payment.succeeded' as const,
      'payment.declined' as const,
      'payment.expired' as const,
    ),
  }),
  fc.record({ withdraw: fc.integer({ min: 1_000, max: 3_000 }) }),
  fc.constant({ cancel: true }),
);

test('every statement that ends now, wherever it begins, runs to the balance of the wallet [TXN-01]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      await bank.platform.movableClock?.set(NOON, true);
      const player = await newPlayer(bank.platform, REVIEWED);
      const payments: Opened[] = [];
      const asked: { id: string; amount: number }[] = [];
      // All in one millisecond: the order is not the clock's.
      for (const one of steps) {
        if ('open' in one) payments.push(await opened(player, one.open));
        else if ('tell' in one) {
          const payment = payments[one.tell % Math.max(1, payments.length)];
          if (payment) await tell(payment, one.type);
        } else if ('withdraw' in one) {
          const body = { amount: one.withdraw, method: 'TRUSTLY' };
          // More than there is: refused, and nothing moves.
          const taken = await withdraw(bank, player, body).catch(() => undefined);
          if (taken) asked.push({ id: taken.pendingWithdrawalId, amount: one.withdraw });
        } else {
          const last = asked.pop();
          // Five are taken back in a day, no more.
          if (last) await cancel(bank, player, last.id, last).catch(() => undefined);
        }
        const rows = await rowsOf(player);
        const { main } = await balancesOf(bank, player);
        for (const [n, row] of rows.entries()) {
          const after = statementOf(rows.slice(0, n + 1));
          expect(after?.closing).toBe(main);
          const before = statementOf(rows.slice(n + 1))?.closing ?? 0;
          expect({ row: row.referenceId, opening: after?.opening }).toEqual({
            row: row.referenceId,
            opening: before,
          });
        }
      }
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) },
  );
});
