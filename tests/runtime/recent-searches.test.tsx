import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import {
  forgetSearches,
  keepSearch,
  recentSearches,
} from '../../src/runtime/tracking/recent-searches.ts';

/** The searches that a device keeps. */

beforeEach(freshDevice);
afterEach(leaveSite);

const choose = (performanceFunctional: boolean): void => {
  const choice = cookieChoice({ performanceFunctional, marketing: !performanceFunctional });
  for (const [key, newValue] of Object.entries(choice)) {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
};
const stored = () => localStorage.getItem('recentSearches');

describe('the last searches [SEARCH-01] [COOK-01]', () => {
  test('are the newest first, each once, and five at most', () => {
    choose(true);
    for (const text of ['jade', 'owl', 'Jade', 'fox', 'bee', 'cat', 'sun']) keepSearch(text);
    expect(recentSearches()).toEqual(['sun', 'cat', 'bee', 'fox', 'Jade']);
    forgetSearches();
    expect([recentSearches(), stored()]).toEqual([[], null]);
  });

  test('are not kept before a choice, nor without consent to functions', () => {
    keepSearch('jade');
    expect(stored()).toBeNull();
    choose(false);
    keepSearch('jade');
    expect([recentSearches(), stored()]).toEqual([[], null]);
  });

  test('are not read without consent, whatever is there', () => {
    choose(true);
    keepSearch('jade');
    choose(false);
    expect(recentSearches()).toEqual([]);
  });

  test.each(['no JSON', '{}', 'null', '[7, null, {"a": 1}, ""]', `["${'x'.repeat(500)}"]`])(
    'are none where something else stands in their place: %j',
    (value) => {
      choose(true);
      localStorage.setItem('recentSearches', value);
      expect(recentSearches()).toEqual([]);
      keepSearch('jade');
      expect(recentSearches()).toEqual(['jade']);
    },
  );

  test('are no text of 500 characters', () => {
    choose(true);
    keepSearch('x'.repeat(500));
    expect(stored()).toBeNull();
  });

  test('leave the device with a consent that is withdrawn in another tab', async () => {
    choose(true);
    keepSearch('jade');
    await openSite({ at: '/en-UN/terms' });
    await settle(5_000);
    expect(stored()).not.toBeNull();
    choose(false);
    await settle();
    expect(stored()).toBeNull();
  });

  test('leave the device when the session ends', async () => {
    choose(true);
    keepSearch('jade');
    const site = await openSite({ at: '/en-UN/terms', player: true });
    await settle(5_000);
    expect(stored()).not.toBeNull();
    site.runtime.session.send({ type: 'session.rejected' });
    await settle(1_000);
    expect(stored()).toBeNull();
  });
});
