import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';

/** The site always leads to help, and to deposits only the players who may deposit. */

beforeEach(freshDevice);
afterEach(leaveSite);

const HELP = '/en-UN/responsible-gambling';
const LIMITS = '/en-UN/my-account/gambling-limits';
const DEPOSIT = '/en-UN/my-account/banking/deposit';
const risky = withData('getAccessContext', { riskPayout: true });
const suspended = withData('getAccessContext', { multibrand: { suspended: true } });
const NEWER = [{ version: 4, publishedAt: '2026-11-20' }];

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const popup = () => screen.findByRole('dialog', { name: 'Log in' });

describe('help to play safely', () => {
  test.each([
    ['home', { at: '/en-UN/' }, 2],
    ['the sign-up', { at: '/en-UN/signup' }, 3],
  ])('is led to from everywhere on %s', async (_, options, least) => {
    await openSite(options);
    await waitFor(() => {
      const links = screen.getAllByRole('link', { name: 'Safer play' });
      expect(links.length).toBeGreaterThanOrEqual(least);
      expect(new Set(hrefs(links))).toEqual(new Set([HELP]));
    });
    expect(
      within(screen.getByRole('contentinfo')).getByText(/you can afford to lose/),
    ).toBeVisible();
  });

  test('is led to from the explanation of deposits [NS-67]', async () => {
    await openSite({ at: '/en-UN/deposit' });
    const link = await screen.findByRole('link', { name: 'Play within your limits' });
    expect(link).toHaveAttribute('href', HELP);
  });

  test('is led to from the terms that must be accepted', async () => {
    await openSite({ at: '/en-UN/', player: true, content: { termsVersion: NEWER } });
    await screen.findByRole('heading', { name: 'Our terms have changed' });
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Safer play' });
    expect(hrefs(links)).toEqual([LIMITS]);
  });

  test.each([
    ['an ordinary player', {}],
    ['a player with a payout risk', { getAccessContext: risky }],
    ['a suspended player', { getAccessContext: suspended }],
    [
      'a player whose deposits are off',
      { getAccessDetails: withData('getAccessDetails', { deposit: false }) },
    ],
  ])('leads %s to their own limits by one press, and they open [LIM-01]', async (_, platform) => {
    const site = await openSite({ at: '/en-UN/', player: true, platform });
    await waitFor(() => {
      const links = screen.getAllByRole('link', { name: 'Safer play' });
      expect(links.length).toBeGreaterThanOrEqual(3);
      expect(new Set(hrefs(links))).toEqual(new Set([LIMITS]));
    });
    await site.go(LIMITS);
    const page = { level: 1, name: 'Limits and breaks' };
    expect(await screen.findByRole('heading', page)).toBeVisible();
    expect(site.path()).toBe(LIMITS);
  });

  test.each([
    ['Set a limit', 'deposit-limits'],
    ['Take a break', 'break'],
    ['Stop playing', 'exclusion'],
  ])('%s leads from home and account to its part of the page [LIM-01]', async (name, part) => {
    const site = await openSite({
      at: '/en-UN/',
      player: true,
      platform: {
        getDepositLimits: { body: { currency: 'EUR' } },
        getSpendLimits: { body: { currency: 'EUR' } },
      },
    });
    const link = () => within(screen.getByRole('main')).findByRole('link', { name });
    await waitFor(async () => {
      expect(await link()).toHaveAttribute('href', `${LIMITS}#${part}`);
    });
    await site.go('/en-UN/my-account');
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    expect(await link()).toHaveAttribute('href', `${LIMITS}#${part}`);
  });

  test('is led to from the refused login of who has excluded themselves', async () => {
    const site = await openSite({
      at: '/en-UN/#login',
      platform: {
        logIn: {
          status: 403,
          body: { code: 'login.exclusion.indefinite', message: 'Excluded', traceId: 't' },
        },
      },
    });
    const form = within(await popup());
    await site.user.type(form.getByLabelText('E-mail address'), 'aino@example.com');
    await site.user.type(form.getByLabelText('Password'), 'Correct-Horse-7');
    await site.user.click(form.getByRole('button', { name: 'Log in' }));
    const link = await form.findByRole('link', { name: 'Get help with problem gambling' });
    expect(link).toHaveAttribute('href', HELP);
  });
});

describe('deposits', () => {
  const ways = () => [...document.querySelectorAll(`a[href="${DEPOSIT}"]`)];

  test.each([
    ['an ordinary player from header, menu, navigation and home', {}, 4],
    ['no player with a payout risk', { getAccessContext: risky }, 0],
  ])('are led to by %s [GUARD-06] [GUARD-16] [DEP-23]', async (_, platform, many) => {
    await openSite({ at: '/en-UN/', player: true, platform });
    const header = within(screen.getByRole('banner'));
    await header.findByText('€146.00', { selector: 'strong, strong *' });
    await waitFor(() => expect(ways()).toHaveLength(many));
  });
});

test('a press beside the login keeps it, with what was typed [LOGIN-01]', async () => {
  const site = await openSite({ at: '/en-UN/#login' });
  const form = within(await popup());
  await site.user.type(form.getByLabelText('E-mail address'), 'aino@example.com');
  await pass(50);
  await site.user.click(document.querySelector('[data-modal="login"]') ?? document.body);
  await pass(50);
  expect(within(await popup()).getByLabelText('E-mail address')).toHaveValue('aino@example.com');
  expect(location.hash).toBe('#login');
});

test('a sign-up begins anew in another market, whose rules are others [NS-35]', async () => {
  const site = await openSite({ at: '/en-UN/signup' });
  const email = () => screen.getByLabelText('E-mail address');
  await site.user.type(await screen.findByLabelText('E-mail address'), 'aino@example.com');
  await site.user.type(screen.getByLabelText('Password'), 'Correct-Horse-7');
  await site.go('/fi-UN/signup?x=1');
  expect(screen.getByRole('main').querySelector('input[name="email"]')).toHaveValue(
    'aino@example.com',
  );
  await site.go('/en-CA/signup');
  await waitFor(() => expect(screen.getByLabelText('Country of residence')).toHaveValue('CA'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  // Values that say nothing of a market need not be typed again.
  expect(email()).toHaveValue('aino@example.com');
});
