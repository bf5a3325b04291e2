import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnAddress } from '../../../backend/third-parties/payment-provider/return-address.ts';
import type { Payment } from '../../../backend/third-parties/payment-provider/tables.ts';
import { OPEN_REDIRECTS, OWN_PATHS } from '../../site/open-redirects.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

const payment = (returnPath: string): Payment => ({
  id: 'pay_1',
  merchantReference: 'dep_1',
  merchantName: 'Northlight',
  language: 'en',
  notation: 'specified',
  timeZone: 'Europe/Helsinki',
  method: 'CREDITCARD',
  amount: 5_000,
  currency: 'EUR',
  returnPath,
  status: 'SUCCEEDED',
  reason: null,
  instrument: null,
  issuerAnswer: null,
  createdAt: new Date(0),
  expiresAt: new Date(0),
  resumeAt: null,
});

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  session = await site.logIn('verified@croupier.test');
});
afterAll(() => site.close());

const request = (returnUrl: string) =>
  site.call('requestDeposit', {
    session,
    headers: { 'Idempotency-Key': randomUUID() },
    body: {
      method: 'CREDITCARD',
      amount: 2_000,
      currency: 'EUR',
      returnUrl,
      ipAddress: '203.0.113.7',
      blackbox: '',
    },
  });

describe('[DEP-05] the way back from the payment page', () => {
  test.each(OPEN_REDIRECTS.map((address) => [JSON.stringify(address), address]))(
    '%s is refused at the request, and leads home if it was stored',
    async (_name, address) => {
      expect(returnAddress(payment(address))).toBe('/?deposit=dep_1');
      const refused = await request(address);
      expect(refused.status).toBe(400);
      expect(refused.fields.join()).toContain('returnUrl:');
    },
  );

  test('a page of the site is kept, with the reference', async () => {
    const back = '/en-UN/my-account/banking/deposit';
    expect(returnAddress(payment(back))).toBe(`${back}?deposit=dep_1`);
    expect(returnAddress(payment('/en-UN/x?a=1#b'))).toBe('/en-UN/x?a=1&deposit=dep_1#b');
    for (const path of OWN_PATHS) expect((await request(path)).status).toBe(201);
  });
});
