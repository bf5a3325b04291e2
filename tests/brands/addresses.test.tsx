import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentDocument } from '../../backend/third-parties/content/documents.ts';
import { emptyDevice } from '../../replay/dom/device.ts';
import { openPreferences } from '../../replay/dom/dom-parts.ts';
import { leaveSite, openSite } from '../../replay/dom/site.tsx';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { answerContent, documentsOf } from './content.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

const brand = northlight;

const open = (
  at: string,
  { player = false, added = [] }: { player?: boolean; added?: readonly ContentDocument[] } = {},
) => openSite({ brand, at, player, contentService: (request) => answerContent(request, added) });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(emptyDevice);
afterEach(leaveSite);

const pages = documentsOf(brand.dataset, 'staticPage');
const titleOf = (id: string): string => pages.find(({ pageId }) => pageId === id)?.title.en ?? '';

/** The ids of the specification. */
const FIXED_IDS = [
  'bonus_terms',
  'casino_rules',
  'cookies_policy',
  'payment_methods',
  'responsible_gambling',
  'terms_and_conditions',
  'age_restrictions',
  'page-error-500',
  'page-closed-account',
  'page-contact-live-chat',
  'page-reset-password',
  'success-registration',
];

describe('an address', () => {
  it('ROUTE-01: the front page is at the locale alone', async () => {
    await open('/en-UN/');
    await title(en[brand.hero.title]);
    expect(location.pathname).toBe('/en-UN/');
  });

  it('ROUTE-03: the sign-up begins with its details', async () => {
    await open('/en-UN/signup');
    await screen.findByLabelText(en['field.email.label']);
    expect(location.pathname).toBe('/en-UN/signup');
  });

  it('ROUTE-06 NS-67 GUARD-18: a visitor reads how to deposit, and is asked to log in', async () => {
    await open('/en-UN/deposit');
    const main = within(await screen.findByRole('main'));
    const link = await main.findByRole('link', { name: en['action.logIn'] });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#login$/));
    expect(location.pathname).toBe('/en-UN/deposit');
  });

  it('ROUTE-12: the login opens over whatever page its hash is put to', async () => {
    await open('/en-UN/payment-methods#login');
    await screen.findByRole('dialog', { name: en['login.title'] });
    expect(location.pathname).toBe('/en-UN/payment-methods');
  });

  it('ROUTE-09: terms, cookies, betting rules and contact open by their paths', async () => {
    const { router } = await open('/en-UN/');
    for (const path of ['/terms', '/cookie-policy', '/betting-rules', '/contact-live-chat']) {
      const name = pages.find((page) => page.path === path)?.title.en ?? '';
      await act(() => router.navigate({ href: `/en-UN${path}` }));
      await title(name);
      expect(location.pathname).toBe(`/en-UN${path}`);
    }
  });

  it('ROUTE-13: every fixed page opens by its id', async () => {
    const { router } = await open('/en-UN/');
    for (const id of FIXED_IDS) {
      await act(() => router.navigate({ href: `/en-UN/${id}` }));
      await title(titleOf(id));
      expect(location.pathname).toBe(`/en-UN/${id}`);
    }
    await act(() => router.navigate({ href: '/en-UN/page-error-401' }));
    await title(titleOf('page-error-401'));
  });

  it('ROUTE-14: a page that an operator adds opens, and stands in the footer', async () => {
    const [model] = pages.filter(({ group }) => group === 'information');
    if (model === undefined) throw new Error('There is no page to go by');
    const page = {
      ...model,
      _id: 'staticPage.sponsoring',
      pageId: 'sponsoring',
      path: '/sponsoring',
      title: { en: 'Whom we sponsor' },
    };
    await open('/en-UN/sponsoring', { added: [page] });
    await title('Whom we sponsor');
    const footer = within(await screen.findByRole('contentinfo'));
    const link = await footer.findByRole('link', { name: 'Whom we sponsor' });
    expect(link).toHaveAttribute('href', '/en-UN/sponsoring');
  });
});

it('MARKET-03 TEXT-03: only languages that have texts are offered, whatever the editors publish', async () => {
  const [english] = documentsOf(brand.dataset, 'language').filter(({ code }) => code === 'en');
  const french = JSON.stringify(english)
    .replace('language.en', 'language.fr')
    .replace('"code":"en"', '"code":"fr"');
  await open('/en-CA/payment-methods', { added: [JSON.parse(french) as ContentDocument] });
  await screen.findByRole('main');
  await openPreferences();
  const list = document.querySelector('[aria-labelledby="preferences-language"]');
  const names = (): (string | null)[] =>
    [...(list?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['English']));
});

it('LOC-09: a player who changes the language stays a player, on the page and with its query', async () => {
  await open('/en-FI/my-account?from=mail', { player: true });
  await screen.findByRole('button', { name: 'My account' });
  await openPreferences();
  const [finnish] = [...document.querySelectorAll('#preferences a')].filter(
    ({ textContent }) => textContent === 'Suomi',
  );
  await act(async () => {
    (finnish as HTMLElement).click();
    await Promise.resolve();
  });
  await waitFor(() => expect(location.pathname).toBe('/fi-FI/my-account'));
  expect(location.search).toBe('?from=mail');
  expect(screen.getByRole('button', { name: 'My account' })).toBeInTheDocument();
});
