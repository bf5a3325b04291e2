import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dialled, helplinesFor } from '../../reference/helplines.ts';
import { BRAND_FACTS } from '../../reference/brands.ts';
import { countriesOfMarket, MARKETS } from '../../reference/markets.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { besidePlayer } from '../../src/app/player-host.tsx';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** The helplines where a player lives can be called in one press, wherever somebody may look for them. */

beforeEach(freshDevice);
afterEach(leaveSite);

const livingIn = (countryCode: string, more: object = {}) => ({
  getAccessDetails: withData('getAccessDetails', { countryCode, ...more }),
});
const page = (pageId: string) => ({
  staticPage: {
    pageId,
    path: `/${pageId.replaceAll('_', '-')}`,
    title: 'Page',
    body: [],
    group: 'information',
    order: 1,
    disableLink: false,
    onlyShowMarkets: [],
    excludedMarkets: [],
  },
});

/** The target of each telephone link on the page, by name. */
async function telephones(): Promise<readonly (readonly [string, string])[]> {
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByRole('link', { name: /Gambling Therapy/ })).toBeVisible());
  return main
    .getAllByRole('link')
    .map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const)
    .filter(([, href]) => href.startsWith('tel:'));
}

const LIMITS = 'my-account/gambling-limits';
const PLACES: readonly (readonly [string, SiteOptions, readonly (readonly [string, string])[]])[] =
  [
    [
      'Northlight, English: a player from Finland at their limits',
      { at: `/en-UN/${LIMITS}`, player: true, platform: livingIn('FI') },
      [['Call Peluuri: 0800 100 101', 'tel:0800100101']],
    ],
    [
      'Northlight, Finnish: a visitor reads of responsible gambling',
      { at: '/fi-FI/responsible-gambling', content: page('responsible_gambling') },
      [['Soita, Peluuri: 0800 100 101', 'tel:0800100101']],
    ],
    [
      'Northlight, English: a player from Ontario on the Finnish market’s pages',
      {
        at: `/en-FI/${LIMITS}`,
        player: true,
        platform: livingIn('CA', { provinceCode: 'ON' }),
      },
      [['Call ConnexOntario: 1-866-531-2600', 'tel:18665312600']],
    ],
    [
      'Sol Alta, Portuguese: a player from Brazil at their limits',
      { at: `/pt-BR/${LIMITS}`, brand: solAlta, player: true, platform: livingIn('BR') },
      [['Ligar para CVV: 188', 'tel:188']],
    ],
    [
      'Sol Alta, Portuguese: a visitor from Portugal looks for support in the global market',
      {
        at: '/pt-UN/contact-email',
        brand: solAlta,
        cookies: { 'country-code': 'PT' },
        content: page('contact_email'),
      },
      [['Ligar para Linha Vida: 1414', 'tel:1414']],
    ],
    [
      'Northlight, English: a visitor of whom nothing is known has the international one alone',
      { at: '/en-UN/contact-email', content: page('contact_email') },
      [],
    ],
    [
      'Northlight, English: whoever was just logged out by their break',
      { at: '/en-SE/break' },
      [['Call Stödlinjen: 020-81 91 00', 'tel:020819100']],
    ],
  ];

test.each(PLACES)('%s [NS-31] [EXC-06]', async (_, options, expected) => {
  await openSite({ brand: northlight, ...options });
  expect(await telephones()).toEqual(expected);
});

test('who takes a break on another market’s pages has those of home on the page that confirms it [EXC-06]', async () => {
  const site = await openSite({
    at: '/en-UN/payment-methods',
    brand: northlight,
    player: true,
    platform: livingIn('DE'),
  });
  await besidePlayer.fetch();
  const stop = await screen.findByRole('button', { name: /^Stop for 24\shours$/ });
  await site.user.click(stop);
  expect(await screen.findByRole('heading', { level: 1, name: /break/i })).toBeVisible();
  expect(await telephones()).toEqual(
    helplinesFor({ countryCode: 'DE' })
      .filter(({ telephone }) => telephone !== undefined)
      .map(({ name, telephone = '' }) => [`Call ${name}: ${telephone}`, dialled(telephone)]),
  );
});

test('their pages open beside the site, which keeps no hand on them', async () => {
  await openSite({ at: '/en-FI/break', brand: northlight });
  const link = await screen.findByRole('link', { name: /^Website Peluuri/ });
  expect(link).toHaveAccessibleName('Website Peluuri (opens in a new tab)');
  expect(link).toHaveAttribute('href', 'https://peluuri.fi');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('the list', () => {
  const countries = Object.values(BRAND_FACTS)
    .flatMap(({ markets }) => [...markets])
    .flatMap((market) => countriesOfMarket(MARKETS[market]));

  test('has somebody for whoever lives anywhere, the international one last', () => {
    for (const countryCode of [...countries, 'CL', 'ZZ', undefined]) {
      expect(helplinesFor({ countryCode }).at(-1)?.name).toBe('Gambling Therapy');
    }
    expect(helplinesFor({ countryCode: 'ZZ' })).toHaveLength(1);
  });

  test('dials digits, and leads to safe addresses alone', () => {
    for (const countryCode of [...countries, 'GB', 'IE', 'DE', 'NL', 'DK']) {
      for (const { telephone, web } of helplinesFor({ countryCode })) {
        if (telephone !== undefined) expect(dialled(telephone)).toMatch(/^tel:\d{3,12}$/);
        expect(new URL(web).protocol).toBe('https:');
      }
    }
  });

  test('of a province names its own line, of another all that there are', () => {
    const names = (provinceCode?: string) =>
      helplinesFor({ countryCode: 'CA', provinceCode }).map(({ name }) => name);
    expect(names('QC')).toEqual(['Jeu : aide et référence', 'Gambling Therapy']);
    expect(names()).toHaveLength(4);
    expect(names('YT')).toHaveLength(4);
  });
});
