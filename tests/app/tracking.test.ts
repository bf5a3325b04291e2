import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { track } from '../../src/app/tracking.ts';

/** The data layer as an analytics script finds it. */

beforeEach(() => {
  vi.stubGlobal('window', {});
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
