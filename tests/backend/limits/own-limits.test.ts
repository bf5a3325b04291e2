import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitChanges } from '../../../backend/banking/limit-tables.ts';
import { violatedConstraint } from '../../../backend/platform/database.ts';
import { openBank, NOON, type Bank } from '../banking/support.ts';
import { DAY, HOUR, limitsAt } from './own-limits.support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const { resident, read, readSpend, set, setSpend, rows, record, moved, at } = limitsAt(() => bank);
beforeEach(() => at(NOON));

const iso = (ms: number) => new Date(ms).toISOString();
const refused = (code: string) => ({ status: 422, code: `error.deposit.limit.${code}` });

describe('[LIM-01] [LIM-02] limits are told by kind and period', () => {
  test('[API-052] none, and then one with what is used, what is left and when the whole is back', async () => {
    const player = await resident('default');
    expect(await read(player)).toEqual({ currency: 'EUR' });
    await moved(player, { amount: 1_500 });
    await moved(player, { amount: 700, status: 'PENDING' });
    await moved(player, { amount: 9_000, at: new Date(NOON - DAY) });
    const limits = {
      currency: 'EUR',
      D: {
        limit: 5_000,
        locked: false,
        updatedAt: iso(NOON),
        startedAt: iso(NOON),
        resetAt: '2026-11-18T22:00:00.000Z',
        used: 2_200,
        remaining: 2_800,
      },
    };
    expect(await set(player, 'D', 5_000)).toEqual(limits);
    expect(await read(player)).toEqual(limits);
    expect(await readSpend(player)).toEqual({ currency: 'EUR' });
  });

  test('[API-054] [API-055] a spend limit counts what was played, less what was voided', async () => {
    const player = await resident('AGCO');
    const played = (
      referenceId: string,
      type: 'BET' | 'BET_VOID' | 'WIN',
      amount: number,
      stakeId?: string,
    ) =>
      moved(player, {
        referenceId,
        stakeId,
        type,
        category: 'CASINO',
        status: 'COMPLETED',
        amount,
        currency: 'CAD',
      });
    await played('bet_kept', 'BET', -3_000);
    await played('bet_undone', 'BET', -1_000);
    // With bonus money of the stake that has become the player's own meanwhile.
    await played('void_undone', 'BET_VOID', 1_700, 'bet_undone');
    await played('win_1', 'WIN', 9_000);
    // Bonus money does not count as spent.
    await moved(player, { type: 'BET', category: 'CASINO', amount: -700, wallet: 'BONUS' });
    expect((await setSpend(player, 'W', 2_500)).W).toMatchObject({ used: 3_000, remaining: 0 });
    expect((await readSpend(player)).W).toMatchObject({ limit: 2_500, used: 3_000 });
    expect(await read(player)).toEqual({ currency: 'CAD' });
  });

  test('a stake of the day before that comes back today leaves no more to spend today', async () => {
    const player = await resident('default');
    const played = (referenceId: string, amount: number, when: number, stakeId?: string) =>
      moved(player, {
        referenceId,
        stakeId,
        type: amount < 0 ? 'BET' : 'BET_VOID',
        category: 'CASINO',
        amount,
        at: new Date(when),
      });
    await played('bet_yesterday', -1_000, NOON - DAY);
    await played('void_yesterday', 1_000, NOON, 'bet_yesterday');
    expect((await setSpend(player, 'D', 500)).D).toMatchObject({ used: 0, remaining: 500 });
    await played('bet_today', -400, NOON);
    expect((await readSpend(player)).D).toMatchObject({ used: 400, remaining: 100 });
    expect((await setSpend(player, 'W', 500)).W).toMatchObject({ used: 400, remaining: 100 });
  });

  test('below what is used already is taken, and nothing is left', async () => {
    const player = await resident('default');
    await moved(player, { amount: 8_000 });
    expect((await set(player, 'D', 0)).D).toMatchObject({ limit: 0, used: 8_000, remaining: 0 });
  });

  test('a player who is not there has none', async () => {
    const nobody = { status: 403, code: 'error.session.forbidden' };
    await expect(read(randomUUID())).rejects.toMatchObject(nobody);
    await expect(set(randomUUID(), 'D', 100)).rejects.toMatchObject(nobody);
  });
});

describe('[LIM-11] tighter holds at once, looser after its wait', () => {
  test('a lower limit holds at once, on record', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await at(NOON + HOUR);
    expect((await set(player, 'D', 3_000)).D).toMatchObject({
      limit: 3_000,
      startedAt: iso(NOON + HOUR),
    });
    expect(await record(player)).toMatchObject([
      { change: 'SET', from: null, to: 5_000, at: new Date(NOON), by: null },
      { change: 'LOWERED', from: 5_000, to: 3_000, effectiveFrom: new Date(NOON + HOUR) },
    ]);
  });

  test.each([
    ['default', 24],
    ['MGA', 24],
    ['AGCO', 24],
  ] as const)('under %s a higher one holds after %i hours, by itself', async (policy, hours) => {
    const player = await resident(policy);
    await set(player, 'D', 5_000);
    const from = NOON + hours * HOUR;
    const waiting = { limit: 5_000, pendingLimit: 9_000, pendingLimitActiveFrom: iso(from) };
    expect((await set(player, 'D', 9_000)).D).toMatchObject(waiting);
    await at(from - 1);
    expect((await read(player)).D).toMatchObject(waiting);
    await at(from);
    const { D } = await read(player);
    expect(D).toMatchObject({ limit: 9_000, startedAt: iso(from) });
    expect(D).not.toHaveProperty('pendingLimit');
    expect(await record(player)).toMatchObject([
      { change: 'SET' },
      { change: 'RAISED', from: 5_000, to: 9_000, effectiveFrom: new Date(from) },
    ]);
  });

  test('a deletion waits as long, and the limit is gone then', async () => {
    const player = await resident('default');
    await set(player, 'M', 5_000);
    expect((await set(player, 'M', 'deleteLimit')).M).toMatchObject({
      limit: 5_000,
      pendingDeletion: true,
      pendingLimitActiveFrom: iso(NOON + DAY),
    });
    await at(NOON + DAY);
    expect(await read(player)).toEqual({ currency: 'EUR' });
    // A first limit again, though its row is still there.
    expect((await set(player, 'M', 7_000)).M).toMatchObject({
      limit: 7_000,
      startedAt: iso(NOON + DAY),
    });
    expect(await rows(player)).toMatchObject([{ limit: 7_000, pendingFrom: null }]);
  });

  test('under Spelinspektionen not inside of a running period either', async () => {
    const player = await resident('Spelinspektionen');
    await set(player, 'M', 20_000);
    await set(player, 'W', 5_000);
    await set(player, 'D', 5_000);
    // A Wednesday afternoon: 72 hours later it is Saturday, in the same week and month.
    const from = async (period: 'D' | 'W' | 'M', limit: number) =>
      (await set(player, period, limit))[period]?.pendingLimitActiveFrom;
    expect(await from('M', 30_000)).toBe('2026-11-30T23:00:00.000Z');
    expect(await from('W', 9_000)).toBe('2026-11-22T23:00:00.000Z');
    // Sunday evening: the wait is over on Wednesday, amid a week of its own.
    await at('2026-11-22T19:00:00Z');
    expect(await from('W', 9_500)).toBe('2026-11-29T23:00:00.000Z');
    // To the end of a day exactly, and not a day more.
    await set(player, 'W', 5_000);
    await at('2026-11-22T23:00:00Z');
    await set(player, 'D', 4_000);
    expect(await from('D', 4_500)).toBe('2026-11-25T23:00:00.000Z');
  });

  test('under the UKGC only when it is confirmed after the wait, however long that takes', async () => {
    const player = await resident('UKGC');
    await set(player, 'D', 5_000);
    const waiting = {
      limit: 5_000,
      pendingLimit: 9_000,
      pendingLimitActiveFrom: iso(NOON + DAY),
      pendingNeedsConfirmation: true,
    };
    expect((await set(player, 'D', 9_000)).D).toMatchObject(waiting);
    await at(NOON + DAY - 1);
    await expect(set(player, 'D', 'confirmPendingLimit')).rejects.toMatchObject(
      refused('interval'),
    );
    await at(NOON + 400 * DAY);
    expect((await read(player)).D).toMatchObject(waiting);
    const confirmed = await set(player, 'D', 'confirmPendingLimit');
    expect(confirmed.D).toMatchObject({ limit: 9_000, startedAt: iso(NOON + 400 * DAY) });
    expect(confirmed.D).not.toHaveProperty('pendingLimit');
    // The answer was lost: the same once more is the same.
    expect(await set(player, 'D', 'confirmPendingLimit')).toEqual(confirmed);
    expect((await record(player)).map(({ change }) => change)).toEqual([
      'SET',
      'RAISED',
      'CONFIRMED',
    ]);
  });

  test('a deletion that is confirmed takes the limit away', async () => {
    const player = await resident('UKGC');
    await set(player, 'W', 5_000);
    await set(player, 'W', 'deleteLimit');
    await at(NOON + DAY);
    expect((await read(player)).W).toMatchObject({ limit: 5_000, pendingDeletion: true });
    expect(await set(player, 'W', 'confirmPendingLimit')).toEqual({ currency: 'GBP' });
    expect(await rows(player)).toEqual([]);
  });

  test('asked again it goes on waiting, asked for another it waits anew', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    const first = await set(player, 'D', 9_000);
    await at(NOON + 9 * HOUR);
    expect(await set(player, 'D', 9_000)).toEqual(first);
    expect((await set(player, 'D', 8_000)).D).toMatchObject({
      pendingLimit: 8_000,
      pendingLimitActiveFrom: iso(NOON + 33 * HOUR),
    });
    expect((await set(player, 'D', 'deleteLimit')).D).toMatchObject({ pendingDeletion: true });
  });

  test.each([
    ['tighter than it', 4_000],
    ['the one that holds', 5_000],
  ])('what is pending is not to come for who asks for %s', async (_what, limit) => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await set(player, 'D', 9_000);
    expect((await set(player, 'D', limit)).D).not.toHaveProperty('pendingLimit');
    await at(NOON + 2 * DAY);
    expect((await read(player)).D).toMatchObject({ limit });
  });

  test('[LIM-10] what is pending is called off, and the old one stays', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await set(player, 'D', 9_000);
    const kept = await set(player, 'D', 'cancelPendingLimit');
    expect(kept.D).not.toHaveProperty('pendingLimit');
    expect(await set(player, 'D', 'cancelPendingLimit')).toEqual(kept);
    await at(NOON + 2 * DAY);
    expect((await read(player)).D).toMatchObject({ limit: 5_000 });
    expect((await record(player)).at(-1)).toMatchObject({ change: 'CANCELLED', to: 5_000 });
  });

  test('a longer period that is tightened takes back what a shorter one was to have', async () => {
    const player = await resident('default');
    await set(player, 'W', 9_000);
    await set(player, 'D', 2_000);
    await set(player, 'D', 8_000);
    const { D, W } = await set(player, 'W', 5_000);
    expect([D?.limit, D?.pendingLimit, W?.limit]).toEqual([2_000, undefined, 5_000]);
    expect((await record(player)).map(({ period, change }) => period + change)).toEqual([
      'WSET',
      'DSET',
      'DRAISED',
      'WLOWERED',
      'DCANCELLED',
    ]);
  });
});

describe('what was done is kept', () => {
  test('nobody rewrites the record, not even the platform', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    const own = eq(limitChanges.playerId, player);
    const { db } = bank.platform;
    for (const rewriting of [
      db.update(limitChanges).set({ to: 1 }).where(own),
      db.delete(limitChanges).where(own),
    ]) {
      const error: unknown = await rewriting.catch((thrown: unknown) => thrown);
      expect(violatedConstraint(error)).toBe('limit_changes_append_only');
    }
    expect(await record(player)).toMatchObject([{ to: 5_000 }]);
  });

  test('[RT-06] open pages hear of a change once, and of none that changed nothing', async () => {
    const player = await resident('default');
    const told: string[] = [];
    const stop = bank.platform.events.subscribe('player.changed', ({ playerId }) =>
      told.push(playerId),
    );
    await set(player, 'D', 5_000);
    await set(player, 'D', 5_000);
    await expect(set(player, 'W', 1)).rejects.toMatchObject(refused('too_low'));
    stop();
    expect(told).toEqual([player]);
  });
});
