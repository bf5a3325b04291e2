import Fastify from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import { startPayoutWork } from '../../../backend/banking/payout-work.ts';
import { withdrawals } from '../../../backend/banking/tables.ts';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { openPlatform } from '../../../backend/platform/platform.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { testDatabase } from '../../setup/database.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { closeAudited } from './audit.ts';
import { playerWithMoney, rowOf, withdraw } from './payouts.ts';
import { newPlayer, NOON, openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const { payouts: provider } = withdrawalPorts;
const set = (id: string, values: Partial<typeof players.$inferInsert>) =>
  bank.platform.db.update(players).set(values).where(eq(players.id, id));

/** Lets the due time come. */
const letItsTimeCome = () => bank.platform.movableClock?.advance(15 * 60_000 + 1_000);

describe('[WDR-13] what goes out by itself', () => {
  test('does not when much became known of the player since', async () => {
    const changes = [
      { status: 'BLACKLISTED' },
      { status: 'CLOSED' },
      { status: 'RESTRICTED' },
      { status: 'A_STATUS_OF_TOMORROW' as 'CLOSED' },
      { multibrandSuspended: true },
      { riskPayout: true },
      { kycStatus: 'RESTRICTED' },
      { kycStatus: 'SUSPENDED' },
      { kycStatus: 'NOT_VERIFIED' },
      { flags: { ...newPlayerFlags, payout: false } },
      { flags: { ...newPlayerFlags, isWithdrawalReview: true } },
    ] as const;
    const ids: string[] = [];
    for (const change of changes) {
      const player = await playerWithMoney(bank);
      ids.push((await withdraw(bank, player)).pendingWithdrawalId);
      await set(player, change);
    }
    const excluded = await playerWithMoney(bank);
    const { pendingWithdrawalId: theirs } = await withdraw(bank, excluded);
    await set(excluded, { status: 'SELF_EXCLUDED' });
    await letItsTimeCome();
    await vi.waitFor(async () => {
      for (const [n, id] of ids.entries()) {
        const { state, needsReview } = await rowOf(bank, id);
        expect({ state, needsReview, ...changes[n] }).toEqual({
          state: 'REQUESTED',
          needsReview: true,
          ...changes[n],
        });
      }
      // A player who takes a break gets their money: keeping it back would be a reason to stay.
      expect((await rowOf(bank, theirs)).state).not.toBe('REQUESTED');
    });
  });

  test('is not a large sum in parts', async () => {
    const player = await playerWithMoney(bank, {}, 300_000);
    const part = async () => withdraw(bank, player, { amount: 40_000 });
    const reviewed = [await part(), await part(), await part(), await part()];
    expect(reviewed.map(({ needsReview }) => needsReview)).toEqual([false, false, true, true]);
    const goesOut = async (...ids: readonly string[]): Promise<void> => {
      await letItsTimeCome();
      await vi.waitFor(async () => {
        for (const id of ids) expect((await rowOf(bank, id)).state).not.toBe('REQUESTED');
      });
    };
    const ids = reviewed.map(({ pendingWithdrawalId }) => pendingWithdrawalId);
    await goesOut(...ids.slice(0, 2));
    // What is asked for later goes out in a later round: one that had all the others before it.
    const later = await withdraw(bank, await playerWithMoney(bank));
    await goesOut(later.pendingWithdrawalId);
    for (const id of ids.slice(2)) expect((await rowOf(bank, id)).state).toBe('REQUESTED');
  });

  test('waits for no other that cannot, and neither does the question what became of it', async () => {
    const database = await testDatabase();
    const config = makeConfig({ databaseUrl: database.url, clockStart: NOON, poolSize: 4 });
    const platform = await openPlatform(config, Fastify({ logger: false }).log);
    // A provider that takes one order and knows one payout, and fails or is silent about all others.
    let ours = '';
    let takesAll = true;
    const work = startPayoutWork(platform, {
      order: (payout, now) => {
        if (takesAll || payout.merchantReference === ours) return provider.order(payout, now);
        throw new Error('The provider takes no such order.');
      },
      ask: async (_executor, payoutId) => {
        if (payoutId === known) return { status: 'PAID' };
        if (payoutId < known) throw new Error('The provider is not there.');
        return undefined;
      },
    });
    let known = '';
    const until = async (state: string): Promise<void> => {
      await vi.waitFor(async () => {
        const rows = await platform.db.select().from(withdrawals);
        expect(rows.filter(({ referenceId }) => referenceId === ours)).toMatchObject([{ state }]);
      });
    };
    try {
      const player = await newPlayer(platform);
      await platform.db.transaction(async (tx) => {
        const wallet = await lockWallet(tx, player);
        if (!wallet) throw new Error('no wallet');
        await post(tx, wallet, {
          reference: 'a gift',
          at: NOON,
          entries: [
            { account: 'PAYMENT_PROVIDER', amount: -100_000 },
            { account: 'MAIN', amount: 100_000 },
          ],
        });
      });
      const ids: string[] = [];
      for (let n = 0; n < 25; n += 1) {
        const body = { amount: 1_000, method: 'TRUSTLY' };
        ids.push((await withdraw({ platform }, player, body)).pendingWithdrawalId);
      }
      ours = ids.toSorted().at(-1) ?? '';
      takesAll = false;
      await platform.movableClock?.advance(15 * 60_000);
      await until('APPROVED');
      takesAll = true;
      await vi.waitFor(async () => {
        const rows = await platform.db.select().from(withdrawals);
        expect(rows.filter(({ state }) => state === 'APPROVED')).toHaveLength(25);
        known = rows.find(({ referenceId }) => referenceId === ours)?.payoutId ?? '';
      });
      await platform.movableClock?.advance(60 * 60_000);
      await until('PAID');
    } finally {
      await work.stop();
      await platform.close();
      await database.drop();
    }
  });
});
