import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatPlayerNumber, readPlayerNumber } from '../../reference/player-number.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** A short number by which player and support call the account, wherever somebody may be asked for it. */

beforeEach(freshDevice);
afterEach(leaveSite);

const numbered = { getAccessDetails: withData('getAccessDetails', { playerNumber: '10047213' }) };
const care = (host: string, subject: string) =>
  `mailto:care@${host}?subject=${encodeURIComponent(subject)}`;
const CONTENT = {
  staticPage: {
    pageId: 'contact_email',
    path: '/contact-email',
    title: 'Contact',
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b', text: 'support@northlight.example', marks: [] }],
      },
    ],
    group: 'contact-us',
    order: 1,
    disableLink: false,
    onlyShowMarkets: [],
    excludedMarkets: [],
  },
};

describe('[PROF-01] the number of a player', () => {
  test.each([
    ['Northlight, English', northlight, 'en-UN', 'Player number'],
    ['Northlight, Finnish', northlight, 'fi-FI', 'Pelaajanumero'],
    ['Sol Alta, Portuguese', solAlta, 'pt-BR', 'Número de jogador'],
  ])('%s: is on the account page, to be copied', async (_, brand, locale, term) => {
    const copied: string[] = [];
    const site = await openSite({
      at: `/${locale}/my-account`,
      brand,
      player: true,
      platform: numbered,
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    const entry = within((await screen.findByText(term)).parentElement as HTMLElement);
    expect(entry.getByText('1004 7213')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('100123');
    await site.user.click(entry.getByRole('button'));
    expect(copied).toEqual(['1004 7213']);
  });

  test('a platform that gives none is asked by the id', async () => {
    const without = withData('getAccessDetails', { playerNumber: undefined });
    await openSite({
      at: '/en-UN/my-account',
      player: true,
      platform: { getAccessDetails: without },
    });
    const term = await screen.findByText('Player number');
    expect(term.parentElement).toHaveTextContent('100123');
  });

  test('is read as it is told', () => {
    expect(formatPlayerNumber('10047213')).toBe('1004\u00A07213');
    expect(formatPlayerNumber(123_456_789)).toBe('1234\u00A05678\u00A09');
    for (const told of ['10047213', ' 1004 7213', '1004\u00A07213', '1004-7213']) {
      expect(readPlayerNumber(told)).toBe(10_047_213);
    }
    for (const none of ['', '1004', '0004 7213', 'aino@example.com', '9999999999', '12345678901']) {
      expect(readPlayerNumber(none)).toBeUndefined();
    }
  });
});

describe('a mail to the brand says already who writes', () => {
  test.each([
    [
      'Northlight, English',
      northlight,
      'en-UN',
      care('northlight.example', 'Northlight: player 1004 7213'),
    ],
    [
      'Northlight, Finnish',
      northlight,
      'fi-FI',
      care('northlight.example', 'Northlight: pelaaja 1004 7213'),
    ],
    [
      'Sol Alta, Portuguese',
      solAlta,
      'pt-BR',
      care('sol-alta.example', 'Sol Alta: jogador 1004 7213'),
    ],
  ])('%s: a player, to care', async (_, brand, locale, href) => {
    await openSite({
      at: `/${locale}/my-account/gambling-limits`,
      brand,
      player: true,
      platform: numbered,
    });
    const link = await screen.findByRole('link', { name: /^care@/ });
    expect(link).toHaveAttribute('href', href);
  });

  test.each([
    ['a player', true, 'Northlight: player 1004 7213'],
    ['a visitor', false, 'Northlight'],
  ])('from what content says: %s', async (_, player, subject) => {
    await openSite({ at: '/en-UN/contact-email', player, platform: numbered, content: CONTENT });
    const link = await screen.findByRole('link', { name: 'support@northlight.example' });
    await vi.waitFor(() =>
      expect(link).toHaveAttribute(
        'href',
        `mailto:support@northlight.example?subject=${encodeURIComponent(subject)}`,
      ),
    );
  });
});
