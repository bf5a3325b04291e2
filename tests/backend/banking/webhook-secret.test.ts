import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { settings } from '../../../backend/platform/tables.ts';
import { openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

test('the secret of the callbacks is drawn for each database, and kept there for all instances', async () => {
  const { db } = bank.platform;
  const drawn = await openWebhookSecret(db);
  expect(drawn).toMatch(/^[\da-f]{64}$/);
  expect(await Promise.all([openWebhookSecret(db), openWebhookSecret(db)])).toEqual([drawn, drawn]);
  await db.delete(settings).where(eq(settings.value, drawn));
  expect(await openWebhookSecret(db)).not.toBe(drawn);
});
