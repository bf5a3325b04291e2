import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agreedToCookies, cookieChoice } from '../../replay/cookie-choice.ts';
import { forgetTracked, track } from '../../src/runtime/tracking/tracking.ts';

/** The data layer as an analytics script finds it. */

let kept: Readonly<Record<string, string>> = {};

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname: '/en-UN/' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null });
  kept = agreedToCookies();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an event is pushed with its twin; the data layer is made where there is none [TRACK-01] [TRACK-02]', () => {
  expect(window.dataLayer).toBeUndefined();
  track('success-login');
  expect(window.dataLayer).toStrictEqual([
    { event: 'success-login' },
    { event: 'srtm-success-login' },
  ]);
});

test('events are added to what is there, with their details on both [TRACK-01]', () => {
  const dataLayer: Record<string, unknown>[] = [{ event: 'gtm.js' }];
  window.dataLayer = dataLayer;
  track('first-deposit', { amount: 2_500, currency: 'EUR' });
  expect(window.dataLayer).toBe(dataLayer);
  expect(dataLayer).toStrictEqual([
    { event: 'gtm.js' },
    { event: 'first-deposit', amount: 2_500, currency: 'EUR' },
    { event: 'srtm-first-deposit', amount: 2_500, currency: 'EUR' },
  ]);
});

const ALL = [
  'start-registration',
  'success-registration',
  'success-login',
  'first-deposit',
  'recurring-deposit',
  'deposit-result-unknown',
  'withdraw-result-unknown',
] as const;
const names = (): unknown[] => (window.dataLayer ?? []).map(({ event }) => event);

describe('consent', () => {
  test.each(ALL)(
    '%s: nothing is told before a choice, and a data layer is not even made [COOK-06] [NS-21] [C-25]',
    (event) => {
      kept = {};
      track(event);
      expect(window.dataLayer).toBeUndefined();
    },
  );

  test.each(ALL)(
    '%s: to each group its own: measuring without marketing, and the other way round [COOK-06] [TRACK-01]',
    (event) => {
      kept = cookieChoice({ performanceFunctional: true, marketing: false });
      track(event);
      expect(names()).toEqual([event]);
      kept = cookieChoice({ performanceFunctional: false, marketing: true });
      track(event);
      expect(names()).toEqual([event, `srtm-${event}`]);
      kept = cookieChoice({ performanceFunctional: false, marketing: false });
      track(event);
      expect(names()).toEqual([event, `srtm-${event}`]);
    },
  );

  test('what happened before the choice is not told later [COOK-06]', () => {
    kept = {};
    track('success-login');
    kept = agreedToCookies();
    track('first-deposit');
    expect(names()).toEqual(['first-deposit', 'srtm-first-deposit']);
  });

  test('taken back, what was told is taken from the layer at once; what is not ours stays [COOK-06]', () => {
    const layer: Record<string, unknown>[] = [{ event: 'gtm.js' }, { other: 1 }];
    window.dataLayer = layer;
    track('success-login');
    forgetTracked();
    expect(names()).toEqual(['gtm.js', undefined, 'success-login', 'srtm-success-login']);
    kept = cookieChoice({ performanceFunctional: true, marketing: false });
    forgetTracked();
    expect(names()).toEqual(['gtm.js', undefined, 'success-login']);
    kept = {};
    forgetTracked();
    expect(names()).toEqual(['gtm.js', undefined]);
    expect(window.dataLayer).toBe(layer);
  });

  test('whatever else a foreign script pushed stays, and what is ours goes all the same [COOK-06]', () => {
    const foreign: unknown[] = [null, 'js', undefined, { event: null }, { event: 'constructor' }];
    window.dataLayer = [...foreign] as Record<string, unknown>[];
    track('success-login');
    kept = {};
    forgetTracked();
    expect(window.dataLayer).toEqual(foreign);
  });

  test('a layer that is none any more is left alone [COOK-06]', () => {
    const layer = { push: () => 0 };
    window.dataLayer = layer as never;
    forgetTracked();
    expect(window.dataLayer).toBe(layer);
  });

  test('without a layer there is nothing to take back [COOK-06]', () => {
    forgetTracked();
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('ad-master', () => {
  const marked = (): unknown[] => (window.dataLayer ?? []).map((entry) => entry['ad-master']);
  const signIn = (countryCode: string) => {
    kept = { ...kept, authorization: JSON.stringify({ countryCode }) };
  };

  test.each([
    ['/pt-BR/', true],
    ['/es-CL', true],
    ['/es-PE/signup', true],
    ['/fi-FI/', undefined],
    ['/pt-PT/', undefined],
    ['/en-XX/', undefined],
    ['/', undefined],
  ])('at %s the marketing event says %s, the other one nothing [TRACK-04]', (at, says) => {
    vi.stubGlobal('location', { pathname: at });
    track('success-login');
    expect(marked()).toEqual([undefined, says]);
  });

  test('a player’s own market counts, whatever address is visited [TRACK-04]', () => {
    signIn('BR');
    track('success-login');
    vi.stubGlobal('location', { pathname: '/pt-BR/' });
    signIn('FI');
    track('success-login');
    expect(marked()).toEqual([undefined, true, undefined, undefined]);
  });

  test('without consent to marketing it is said nowhere [TRACK-04] [COOK-06]', () => {
    vi.stubGlobal('location', { pathname: '/pt-BR/' });
    kept = cookieChoice({ performanceFunctional: true, marketing: false });
    track('success-login');
    expect(marked()).toEqual([undefined]);
  });

  test('a session that cannot be read is that of a visitor [TRACK-04]', () => {
    vi.stubGlobal('location', { pathname: '/pt-BR/' });
    kept = { ...kept, authorization: '{"countryCode":' };
    track('success-login');
    expect(marked()).toEqual([undefined, true]);
  });
});
