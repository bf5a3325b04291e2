import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { contactInfo, details, openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

/** A Brazilian signs up at the second brand, to the first log in. */
async function brazilian(email: string, cpf: string, marketingOptIn: boolean) {
  const body = details(email, { countryCode: 'BR', languageCode: 'pt-BR', marketingOptIn });
  const headers = { SiteContext: '{"siteId":"3"}' };
  const { playerId } = (await site.call('registerPlayer', { body, headers })).body;
  const address = { street: 'Rua A 1', city: 'Recife', postalCode: '50010-000' };
  const info = contactInfo(playerId, { address, cpf });
  expect((await site.call('updateRegistration', { body: info })).status).toBe(200);
  const sent = (await site.call('requestRegistrationSms', { body: { playerId } })).body;
  const code = await site.codeFor(info.mobilePhone);
  const entered = { playerId, verificationId: sent.verificationId, code };
  expect((await site.call('verifyRegistrationSms', { body: entered })).status).toBe(200);
  const [kept] = await site.platform.db.select().from(players).where(eq(players.id, playerId));
  return { kept, session: await site.logIn(email, 'Correct-Horse-7') };
}

test('[SIGN-03] who lives in Brazil has a wallet in reais, the market of Brazil, and the brand they came to', async () => {
  const { kept, session } = await brazilian('reais@example.com', '52998224725', false);
  expect((await site.call('getWallet', { session })).body.currency).toBe('BRL');
  expect((await site.call('getAccessDetails', { session })).body.currencyCode).toBe('BRL');
  expect((await site.call('getAccessContext', { session })).body.station.market).toBe('BR');
  expect(kept).toMatchObject({ siteId: '3', market: 'BR' });
});

test('[SIGN-13] offers are sent to who asked for them, and to nobody else', async () => {
  const { kept: without } = await brazilian('without@example.com', '11144477735', false);
  const { kept: wished } = await brazilian('wished@example.com', '39053344705', true);
  expect([without?.marketingOptIn, wished?.marketingOptIn]).toEqual([false, true]);
});

test.each([
  ['excluded', 'login.exclusion'],
  ['timeout', 'login.timeout'],
])(
  '[LOGIN-08] who is on a break (%s) hears so however often they try, not of wrong passwords',
  async (name, code) => {
    const body = { email: `${name}@croupier.test`, password: 'Demo-Player-1' };
    for (let times = 1; times <= 7; times++) {
      const answer = await site.call('logIn', { body });
      expect([times, answer.code]).toEqual([times, code]);
    }
  },
);
