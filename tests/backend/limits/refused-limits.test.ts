import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lawAmountIn } from '../../../reference/law-amount.ts';
import { newPlayer, openBank, NOON, type Bank } from '../banking/support.ts';
import { DAY, limitsAt, RESIDENTS } from './own-limits.support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const { resident, read, set, setSpend, hold, record, at } = limitsAt(() => bank);
beforeEach(() => at(NOON));

const refused = (code: string) => ({ status: 422, code: `error.deposit.limit.${code}` });
const locked = { status: 409, code: 'error.deposit.limit.locked' };

describe('[LIM-06] [LIM-08] a limit is refused', () => {
  test('too low: below that of a shorter period', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await expect(set(player, 'W', 4_999)).rejects.toMatchObject(refused('too_low'));
    await expect(set(player, 'M', 4_999)).rejects.toMatchObject(refused('too_low'));
    expect((await set(player, 'W', 5_000)).W?.limit).toBe(5_000);
    // The other kind knows nothing of it.
    expect((await setSpend(player, 'W', 100)).W?.limit).toBe(100);
  });

  test('too high: above that of a longer period', async () => {
    const player = await resident('default');
    await set(player, 'M', 9_000);
    await expect(set(player, 'D', 9_001)).rejects.toMatchObject(refused('too_high'));
    await set(player, 'D', 100);
    await expect(set(player, 'D', 9_001)).rejects.toMatchObject(refused('too_high'));
    // A longer limit does not count before it holds.
    await set(player, 'M', 20_000);
    await expect(set(player, 'D', 9_001)).rejects.toMatchObject(refused('too_high'));
  });

  test('too high: above what the regulator lets a player set, of deposits alone', async () => {
    const player = await resident('GGL');
    await expect(set(player, 'M', 100_001)).rejects.toMatchObject(refused('too_high'));
    await expect(set(player, 'D', 100_001)).rejects.toMatchObject(refused('too_high'));
    expect((await set(player, 'M', 100_000)).M?.limit).toBe(100_000);
    expect((await setSpend(player, 'M', 100_001)).M?.limit).toBe(100_001);
  });

  test('too high: the regulator’s euros are worth as much in the money of the player', async () => {
    const player = await newPlayer(bank.platform, { ...RESIDENTS.GGL, currency: 'INR' });
    const most = lawAmountIn({ amount: 100_000, currency: 'EUR' }, 'INR');
    expect(most).toBeGreaterThan(1_000_000);
    await expect(set(player, 'M', most + 1)).rejects.toMatchObject(refused('too_high'));
    expect((await set(player, 'M', most)).M?.limit).toBe(most);
    const british = await newPlayer(bank.platform, { ...RESIDENTS.GGL, currency: 'GBP' });
    // A pound is worth more than a euro.
    await expect(set(british, 'M', 80_000)).rejects.toMatchObject(refused('too_high'));
  });

  test('interval: loosened again before the last one has held as long as it waited', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await set(player, 'D', 6_000);
    await at(NOON + 2 * DAY - 1);
    for (const wish of [7_000, 'deleteLimit']) {
      await expect(set(player, 'D', wish)).rejects.toMatchObject(refused('interval'));
    }
    // Tighter is never too soon.
    expect((await set(player, 'D', 5_500)).D?.limit).toBe(5_500);
    await at(NOON + 2 * DAY);
    expect((await set(player, 'D', 7_000)).D?.pendingLimit).toBe(7_000);
  });

  test('[LIM-10] locked: while the operator keeps it, whatever is asked', async () => {
    const player = await resident('default');
    await hold(player, {
      limit: 5_000,
      lockedUntil: new Date(NOON + DAY),
      pendingLimit: 9_000,
      pendingFrom: new Date(NOON + 2 * DAY),
    });
    expect((await read(player)).D).toMatchObject({ locked: true });
    for (const wish of [4_000, 9_500, 'deleteLimit', 'cancelPendingLimit', 'confirmPendingLimit']) {
      await expect(set(player, 'D', wish)).rejects.toMatchObject(locked);
    }
    expect((await set(player, 'W', 5_000)).W?.limit).toBe(5_000);
    await at(NOON + DAY);
    expect((await read(player)).D).toMatchObject({ locked: false });
    expect((await set(player, 'D', 4_000)).D?.limit).toBe(4_000);
  });

  test.each([
    ['Spelinspektionen', ['D', 'W', 'M']],
    ['GGL', ['M']],
  ] as const)('under %s nobody deletes a deposit limit of %j', async (policy, required) => {
    const player = await resident(policy);
    for (const period of ['D', 'W', 'M'] as const) {
      await set(player, period, 5_000);
      await setSpend(player, period, 5_000);
    }
    for (const period of ['D', 'W', 'M'] as const) {
      const deleted = set(player, period, 'deleteLimit');
      if ((required as readonly string[]).includes(period)) {
        await expect(deleted).rejects.toMatchObject(locked);
      } else expect((await deleted)[period]).toMatchObject({ pendingDeletion: true });
      expect((await setSpend(player, period, 'deleteLimit'))[period]).toMatchObject({
        pendingDeletion: true,
      });
    }
  });

  test('deleted, called off or confirmed where nothing is: nothing happens', async () => {
    const player = await resident('default');
    for (const wish of ['deleteLimit', 'cancelPendingLimit', 'confirmPendingLimit']) {
      expect(await set(player, 'D', wish)).toEqual({ currency: 'EUR' });
    }
    expect(await record(player)).toEqual([]);
  });
});
