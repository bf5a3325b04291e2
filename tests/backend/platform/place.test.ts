import { describe, expect, test } from 'vitest';
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
