import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

/** The consequences of a break, each told before it begins. */
const FOLLOWS = [
  /logged out at once, on every device/,
  /stays yours\. Withdrawals that you asked for are paid out/,
  /deposit that you have not confirmed yet is called off/,
  /Bets that are placed stand/,
  /All marketing is switched off/,
];

test.each([
  ['Take a break', '1 day', /^Start this break/, 'startTimeout', 'Start the break'],
  ['Exclude yourself', '6 months', /^Exclude yourself/, 'startExclusion', 'Exclude me'],
] as const)(
  '[EXC-06] [NS-31] %s: what follows is told first, and until when in the time of the residence, then where help is',
  async (part, length, question, operation, start) => {
    // The device's clock is a month ahead; the platform's decides.
    vi.setSystemTime(new Date('2026-12-20T10:00:00Z'));
    const site = await openSite({
      ahead: 30 * 24 * 60 * 60_000,
      at: '/en-UN/my-account/gambling-limits',
      player: true,
      claims: { country_code: 'CA', province_code: 'ON' },
      platform: {
        getAccessDetails: withData('getAccessDetails', { countryCode: 'CA', provinceCode: 'ON' }),
        [operation]: {
          body: { until: '2027-06-01T03:30:00Z', timeZone: 'America/Toronto', indefinite: false },
        },
      },
    });
    const section = within(await screen.findByRole('region', { name: part }));
    await site.user.click(
      await section.findByRole('radio', { name: new RegExp(`^${length.replace(' ', '\\s')}`) }),
    );
    await site.user.click(section.getByRole('button', { name: 'Continue' }));
    const dialog = await screen.findByRole('dialog', { name: question });
    // Ten in the morning UTC in winter is five in Toronto, and so it is half a year later.
    expect(dialog).toHaveTextContent(
      /until 2[01]\s(?:November\s2026|May\s2027), 05:00 \(Eastern Time\)/,
    );
    const told = within(dialog).getAllByRole('listitem');
    expect(told).toHaveLength(FOLLOWS.length);
    for (const [place, words] of FOLLOWS.entries()) expect(told[place]).toHaveTextContent(words);
    expect(site.called(operation)).toBe(0);
    await site.user.click(within(dialog).getByRole('button', { name: start }));

    await screen.findByRole('heading', { level: 1, name: /begun|excluded/ });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/until 31\s+May\s+2027, 23:30 \(Eastern Time\)/)).toBeVisible();
    expect(main.getByText(/Withdrawals that you asked for are paid out/)).toBeVisible();
    expect(main.getByText(/a round that you began in a game/)).toBeVisible();
    const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain('/en-UN/responsible-gambling');
    for (const way of ways)
      expect(way).toMatch(
        /responsible-gambling|contact|support|mailto|tel|gamblingtherapy|connexontario/,
      );
  },
);

test('who is logged in, and on no break, is told of none: the address of its page leads to where one begins [EXC-06]', async () => {
  const site = await openSite({ at: '/en-UN/break', player: true });
  expect(await screen.findByRole('region', { name: 'Take a break' })).toBeVisible();
  expect(site.path()).toBe('/en-UN/my-account/gambling-limits');
  expect(screen.queryByText(/you were logged out/)).toBeNull();
});
