import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countReloads, openPreferences } from '../../replay/dom/dom-parts.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { page, withData } from '../../replay/dom/wire.ts';
import { exposeStatus } from '../../src/app/status.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { Route as Home } from '../../src/routes/$locale/index.tsx';

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
});

type Site = Awaited<ReturnType<typeof openSite>>;

async function logIn({ user }: Site): Promise<void> {
  await user.type(await screen.findByLabelText('E-mail address'), 'aino.virtanen@example.com');
  await user.type(screen.getByLabelText('Password'), 'Correct-Horse-7');
  await user.click(
    screen.getAllByRole('button', { name: 'Log in', hidden: true }).at(-1) as Element,
  );
}

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const brand = { ...northlight, redirectAfterLogin: '/my-account' };

describe('where a login leads', () => {
  test('to the page that asked for a player [GUARD-04] [GUARD-05] [LOGIN-03]', async () => {
    const site = await openSite({ at: `${DEPOSIT}?from=mail`, brand });
    expect(await screen.findByRole('heading', { level: 1, name: /Please log in/ })).toBeVisible();
    expect(site.path()).toBe('/en-UN/page-error-401');
    await site.user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) as HTMLElement);
    await logIn(site);
    await waitFor(() => expect(site.path()).toBe(DEPOSIT));
    expect(location.search).toBe('');
  });

  describe('for who was logged out while they paid: to what became of it', () => {
    const RETURN = '?deposit=dep_20261121_0003';

    async function result(site: Site, path = DEPOSIT, query = ''): Promise<void> {
      await site.user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) as HTMLElement);
      await logIn(site);
      expect(
        await screen.findByRole('heading', { level: 2, name: /is in your balance$/ }),
      ).toBeVisible();
      expect(site.path()).toBe(path);
      expect(site.called('getDeposit')).toBe(1);
      // Told once: a reload begins a new deposit.
      await waitFor(() => expect(location.search).toBe(query));
    }

    test('without a session, which says that it goes on [GUARD-05] [DEP-20] [DEP-22]', async () => {
      const site = await openSite({ at: `${DEPOSIT}${RETURN}&from=mail`, brand });
      await screen.findByRole('heading', { level: 1, name: 'You are back from the payment page' });
      expect(screen.getByText(/Look there before you pay again/)).toBeVisible();
      expect(screen.getByRole('main')).not.toHaveTextContent('dep_');
      await result(site);
    });

    test('with a session that is over [SESS-10] [DEP-22]', async () => {
      for (const name of ['idToken', 'accessToken', 'refreshToken']) {
        localStorage.setItem(name, 'over');
      }
      const site = await openSite({ at: `${DEPOSIT}${RETURN}`, brand });
      await waitFor(() => expect(site.path()).toBe('/en-UN/'));
      await result(site);
    });

    test('on the page for everybody, with a bonus code [NS-67] [DEP-22]', async () => {
      const site = await openSite({ at: `/en-UN/deposit${RETURN}&bonusCode=SPRING`, brand });
      await result(site, '/en-UN/deposit', '?bonusCode=SPRING');
    });
  });

  test('else where the brand says, in the locale of the address [LOGIN-03] [LOGIN-05] [LOC-05] [BRAND-01]', async () => {
    const site = await openSite({ at: '/en-FI/#login', brand });
    await logIn(site);
    await waitFor(() => expect(site.path()).toBe('/en-FI/my-account'));
  });

  test('not to an address that does not exist, nor to a page that turned a former player away [GUARD-05] [GUARD-06]', async () => {
    const site = await openSite({ at: '/en-UN/sportsbook/nowhere', brand });
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    await site.go('/en-UN/#login');
    await logIn(site);
    await waitFor(() => expect(site.path()).toBe('/en-UN/my-account'));
  });

  test('a bounce home is no wish to return [GUARD-05] [GUARD-06]', async () => {
    const site = await openSite({
      at: '/en-UN/deposit',
      brand,
      player: true,
      platform: { getAccessContext: withData('getAccessContext', { riskPayout: true }) },
    });
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    expect(history.state).not.toHaveProperty('from');
    site.answer('getAccessContext', withData('getAccessContext', {}));
    site.runtime.session.send({ type: 'session.endedElsewhere' });
    await waitFor(() =>
      expect(site.runtime.session.getSnapshot().matches({ resolved: 'anonymous' })).toBe(true),
    );
    await site.user.click(screen.getAllByRole('link', { name: 'Log in' })[0] as HTMLElement);
    await logIn(site);
    await waitFor(() => expect(site.path()).toBe('/en-UN/my-account'));
  });
});

describe('when a page breaks', () => {
  const broken = () => {
    const { options } = Home;
    Home.options = {
      ...options,
      component: () => {
        throw new Error('A defect of ours');
      },
    };
    return () => {
      Home.options = options;
    };
  };

  test('the crash screen shows in the page, and Reload loads it anew [ERR-01]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const mend = broken();
    try {
      const reloads = countReloads();
      const site = await openSite({ at: '/en-UN/' });
      expect(await screen.findByText('Oops, something went wrong.')).toBeVisible();
      expect(screen.getByText('Please reload the page to try again.')).toBeVisible();
      expect(screen.getByRole('banner')).toBeVisible();
      await site.user.click(screen.getByRole('button', { name: 'Reload' }));
      expect(reloads()).toBe(1);
    } finally {
      mend();
    }
  });
});

test('the height of the window is kept for the styles, 350 ms after it settled [LAYOUT-04]', async () => {
  const height = () => document.documentElement.style.getPropertyValue('--app-height');
  document.documentElement.style.removeProperty('--app-height');
  await openSite({ at: '/en-UN/' });
  await pass(400);
  expect(height()).toBe(`${window.innerHeight}px`);
  vi.stubGlobal('innerHeight', 512);
  fireEvent(window, new Event('resize'));
  await pass(300);
  expect(height()).not.toBe('512px');
  await pass(100);
  expect(height()).toBe('512px');
});

test('the session’s status is written on the document as the specification spells it [SESS-01] [SESS-09]', async () => {
  const seen: string[] = [];
  const note = () => {
    const { session = '', signedIn = '' } = document.documentElement.dataset;
    const now = `${session} ${signedIn}`;
    if (seen.at(-1) !== now) seen.push(now);
  };
  const site = await openSite({ at: '/en-UN/' });
  exposeStatus(site.runtime);
  site.runtime.session.subscribe(note);
  await site.user.click(screen.getAllByRole('link', { name: 'Log in' })[0] as HTMLElement);
  await logIn(site);
  await waitFor(() => expect(seen.at(-1)).toBe('Resolved true'));
  site.runtime.session.send({ type: 'session.startedElsewhere' });
  await waitFor(() =>
    expect(seen.slice(-3)).toEqual(['Pending false', 'Requested false', 'Resolved true']),
  );
  site.runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() => expect(seen.slice(-2)).toEqual(['Requested false', 'Resolved false']));
  expect(seen.slice(0, 2)).toEqual(['Requested false', 'Resolved true']);
});

test('a landing page that is no visitor’s leads on, once it shows [LOGOUT-01] [GUARD-04]', async () => {
  const site = await openSite({
    at: '/en-UN/',
    player: true,
    platform: { signOut: { body: { redirectPath: '/my-account' } } },
  });
  await waitFor(() =>
    expect(site.runtime.site.getSnapshot().matches({ who: 'player' })).toBe(true),
  );
  site.runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() => expect(site.path()).toBe('/en-UN/page-error-401'));
  expect(site.runtime.site.getSnapshot().hasTag('landing')).toBe(false);
});

describe('the switch of language and market', () => {
  const preferences = () => document.querySelector('#preferences') as HTMLElement;
  const links = () =>
    Object.fromEntries(
      [...preferences().querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    );
  const open = async (options: Partial<SiteOptions> = {}) => {
    const site = await openSite({
      at: '/en-FI/payment-methods?from=mail',
      content: { staticPage: page('payment_methods', '/payment-methods', 'Methods') },
      ...options,
    });
    await openPreferences();
    return site;
  };

  test('keeps page and query, and leads to each market [MARKET-03] [MARKET-04] [LOC-01]', async () => {
    const site = await open();
    await screen.findByRole('heading', { level: 1, name: 'Methods' });
    await waitFor(() => {
      expect(links()).toMatchObject({
        Suomi: '/fi-FI/payment-methods?from=mail',
        English: '/en-FI/payment-methods?from=mail',
        Norway: '/en-NO/payment-methods?from=mail',
        Canada: '/en-CA/payment-methods?from=mail',
      });
    });
    expect(preferences().querySelectorAll('nav[aria-labelledby] [aria-current]')).toHaveLength(2);
    const [canada] = [...preferences().querySelectorAll('a')].filter(
      ({ textContent }) => textContent === 'Canada',
    );
    fireEvent.click(canada as Element);
    await waitFor(() => expect(site.path()).toBe('/en-CA/payment-methods'));
    expect(location.search).toBe('?from=mail');
  });

  test.each([
    ['en-FI', 'More', 'Close'],
    ['fi-FI', 'Lisää', 'Sulje'],
  ])('%s: its panel has a name and a way to close it [LAYOUT-03]', async (locale, name, close) => {
    await open({ at: `/${locale}/payment-methods` });
    await screen.findByRole('heading', { level: 1 });
    const [title] = await screen.findAllByText(name, { selector: '#preferences h2' });
    expect(preferences()).toHaveAttribute('aria-labelledby', title?.id);
    const way = within(preferences()).getByText(close).closest('button');
    expect(way).toHaveAttribute('popovertarget', 'preferences');
    expect(way).toHaveAttribute('popovertargetaction', 'hide');
  });

  test('begins with the place where the visitor is, and its language [MARKET-05] [LOC-07]', async () => {
    await open({ cookies: { 'country-code': 'CA', 'region-code': 'QC' } });
    await waitFor(() => {
      expect(links()).toMatchObject({
        'Where you are: Canada, English': '/en-CA/payment-methods?from=mail',
      });
    });
  });

  test('leads to a market in a language that the market has [MARKET-03]', async () => {
    await open({ at: '/fi-FI/payment-methods' });
    await waitFor(() => {
      expect(links()).toMatchObject({ Kanada: '/en-CA/payment-methods' });
    });
  });

  test('offers what the content service publishes, and suggests nothing else [MARKET-01] [MARKET-05]', async () => {
    await open({
      cookies: { 'country-code': 'CA' },
      content: {
        staticPage: page('payment_methods', '/payment-methods', 'Methods'),
        language: [{ code: 'en' }, { code: 'xx' }],
        market: [{ marketId: 'FI' }, { marketId: 'NO' }],
      },
    });
    const switches = () =>
      Object.entries(links()).filter(([, address]) => address?.endsWith('?from=mail'));
    await waitFor(() => {
      expect(switches()).toEqual([
        ['English', '/en-FI/payment-methods?from=mail'],
        ['Finland', '/en-FI/payment-methods?from=mail'],
        ['Norway', '/en-NO/payment-methods?from=mail'],
      ]);
    });
  });

  test.each([
    ['in the market that shows', { 'country-code': 'FI' }],
    ['where no market is', { 'country-code': 'JP' }],
    ['not located', {}],
  ])('suggests nothing to a visitor %s [MARKET-05]', async (_, cookies) => {
    await open({ cookies });
    await screen.findByRole('heading', { level: 1, name: 'Methods' });
    expect(Object.keys(links()).filter((name) => name.startsWith('Where you are'))).toEqual([]);
  });
});
