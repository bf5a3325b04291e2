import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkDepositAllowed } from '../../../backend/banking/deposits.ts';
import { limitRefusals } from '../../../backend/banking/limit-tables.ts';
import { documentRequests, transactions } from '../../../backend/banking/tables.ts';
import { openDeposit, pay } from '../banking/payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from '../banking/support.ts';
import { DAY, HOUR, limitsAt } from './own-limits.support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const { resident, read, set, setSpend, hold, moved, at } = limitsAt(() => bank);
beforeEach(() => at(NOON));

const check = async (player: string, query = {}, country: string | null = null) => {
  const call = callOf<'checkDepositAllowed'>(bank.platform, player, { query });
  return checkDepositAllowed({ ...call, origin: { ...call.origin, country } });
};
const refusals = (player: string) =>
  bank.platform.db.select().from(limitRefusals).where(eq(limitRefusals.playerId, player));
const notAllowed = { status: 409, code: 'error.deposit.not_allowed' };
const wanted = (depositLimitWanted: string, currency = 'EUR') => ({
  result: 'FORBIDDEN',
  currency,
  hideCashier: true,
  depositLimitWanted,
});
const inPounds = (amount = 5_000) => ({ amount, currency: 'GBP', method: 'SKRILL' as const });

describe('[DEP-02] a deposit limit that the UKGC wants to be offered', () => {
  test('is offered before the first deposit, and stands in its way until it is set', async () => {
    const player = await resident('UKGC');
    expect(await check(player)).toEqual(wanted('OFFERED', 'GBP'));
    await expect(openDeposit(bank, player, inPounds())).rejects.toMatchObject(notAllowed);
    await setSpend(player, 'D', 5_000);
    expect(await check(player)).toEqual(wanted('OFFERED', 'GBP'));
    await set(player, 'M', 5_000);
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 5_000 });
    await openDeposit(bank, player, inPounds());
  });

  test('or declined, once and for all, with the time of it on record', async () => {
    const player = await resident('UKGC');
    const allowed = { result: 'SUCCESS', currency: 'GBP' };
    expect(await check(player, { withoutLimit: true })).toEqual(allowed);
    await at(NOON + HOUR);
    expect(await check(player, { withoutLimit: true })).toEqual(allowed);
    expect(await check(player)).toEqual(allowed);
    expect(await refusals(player)).toEqual([{ playerId: player, at: new Date(NOON) }]);
    await openDeposit(bank, player, inPounds());
  });

  test('declined in the same breath as documents that may wait', async () => {
    const player = await resident('UKGC');
    await bank.platform.db.insert(documentRequests).values({
      playerId: player,
      documentType: 'PROOF_OF_ID',
      status: 'REQUESTED',
      dueAt: new Date(NOON + DAY),
    });
    expect(await check(player)).toMatchObject({ result: 'DOCUMENTS_PREFERRED' });
    expect(await check(player, { later: true })).toEqual(wanted('OFFERED', 'GBP'));
    // Sent alone, it is not lost.
    await check(player, { withoutLimit: true });
    expect(await check(player, { later: true })).toMatchObject({ result: 'SUCCESS' });
  });

  test('is not offered to who has deposited already', async () => {
    const player = await resident('UKGC');
    await moved(player, { currency: 'GBP' });
    expect(await check(player)).toEqual({ result: 'SUCCESS', currency: 'GBP' });
  });

  test('comes after every harder reason, and declined there it is not on record', async () => {
    const player = await resident('UKGC');
    // Where they are now, nobody may deposit.
    const away = await check(player, { withoutLimit: true }, 'IR');
    expect(away).toEqual({
      result: 'RESTRICTED',
      because: 'COUNTRY',
      currency: 'GBP',
      hideCashier: true,
    });
    expect(await refusals(player)).toEqual([]);
  });
});

describe('[DEP-02] a deposit limit that is required', () => {
  test.each([
    ['Spelinspektionen', ['D', 'W', 'M']],
    ['GGL', ['M']],
  ] as const)('under %s is there for %j before any deposit', async (policy, periods) => {
    const player = await resident(policy);
    for (const period of periods) {
      expect(await check(player)).toMatchObject(wanted('REQUIRED'));
      await expect(openDeposit(bank, player)).rejects.toMatchObject(notAllowed);
      await set(player, period, 50_000);
    }
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 50_000 });
    await openDeposit(bank, player);
  });

  test('cannot be declined, by whatever is sent', async () => {
    const player = await resident('GGL');
    expect(await check(player, { withoutLimit: true, later: true })).toEqual(wanted('REQUIRED'));
    expect(await refusals(player)).toEqual([]);
    await expect(openDeposit(bank, player)).rejects.toMatchObject(notAllowed);
  });

  test('is missing again the moment a deletion from elsewhere is due', async () => {
    const player = await resident('GGL');
    await hold(player, { period: 'M', limit: 50_000, pendingFrom: new Date(NOON + HOUR) });
    expect(await check(player)).toMatchObject({ result: 'SUCCESS' });
    await at(NOON + HOUR);
    expect(await check(player)).toEqual(wanted('REQUIRED'));
  });

  test.each(['default', 'MGA', 'AGCO'] as const)(
    'under %s nothing is asked for',
    async (policy) => {
      expect((await check(await resident(policy))).result).toBe('SUCCESS');
    },
  );
});

describe('[DEP-10] deposits are held to what holds now', () => {
  test('a raise that is due counts at once, and not a moment before', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await set(player, 'D', 20_000);
    await at(NOON + DAY - 1);
    const tooMuch = { amount: 5_001 };
    await expect(openDeposit(bank, player, tooMuch)).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.limit_reached',
    });
    await at(NOON + DAY);
    expect(await check(player)).toMatchObject({ limitLeft: 20_000 });
    await openDeposit(bank, player, tooMuch);
  });

  test('one that needs the second word never counts without it', async () => {
    const player = await resident('UKGC');
    await set(player, 'D', 5_000);
    await set(player, 'D', 20_000);
    await at(NOON + 90 * DAY);
    expect(await check(player)).toMatchObject({ limitLeft: 5_000 });
    await set(player, 'D', 'confirmPendingLimit');
    expect(await check(player)).toMatchObject({ limitLeft: 20_000 });
  });

  test('a limit that is lowered while the player is at the provider stops the payment', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    const { redirectUrl } = await openDeposit(bank, player);
    await set(player, 'D', 4_999);
    await pay(bank, redirectUrl);
    expect(await check(player)).toMatchObject({ limitLeft: 4_999 });
  });

  test('what was approved in the last minute of a day counts the next day too, where its money may come', async () => {
    const player = await resident('default');
    await set(player, 'D', 5_000);
    await at('2026-11-18T21:59:30.000Z');
    await moved(player, {
      referenceId: 'late',
      amount: 5_000,
      status: 'PENDING',
      at: new Date('2026-11-18T21:59:30.000Z'),
    });
    await at('2026-11-18T22:00:30.000Z');
    expect(await check(player)).toMatchObject({ result: 'SELF_LIMIT_REACHED' });
    expect((await read(player)).D).toMatchObject({ used: 5_000, remaining: 0 });
    // The provider could not take it after all.
    await bank.platform.db
      .update(transactions)
      .set({ status: 'FAILED' })
      .where(eq(transactions.referenceId, 'late'));
    expect(await check(player)).toMatchObject({ limitLeft: 5_000 });
  });

  test('the lowest of what is left decides, with its own date', async () => {
    const player = await resident('default');
    await set(player, 'M', 9_000);
    await set(player, 'D', 6_000);
    await moved(player, { amount: 5_000, at: new Date(NOON - DAY) });
    expect(await check(player)).toMatchObject({
      limitLeft: 4_000,
      resetOn: '2026-11-30T22:00:00.000Z',
    });
  });
});

describe('[LIM-01] periods are those of the residence', () => {
  test('a limit that is saved and used in the last second of its day is whole the next', async () => {
    const player = await resident('default');
    await at('2026-11-18T21:59:59.000Z');
    const { D } = await set(player, 'D', 5_000);
    expect(D?.resetAt).toBe('2026-11-18T22:00:00.000Z');
    await moved(player, { amount: 5_000, at: new Date('2026-11-18T21:59:59.999Z') });
    expect(await check(player)).toMatchObject({ result: 'SELF_LIMIT_REACHED' });
    await at('2026-11-18T22:00:00.000Z');
    expect(await check(player)).toMatchObject({
      limitLeft: 5_000,
      resetOn: '2026-11-19T22:00:00.000Z',
    });
  });

  test.each([null, 'FI', 'CA', 'JP'])('wherever the player is just now: %s', async (country) => {
    const player = await resident('AGCO');
    await set(player, 'D', 5_000);
    // Three in the morning in Helsinki, still the day before in Toronto.
    await at('2026-11-19T01:00:00.000Z');
    await moved(player, { at: new Date('2026-11-18T20:00:00.000Z'), currency: 'CAD' });
    expect(await check(player, {}, country)).toMatchObject({
      limitLeft: 4_000,
      resetOn: '2026-11-19T05:00:00.000Z',
    });
  });

  test('of a province with a clock of its own, that clock: a new day of Toronto is none in Winnipeg', async () => {
    const player = await newPlayer(bank.platform, {
      countryCode: 'CA',
      provinceCode: 'MB',
      market: 'CA',
      currency: 'CAD',
    });
    // An hour before midnight in Toronto; then half an hour after it, while Winnipeg has its last hour.
    await moved(player, {
      amount: 5_000,
      at: new Date('2026-11-19T04:00:00.000Z'),
      currency: 'CAD',
    });
    await at('2026-11-19T05:30:00.000Z');
    const { D } = await set(player, 'D', 5_000);
    expect(D).toMatchObject({ used: 5_000, resetAt: '2026-11-19T06:00:00.000Z' });
    expect(await check(player)).toMatchObject({
      result: 'SELF_LIMIT_REACHED',
      resetOn: '2026-11-19T06:00:00.000Z',
    });
    const canadian = { amount: 5_000, currency: 'CAD' };
    await expect(openDeposit(bank, player, canadian)).rejects.toMatchObject({
      status: 409,
      code: 'error.deposit.limit_reached',
    });
  });

  test.each([
    ['GGL', '2026-10-25T22:59:59.999Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['default', '2026-03-29T20:59:59.999Z', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['AGCO', '2026-03-09T03:59:59.999Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ] as const)('a day of 23 or 25 hours is one day: %s at %s', async (policy, now, from, until) => {
    const player = await resident(policy);
    await at(now);
    await set(player, 'M', 90_000);
    await set(player, 'D', 5_000);
    await moved(player, { amount: 700, at: new Date(Date.parse(from) - 1) });
    await moved(player, { amount: 800, at: new Date(from) });
    expect(await check(player)).toMatchObject({ limitLeft: 4_200, resetOn: until });
    await at(until);
    expect(await check(player)).toMatchObject({ limitLeft: 5_000 });
  });
});
