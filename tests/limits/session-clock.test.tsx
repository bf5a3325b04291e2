import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { tokenOf } from '../../replay/dom/token-platform.ts';
import { withData } from '../../replay/dom/wire.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { besidePlayer } from '../../src/app/player-host.tsx';

/** Where the market asks for it, the header says how long the player has been logged in. */

beforeEach(freshDevice);
afterEach(leaveSite);

const MINUTE = 60_000;

/** A player of a country who logged in some time ago, by the platform's clock. */
async function loggedIn(
  countryCode: string,
  minutesAgo: number | undefined,
  {
    locale = 'en-UN',
    brand = northlight,
    skew = 0,
  }: { locale?: string; brand?: Brand; skew?: number } = {},
): Promise<Site> {
  const platformNow = Date.now() - skew;
  const iat = Math.floor(platformNow / 1_000);
  const idToken = tokenOf({
    player_id: '100123',
    player_access_id: 'a1',
    email: 'aino.virtanen@example.com',
    country_code: countryCode,
    language_code: 'en',
    registrationDate: '2026-01-15T09:30:00Z',
    iat,
    exp: iat + 3_600,
  });
  const site = await openSite({
    at: `/${locale}/payment-methods`,
    brand,
    player: true,
    platform: {
      logIn: { body: { idToken, accessToken: idToken, refreshToken: 'r', expiresIn: 3_600 } },
      getAccessDetails: withData('getAccessDetails', { countryCode }),
      getAccessContext: withData('getAccessContext', {
        sessionStartedAt:
          minutesAgo === undefined
            ? undefined
            : new Date(platformNow - minutesAgo * MINUTE - 5_000).toISOString(),
      }),
    },
  });
  await vi.waitFor(() => expect(document.querySelector('#account')).not.toBeNull());
  await besidePlayer.fetch();
  return site;
}

const timer = () => within(screen.getByRole('banner')).findByRole('timer');

describe('[NS-50] the clock of the session', () => {
  test.each([
    [
      'Northlight, English, Sweden',
      'SE',
      northlight,
      'en-UN',
      'Time since you logged in',
      '1 h 15 min',
    ],
    [
      'Northlight, Finnish, Sweden',
      'SE',
      northlight,
      'fi-FI',
      'Aika kirjautumisestasi',
      '1 t 15 min',
    ],
    [
      'Sol Alta, Portuguese, Great Britain',
      'GB',
      solAlta,
      'pt-BR',
      'Tempo desde que você entrou',
      '1 h 15 min',
    ],
  ])(
    '%s: is in the header, and is not read out by itself',
    async (_, country, brand, locale, name, said) => {
      await loggedIn(country, 75, { brand, locale });
      const clock = await timer();
      expect(clock).toHaveAccessibleName(name);
      expect(clock).toHaveTextContent(said);
      expect(clock.closest('[aria-live]:not([aria-live=off])')).toBeNull();
    },
  );

  test.each(['FI', 'BR', 'CA', 'DE'])('is not where %s does not ask for it', async (country) => {
    await loggedIn(country, 75);
    await pass(500);
    expect(within(screen.getByRole('banner')).queryByRole('timer')).toBeNull();
  });

  test('counts from minute to minute', async () => {
    await loggedIn('SE', 58);
    expect(await timer()).toHaveTextContent('0 h 58 min');
    await pass(MINUTE);
    expect(await timer()).toHaveTextContent('0 h 59 min');
    await pass(MINUTE);
    expect(await timer()).toHaveTextContent('1 h 0 min');
  });

  test('goes by the platform’s clock, also on a device that is hours ahead', async () => {
    await loggedIn('SE', 20, { skew: 5 * 60 * MINUTE });
    expect(await timer()).toHaveTextContent('0 h 20 min');
  });

  test('is not made up where the platform does not tell', async () => {
    await loggedIn('SE', undefined);
    await pass(500);
    expect(within(screen.getByRole('banner')).queryByRole('timer')).toBeNull();
  });
});
