import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPreferences } from '../../replay/dom/dom-parts.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { MAINTENANCE, page, withData } from '../../replay/dom/wire.ts';

/** The frame's offers to somebody to whom the site is closed, and where a phone finds help. */

beforeEach(freshDevice);
afterEach(leaveSite);

const RESTRICTED = 'We are not available where you are';
const AWAY = 'We will be right back';

/** The links and menu items of header and bottom navigation, shown or not. */
function offered(): readonly string[] {
  const bottom = screen.getByRole('navigation', { name: 'Main navigation' });
  // A text of the content service may have a header of its own, below.
  return [...screen.getAllByRole('banner').slice(0, 1), bottom].flatMap((part) => {
    const inside = within(part);
    const all = [
      ...inside.queryAllByRole('link', { hidden: true }),
      ...inside.queryAllByRole('button', { hidden: true }),
    ];
    return all.map(({ textContent }) => textContent);
  });
}
const OFFERS = ['Sign up', 'Log in', 'Deposit', 'Account', 'Home', 'Payment methods'];
const PROTECTION = ['Safer play', 'Contact support'];
const expectOffers = (none: readonly string[], some: readonly string[]): void => {
  const all = offered();
  for (const one of none) expect(all, one).not.toContain(one);
  for (const one of some) expect(all, one).toContain(one);
};

const restricted = { getAccessContext: withData('getAccessContext', { restrictedAccess: true }) };
const settings = { maintenance: true, maintenanceMessage: 'Back at nine.' };

const CLOSED: readonly (readonly [string, Partial<SiteOptions>, string, readonly string[]])[] = [
  [
    'a visitor whose country is not served',
    { cookies: { 'country-code': 'US' } },
    RESTRICTED,
    PROTECTION,
  ],
  ['a visitor who reads of it', { at: '/en-UN/restricted' }, RESTRICTED, PROTECTION],
  [
    'a restricted player',
    { player: true, platform: restricted },
    RESTRICTED,
    [...PROTECTION, 'Log out'],
  ],
  ['a visitor during maintenance', { content: { settings } }, AWAY, []],
  ['a player during maintenance', { player: true, content: { settings } }, AWAY, ['Log out']],
  [
    'a player whose call is answered with maintenance',
    { player: true, platform: { getWallet: MAINTENANCE } },
    AWAY,
    ['Log out'],
  ],
];

describe('what cannot be done is not offered', () => {
  test.each(CLOSED)('to %s [GUARD-01] [GUARD-02]', async (_, options, heading, left) => {
    await openSite({ at: '/en-UN/', ...options });
    await screen.findByRole('heading', { level: 1, name: heading });
    expectOffers(
      left === PROTECTION || left.includes('Contact support') ? OFFERS : [...OFFERS, ...PROTECTION],
      left,
    );
    await openPreferences();
    expect(offered()).toContain('English');
  });

  test('to somebody who reads the rules where the site is closed [GUARD-02]', async () => {
    await openSite({
      at: '/en-UN/terms',
      cookies: { 'country-code': 'US' },
      content: { staticPage: page('terms_and_conditions', '/terms', 'Terms') },
    });
    await screen.findByText('Terms, in full');
    await vi.waitFor(() => expectOffers(OFFERS, PROTECTION));
  });
});

test('a restricted visitor keeps help and safer play in the header [GUARD-02]', async () => {
  await openSite({ at: '/en-UN/', cookies: { 'country-code': 'US' } });
  await screen.findByRole('heading', { level: 1, name: RESTRICTED });
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(PROTECTION);
});

describe('a phone leads to help', () => {
  const panel = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>('#preferences');
    if (found === null) throw new Error('There is no panel');
    return found;
  };
  const links = () =>
    within(panel())
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent);

  const MENU = ['Casino', 'Live casino', 'Promotions', 'Payment methods', 'Contact support'];

  test('from its menu, beside what the bar has no room for [LAYOUT-03]', async () => {
    await openSite({ at: '/en-UN/' });
    await screen.findAllByText('Sign up');
    expect(links().slice(0, 5)).toEqual(MENU);
    const help = within(panel()).getByRole('link', { name: 'Contact support', hidden: true });
    expect(help).toHaveAttribute('href', '/en-UN/contact-live-chat');
  });

  test('for a player too, and to safer play [LAYOUT-03]', async () => {
    await openSite({ at: '/en-UN/my-account', player: true });
    await screen.findByText('aino.virtanen@example.com');
    expect(links().slice(0, 5)).toEqual(MENU);
    // It stands at the foot of a phone, too, so that no menu is needed (ROUTE-19).
    const own = screen.getAllByRole('link', { name: 'Safer play', hidden: true });
    expect(own.length).toBeGreaterThan(1);
    for (const link of own)
      expect(link).toHaveAttribute('href', '/en-UN/my-account/gambling-limits');
  });
});
