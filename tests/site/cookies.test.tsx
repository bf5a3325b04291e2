import { act, screen, waitFor, within } from '@testing-library/react';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { ESSENTIALS_ONLY, EVERYTHING } from '../../machines/site/cookies/choice.ts';
import { RECORD_RETRY_DELAY } from '../../machines/site/cookies/setup.ts';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { MAINTENANCE, page, withData } from '../../replay/dom/wire.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { keptChoice } from '../../src/runtime/tracking/consent.ts';
import { track } from '../../src/runtime/tracking/tracking.ts';
import { toastList } from '../../src/ui/toasts.ts';
import { CLOSED_TO } from '../app/closed-to.ts';

/** The notice and the settings in the whole site, on real storage and a platform over the wire. */

// Compiled before the first test waits for it.
beforeAll(() => import('../../src/site/cookies/CookieFlow.tsx'));
beforeEach(() => {
  freshDevice();
  delete window.dataLayer;
});
afterEach(leaveSite);

const MEASURING = { ...ESSENTIALS_ONLY, performanceFunctional: true };
const NOT_GIVEN = { body: { version: 3, options: EVERYTHING } };

/** Opens the site, and waits for the first quiet moment. */
async function visit(options: Partial<SiteOptions> = {}) {
  const site = await openSite({
    at: '/en-UN/terms',
    asksAboutCookies: true,
    ...options,
    content: {
      staticPage: page('terms_and_conditions', '/terms', 'The terms'),
      ...options.content,
    },
    platform: { getCookiesConsent: NOT_GIVEN, ...options.platform },
  });
  await settle(5_000);
  return site;
}

const notice = () => screen.queryByRole('region', { name: 'Your choice about cookies' });
const settings = () => screen.findByRole('dialog', { name: 'Cookie settings' });
const press = async (site: Awaited<ReturnType<typeof visit>>, name: string): Promise<void> => {
  await site.user.click(screen.getByRole('button', { name }));
  await settle();
};
const tracked = (): unknown[] => (window.dataLayer ?? []).map(({ event }) => event);
const ticked = (dialog: HTMLElement): boolean[] =>
  within(dialog)
    .getAllByRole('checkbox')
    .map((one) => (one as HTMLInputElement).checked);
/** A market whose law is not known to forbid boxes that are ticked beforehand. */
const CHILE = { brand: solAlta, at: '/en-CL/terms' } as const;
/** Another tab of the browser writes. */
const elsewhere = (entries: Readonly<Record<string, string>>): void => {
  act(() => {
    for (const [key, newValue] of Object.entries(entries)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
};

// Code that is fetched once is there for the tests that follow: this one is the first.
test('nothing of the notice is there before the first quiet moment', async () => {
  const waiting: (() => void)[] = [];
  // A busy machine takes longer for the page than a moment lasts: here it comes when the test says so.
  vi.stubGlobal('requestIdleCallback', (come: () => void) => waiting.push(come));
  onTestFinished(() => void vi.unstubAllGlobals());
  await openSite({ at: '/en-UN/terms', asksAboutCookies: true });
  expect(notice()).toBeNull();
  for (const come of waiting.splice(0)) come();
  await settle();
  expect(notice()).toBeVisible();
});

describe('a player with two tabs', () => {
  const REFUSED = { ...ESSENTIALS_ONLY };
  const saved = (options: object) => ({
    body: { version: 3, cookiesConsentId: 'cc_1', options },
  });

  /** This tab agreed to everything, and the platform has not answered yet. */
  async function agreeing() {
    const answers: ((options: object) => Promise<void>)[] = [];
    const site = await visit({
      player: true,
      platform: {
        updateCookiesConsent: () =>
          new Promise((answer) => {
            answers.push((options) => {
              answer(saved(options));
              return settle(1_000);
            });
          }),
      },
    });
    await press(site, 'Accept all');
    expect(site.called('updateCookiesConsent')).toBe(1);
    return { ...site, answers };
  }
  const refusedByThem = (playerId: string): Record<string, string> => {
    const { cookieOptions = '', ...more } = cookieChoice({
      performanceFunctional: false,
      marketing: false,
    });
    const entry = { ...(JSON.parse(cookieOptions) as object), playerId };
    return { ...more, cookieOptions: JSON.stringify(entry) };
  };

  test('what the other chooses meanwhile is told to the platform after it, and stays [COOK-04] [COOK-06] [API-031]', async () => {
    const site = await agreeing();
    elsewhere(refusedByThem(keptChoice()?.playerId ?? ''));
    await site.answers[0]?.(EVERYTHING);
    expect(site.sent('updateCookiesConsent').body).toMatchObject({ options: REFUSED });
    expect(keptChoice()?.options).toEqual(REFUSED);
    await site.answers[1]?.(REFUSED);
    expect([site.called('updateCookiesConsent'), keptChoice()]).toMatchObject([
      2,
      { options: REFUSED, isStored: true },
    ]);
  });

  test('the answer to an earlier choice undoes none of the other’s that this tab has not heard of yet [COOK-04] [COOK-06]', async () => {
    const site = await agreeing();
    const theirs = refusedByThem(keptChoice()?.playerId ?? '');
    for (const [key, value] of Object.entries(theirs)) localStorage.setItem(key, value);
    await site.answers[0]?.(EVERYTHING);
    expect(keptChoice()).toMatchObject({ options: REFUSED, isStored: false });
    await press(site, 'Cookie settings');
    const toggles = within(await settings()).getAllByRole('checkbox');
    expect(toggles.map((one) => (one as HTMLInputElement).checked)).toEqual([true, false, false]);
  });
});

describe('a visitor', () => {
  test('is asked at the first visit, and nothing is used before they answer [COOK-03] [COOK-06] [NS-21] [C-25]', async () => {
    const site = await visit();
    const asks = within(notice() as HTMLElement);
    expect(asks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Reject all',
      'Accept all',
      'Choose',
    ]);
    expect(asks.getByRole('link')).toHaveAttribute('href', '/en-UN/cookie-policy');
    track('success-login');
    expect(tracked()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    expect(site.calls).toEqual([]);
  });

  test('refuses as easily as they accept: the two look the same [NS-21]', async () => {
    await visit();
    const [reject, accept] = ['Reject all', 'Accept all'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(reject?.className).toBe(accept?.className);
  });

  test('meets the notice right after the way to the content, and keeps the focus where it is', async () => {
    const site = await visit();
    expect(document.body).toHaveFocus();
    await site.user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await site.user.tab();
    expect(notice()).toContainElement(document.activeElement as HTMLElement);
  });

  test.each([
    ['Accept all', EVERYTHING, ['first-deposit', 'srtm-first-deposit']],
    ['Reject all', ESSENTIALS_ONLY, []],
  ])(
    '%s: holds at once, and is not asked again [COOK-02] [COOK-03] [COOK-06]',
    async (name, options, told) => {
      const site = await visit();
      await press(site, name);
      expect(notice()).toBeNull();
      expect(keptChoice()?.options).toEqual(options);
      track('first-deposit');
      expect(tracked()).toEqual(told);
      site.close();
      await visit();
      expect(notice()).toBeNull();
    },
  );

  test('chooses group by group; all are on at first where their law lets them, and essentials cannot be switched off [COOK-01] [COOK-05] [MODAL-01]', async () => {
    const site = await visit(CHILE);
    await press(site, 'Choose');
    const dialog = await settings();
    expect(dialog).toHaveAttribute('id', 'cookie-notice');
    const [essentials, performance, marketing] = within(dialog).getAllByRole('checkbox');
    for (const one of [essentials, performance, marketing]) expect(one).toBeChecked();
    expect(essentials).toBeDisabled();
    expect(essentials).toHaveAccessibleName('Essential');
    expect(keptChoice()).toBeUndefined();
    await site.user.click(marketing as HTMLElement);
    await press(site, 'Save my choice');
    expect(keptChoice()?.options).toEqual(MEASURING);
    expect(notice()).toBeNull();
  });

  test('who opens the settings and changes nothing has nothing to save where all is ticked: that would be to accept all [COOK-01] [COOK-03]', async () => {
    const site = await visit(CHILE);
    await press(site, 'Choose');
    const [, performance] = within(await settings()).getAllByRole('checkbox');
    const save = screen.getByRole('button', { name: 'Save my choice' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await site.user.click(save);
    expect(keptChoice()).toBeUndefined();
    await site.user.click(performance as HTMLElement);
    expect(save).not.toHaveAttribute('aria-disabled');
    await site.user.click(performance as HTMLElement);
    expect(save).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['whose market is not known', northlight, '/en-UN/terms'],
    ['of a European market', northlight, '/en-FI/terms'],
    ['of Canada, who may be from Quebec', northlight, '/en-CA/terms'],
    ['of Portugal, at the other brand', solAlta, '/en-PT/terms'],
  ] as const)(
    '%s finds no group ticked but the essentials, and may save that [COOK-01] [NS-21]',
    async (_who, brand, at) => {
      const site = await visit({ brand, at });
      await press(site, 'Choose');
      expect(ticked(await settings())).toEqual([true, false, false]);
      await press(site, 'Save my choice');
      expect(keptChoice()?.options).toEqual(ESSENTIALS_ONLY);
      expect(notice()).toBeNull();
    },
  );

  test('who goes to another market finds the settings as its law wants them [COOK-01]', async () => {
    const site = await visit(CHILE);
    await press(site, 'Choose');
    expect(ticked(await settings())).toEqual([true, true, true]);
    await press(site, 'Close');
    await site.go('/en-UN/terms');
    await press(site, 'Choose');
    expect(ticked(await settings())).toEqual([true, false, false]);
  });

  test('who closes the settings without a choice has made none, and is asked on [COOK-03] [COOK-06]', async () => {
    const site = await visit();
    await press(site, 'Choose');
    await settings();
    await press(site, 'Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notice()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test('changes their mind at the foot of any page, both ways, at once [COOK-03] [COOK-06]', async () => {
    const site = await visit();
    await press(site, 'Accept all');
    track('success-login');
    expect(tracked()).toEqual(['success-login', 'srtm-success-login']);
    await press(site, 'Cookie settings');
    await settings();
    await press(site, 'Reject all');
    expect(tracked()).toEqual([]);
    track('success-login');
    expect(tracked()).toEqual([]);
    await site.go('/en-UN/payment-methods');
    await press(site, 'Cookie settings');
    const [, performance, marketing] = within(await settings()).getAllByRole('checkbox');
    expect(performance).not.toBeChecked();
    expect(marketing).not.toBeChecked();
    await press(site, 'Accept all');
    track('success-login');
    expect(tracked()).toEqual(['success-login', 'srtm-success-login']);
  });

  test('is heard in every tab: the notice goes, and tracking follows [COOK-03] [COOK-06]', async () => {
    const site = await visit();
    elsewhere(cookieChoice({ performanceFunctional: true, marketing: true }));
    expect(notice()).toBeNull();
    track('success-login');
    elsewhere(cookieChoice({ performanceFunctional: true, marketing: false }));
    expect(tracked()).toEqual(['success-login']);
    await press(site, 'Cookie settings');
    const toggles = within(await settings()).getAllByRole('checkbox');
    expect(toggles.map((one) => (one as HTMLInputElement).checked)).toEqual([true, true, false]);
  });

  test('all storage emptied in another tab is no choice any more: what it allowed is taken back [COOK-06]', async () => {
    const site = await visit({ at: '/en-UN/terms?campaignIds=spring-26' });
    await press(site, 'Accept all');
    track('success-login');
    localStorage.clear();
    localStorage.setItem('campaignIds', '["spring-26"]');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(tracked()).toEqual([]);
    expect(localStorage.getItem('campaignIds')).toBeNull();
  });

  test('other news of the storage says nothing about cookies', async () => {
    await visit();
    elsewhere({ other: 'x', cookieOptions: 'nonsense' });
    expect(notice()).toBeVisible();
  });

  test('comes by a campaign: it is kept with consent to marketing, and not before [TRACK-03] [COOK-06]', async () => {
    const site = await visit({ at: '/en-UN/terms?campaignIds=spring-26' });
    expect(localStorage.getItem('campaignIds')).toBeNull();
    await press(site, 'Accept all');
    expect(localStorage.getItem('campaignIds')).toBe('["spring-26"]');
    await press(site, 'Cookie settings');
    await settings();
    await press(site, 'Reject all');
    expect(localStorage.getItem('campaignIds')).toBeNull();
  });

  test('who has agreed already is followed from the first moment on [TRACK-03]', async () => {
    const site = await visit({ at: '/en-UN/terms?campaignIds=a', asksAboutCookies: false });
    expect(localStorage.getItem('campaignIds')).toBe('["a"]');
    site.close();
  });

  test.each([
    [northlight, '/fi-FI/terms', 'Valintasi evästeistä', 'Hylkää kaikki'],
    [solAlta, '/pt-BR/terms', 'Sua escolha sobre cookies', 'Rejeitar tudo'],
  ])('is asked in their language, by either brand (%#)', async (brand, at, title, reject) => {
    await visit({ brand, at });
    const asks = within(screen.getByRole('region', { name: title }));
    expect(asks.getByRole('button', { name: reject })).toBeVisible();
  });

  test('from where nothing is served is asked, too; while the site is away nobody is', async () => {
    const site = await visit(CLOSED_TO.notServed);
    expect(notice()).toBeVisible();
    site.close();
    await visit({ content: { settings: { maintenance: true } } });
    expect(notice()).toBeNull();
  });
});

describe('a player', () => {
  const stored = (options: object) => withData('getCookiesConsent', { options });

  test('who answered on another device is not asked: what they chose is read [COOK-04] [API-030]', async () => {
    const site = await visit({ player: true, platform: { getCookiesConsent: stored(MEASURING) } });
    expect(site.sent('getCookiesConsent').query).toMatchObject({ version: '3' });
    expect(notice()).toBeNull();
    expect(keptChoice()).toEqual({ options: MEASURING, playerId: '100123', isStored: true });
    expect(localStorage.getItem('cookiesConsentId')).toBe('cc_7b1d');
    expect(site.called('updateCookiesConsent')).toBe(0);
  });

  test('changes it on the account’s page: it says so there, once, and the focus stays [COOK-05] [PROF-11]', async () => {
    const site = await visit({
      at: '/en-UN/my-account/account',
      player: true,
      platform: { getCookiesConsent: stored(EVERYTHING) },
    });
    const section = within(await screen.findByRole('region', { name: 'Cookie settings' }));
    const saved = () => section.queryByText('Saved.');
    const [, performance] = section.getAllByRole('checkbox');
    const save = section.getByRole('button', { name: 'Save my choice' });
    await site.user.click(performance as HTMLElement);
    expect(saved()).toBeNull();
    await site.user.click(save);
    await settle();
    expect(saved()).toBeVisible();
    expect(save).toHaveFocus();
    await site.user.click(performance as HTMLElement);
    expect(saved()).toBeNull();
    site.answer('updateCookiesConsent', 'no answer');
    await site.user.click(save);
    await settle(5_000);
    expect(section.getByText('Saved on this device, not yet in your account')).toBeVisible();
    expect(saved()).toBeNull();
    expect(toastList()).toEqual([]);
  });

  test('who has not is asked, and the platform is told with the version [COOK-04] [API-031]', async () => {
    const site = await visit({ player: true });
    await press(site, 'Reject all');
    expect(site.sent('updateCookiesConsent').body).toEqual({
      version: 3,
      options: ESSENTIALS_ONLY,
    });
    await waitFor(() => expect(keptChoice()?.isStored).toBe(true));
    await press(site, 'Cookie settings');
    await settings();
    await press(site, 'Accept all');
    expect(site.sent('updateCookiesConsent').body).toEqual({
      version: 3,
      cookiesConsentId: 'cc_7b1d',
      options: EVERYTHING,
    });
  });

  test('what a visitor refused here is not widened by a login, and narrows what the player agreed to [COOK-04] [COOK-06]', async () => {
    for (const [key, value] of Object.entries(
      cookieChoice({ performanceFunctional: true, marketing: false }),
    )) {
      localStorage.setItem(key, value);
    }
    const site = await visit({ player: true, platform: { getCookiesConsent: stored(EVERYTHING) } });
    expect(site.sent('updateCookiesConsent').body).toMatchObject({ options: MEASURING });
    expect(keptChoice()?.options).toEqual(MEASURING);
  });

  test('on a device where another has agreed inherits nothing, not for a moment [COOK-04] [COOK-06]', async () => {
    const [options = ''] = [
      cookieChoice({ performanceFunctional: true, marketing: true }).cookieOptions,
    ];
    localStorage.setItem('cookiesAccepted', 'true');
    localStorage.setItem(
      'cookieOptions',
      JSON.stringify({ ...JSON.parse(options), playerId: '100999', isStored: true }),
    );
    const site = await openSite({
      at: '/en-UN/terms',
      player: true,
      asksAboutCookies: true,
      platform: { getCookiesConsent: NOT_GIVEN },
    });
    track('success-login');
    expect(tracked()).toEqual([]);
    await settle(5_000);
    expect(notice()).toBeVisible();
    expect(site.called('updateCookiesConsent')).toBe(0);
  });

  test('who logs in where another’s choice lies finds it gone [COOK-04]', async () => {
    const site = await visit({ asksAboutCookies: false });
    const entry = JSON.parse(localStorage.getItem('cookieOptions') ?? '') as object;
    elsewhere({ cookieOptions: JSON.stringify({ ...entry, playerId: '100999', isStored: true }) });
    expect(keptChoice()?.playerId).toBe('100999');
    await act(async () => {
      await site.runtime.call('logIn', { body: { email: 'aino@example.com', password: 'x' } });
    });
    await settle(100);
    expect(notice()).toBeVisible();
    expect(localStorage.getItem('cookieOptions')).toBeNull();
    expect(localStorage.getItem('cookiesAccepted')).toBeNull();
  });

  test.each(['no answer', { status: 500, body: {} }] as const)(
    'whose choice cannot be saved is told once; it holds here, and is tried again [COOK-04] [API-031] (%#)',
    async (failure) => {
      const site = await visit({ player: true, platform: { updateCookiesConsent: failure } });
      await press(site, 'Accept all');
      await settle(5_000);
      expect(keptChoice()).toMatchObject({ options: EVERYTHING, isStored: false });
      expect(toastList().map(({ severity, message }) => [severity, message])).toEqual([
        [
          'warning',
          'Your choice about cookies holds on this device. We could not save it to your account yet and will try again.',
        ],
      ]);
      await press(site, 'Cookie settings');
      expect(within(await settings()).getAllByRole('status')[0]).toHaveTextContent(
        'Saved on this device, not yet in your account',
      );
      site.answer('updateCookiesConsent', withData('updateCookiesConsent', {}));
      const before = site.called('updateCookiesConsent');
      await settle(RECORD_RETRY_DELAY);
      expect(site.called('updateCookiesConsent')).toBe(before + 1);
      await waitFor(() => expect(keptChoice()?.isStored).toBe(true));
    },
  );

  test('whose choice was not saved is saved at the next visit, and not asked again [COOK-04] [API-031]', async () => {
    const first = await visit({ player: true, platform: { updateCookiesConsent: 'no answer' } });
    await press(first, 'Reject all');
    await settle(5_000);
    first.close();
    const site = await visit({ player: true, platform: { getCookiesConsent: stored(EVERYTHING) } });
    expect(notice()).toBeNull();
    expect(site.sent('updateCookiesConsent').body).toMatchObject({ options: ESSENTIALS_ONLY });
  });

  test('whose consent has run out is asked again, and it is not renewed by itself [COOK-03] [COOK-04]', async () => {
    const first = await visit({
      player: true,
      platform: { getCookiesConsent: stored(EVERYTHING) },
    });
    first.close();
    const site = await visit({ player: true });
    expect(notice()).toBeVisible();
    expect(keptChoice()).toBeUndefined();
    expect(site.called('updateCookiesConsent')).toBe(0);
  });

  test('of whom the platform cannot be asked is asked here [COOK-04] [API-030]', async () => {
    const site = await visit({ player: true, platform: { getCookiesConsent: MAINTENANCE } });
    expect(site.called('getCookiesConsent')).toBeGreaterThan(0);
    expect(keptChoice()).toBeUndefined();
  });

  test('who logs out keeps the choice on this device; the campaigns that brought them are forgotten [NS-63] [COOK-03]', async () => {
    const site = await visit({
      at: '/en-UN/terms?campaignIds=a',
      player: true,
      platform: { getCookiesConsent: stored(EVERYTHING) },
    });
    expect(localStorage.getItem('campaignIds')).toBe('["a"]');
    act(() => site.runtime.session.send({ type: 'signOut.requested' }));
    await settle(6_000);
    expect(localStorage.getItem('campaignIds')).toBeNull();
    expect(keptChoice()?.options).toEqual(EVERYTHING);
    expect(notice()).toBeNull();
  });
});

test('the settings of one page are those of one flow, which ends with the site', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const site = await visit();
  site.close();
  expect(removed.mock.calls.map(([type]) => type)).toContain('storage');
});
