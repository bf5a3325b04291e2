import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { CLOSED_TO } from '../app/closed-to.ts';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.unstubAllEnvs();
});

async function openAccount(options: Partial<SiteOptions> = {}) {
  const site = await openSite({ at: '/en-UN/my-account', player: true, ...options });
  await screen.findByRole('heading', { name: 'My account' });
  return site;
}

/** The value beside a name in the list of known details. */
async function beside(name: string): Promise<HTMLElement> {
  const value = (await screen.findByText(name)).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`Nothing stands beside ${name}`);
  return value;
}

const lastLogin = (of: object) => ({
  platform: { getLatestActivityLog: withData('getLatestActivityLog', { lastLogin: of }) },
});
const createdAt = '2026-11-20T18:04:00Z';

test('the last login is shown with date, zone, country and the player’s own address [SESS-15] [API-020]', async () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  await openAccount(
    lastLogin({
      createdAt,
      realIpAddress: '203.0.113.7',
      ipAddress: '10.0.0.7',
      realCountryCode: 'FI',
    }),
  );
  const shown = await beside('Last login');
  await within(shown).findByText(/2026/);
  expect(shown.querySelector('time')).toHaveAttribute('datetime', createdAt);
  expect(shown).toHaveTextContent(/15:04 \(Brasilia Standard Time\) · Finland · 203\.0\.113\.7$/);
});

test('where the player’s own address is not known, that of the request is shown [SESS-15]', async () => {
  await openAccount(lastLogin({ createdAt, ipAddress: '198.51.100.4' }));
  expect(await within(await beside('Last login')).findByText(/2026/)).toBeVisible();
  expect(await beside('Last login')).toHaveTextContent(/ · 198\.51\.100\.4$/);
});

test('every login before is listed, newest first, with a way to a new password [SESS-15]', async () => {
  const site = await openAccount({
    platform: {
      getLatestActivityLog: withData('getLatestActivityLog', {
        loginHistory: [
          { loginDate: createdAt, loginIp: '203.0.113.7', loginCountry: 'FI' },
          { loginDate: '2026-11-18T07:30:00Z', loginIp: '198.51.100.4', loginCountry: 'BR' },
          { loginDate: '2026-11-17T07:30:00Z' },
        ],
      }),
    },
  });
  await site.user.click(await screen.findByText('Login history'));
  const logins = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  expect(
    logins.map((item) => item.textContent?.replaceAll('\u00A0', ' ').replace(/^.*? · /, '')),
  ).toEqual(['Finland · 203.0.113.7', 'Brazil · 198.51.100.4', '–']);
  expect(screen.getByRole('link', { name: 'Change your password' })).toHaveAttribute(
    'href',
    '/en-UN/my-account/account',
  );
});

test.each([
  ['a phone', { isMobile: true }, 'Phone'],
  ['a tablet', { isTablet: true }, 'Tablet'],
  ['a computer', { isDesktop: true }, 'Computer'],
])(
  'the station says where the player is, and on %s [SESS-16] [LAYOUT-07]',
  async (_, kind, name) => {
    const station = {
      ipAddress: '203.0.113.9',
      autodetectedCountry: 'FI',
      autodetectedCity: 'Turku',
      market: 'UN',
      isMobile: false,
      isTablet: false,
      isDesktop: false,
      ...kind,
    };
    await openAccount({
      platform: { getAccessContext: withData('getAccessContext', { station }) },
    });
    expect(await beside('This visit')).toHaveTextContent(`Turku, Finland · 203.0.113.9 · ${name}`);
  },
);

test('the residence is shown with its province, as the token says it [SESS-02]', async () => {
  await openAccount({ claims: { country_code: 'CA', province_code: 'QC' } });
  expect(await beside('Place of residence')).toHaveTextContent('Quebec, Canada');
});

test.each([
  [northlight, 'fi-UN', ['Asuinpaikka', 'Edellinen kirjautuminen'], ['Saksa', 'Ruotsi']],
  [solAlta, 'pt-BR', ['Local de residência', 'Último acesso'], ['Alemanha', 'Suécia']],
] as const)(
  '%o %s: countries have their names in the player’s language [SIGN-30] [SESS-15]',
  async (brand, locale, [residence, last], [home, away]) => {
    await openSite({
      brand,
      at: `/${locale}/my-account`,
      player: true,
      claims: { country_code: 'DE' },
      ...lastLogin({ createdAt, realIpAddress: '203.0.113.7', realCountryCode: 'SE' }),
    });
    await screen.findByText(residence);
    expect(await beside(residence)).toHaveTextContent(home);
    await within(await beside(last)).findByText(/2026/);
    expect(await beside(last)).toHaveTextContent(` · ${away} · 203.0.113.7`);
  },
);

test('documents that are asked for are told, with the way to them [DOC-12]', async () => {
  const site = await openAccount({
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE,PROOF_OF_ADDRESS',
      }),
    },
  });
  expect(await screen.findByText('We need documents from you.')).toBeVisible();
  await site.user.click(screen.getByRole('link', { name: 'Send documents' }));
  expect(site.path()).toBe('/en-UN/my-account/account/verification');
});

test.each(['', 'EDD_QUESTIONNAIRE'])(
  'with %j asked for, nothing is said of documents [DOC-12]',
  async (requestDocumentTypeStatus) => {
    await openAccount({
      platform: {
        getAccessDetails: withData('getAccessDetails', { requestDocumentTypeStatus }),
      },
    });
    await screen.findByText('Player number');
    expect(screen.queryByText('We need documents from you.')).toBeNull();
  },
);

test('who owes the latest terms is told what is off, and led to them [GUARD-08]', async () => {
  await openSite({ at: '/en-UN/my-account', ...CLOSED_TO.newerTerms });
  const off = await screen.findByText('You can deposit once you have accepted the latest terms.');
  const [way] = await screen.findAllByText('Read the terms and conditions');
  expect(off).toBeVisible();
  expect(way?.closest('a')).toHaveAttribute('href', '/en-UN/accept-terms-condition');
});
