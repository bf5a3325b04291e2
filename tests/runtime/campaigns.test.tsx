import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agreedToCookies, cookieChoice } from '../../replay/cookie-choice.ts';
import type * as Campaigns from '../../src/runtime/tracking/campaigns.ts';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';

/** The campaigns that brought a visitor (TRACK-03, NS-63). */

let campaigns: typeof Campaigns;

beforeEach(async () => {
  freshDevice();
  vi.resetModules();
  campaigns = await import('../../src/runtime/tracking/campaigns.ts');
});
afterEach(leaveSite);

const keep = (entries: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};
const arriveWith = (search: string): void => {
  const arrival = { name: `https://northlight.example/en-UN/${search}` } as PerformanceEntry;
  performance.getEntriesByType = () => [arrival];
};
const refused = { performanceFunctional: true, marketing: false };

describe('a query', () => {
  test.each([
    ['?campaignIds=spring-26', ['spring-26']],
    ['?campaignIds=a,b_2', ['a', 'b_2']],
    ['?campaignIds=a&campaignIds=b&x=1', ['a', 'b']],
    ['?campaignIds=a,a,a', ['a']],
    ['', []],
    ['?campaignIds=', []],
    ['?campaignIds=%3Cscript%3E,a%20b,ok', ['ok']],
    [`?campaignIds=${'x'.repeat(65)}`, []],
    [
      `?campaignIds=${Array.from({ length: 12 }, (_, at) => `c${at}`).join()}`,
      ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'],
    ],
  ])('%s names %j [TRACK-03] [NS-63]', (search, ids) => {
    expect(campaigns.campaignsIn(search)).toEqual(ids);
  });
});

test('nothing is kept before consent to marketing; with it, what the visit began with is [TRACK-03] [COOK-06]', () => {
  arriveWith('?campaignIds=a,b');
  campaigns.keepCampaigns();
  expect(localStorage.getItem('campaignIds')).toBeNull();
  keep(cookieChoice(refused));
  campaigns.keepCampaigns();
  expect(localStorage.getItem('campaignIds')).toBeNull();
  expect(campaigns.campaignIds()).toEqual([]);
  keep(agreedToCookies());
  campaigns.keepCampaigns();
  expect(localStorage.getItem('campaignIds')).toBe('["a","b"]');
  expect(campaigns.campaignIds()).toEqual(['a', 'b']);
});

test('consent that is taken back takes them away at once [TRACK-03] [COOK-06]', () => {
  arriveWith('?campaignIds=a');
  keep(agreedToCookies());
  campaigns.keepCampaigns();
  keep(cookieChoice(refused));
  expect(campaigns.campaignIds()).toEqual([]);
  campaigns.keepCampaigns();
  expect(localStorage.getItem('campaignIds')).toBeNull();
});

test('a later visit without any keeps those of the one before [TRACK-03]', () => {
  keep({ ...agreedToCookies(), campaignIds: '["a"]' });
  campaigns.keepCampaigns();
  expect(campaigns.campaignIds()).toEqual(['a']);
});

test('without a word of the browser the visit began at the address that shows [TRACK-03]', () => {
  history.replaceState(null, '', '/en-UN/?campaignIds=here');
  keep(agreedToCookies());
  campaigns.keepCampaigns();
  expect(campaigns.campaignIds()).toEqual(['here']);
});

test('forgotten, they do not come back with the next choice [NS-63]', () => {
  arriveWith('?campaignIds=a');
  keep(agreedToCookies());
  campaigns.keepCampaigns();
  campaigns.forgetCampaigns();
  campaigns.keepCampaigns();
  expect(localStorage.getItem('campaignIds')).toBeNull();
});

test.each(['{', 'null', '{"a":1}', '7', '["a b"]', '[null]'])(
  'what stands there and is no list of ids (%s) is none [TRACK-03]',
  (text) => {
    keep({ ...agreedToCookies(), campaignIds: text });
    expect(campaigns.campaignIds()).toEqual([]);
  },
);
