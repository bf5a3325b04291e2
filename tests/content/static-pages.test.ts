import { describe, expect, it } from 'vitest';
import { isOpenable, linkedPages } from '../../src/content/static-pages.ts';
import type { StaticPageEntry } from '../../src/content/types.ts';

const page = (parts: Partial<StaticPageEntry>): StaticPageEntry => ({
  pageId: 'about_us',
  path: '/about-us',
  title: 'About us',
  group: 'information',
  disableLink: false,
  onlyShowMarkets: [],
  excludedMarkets: [],
  ...parts,
});
const scope = { market: 'FI', hideTermsPage: false };
const isLinked = (parts: Partial<StaticPageEntry>) =>
  linkedPages([page(parts)], 'information', scope).length === 1;

describe('FOOT-03: a static page', () => {
  it.each([
    ['shows without restrictions', {}, true],
    ['is hidden without a title in the language', { title: undefined }, false],
    ['is hidden when its link is disabled', { disableLink: true }, false],
    ['shows when the market is among its markets', { onlyShowMarkets: ['BR', 'FI'] }, true],
    ['is hidden when the market is not among its markets', { onlyShowMarkets: ['BR'] }, false],
    ['is hidden when the market is excluded', { excludedMarkets: ['FI'] }, false],
    ['shows when another market is excluded', { excludedMarkets: ['BR'] }, true],
    [
      'is hidden when the market is both among its markets and excluded',
      { onlyShowMarkets: ['FI'], excludedMarkets: ['FI'] },
      false,
    ],
    ['stands in its own group only', { group: 'legal' as const }, false],
  ])('%s', (_what, parts, shows) => {
    expect(isLinked(parts)).toBe(shows);
  });

  it('opens from its address when only its link is disabled', () => {
    expect(isOpenable(page({ disableLink: true }), scope)).toBe(true);
    expect(isOpenable(page({ title: undefined }), scope)).toBe(false);
  });
});

describe('ROUTE-16, NS-03: a brand that hides its terms page', () => {
  const terms = page({ pageId: 'terms_and_conditions', group: 'legal' });
  const hidden = { market: 'FI', hideTermsPage: true };

  it('neither links nor opens it', () => {
    expect(linkedPages([terms], 'legal', hidden)).toEqual([]);
    expect(isOpenable(terms, hidden)).toBe(false);
    expect(isOpenable(terms, scope)).toBe(true);
  });

  it('shows its other pages', () => {
    expect(isOpenable(page({ pageId: 'bonus_terms' }), hidden)).toBe(true);
  });
});
