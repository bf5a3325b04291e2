import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** Safer play is in every menu, for every reader and with any obstacle. */

beforeEach(freshDevice);
afterEach(leaveSite);

const context = (more: object) => ({ getAccessContext: withData('getAccessContext', more) });

const EDITIONS = [
  ['Northlight, English', northlight, 'en-UN', 'Safer play', 'Sections', 'Main navigation'],
  ['Northlight, Finnish', northlight, 'fi-FI', 'Turvallinen pelaaminen', 'Osiot', 'Päävalikko'],
  ['Sol Alta, Portuguese', solAlta, 'pt-BR', 'Jogo responsável', 'Seções', 'Navegação principal'],
] as const;

const PLAYERS: readonly (readonly [string, Partial<SiteOptions>])[] = [
  ['an ordinary player', {}],
  ['a player with a payout risk', { platform: context({ riskPayout: true }) }],
  ['a suspended player', { platform: context({ multibrand: { suspended: true } }) }],
  ['a restricted player', { platform: context({ restrictedAccess: true }) }],
  [
    'a player whose deposits are off',
    { platform: { getAccessDetails: withData('getAccessDetails', { deposit: false }) } },
  ],
  [
    'a player who has not accepted the terms',
    { content: { termsVersion: [{ version: 4, publishedAt: '2026-11-20' }] } },
  ],
];

const linkIn = (part: HTMLElement, name: string) =>
  within(part).getAllByRole('link', { name, hidden: true })[0];
/** The menu of the header's account button. */
const menu = () => document.querySelector<HTMLElement>('#account') ?? document.body;

describe.each(EDITIONS)('%s', (edition, brand, locale, name, sections, bar) => {
  /** The places where it shows: the header's sections, a phone's bar, the footer. */
  const everywhere = () => [
    screen.getAllByRole('navigation', { name: sections, hidden: true })[0] ?? document.body,
    screen.getByRole('navigation', { name: bar, hidden: true }),
    screen.getByRole('contentinfo'),
  ];

  test.each(PLAYERS)(`${edition}: %s [LAYOUT-03] [GUARD-02]`, async (_who, options) => {
    await openSite({ at: `/${locale}/payment-methods`, brand, player: true, ...options });
    await waitFor(() => expect(menu()).not.toBe(document.body));
    const limits = `/${locale}/my-account/gambling-limits`;
    await waitFor(() => {
      for (const part of [menu(), ...everywhere()]) {
        expect(linkIn(part, name)).toHaveAttribute('href', limits);
      }
    });
  });

  test(`${edition}: a visitor [LAYOUT-03]`, async () => {
    await openSite({ at: `/${locale}/payment-methods`, brand });
    const help = `/${locale}/responsible-gambling`;
    await waitFor(() => {
      for (const part of everywhere()) expect(linkIn(part, name)).toHaveAttribute('href', help);
    });
  });
});
