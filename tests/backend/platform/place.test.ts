import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../../backend/platform/config.ts';
import { details, openInstance, type Instance } from '../instance.ts';

const told = {
  'x-country': 'US',
  'x-region': 'CA-QC',
  'x-city': 'Nowhere',
  cookie: 'country-code=US; region-code=CA-QC; city=Nowhere',
};

async function under<T>(parts: Partial<Config>, work: (site: Instance) => Promise<T>): Promise<T> {
  const site = await openInstance({ mode: 'production', ...parts });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

const begin = (site: Instance, headers: Record<string, string>) =>
  site.call('registerPlayer', { body: details('place@example.com'), headers });

describe('[SIGN-24] where a visitor is', () => {
  test('in production without a proxy nobody is believed', async () => {
    await under({}, async (site) => {
      expect((await begin(site, told)).status).toBe(201);
    });
  });

  test('behind a trusted proxy its header is believed, and no cookie', async () => {
    await under({ trustedProxies: 1 }, async (site) => {
      const { cookie } = told;
      expect((await begin(site, { cookie })).status).toBe(201);
      const blocked = await begin(site, { 'x-country': 'US' });
      expect(blocked).toMatchObject({ status: 403, code: 'error.country.blocked' });
    });
  });
});

describe('in development testers choose their place', () => {
  let site: Instance;
  beforeAll(async () => {
    site = await openInstance();
  });
  afterAll(() => site.close());

  test.each([
    ['by header', { 'x-country': 'US' }],
    ['by cookie', { cookie: 'country-code=US' }],
  ])('%s', async (_how, headers: Record<string, string>) => {
    expect(await begin(site, headers)).toMatchObject({ code: 'error.country.blocked' });
  });

  test('and a header stands before a cookie', async () => {
    const session = await site.logIn('demo@croupier.test');
    const headers = { cookie: told.cookie, 'x-country': 'FI', 'x-city': 'Oulu' };
    const { body } = await site.call('getAccessContext', { session, headers });
    expect(body.station).toMatchObject({
      autodetectedCountry: 'FI',
      autodetectedRegion: 'CA-QC',
      autodetectedCity: 'Oulu',
    });
  });
});
