import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { page, withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { CLOSED_TO, NEWER_TERMS, restricted } from './closed-to.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const suspended = withData('getAccessContext', { multibrand: { suspended: true } });

const INFORMING = [
  '/terms',
  '/terms_and_conditions',
  '/privacy-policy',
  '/cookie-policy',
  '/betting-rules',
  '/bonus-terms',
  '/responsible-gambling',
  '/age-restrictions',
  '/contact-live-chat',
  '/complaints',
];

const WHO: Readonly<Record<string, Partial<SiteOptions>>> = {
  'a player who must accept newer terms': CLOSED_TO.newerTerms,
  'a restricted player': CLOSED_TO.restricted,
  'a suspended player': { player: true, platform: { getAccessContext: suspended } },
  'a visitor from a country that is not served': CLOSED_TO.notServed,
};

describe('pages that inform and protect', () => {
  test.each(Object.entries(WHO))(
    'stay readable for %s [GUARD-02] [GUARD-08] [GUARD-09] [GUARD-10] [ROUTE-09] [ROUTE-13]',
    async (_, options) => {
      const site = await openSite({
        at: '/en-UN/terms',
        ...options,
        content: { ...options.content, staticPage: page('any', '/any', 'What it says') },
      });
      for (const path of INFORMING) {
        await site.go(`/en-UN${path}`);
        expect(await screen.findByText('What it says, in full'), path).toBeVisible();
        expect(site.path()).toBe(`/en-UN${path}`);
      }
    },
  );
});

describe('a page that closes the site', () => {
  test('restricted: leads to support, safer play and terms, which open [GUARD-02] [ROUTE-11]', async () => {
    const site = await openSite({
      at: '/en-UN/payment-methods',
      player: true,
      platform: { getAccessContext: restricted },
      content: { staticPage: page('any', '/any', 'What it says') },
    });
    const main = await screen.findByRole('heading', {
      level: 1,
      name: 'We are not available where you are',
    });
    expect(main).toBeVisible();
    for (const [name, path] of [
      ['Contact support', '/contact-live-chat'],
      ['Read the terms and conditions', '/terms'],
    ] as const) {
      await site.user.click(within(screen.getByRole('main')).getByRole('link', { name }));
      expect(await screen.findByText('What it says, in full')).toBeVisible();
      expect(site.path()).toBe(`/en-UN${path}`);
      await site.go('/en-UN/payment-methods');
      await screen.findByRole('heading', { name: 'We are not available where you are' });
    }
    // A player limits or ends play, whatever else is closed (LIM-01).
    const safer = within(screen.getByRole('main')).getByRole('link', { name: 'Safer play' });
    await site.user.click(safer);
    const limits = { level: 1, name: 'Limits and breaks' };
    expect(await screen.findByRole('heading', limits)).toBeVisible();
  });

  test('newer terms: a brand that hides its terms page shows them where they are accepted [NS-03] [ROUTE-16]', async () => {
    const site = await openSite({
      at: '/en-UN/terms',
      player: true,
      brand: { ...northlight, hideTermsPage: true },
      content: {
        termsVersion: NEWER_TERMS,
        staticPage: page('terms_and_conditions', '/terms', 'The terms'),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Our terms have changed' })).toBeVisible();
    expect(site.path()).toBe('/en-UN/accept-terms-condition');
    const region = await screen.findByRole('region', { name: 'Read the terms and conditions' });
    await waitFor(() => expect(region).toHaveTextContent('The terms, in full'));
    expect(screen.queryByRole('heading', { name: 'The terms' })).toBeNull();
    const main = within(screen.getByRole('main'));
    for (const name of ['Safer play', 'Contact support']) {
      expect(main.getByRole('link', { name })).toBeVisible();
    }
  });
});
