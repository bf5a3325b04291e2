import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from './audit.ts';
import {
  InsufficientFunds,
  lockWallet,
  post,
  type Entry,
  type LockedWallet,
} from '../../../backend/banking/ledger.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { takePaymentEvent } from '../../../backend/banking/payment-events.ts';
import type { Transaction } from '../../../backend/platform/database.ts';
import { openDeposit, paymentIdOf } from './payment-pages.ts';
import { newPlayer, NOON, openBank, scalar, type Bank, SITES } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const runs = Number(process.env['PROPERTY_RUNS'] ?? 12);

/** A happening to the money of one of three players. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    player: fc.nat(2),
    amount: fc.integer({ min: 1_000, max: 20_000 }),
    key: fc.nat(3),
    /** The provider's reports, in this order, all at the same time. */
    reports: fc.array(
      fc.constantFrom(
        'payment.authorisation',
        'payment.succeeded',
        'payment.declined',
        'payment.cancelled',
        'payment.expired',
      ),
      { maxLength: 5 },
    ),
  }),
  fc.record({
    kind: fc.constant('bet' as const),
    player: fc.nat(2),
    amount: fc.integer({ min: 1, max: 15_000 }),
    reference: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('bonus' as const),
    player: fc.nat(2),
    amount: fc.integer({ min: 1, max: 5_000 }),
    reference: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('release' as const),
    player: fc.nat(2),
    amount: fc.integer({ min: 1, max: 5_000 }),
    reference: fc.nat(5),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let round = 0;

/** The movement of a step that is no deposit. */
function entriesOf({ kind, amount }: Exclude<Step, { kind: 'deposit' }>): Entry[] {
  switch (kind) {
    case 'bet':
      return [
        { account: 'MAIN', amount: -amount },
        { account: 'GAMES', amount },
      ];
    case 'bonus':
      return [
        { account: 'BONUS_FUND', amount: -amount },
        { account: 'BONUS:CASINO', amount },
      ];
    case 'release':
      return [
        { account: 'BONUS:CASINO', amount: -amount },
        { account: 'MAIN', amount },
      ];
  }
}

async function withWallet<T>(
  playerId: string,
  work: (tx: Transaction, wallet: LockedWallet) => Promise<T>,
): Promise<T> {
  return bank.platform.db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('no such player');
    return work(tx, wallet);
  });
}

async function run(playerIds: readonly string[], action: Step): Promise<void> {
  const player = playerIds[action.player] ?? '';
  if (action.kind !== 'deposit') {
    const reference = `${round}:${action.kind}:${action.player}:${action.reference}`;
    const movement = { reference, at: NOON, entries: entriesOf(action) };
    await withWallet(player, (tx, wallet) => post(tx, wallet, movement)).catch((error: unknown) => {
      if (!(error instanceof InsufficientFunds)) throw error;
    });
    return;
  }
  const { amount } = action;
  const opened = await openDeposit(bank, player, { amount }, `key-${action.key}`).catch(
    (error: { code?: string }) => {
      if (error.code !== 'error.idempotency.mismatch') throw error;
    },
  );
  if (!opened) return;
  const event = {
    paymentId: paymentIdOf(opened.redirectUrl),
    reference: opened.referenceId,
    amount,
    currency: 'EUR',
  };
  const taken = action.reports.map((type, index) =>
    takePaymentEvent(
      bank.platform,
      depositPorts,
      {
        ...event,
        type,
        // Some reports repeat one event, others are news of their own.
        eventId: `${opened.referenceId}:${index % 3}:${type}`,
      },
      SITES,
    ),
  );
  const answers = await Promise.all(taken);
  expect(answers.every((answer) => typeof answer === 'object')).toBe(true);
  if (!action.reports.includes('payment.succeeded')) return;
  const moved = sql`SELECT sum(amount)::integer FROM ledger_entries e
    JOIN ledger_movements m ON m.id = e.movement_id AND m.reference = ${`deposit:${event.reference}`}
    WHERE amount > 0`;
  expect(await scalar(bank.platform, moved)).toBe(amount);
}

describe('[WAL-02] any concurrent sequence of operations', () => {
  test('leaves a ledger that sums to zero, balances that derive from it, and none below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        round++;
        const playerIds = await Promise.all([0, 1, 2].map(() => newPlayer(bank.platform)));
        await Promise.all(steps.map((action) => run(playerIds, action)));
        const { findings } = await auditLedger(bank.platform.db);
        expect(findings).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test('[DEP-10] a deposit limit holds for every set of payments confirmed at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1_000, max: 6_000 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1_000, max: 15_000 }),
        async (amounts, limit) => {
          const player = await newPlayer(bank.platform);
          const opened = await Promise.all(
            amounts.map(async (amount) => ({
              amount,
              ...(await openDeposit(bank, player, { amount })),
            })),
          );
          const startedAt = new Date(NOON);
          await bank.platform.db
            .insert(playerLimits)
            .values({ playerId: player, kind: 'DEPOSIT', period: 'D', limit, startedAt });
          await Promise.all(
            opened.map(async ({ amount, referenceId, redirectUrl }) => {
              const event = {
                paymentId: paymentIdOf(redirectUrl),
                reference: referenceId,
                amount,
                currency: 'EUR',
              };
              const ask = {
                ...event,
                type: 'payment.authorisation',
                eventId: `${referenceId}:a`,
              } as const;
              const answer = await takePaymentEvent(bank.platform, depositPorts, ask, SITES);
              if (typeof answer !== 'object' || !('approved' in answer) || !answer.approved) return;
              const paid = {
                ...event,
                type: 'payment.succeeded',
                eventId: `${referenceId}:s`,
              } as const;
              await takePaymentEvent(bank.platform, depositPorts, paid, SITES);
            }),
          );
          const held = sql`SELECT coalesce(sum(balance), 0)::integer FROM ledger_accounts
            WHERE player_id = ${player}`;
          const balance = Number(await scalar(bank.platform, held));
          expect(balance).toBeLessThanOrEqual(limit);
          // The limit is no excuse to refuse a payment that fits: any one payment alone would have.
          if (Math.min(...amounts) <= limit) expect(balance).toBeGreaterThan(0);
        },
      ),
      { numRuns: runs },
    );
  });
});
