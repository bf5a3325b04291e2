import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { answerIn, messageOf } from '../../src/access/pay-and-play/callback-message.ts';

const STATE = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg';
const ORIGIN = 'https://site.example';

describe('what the callback page says', () => {
  test.each([
    [
      { code: 'c', state: STATE },
      { type: 'pnp-code', code: 'c', state: STATE },
    ],
    [
      { error: 'access_denied', state: STATE },
      { type: 'pnp-error', error: 'access_denied', state: STATE },
    ],
    // Both: it is no success in any case.
    [
      { code: 'c', error: 'access_denied', state: STATE },
      { type: 'pnp-error', error: 'access_denied', state: STATE },
    ],
    [{ state: STATE }, { type: 'pnp-error', error: 'invalid_response', state: STATE }],
    [
      { code: '', state: STATE },
      { type: 'pnp-error', error: 'invalid_response', state: STATE },
    ],
    [{ code: 'c' }, undefined],
    [{ code: 'c', state: '' }, undefined],
    [{}, undefined],
  ])('for %o it is %o [PNP-04] [PNP-08] [NS-38]', (search, message) => {
    expect(messageOf(search)).toEqual(message);
  });
});

describe('what the page that waits hears', () => {
  const frame = window;
  const code = { type: 'pnp-code', code: 'c', state: STATE };
  const waiting = { origin: ORIGIN, source: frame, state: STATE };
  const event = (data: unknown, differs: MessageEventInit = {}) =>
    new MessageEvent('message', { data, origin: ORIGIN, source: frame, ...differs });

  test('the code and the error of its own start, from its own frame [PNP-04] [PNP-08] [NS-38]', () => {
    expect(answerIn(event(code), waiting)).toEqual({ kind: 'code', code: 'c' });
    const error = { type: 'pnp-error', error: 'access_denied', state: STATE };
    expect(answerIn(event(error), waiting)).toEqual({ kind: 'error', error: 'access_denied' });
  });

  const other = document.createElement('iframe');
  document.body.append(other);
  test.each([
    ['from another origin', event(code, { origin: 'https://evil.example' })],
    ['from a sandbox', event(code, { origin: 'null' })],
    ['from another frame', event(code, { source: other.contentWindow })],
    ['from nowhere', event(code, { source: null })],
    ['of another start', event({ ...code, state: 'another' })],
    ['without a state', event({ type: 'pnp-code', code: 'c' })],
    ['of another form', event({ ...code, type: 'code' })],
    ['without a code', event({ type: 'pnp-code', state: STATE })],
    ['with a code that is no text', event({ ...code, code: { toString: () => 'c' } })],
    ['that is a text', event('pnp-code')],
    ['that is nothing', event(null)],
  ])('nothing %s [PNP-04] [NS-38]', (_, heard) => {
    expect(answerIn(heard, waiting)).toBeUndefined();
  });

  test('nothing when it waits for nothing [PNP-04] [PNP-12]', () => {
    const empty = event({ ...code, state: '' });
    expect(answerIn(empty, { ...waiting, state: '' })).toBeUndefined();
    expect(answerIn(event(code), { ...waiting, source: undefined })).toBeUndefined();
    expect(answerIn(event(code, { source: null }), { ...waiting, source: null })).toBeUndefined();
  });
});

describe('the callback page', () => {
  beforeEach(freshDevice);
  afterEach(() => {
    leaveSite();
    vi.restoreAllMocks();
    Reflect.set(window, 'opener', null);
  });
  const AT = `/en-UN/signup/callback?code=c&state=${STATE}`;

  test('hands the code to whoever opened it, on its own origin only [API-170] [API-180] [PNP-04] [NS-38] [ROUTE-05]', async () => {
    const postMessage = vi.fn();
    Reflect.set(window, 'opener', { postMessage });
    await openSite({ at: AT });
    await screen.findByText('Taking you back…');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'pnp-code', code: 'c', state: STATE },
      location.origin,
    );
  });

  test('does so while the session is not resolved yet [ROUTE-05] [GUARD-03]', async () => {
    const postMessage = vi.fn();
    Reflect.set(window, 'opener', { postMessage });
    await openSite({ at: AT, player: true, platform: { getAccessContext: 'silence' } });
    await waitFor(() => {
      expect(postMessage).toHaveBeenCalledOnce();
    });
  });

  const standing = (status: string) => ({
    platform: { getPayAndPlayPayment: { body: { status } } },
  });
  const said = (text: string) => screen.findByText(text);

  test.each([
    ['PAID', 'Your payment has arrived', ['Log in', 'Contact support']],
    ['ENDED', 'The payment was not made', ['Contact support', 'Go to Pay and play']],
    ['WAITING', 'Go back to where you began', ['Contact support']],
  ])(
    'in another browser it tells that the payment is %s, with ways on [PNP-04] [PNP-12]',
    async (status, title, ways) => {
      const site = await openSite({ at: AT, ...standing(status) });
      await said(title);
      const links = within(screen.getByRole('main')).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(ways);
      // The code in the address opens nothing here.
      expect(site.called('verifyPayAndPlayCode')).toBe(0);
    },
  );

  test('in the tab in which the payment began it goes on there [PNP-04] [PNP-12]', async () => {
    const start = {
      amount: 5_000,
      iframeUrl: `/payment-provider/oauth/authorize?state=${STATE}`,
      sessionId: 'secret',
      state: STATE,
    };
    sessionStorage.setItem('payAndPlayBegun', JSON.stringify(start));
    const site = await openSite({ at: AT });
    await waitFor(() => {
      expect(site.path()).toBe('/en-UN/signup/pnp');
    });
    const frame = await screen.findByTitle('Your bank’s page');
    expect(frame).toHaveAttribute('src', start.iframeUrl);
  });

  test.each([
    ['of another start', { state: 'another' }],
    ['that leads elsewhere', { iframeUrl: 'https://evil.example/?' }],
    ['without an amount', { amount: '50' }],
  ])('a start %s is none of this tab’s [PNP-04]', async (_, different) => {
    const iframeUrl = `/payment-provider/oauth/authorize?state=${STATE}`;
    const start = { amount: 5_000, iframeUrl, sessionId: 'secret', state: STATE, ...different };
    sessionStorage.setItem('payAndPlayBegun', JSON.stringify(start));
    await openSite({ at: AT, ...standing('PAID') });
    await said('Your payment has arrived');
  });

  test('whoever opened it and does not wait takes nobody back: after seconds it says what became of the payment [PNP-04]', async () => {
    Reflect.set(window, 'opener', { postMessage: vi.fn() });
    await openSite({ at: AT, ...standing('PAID') });
    await said('Taking you back…');
    await pass(10_000);
    await said('Your payment has arrived');
  });

  test('at an address of no payment it says what to do [ROUTE-05]', async () => {
    await openSite({ at: '/en-UN/signup/callback' });
    await said(
      'This page belongs to a payment in another window, which is not open here. If you confirmed a payment at your bank, it is not lost: it is in your account. You get to it by paying from the same bank account again, or with the help of our support.',
    );
    const [first] = within(screen.getByRole('main')).getAllByRole('link');
    expect(first).toHaveTextContent('Contact support');
    expect(screen.getByRole('link', { name: 'Go to Pay and play' })).toHaveAttribute(
      'href',
      '/en-UN/signup/pnp',
    );
  });

  test('where there is no pay-and-play it is no page [ROUTE-05] [NS-02]', async () => {
    const postMessage = vi.fn();
    Reflect.set(window, 'opener', { postMessage });
    const site = await openSite({ at: AT.replace('en-UN', 'en-CA') });
    await waitFor(() => {
      expect(site.path()).toBe('/en-CA/');
    });
    expect(postMessage).not.toHaveBeenCalled();
  });
});
