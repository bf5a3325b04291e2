import { act, screen, waitFor, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postFromFrame } from '../../replay/dom/frame.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { DAY, LIFETIME, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { withData } from '../../replay/dom/wire.ts';
import { failureOf } from '../../machines/samples.ts';
import { t } from '../../replay/texts.ts';
import { PAY_AND_PLAY } from '../../reference/pay-and-play.ts';
import { CLOSED_TO, NEWER_TERMS } from '../app/closed-to.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';

/** Pay-and-play on the whole site: its requests, storage, facts, and where it leads. */

const logged: unknown[] = [];
beforeEach(() => {
  freshDevice();
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((words: unknown) => void logged.push(words));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
  delete window.dataLayer;
});

type Site = Awaited<ReturnType<typeof openSite>>;
type Options = Omit<Parameters<typeof openSite>[0], 'at' | 'held'>;
const AT = '/en-UN/signup/pnp';
const open = (options: Options = {}): Promise<Site> => openSite({ at: AT, ...options });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Up to the provider's page. @returns the address of the frame */
async function toBank({ user }: Site, amount = '50'): Promise<URL> {
  const field = await screen.findByLabelText('Amount');
  await user.clear(field);
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: 'Go on to your bank' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Your bank’s page');
  return new URL(frame.src);
}

/** The player has been led on; the next page is lazy, and compiled on the way. */
async function arrives(site: Site, path = '/en-UN/'): Promise<void> {
  await expect
    .poll(async () => {
      await settle();
      return site.path();
    })
    .toBe(path);
}

const known = outcomes.verifyPayAndPlayCode.known.data;
const unknown = outcomes.verifyPayAndPlayCode.unknown.data;
const knows = (body: object) => ({ verifyPayAndPlayCode: { body } });

/** Tokens of a platform whose clock shows that time, in ms. */
const issuedAt = (now: number) => ({
  body: { ...tokenPlatform(() => now).issue('100123'), expiresIn: LIFETIME / 1_000 },
});

async function fillMissing({ user }: Site): Promise<void> {
  await heading('Almost there');
  await user.type(screen.getByLabelText('E-mail address'), 'aino.virtanen@example.com');
  await user.type(screen.getByLabelText('Mobile number'), '401234567');
  await user.click(screen.getByLabelText(/^I have read and accept the/));
  await user.click(screen.getByLabelText(/^I have read the/));
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
}

describe('the provider’s page', () => {
  test('shows in a sandboxed frame, asked for as agreed, with a state of each start [PNP-02] [PNP-03] [API-071]', async () => {
    const site = await open();
    const first = await toBank(site);
    expect(first.pathname).toBe('/payment-provider/oauth/authorize');
    const { state, ...asked } = Object.fromEntries(first.searchParams);
    expect(asked).toEqual({
      response_type: 'code',
      client_id: 'northlight',
      identity_provider: 'bank',
      redirect_uri: `${location.origin}/en-UN/signup/callback`,
      amount: '5000',
      currency: 'EUR',
      country: 'FI',
    });
    expect(screen.getByTitle('Your bank’s page')).toHaveAttribute(
      'sandbox',
      'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox ' +
        'allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols',
    );
    await site.user.click(screen.getByRole('button', { name: 'Cancel and go back' }));
    const second = await toBank(site);
    expect(second.searchParams.get('state')).not.toBe(state);
    expect(state).toMatch(/^[\w-]{43}$/);
  });

  test('asks for the brand and its callback [PNP-03] [BRAND-03]', async () => {
    const { searchParams } = await toBank(await open({ brand: solAlta }));
    expect(searchParams.get('client_id')).toBe('sol-alta');
  });

  test('closed it leads back without a call, and its late code is heard by nobody [PNP-12] [PNP-04]', async () => {
    const site = await open();
    await toBank(site);
    const frame = screen.getByTitle<HTMLIFrameElement>('Your bank’s page');
    const source = frame.contentWindow;
    const state = new URL(frame.src).searchParams.get('state');
    await site.user.click(screen.getByRole('button', { name: 'Cancel and go back' }));
    await screen.findByText('You are back at the start');
    const news = screen.getByRole('status');
    expect(within(news).getByRole('link', { name: 'Contact support' })).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('50.00');
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'pnp-code', code: 'late', state },
        origin: location.origin,
        source,
      }),
    );
    await toBank(site);
    expect(site.calls).toEqual([]);
  });

  test('a bank that never answers is waited for a quarter of an hour, and its late code is heard by nobody [PNP-12]', async () => {
    const site = await open();
    const state = (await toBank(site)).searchParams.get('state');
    const source = screen.getByTitle<HTMLIFrameElement>('Your bank’s page').contentWindow;
    await settle(14 * 60_000);
    expect(screen.getByTitle('Your bank’s page')).toBeVisible();
    await settle(2 * 60_000);
    expect(screen.queryByTitle('Your bank’s page')).toBeNull();
    const news = within(screen.getByRole('status'));
    expect(news.getByText('Your bank did not answer in time')).toBeVisible();
    expect(news.getByRole('link', { name: 'Contact support' })).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('50.00');
    const data = { type: 'pnp-code', code: 'late', state };
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
    await settle();
    expect(site.called('verifyPayAndPlayCode')).toBe(0);
    expect((await toBank(site)).searchParams.get('state')).not.toBe(state);
  });

  test.each([
    ['a day fast', DAY],
    ['a day slow', -DAY],
  ])('a device whose clock is %s pays and is logged in [PNP-05] [PNP-07]', async (_, skew) => {
    vi.setSystemTime(Date.now() + skew);
    const site = await open({
      platform: { ...knows(known), logInPayAndPlay: issuedAt(Date.now() - skew) },
    });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await arrives(site);
    expect(await screen.findByRole('button', { name: 'My account' })).toBeVisible();
    expect(site.called('refreshSession')).toBe(0);
  });

  test('a code from another origin is ignored, the own one is handed in [PNP-04] [PNP-05] [API-066] [NS-38]', async () => {
    const site = await open({ platform: { verifyPayAndPlayCode: 'silence' } });
    const { searchParams } = await toBank(site);
    const state = searchParams.get('state');
    const source = screen.getByTitle<HTMLIFrameElement>('Your bank’s page').contentWindow;
    const data = { type: 'pnp-code', code: 'stolen', state };
    for (const foreign of [
      { origin: 'https://evil.example', source },
      { origin: location.origin, source: window },
    ]) {
      window.dispatchEvent(new MessageEvent('message', { data, ...foreign }));
    }
    expect(site.called('verifyPayAndPlayCode')).toBe(0);
    postFromFrame(document, 'code=pc_77aa21');
    await waitFor(() => expect(site.called('verifyPayAndPlayCode')).toBe(1));
    const { oneTimeCode, sessionId, ipAddress, blackbox } = Object(
      site.sent('verifyPayAndPlayCode').body,
    ) as Record<string, string>;
    expect([oneTimeCode, ipAddress]).toEqual(['pc_77aa21', '']);
    expect(blackbox).toContain('userAgent');
    // The state is the hash of the secret that is handed in: a reader of the one cannot hand in the other.
    const hash = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionId));
    expect(Buffer.from(hash).toString('base64url')).toBe(state);
  });

  test('the code is handed in with address and device [PNP-05]', async () => {
    document.cookie = 'ip-address=192.0.2.10; path=/';
    const site = await open({ platform: { verifyPayAndPlayCode: 'silence' } });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await waitFor(() => expect(site.called('verifyPayAndPlayCode')).toBe(1));
    expect(site.sent('verifyPayAndPlayCode').body).toEqual({
      oneTimeCode: 'pc_77aa21',
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
      ipAddress: '192.0.2.10',
      blackbox: expect.stringContaining('userAgent'),
    });
  });

  test('an error asks the platform nothing, and may be tried again [PNP-08]', async () => {
    const site = await open();
    await toBank(site);
    postFromFrame(document, 'error=access_denied');
    await heading('The payment was not made');
    expect(screen.queryByRole('link', { name: 'Sign up with the form' })).toBeNull();
    const ways = within(screen.getByRole('main')).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Contact support',
      'Get help with problem gambling',
    ]);
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await toBank(site);
    expect(site.called('verifyPayAndPlayCode')).toBe(0);
  });

  const ENDED = { platform: { getPayAndPlayPayment: { body: { status: 'ENDED' } } } };

  test('a payment that ended without money, which only the bank’s page says, is told so, and may be tried again [PNP-08] [PNP-12]', async () => {
    const site = await open(ENDED);
    await toBank(site);
    await settle(5_000);
    await heading('The payment was not made');
    expect(screen.getByRole('main')).toHaveTextContent('No money was taken.');
    expect(screen.queryByTitle('Your bank’s page')).toBeNull();
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Amount')).toBeVisible();
  });

  test('where money has arrived and the bank’s page brings no code, it is told within seconds where the money is [PNP-04] [PNP-12]', async () => {
    const site = await open({
      platform: { getPayAndPlayPayment: { body: { status: 'PAID' } } },
    });
    await toBank(site);
    await settle(5_000);
    const shown = screen.getByRole('main');
    expect(shown).toHaveTextContent('This page goes on by itself.');
    await settle(5_000);
    await settle(5_000);
    expect(shown).toHaveTextContent('What you paid is not lost: it is in your account.');
    expect(shown).not.toHaveTextContent('This page goes on by itself.');
    postFromFrame(document, 'code=pc_77aa21');
    await waitFor(() => expect(site.called('verifyPayAndPlayCode')).toBe(1));
  });

  test('after a reload such an end is told at once [PNP-12]', async () => {
    const site = await open(ENDED);
    await toBank(site);
    await site.go('/en-UN/');
    await waitFor(() => expect(screen.queryByText('Pay and play')).toBeNull());
    await site.go(AT);
    await settle();
    await heading('The payment was not made');
    expect(site.called('getPayAndPlayPayment')).toBe(1);
  });

  test('who leaves while it is open comes back to it, and who leaves after it is told what may have happened [PNP-12]', async () => {
    const site = await open({ platform: { verifyPayAndPlayCode: 'silence' } });
    const { href } = await toBank(site);
    const leave = async () => {
      await site.go('/en-UN/');
      await waitFor(() => expect(screen.queryByText('Pay and play')).toBeNull());
      await site.go(AT);
    };
    await leave();
    const frame = await screen.findByTitle<HTMLIFrameElement>('Your bank’s page');
    expect(frame.src).toBe(href);
    postFromFrame(document, 'code=pc_77aa21');
    await screen.findByText('Your bank has answered. Checking the payment…');
    await leave();
    const news = await screen.findByRole('status');
    expect(news).toHaveTextContent('You left while a payment was under way');
    expect(within(news).getByRole('link', { name: 'Contact support' })).toBeVisible();
    await toBank(site);
    postFromFrame(document, 'error=access_denied');
    await heading('The payment was not made');
    await site.go('/en-UN/');
    await waitFor(() => expect(screen.queryByText('The payment was not made')).toBeNull());
    await site.go(AT);
    await screen.findByLabelText('Amount');
    expect(screen.queryByText('You left while a payment was under way')).toBeNull();
  });

  test('before anything is paid it is said who may, who passes on what, and which terms apply [PNP-02]', async () => {
    await open();
    const said = await screen.findByText(/Clearwater, our payment partner/);
    const words = said.closest('p') ?? said;
    expect(words).toHaveTextContent(
      /^18\+\. Clearwater.* name and date of birth\. Our terms apply\./,
    );
    expect(within(words).getByRole('link')).toHaveAttribute('href', '/en-UN/terms');
  });

  test('an address that cannot be made is said, and the amount stays [PNP-02] [API-071]', async () => {
    const site = await open();
    const none = { digest: () => Promise.reject(new Error('no secure context')) };
    Object.defineProperty(crypto, 'subtle', { value: none, configurable: true });
    await site.user.type(await screen.findByLabelText('Amount'), '50');
    await site.user.click(screen.getByRole('button', { name: 'Go on to your bank' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not open your bank’s page',
    );
    expect(screen.getByLabelText('Amount')).toHaveValue('50.00');
  });

  test.each([
    ['', 'Enter an amount.'],
    ['9.99', 'The smallest deposit is'],
    ['5000.01', 'The largest deposit is'],
    ['many', 'Enter an amount like'],
  ])('is not asked for “%s” [PNP-03]', async (amount, words) => {
    const { user } = await open();
    const field = await screen.findByLabelText('Amount');
    if (amount !== '') await user.type(field, amount);
    await user.click(screen.getByRole('button', { name: 'Go on to your bank' }));
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    });
  });
});

describe('after the code', () => {
  test('who is known is logged in by the platform’s session, and led on [PNP-06] [PNP-07] [API-068] [SESS-20] [TRACK-01]', async () => {
    const site = await open({
      platform: { ...knows(known), getTransactionSummary: { body: { totalDepositsCount: 1 } } },
    });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await arrives(site);
    expect(site.sent('logInPayAndPlay').body).toEqual({ sessionId: 'ps_31f0' });
    expect(site.called('updatePayAndPlayPlayer')).toBe(0);
    expect(window.dataLayer?.filter(({ event }) => !String(event).startsWith('srtm-'))).toEqual([
      { event: 'success-login', flow: 'DepositAndPlay' },
      { event: 'first-deposit', amount: 5_000, currency: 'EUR' },
    ]);
    expect(localStorage.getItem('authorization')).not.toBeNull();
  });

  test('who is welcomed is told what has arrived, and asked for no more; who was here before is told so, too [PNP-07] [MODAL-03]', async () => {
    const site = await open({
      platform: {
        ...knows(known),
        getAccessDetails: withData('getAccessDetails', { firstLogin: true }),
        getTransactionSummary: 'silence',
      },
    });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await heading('Logging you in');
    await waitFor(() => expect(site.called('getTransactionSummary')).toBe(1));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    leaveSite();
    freshDevice();

    const first = await open({
      platform: {
        ...knows(known),
        getAccessDetails: withData('getAccessDetails', { firstLogin: true }),
      },
    });
    await toBank(first);
    postFromFrame(document, 'code=pc_77aa21');
    const welcome = await screen.findByRole('dialog', { name: 'Welcome, Aino' });
    expect(welcome).toHaveAttribute('id', 'welcome');
    expect(welcome).toHaveTextContent('€50.00 is in it');
    expect(within(welcome).queryByRole('link')).toBeNull();
    await first.user.click(within(welcome).getByRole('button', { name: 'Look around' }));
    expect(screen.queryByText('€50.00 is in your account.')).toBeNull();
    leaveSite();
    freshDevice();

    const again = await open({ platform: knows(known) });
    await toBank(again, '20');
    postFromFrame(document, 'code=pc_77aa21');
    await arrives(again);
    await screen.findAllByText('€20.00 is in your account.');
  });

  test('who was going elsewhere is led there [PNP-01] [PNP-07]', async () => {
    const site = await openSite({ at: '/en-UN/signup', platform: knows(known) });
    await act(() => site.router.navigate({ href: AT, state: { from: '/deposit' } }));
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await arrives(site, '/en-UN/deposit');
  });

  test('who paid before has made a recurring deposit [TRACK-01]', async () => {
    const site = await open({
      platform: { ...knows(known), getTransactionSummary: { body: { totalDepositsCount: 2 } } },
    });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await arrives(site);
    expect(window.dataLayer?.map(({ event }) => event)).toContain('recurring-deposit');
    expect(window.dataLayer?.map(({ event }) => event)).not.toContain('first-deposit');
  });

  test('who is new completes the account, then is logged in [PNP-01] [PNP-06] [PNP-07] [API-067] [TRACK-01]', async () => {
    const site = await open({ platform: knows(unknown) });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await fillMissing(site);
    await arrives(site);
    expect(site.sent('updatePayAndPlayPlayer').body).toEqual({
      sessionId: 'ps_31f0',
      playerId: '100123',
      email: 'aino.virtanen@example.com',
      mobilePhone: '+358401234567',
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: false,
      termsAndConditionsAcceptedVersion: 3,
    });
    const events = window.dataLayer?.map(({ event }) => String(event)) ?? [];
    expect(events.filter((event) => !event.startsWith('srtm-')).slice(0, 3)).toEqual([
      'start-registration',
      'success-registration',
      'success-login',
    ]);
    const order = site.calls.map(({ operation }) => operation);
    expect(order.indexOf('updatePayAndPlayPlayer')).toBeLessThan(order.indexOf('logInPayAndPlay'));
  });

  test('who is new, and all of whom the bank knows, accepts the terms there, and is told of the sum [PNP-06] [PNP-07] [TERMS-02] [MODAL-03]', async () => {
    const site = await open({
      platform: {
        ...knows(outcomes.verifyPayAndPlayCode.termsOwed.data),
        getAccessDetails: withData('getAccessDetails', { firstLogin: true }),
      },
    });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await heading('Almost there');
    expect(screen.getByText(/Check your details and accept our terms/)).toBeVisible();
    await site.user.click(screen.getByLabelText(/^I have read and accept the/));
    await site.user.click(screen.getByLabelText(/^I have read the/));
    await site.user.click(screen.getByRole('button', { name: 'Save and log in' }));
    const welcome = await screen.findByRole('dialog', { name: 'Welcome, Aino' });
    expect(welcome).toHaveTextContent('€50.00 is in it');
    expect(site.path()).toBe('/en-UN/');
    expect(site.sent('updatePayAndPlayPlayer').body).toMatchObject({
      email: 'aino.virtanen@example.com',
      mobilePhone: '+358401234567',
      termsAndConditionsAcceptedVersion: 3,
    });
  });

  test('who is led to newer terms on the way is told of the sum there [PNP-07] [GUARD-08]', async () => {
    const site = await open({
      platform: knows(known),
      content: CLOSED_TO.newerTerms.content,
    });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await arrives(site, '/en-UN/accept-terms-condition');
    await screen.findAllByText('€50.00 is in your account.');
  });

  test('what the bank knows is filled in [PNP-06]', async () => {
    const site = await open({ platform: knows(outcomes.verifyPayAndPlayCode.onlyEmail.data) });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    await heading('Almost there');
    expect(screen.getByText('€50.00 received. One more step.')).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('aino.virtanen@example.com');
  });

  test('terms that changed while the form was open are named at their box, and the second press agrees to the new ones [PNP-06] [PNP-09]', async () => {
    const site = await open({ platform: knows(unknown) });
    await toBank(site);
    postFromFrame(document, 'code=pc_77aa21');
    site.answer('updatePayAndPlayPlayer', {
      status: 400,
      body: failureOf('invalid', 'termsAndConditionsAcceptedVersion'),
    });
    await fillMissing(site);
    const terms = screen.getByLabelText(/^I have read and accept the/);
    await waitFor(() => expect(terms).toHaveAccessibleDescription(t('signup.terms.changed')));
    expect(terms).toHaveFocus();
    expect(terms).toBeChecked();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('aino.virtanen@example.com');
    site.publish('termsVersion', NEWER_TERMS);
    site.answer('updatePayAndPlayPlayer', { body: {} });
    await site.user.click(screen.getByRole('button', { name: 'Save and log in' }));
    await waitFor(() => expect(site.called('logInPayAndPlay')).toBe(1));
    expect(site.sent('updatePayAndPlayPlayer').body).toMatchObject({
      mobilePhone: '+358401234567',
      termsAndConditionsAcceptedVersion: 4,
    });
  });

  test.each([
    ['error.phone.invalid', 422, 'Mobile number'],
    ['error.registration.player_already_exists', 409, undefined],
  ] as const)(
    '%s stands where it belongs, and what was entered stays [PNP-09]',
    async (code, status, label) => {
      const body = { code, message: 'No.', traceId: '7f3a9c1e5b2d4860' };
      const site = await open({
        platform: { ...knows(unknown), updatePayAndPlayPlayer: { status, body } },
      });
      await toBank(site);
      postFromFrame(document, 'code=pc_77aa21');
      await fillMissing(site);
      if (label === undefined) {
        const alert = await screen.findByRole('alert');
        expect(alert).toHaveTextContent('already have an account');
        expect(alert).toHaveTextContent('Your €50.00 is safe');
        expect(within(alert).getByRole('link', { name: 'Log in' })).toBeVisible();
        expect(within(alert).getByRole('link', { name: 'Contact support' })).toBeVisible();
      } else {
        await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
      }
      expect(screen.getByLabelText('E-mail address')).toHaveValue('aino.virtanen@example.com');
      expect(site.called('logInPayAndPlay')).toBe(0);
    },
  );

  test.each([
    ['exclusionIndefinite', 403, /excluded.* cannot play with it\. Our support pays it back/i],
    ['closed', 403, /closed.* cannot play with it\. Our support pays it back/i],
    [
      'unauthorized',
      401,
      /used to log in already.* is in your account: our support will help you/i,
    ],
  ] as const)(
    'a login that is refused as %s is told so, with help and what becomes of the money [PNP-07]',
    async (outcome, status, words) => {
      const { problem } = outcomes.logInPayAndPlay[outcome];
      const site = await open({
        platform: { ...knows(known), logInPayAndPlay: { status, body: problem } },
      });
      await toBank(site);
      postFromFrame(document, 'code=pc_77aa21');
      await heading('You cannot log in right now');
      expect(screen.getByRole('main')).toHaveTextContent(words);
      expect(screen.getByRole('link', { name: 'Get help with problem gambling' })).toBeVisible();
      expect(window.dataLayer).toBeUndefined();
    },
  );
});

describe('where it shows', () => {
  const CONFIGURED = 'Pnp Banner not being configured!';

  test('a banner that nobody set up is logged, and said [PNP-11]', async () => {
    await open();
    await screen.findByText(/Its introduction is missing right now/);
    expect(logged.filter((words) => words === CONFIGURED)).toHaveLength(1);
  });

  test('the option stands beside the form of the sign-up, and leads there [ROUTE-04] [PNP-10]', async () => {
    await openSite({ at: '/en-UN/signup' });
    expect(await screen.findByRole('link', { name: 'Pay and play' })).toHaveAttribute('href', AT);
  });

  test('where it is not offered there is no option, and its page leads to the form [ROUTE-04] [PNP-10]', async () => {
    const site = await openSite({ at: '/en-CA/signup' });
    await heading('Create your account');
    expect(screen.queryByRole('link', { name: 'Pay and play' })).toBeNull();
    await site.go('/en-CA/signup/pnp');
    await heading('Pay and play is not offered here');
    expect(screen.getByRole('link', { name: 'Sign up with the form' })).toHaveAttribute(
      'href',
      '/en-CA/signup',
    );
  });

  test.each([
    ['192.0.2.10', 'Pay and play'],
    ['192.0.2.11', 'Pay and play is not offered here'],
  ])('where a list is configured, to %s the page says: %s [PNP-10]', async (own, title) => {
    document.cookie = `ip-address=${own}; path=/`;
    Object.assign(PAY_AND_PLAY.northlight, { allowedAddresses: ['192.0.2.10'] });
    onTestFinished(() => {
      Reflect.deleteProperty(PAY_AND_PLAY.northlight, 'allowedAddresses');
    });
    await open();
    await heading(title);
  });

  test('beside it stands the way to the form [ROUTE-04]', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Sign up with the form' })).toHaveAttribute(
      'href',
      '/en-UN/signup',
    );
  });

  test('who is logged in is led to the cashier [ROUTE-04]', async () => {
    await open({ player: true });
    await settle();
    await screen.findByText('You are logged in already. Deposit in your account.');
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});
