import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInstance, type Instance } from '../instance.ts';

/** The answers that the cashier reads, over HTTP: each is held to the contract on its way out. */

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const offered = async (persona: string) => {
  const session = await site.logIn(`${persona}@croupier.test`);
  const { status, body } = await site.call('getRecentDepositMethods', { session });
  expect(status).toBe(200);
  return body;
};

test('the ways to pay that the country has, with ranges in the currency of the player [WAL-07] [WAL-08] [API-056]', async () => {
  const finnish = await offered('verified');
  const names = finnish.available.map(({ method }) => method);
  expect(names).toEqual(expect.arrayContaining(['CREDITCARD', 'EUTELLER', 'SIRU', 'TRUSTLY']));
  expect(names).not.toContain('MSIPAY');
  expect(finnish.currency).toBe('EUR');
  expect(finnish.available[0]).toEqual({
    method: 'CREDITCARD',
    min: 1_000,
    max: 500_000,
    fee: 0,
    time: 'AT_ONCE',
    instrument: 'Visa ···· 4242',
  });
  const brazilian = await offered('brazil');
  expect(brazilian.available.map(({ method }) => method)).toContain('MSIPAY');
  expect(brazilian.currency).toBe('BRL');
  expect(brazilian.available[0]).toMatchObject({ method: 'PIX', min: 5_000, max: 5_000_000 });
});
