import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { answerIn, messageOf } from '../../src/access/pay-and-play/callback-message.ts';

vi.setConfig({ testTimeout: 20_000 });
const PATIENCE = { timeout: 10_000 };

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
    await screen.findByText('Taking you back…', {}, PATIENCE);
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
    }, PATIENCE);
  });

  test('alone it says what to do [ROUTE-05]', async () => {
    await openSite({ at: AT });
    await screen.findByText(
      /belongs to a payment in another window.*If you confirmed/,
      {},
      PATIENCE,
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
    }, PATIENCE);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
