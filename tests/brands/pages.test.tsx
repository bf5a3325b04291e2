import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { openPreferences } from '../../replay/dom/dom-parts.ts';
import { leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { MARKETS } from '../../reference/markets.ts';
import { answerContent, datasetOf, documentsOf } from './content.ts';
import { mirador } from './mirador.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

/** Datasets that were asked for content. */
const datasets = new Set<string>();
const open = (options: SiteOptions) =>
  openSite({
    ...options,
    contentService: (request) => {
      datasets.add(datasetOf(request.url));
      return answerContent(request);
    },
  });
beforeEach(emptyDevice);
afterEach(leaveSite);

const footer = () => screen.findByRole('contentinfo');
/** The footer once the content service has answered. */
const listedFooter = async () => {
  const within_ = within(await footer());
  await within_.findByRole('navigation', { name: 'Information' });
  return within_;
};
const linksIn = (region: HTMLElement): (string | null)[] =>
  within(region)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Paths that the footer should list, read off the documents themselves. */
const pathsOf = (brand: Brand, group: string, market: string): string[] =>
  documentsOf(brand.dataset, 'staticPage')
    .toSorted((a, b) => a.order - b.order)
    .filter(
      (page) =>
        page.group === group &&
        page.title.en !== undefined &&
        !page.disableLink &&
        (page.onlyShowMarkets ?? []).every((only) => only === market) &&
        !(page.excludedMarkets ?? []).includes(market) &&
        !(brand.hideTermsPage && page.pageId === 'terms_and_conditions'),
    )
    .map(({ path }) => `/en-${market}${path}`);

const methodsOf = (brand: Brand, market: string): (string | undefined)[] =>
  documentsOf(brand.dataset, 'paymentMethod')
    .filter(({ markets }) => markets.includes(market))
    .map(({ name }) => name.en);

describe.each<Brand>([northlight, solAlta, mirador])('the site of $name', (brand) => {
  const [licence] = documentsOf(brand.dataset, 'licence');

  it(`${brand.name}, BRAND-01 BRAND-02: the front page says what this brand says, from its own content alone`, async () => {
    datasets.clear();
    await open({ brand, at: '/en-UN/' });
    await screen.findByRole('heading', { level: 1, name: en[brand.hero.title] });
    expect(screen.getByRole('banner')).toHaveTextContent(brand.name);
    await waitFor(() => expect(document.title).toBe(brand.name));
    await listedFooter();
    if (brand.aboutUs) {
      const about = await screen.findByRole('heading', { name: 'About us' });
      await within(about.closest('section') ?? about).findByText(
        new RegExp(`^(The )?${brand.name} is a place to play`),
      );
    } else {
      await screen.findAllByText(methodsOf(brand, 'UN')[0] ?? '');
      expect(screen.queryByRole('heading', { name: 'About us' })).toBeNull();
    }
    expect([...datasets]).toEqual([brand.dataset]);
  });

  it(`${brand.name}, FOOT-01 FOOT-02 FOOT-04: the footer lists pages, licence and company of this brand`, async () => {
    await open({ brand, at: '/en-UN/' });
    const inFooter = await listedFooter();
    const group = (name: string) => linksIn(inFooter.getByRole('navigation', { name }));
    await waitFor(() => expect(group('Terms and rules')).toEqual(pathsOf(brand, 'legal', 'UN')));
    expect(group('Information')).toEqual(pathsOf(brand, 'information', 'UN'));
    expect(group('Contact us')).toEqual(pathsOf(brand, 'contact-us', 'UN'));
    expect(group('Information').length).toBeGreaterThan(0);
    const logos = inFooter.getByRole('list', { name: 'Licences' });
    expect(
      within(logos).getByRole('img', { name: `${licence?.name.en}, ${licence?.number}` }),
    ).toBeInTheDocument();
    if (brand.footerCompanyText) {
      expect(await inFooter.findByText(/is run by/)).toHaveTextContent(
        `under licence ${licence?.number}`,
      );
    } else {
      // Once rich text shows elsewhere, the company's would show too.
      await screen.findByText(/is a place to play/);
      expect(inFooter.queryByText(/is run by/)).toBeNull();
    }
  });

  it(`${brand.name}, BRAND-01: help stands in the header and the footer of every page`, async () => {
    await open({ brand, at: '/en-UN/payment-methods' });
    const href = `/en-UN${brand.helpLink}`;
    const [header] = await screen.findAllByRole('banner');
    expect(
      within(header ?? document.body).getByRole('link', { name: 'Contact support' }),
    ).toHaveAttribute('href', href);
    expect(within(await footer()).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      href,
    );
  });

  it(`${brand.name}, ROUTE-07: the payment methods are those of this brand in this market`, async () => {
    await open({ brand, at: '/en-UN/payment-methods' });
    const [first = ''] = methodsOf(brand, 'UN');
    await screen.findByRole('heading', { name: first });
    const shown = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    const names = shown.map((heading) => heading.textContent);
    expect(names).toEqual(expect.arrayContaining(methodsOf(brand, 'UN')));
    expect(new Set(methodsOf(brand, 'UN')).size).toBeGreaterThan(1);
  });

  it(`${brand.name}, ROUTE-16 NS-03: the terms page opens, or leads home where this brand hides it`, async () => {
    await open({ brand, at: '/en-UN/terms' });
    if (brand.hideTermsPage) {
      await waitFor(() => expect(location.pathname).toBe('/en-UN/'));
      const inFooter = await listedFooter();
      const legal = inFooter.getByRole('navigation', { name: 'Terms and rules' });
      expect(linksIn(legal)).not.toContain('/en-UN/terms');
    } else {
      await waitFor(() => expect(document.title).toBe(`Terms and conditions · ${brand.name}`));
      expect(location.pathname).toBe('/en-UN/terms');
    }
  });

  it(`${brand.name}, NS-01: the welcome page of this brand shows the front page, another brand’s leads home`, async () => {
    const own = await open({ brand, at: `/en-UN/${brand.welcomePath}` });
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(en[brand.hero.title]);
    expect(location.pathname).toBe(`/en-UN/${brand.welcomePath}`);
    own.close();
    const other = brand === mirador ? northlight.welcomePath : mirador.welcomePath;
    await open({ brand, at: `/en-UN/${other}` });
    await waitFor(() => expect(location.pathname).toBe('/en-UN/'));
  });

  it(`${brand.name}, MARKET-03 MARKET-04: the switch offers the markets of this brand, in its order`, async () => {
    await open({ brand, at: '/en-UN/payment-methods' });
    await openPreferences();
    const names = brand.markets
      .filter((market) => MARKETS[market].isMarketEnabled)
      .map((market) => MARKETS[market].name);
    const list = document.querySelector('[aria-labelledby="preferences-market"]');
    expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(names);
  });

  it(`${brand.name}, LOGIN-05 NS-32 BRAND-03: a login leads where this brand wants, and every call names its site`, async () => {
    const user = userEvent.setup();
    const { calls } = await open({ brand, at: '/en-UN/#login' });
    const popup = within(await screen.findByRole('dialog'));
    await user.type(await popup.findByLabelText('E-mail address'), 'aino@example.com');
    await user.type(popup.getByLabelText('Password'), 'Sunny-Day-42');
    await user.click(popup.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location.pathname).toBe(`/en-UN${brand.redirectAfterLogin}`));
    expect(location.hash).toBe('');
    await waitFor(() =>
      expect(calls.map(({ operation }) => operation)).toContain('getAccessDetails'),
    );
    const sites = new Set(calls.map(({ headers }) => headers.get('SiteContext')));
    expect([...sites]).toEqual([JSON.stringify({ siteId: brand.siteId })]);
  });

  it(`${brand.name}, LOGOUT-01: a log-out leads to the front page of this brand`, async () => {
    const user = userEvent.setup();
    await open({ brand, at: '/en-UN/my-account', player: true });
    await user.click(await screen.findByRole('button', { name: 'My account' }));
    await user.click(screen.getByRole('button', { name: 'Log out', hidden: true }));
    await waitFor(() => expect(location.pathname).toBe('/en-UN/'));
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(en[brand.hero.title]);
  });

  it(`${brand.name}, LOGIN-11: a closed account is told where to read on, and the page is there`, async () => {
    const user = userEvent.setup();
    await open({
      brand,
      at: '/en-UN/#login',
      platform: {
        logIn: {
          status: 403,
          body: { code: 'login.closed', message: 'Account closed', traceId: 't' },
        },
      },
    });
    const popup = within(await screen.findByRole('dialog'));
    await user.type(await popup.findByLabelText('E-mail address'), 'aino@example.com');
    await user.type(popup.getByLabelText('Password'), 'Sunny-Day-42');
    await user.click(popup.getByRole('button', { name: 'Log in' }));
    await user.click(await popup.findByRole('link', { name: 'About closed accounts' }));
    const page = documentsOf(brand.dataset, 'staticPage').find(
      ({ pageId }) => pageId === 'page-closed-account',
    );
    await waitFor(() => expect(document.title).toBe(`${page?.title.en} · ${brand.name}`));
    expect(location.pathname).toBe('/en-UN/page-closed-account');
  });

  it(`${brand.name}, SIGN-19 BRAND-01: dial prefixes are cut down to where players may register, if this brand wants it`, async () => {
    sessionStorage.setItem(
      'signUpProgress',
      JSON.stringify({
        step: 'contactInfo',
        method: 'SMS',
        playerId: 'p1',
        email: 'aino@example.com',
        countryCode: 'FI',
      }),
    );
    await open({ brand, at: '/en-UN/signup' });
    const prefixes = await screen.findByRole('combobox', { name: 'Country code' });
    const codes = within(prefixes)
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(codes).toContain('FI');
    expect(codes.includes('US')).toBe(!brand.phonePrefixFilter);
  });
});

it('BRAND-01 CONT-14: a brand without a help link has one neither in the header nor in the footer', async () => {
  const { helpLink: _, ...brand } = northlight;
  await open({ brand, at: '/en-UN/payment-methods' });
  const [header] = await screen.findAllByRole('banner');
  await listedFooter();
  // What stands beside it elsewhere is there.
  for (const region of [header ?? document.body, await footer()]) {
    expect(within(region).getAllByRole('link', { name: 'Safer play' })).not.toEqual([]);
    expect(within(region).queryByRole('link', { name: 'Contact support' })).toBeNull();
  }
});

const REGISTERS = {
  northlight: 'https://register.saltholm-gaming.example/licences/SGA-RG-0417-2022',
  'sol-alta': 'https://registro.jogos-valmar.example/licencas/CJV-B2C-0212-2023',
};

it.each([
  ['en-FI', northlight, ['https://www.gamblingtherapy.org/', 'https://peluuri.fi/']],
  ['en-UN', northlight, ['https://www.gamblingtherapy.org/']],
  ['pt-BR', solAlta, ['https://www.gamblingtherapy.org/', 'https://jogadoresanonimos.com.br/']],
  ['pt-PT', solAlta, ['https://www.gamblingtherapy.org/', 'https://www.icad.pt/']],
] as const)(
  'LOC-12 FOOT-01: in %s the footer leads to the partners there',
  async (prefix, brand, to) => {
    await open({ brand, at: `/${prefix}/payment-methods` });
    const texts = sourceTexts(prefix.slice(0, 2));
    const partners = await within(await footer()).findByRole('list', {
      name: texts['footer.partners'],
    });
    expect(linksIn(partners)).toEqual(to);
    for (const link of within(partners).getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noreferrer');
    }
    const licences = within(await footer()).getByRole('list', { name: texts['footer.licences'] });
    // The licence leads to the regulator's register; a mediator has none.
    expect(linksIn(licences)).toEqual([REGISTERS[brand.id]]);
  },
);

it('FOOT-04: a licence shows in its own markets only', async () => {
  await open({ brand: mirador, at: '/en-NO/' });
  const logos = (await listedFooter()).getByRole('list', { name: 'Licences' });
  const names = within(logos)
    .getAllByRole('img')
    .map((logo) => logo.getAttribute('alt'));
  expect(names).toEqual(['Nordic Gaming Mediation']);
});
