import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { fewOf } from '../setup/few-of.ts';

const SILENT = { getAccessContext: 'no answer' } as const;

let online = true;
beforeEach(() => {
  freshDevice();
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(async () => {
  // The history writes a little later.
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  leaveSite();
  vi.restoreAllMocks();
});

/** The network comes or goes. */
const network = (is: boolean): void => {
  online = is;
  act(() => {
    dispatchEvent(new Event(is ? 'online' : 'offline'));
  });
};

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const visitors = /log in|sign up|kirjaudu sisään|rekisteröidy|^entrar|cadastr/i;

describe('whom the device knows, while nobody can be asked', () => {
  for (const { rows, tags } of fewOf([
    [
      northlight,
      '/en-FI/',
      'We cannot reach our service',
      'You are offline',
      'Losing the connection moves no money.',
    ],
    [
      northlight,
      '/fi-FI/my-account',
      'Palveluumme ei saada yhteyttä',
      'Et ole yhteydessä verkkoon',
      'Yhteyden katkeaminen ei siirrä rahaa.',
    ],
    [
      solAlta,
      '/pt-BR/',
      'Não conseguimos acessar nosso serviço',
      'Você está offline',
      'Ficar sem conexão não movimenta dinheiro.',
    ],
    [
      solAlta,
      '/en-UN/my-account/banking/deposit',
      'We cannot reach our service',
      'You are offline',
      'Losing the connection moves no money.',
    ],
  ] as const))
    test.each(rows)(
      'SESS-13 %o %s: neither a visitor’s page nor a visitor’s ways, and what is the matter',
      { tags },
      async (brand, at, away, offline, money) => {
        const site = await openSite({ at, brand, player: true, platform: SILENT });
        await title(away);
        expect(site.path()).toBe(at);
        expect(screen.getByText(money)).toBeVisible();
        expect(screen.queryByRole('link', { name: visitors })).toBeNull();
        network(false);
        await title(offline);
      },
    );

  test('Northlight en-FI: of a payment that was just made nothing is said', async () => {
    await openSite({
      at: '/en-FI/my-account/banking/deposit?deposit=dep_1',
      player: true,
      platform: SILENT,
    });
    await title('We cannot reach our service');
    expect(screen.queryByText(/moves no money/)).toBeNull();
  });

  test('Northlight en-FI: the site asks again as soon as there is a network, and shows the page that was asked for', async () => {
    const site = await openSite({ at: '/en-FI/my-account', player: true, platform: SILENT });
    await title('We cannot reach our service');
    network(false);
    site.answer('getAccessContext', withData('getAccessContext', {}));
    // The next try that comes by itself is ten seconds away.
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    network(true);
    const { calls } = site;
    const before = calls.length;
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await title('My account');
    expect(site.path()).toBe('/en-FI/my-account');
  });

  test('Northlight en-FI: a page that slept while the network came back notices it when it wakes [NS-51]', async () => {
    const site = await openSite({ at: '/en-FI/my-account', player: true, platform: SILENT });
    await title('We cannot reach our service');
    network(false);
    await title('You are offline');
    const isCutOff = (): boolean =>
      site.runtime.session.getSnapshot().matches({ resolved: { unconfirmed: 'cutOff' } });
    expect(isCutOff()).toBe(true);
    site.answer('getAccessContext', withData('getAccessContext', {}));
    // A page that sleeps is not told of it.
    online = true;
    vi.setSystemTime(Date.now() + 120_000);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(isCutOff()).toBe(false);
    await title('My account');
  });

  test('Northlight en-FI: it asks less and less often by itself, and never without a network', async () => {
    const site = await openSite({ at: '/en-FI/', player: true, platform: SILENT });
    await title('We cannot reach our service');
    // A try is several calls.
    let tries = 0;
    const heard = site.runtime.session.subscribe(({ value }) => {
      if (value === 'requested') tries += 1;
    });
    const after = async (ms: number): Promise<number> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return tries;
    };
    expect(await after(5_500)).toBe(1);
    expect(await after(10_000)).toBe(1);
    expect(await after(20_000)).toBe(2);
    await title('We cannot reach our service');
    network(false);
    expect(await after(300_000)).toBe(2);
    // A try by hand that comes to nothing sets no clock going either.
    await site.user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }),
    );
    expect(await after(300_000)).toBe(3);
    heard.unsubscribe();
  });

  test('Northlight en-FI: what stands there stays while it is asked again', async () => {
    const site = await openSite({ at: '/en-FI/', player: true, platform: SILENT });
    const heading = await title('We cannot reach our service');
    site.answer('getAccessContext', 'silence');
    await site.user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }),
    );
    expect(site.runtime.session.getSnapshot().matches('requested')).toBe(true);
    expect(heading).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Clear sky. Clear rules.' })).toBeNull();
  });

  test('Sol Alta en-UN: a page for everybody stays, with the news above it', async () => {
    await openSite({
      at: '/en-UN/payment-methods',
      brand: solAlta,
      player: true,
      platform: SILENT,
    });
    await waitFor(() => {
      expect(screen.getByText('We cannot reach our service')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'We cannot reach our service' })).toBeNull();
    });
  });
});

describe('LOGOUT-01: where a log-out leads', () => {
  for (const { rows, tags } of fewOf([
    [northlight, 'en-FI', 'Log out', 'You are logged out.'],
    [northlight, 'fi-FI', 'Kirjaudu ulos', 'Olet kirjautunut ulos.'],
    [solAlta, 'pt-BR', 'Sair', 'Você saiu da sua conta.'],
  ] as const))
    test.each(rows)(
      '%o %s it is said that it has happened, once, and no more on the next page',
      { tags },
      async (brand, locale, leave, words) => {
        const site = await openSite({ at: `/${locale}/my-account`, brand, player: true });
        await screen.findByRole('heading', { level: 1 });
        const header = within(screen.getByRole('banner'));
        await site.user.click(await header.findByRole('button', { name: leave, hidden: true }));
        const status = await screen.findByText(words);
        expect(status.closest('main [role=status]')).not.toBeNull();
        expect(screen.getAllByText(words)).toHaveLength(1);
        expect(site.path()).toBe(`/${locale}/`);
        await site.go(`/${locale}/payment-methods`);
        expect(screen.queryByText(words)).toBeNull();
        await site.go(`/${locale}/`);
        expect(screen.queryByText(words)).toBeNull();
      },
    );
});
