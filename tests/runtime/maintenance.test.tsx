import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { MAINTENANCE, withData } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const BACK_SOON = 'We will be right back';
const heading = () => screen.findByRole('heading', { level: 1, name: BACK_SOON });
const gone = () => waitFor(() => expect(screen.queryByText(BACK_SOON)).toBeNull());
const settings = (maintenance: boolean) => ({ maintenance, maintenanceMessage: 'Back at nine.' });

describe('maintenance that the content service announces', () => {
  test('shows the operator’s words, is asked for every minute, and ends by itself [GUARD-01] [NS-51]', async () => {
    const site = await openSite({ at: '/en-UN/', content: { settings: settings(false) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(BACK_SOON)).toBeNull();
    site.publish('settings', settings(true));
    await pass(61_000);
    expect(await heading()).toBeVisible();
    expect(screen.getByText('Back at nine.')).toBeVisible();
    site.publish('settings', settings(false));
    await pass(61_000);
    await gone();
  });
});

describe('maintenance that a call is answered with', () => {
  test('ends by itself once the platform answers, and the player is back [GUARD-01] [NS-51] [SESS-13]', async () => {
    const site = await openSite({
      at: '/en-UN/my-account',
      player: true,
      content: { settings: settings(false) },
      platform: { getAccessContext: MAINTENANCE, getMarketRiskSetting: MAINTENANCE },
    });
    await pass(2_000);
    expect(await heading()).toBeVisible();
    expect(await screen.findByText('Back at nine.')).toBeVisible();
    await pass(62_000);
    expect(site.called('getMarketRiskSetting')).toBeGreaterThan(0);
    expect(screen.getByText(BACK_SOON)).toBeVisible();
    site.answer('getMarketRiskSetting', 'no answer');
    await pass(62_000);
    expect(screen.getByText(BACK_SOON)).toBeVisible();
    site.answer('getMarketRiskSetting', withData('getMarketRiskSetting', {}));
    site.answer('getAccessContext', withData('getAccessContext', {}));
    await pass(61_000);
    await gone();
    expect(await screen.findByText('aino.virtanen@example.com')).toBeVisible();
  });
});

describe('nothing opens over the news that the site is closed', () => {
  const dialog = () => screen.queryByRole('dialog');

  test.each([
    ['maintenance', { content: { settings: settings(true) } }, BACK_SOON],
    [
      'a country that is not served',
      { cookies: { 'country-code': 'US' } },
      'We are not available where you are',
    ],
  ])(
    'the login popup stays shut: %s [GUARD-01] [GUARD-02] [ROUTE-12]',
    async (_, options, name) => {
      await openSite({ at: '/en-UN/#login', ...options });
      await screen.findByRole('heading', { level: 1, name });
      await pass(1_000);
      // A visitor who opened it would have waited for its code.
      await vi.dynamicImportSettled();
      expect(dialog()).toBeNull();
    },
  );

  test('a popup that is open closes when maintenance begins, and what was typed is gone [GUARD-01]', async () => {
    const site = await openSite({ at: '/en-UN/#login', content: { settings: settings(false) } });
    await site.user.type(await screen.findByLabelText('Password'), 'Correct-Horse-7');
    site.publish('settings', settings(true));
    await pass(61_000);
    await heading();
    expect(dialog()).toBeNull();
    site.publish('settings', settings(false));
    await pass(61_000);
    expect(await screen.findByLabelText('Password')).toHaveValue('');
  });

  test('no welcome for a restricted player [GUARD-02] [MODAL-03]', async () => {
    await openSite({
      at: '/en-UN/',
      player: true,
      platform: {
        getAccessContext: withData('getAccessContext', { restrictedAccess: true }),
        getAccessDetails: withData('getAccessDetails', { firstLogin: true }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'We are not available where you are' });
    await pass(1_000);
    expect(dialog()).toBeNull();
  });
});
