import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAudited } from './audit.ts';
import { unmatchedCallbacks } from '../../../backend/banking/tables.ts';
import { callback, deliver, openedPayment } from './payment-pages.ts';
import { openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const opened = () => openedPayment(bank);

const kept = (reference: string) =>
  bank.platform.db
    .select()
    .from(unmatchedCallbacks)
    .orderBy(asc(unmatchedCallbacks.firstAt))
    .then((rows) => rows.filter((row) => row.referenceId === reference));

describe('[DEP-20] no signed news is dropped', () => {
  test('an event id that another deposit used already counts for this one', async () => {
    const [one, two] = [await opened(), await opened()];
    const eventId = randomUUID();
    expect((await deliver(bank, callback({ ...one.parts, eventId }))).status).toBe(200);
    expect((await deliver(bank, callback({ ...two.parts, eventId }))).status).toBe(200);
    expect([await one.status(), await two.status()]).toEqual(['SUCCESS', 'SUCCESS']);
  });

  test('the id of news that was taken does not excuse another amount, currency or payment', async () => {
    const { parts } = await opened();
    const eventId = randomUUID();
    const taken = callback({ ...parts, eventId });
    expect((await deliver(bank, taken)).status).toBe(200);
    for (const other of [{ amount: 9_000 }, { currency: 'SEK' }, { paymentId: 'other' }]) {
      const answer = await deliver(bank, callback({ ...parts, eventId, ...other }));
      expect([other, answer.status]).toEqual([other, 422]);
    }
    expect(await kept(parts.reference)).toMatchObject([{ why: 'mismatch', eventId, times: 3 }]);
    expect((await deliver(bank, taken)).status).toBe(200);
  });

  test('of an unknown deposit, and of another amount or payment', async () => {
    const { parts } = await opened();
    const none = `dep_${randomUUID()}`;
    expect((await deliver(bank, callback({ ...parts, reference: none }))).status).toBe(404);
    expect(await kept(none)).toMatchObject([{ why: 'unknown', paymentId: parts.paymentId }]);
    expect((await deliver(bank, callback({ ...parts, amount: 5_001 }))).status).toBe(422);
    expect((await deliver(bank, callback({ ...parts, paymentId: 'other' }))).status).toBe(422);
    expect(await kept(parts.reference)).toMatchObject([
      { why: 'mismatch', amount: 5_001, times: 1 },
      { why: 'mismatch', paymentId: 'other', times: 1 },
    ]);
  });

  test('an amount that no number holds is no event, and what is not signed is not kept', async () => {
    const { parts } = await opened();
    expect((await deliver(bank, callback({ ...parts, amount: 1e300 }))).status).toBe(400);
    const forged = await deliver(bank, callback({ ...parts, amount: 1 }), { signature: 'x' });
    expect(forged.status).toBe(401);
    expect(await kept(parts.reference)).toEqual([]);
  });
});
