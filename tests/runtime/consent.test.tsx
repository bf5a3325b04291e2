import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ESSENTIALS_ONLY, EVERYTHING } from '../../machines/site/cookies/choice.ts';
import { COOKIE_CONSENT_LIFETIME } from '../../reference/cookies.ts';
import { agreedToCookies, cookieChoice } from '../../replay/cookie-choice.ts';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import {
  CONSENT_KEYS,
  forgetChoice,
  keepChoice,
  keptChoice,
  mayUse,
} from '../../src/runtime/tracking/consent.ts';

/** A device's memory of a choice, and the conditions under which it counts. */

beforeEach(freshDevice);
afterEach(leaveSite);

const MARKETING = { ...ESSENTIALS_ONLY, marketing: true };
const visitor = { options: MARKETING, playerId: undefined, isStored: false };
const keep = (entries: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};
/** The entry of the options, with other values in it; undefined takes one away. */
const withOptions = (changes: object): void => {
  keep(agreedToCookies());
  const entry = JSON.parse(localStorage.getItem('cookieOptions') ?? '') as object;
  localStorage.setItem('cookieOptions', JSON.stringify({ ...entry, ...changes }));
};

describe('a choice', () => {
  test('is kept under three names, and read again as it was made [COOK-01] [COOK-02] [COOK-03]', () => {
    keepChoice(visitor, undefined);
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'cookieOptions',
      'cookiesAccepted',
      'cookiesConsentId',
    ]);
    expect(localStorage.getItem('cookiesAccepted')).toBe('true');
    expect(localStorage.getItem('cookiesConsentId')).toMatch(/^cc_[\da-f-]{36}$/);
    expect(keptChoice()).toEqual(visitor);
    expect([mayUse('marketing'), mayUse('performanceFunctional')]).toEqual([true, false]);
  });

  test('has the name that the platform gives it; another choice has another of its own [COOK-02]', () => {
    keepChoice(visitor, 'cc_7b1d');
    keepChoice(visitor, undefined);
    expect(localStorage.getItem('cookiesConsentId')).toBe('cc_7b1d');
    keepChoice({ ...visitor, options: EVERYTHING }, undefined);
    expect(localStorage.getItem('cookiesConsentId')).not.toBe('cc_7b1d');
  });

  test('may be taken away whole [COOK-02]', () => {
    keepChoice(visitor, undefined);
    forgetChoice();
    expect(localStorage).toHaveLength(0);
    expect(keptChoice()).toBeUndefined();
  });

  test('is the player’s who made it, whoever uses the device, until another signs in [COOK-04] [COOK-06]', () => {
    keepChoice({ ...visitor, playerId: '100123', isStored: true }, 'cc_7b1d');
    expect(mayUse('marketing')).toBe(true);
    localStorage.setItem('lastAuthUser', '100123');
    expect(mayUse('marketing')).toBe(true);
    localStorage.setItem('lastAuthUser', '100456');
    expect(mayUse('marketing')).toBe(false);
    expect(keptChoice()).toBeUndefined();
  });

  test('of a visitor holds for whoever signs in then, until the platform has spoken [COOK-04]', () => {
    keepChoice(visitor, undefined);
    localStorage.setItem('lastAuthUser', '100123');
    expect(keptChoice()).toEqual(visitor);
  });

  test('is no younger when it is taken over or told to the platform, and is when it is made again [COOK-03]', () => {
    const begin = Date.now();
    const at = (): number =>
      (JSON.parse(localStorage.getItem('cookieOptions') ?? '') as { at: number }).at;
    keepChoice(visitor, undefined);
    vi.setSystemTime(begin + 60_000);
    keepChoice({ ...visitor, playerId: '100123' }, undefined);
    expect(at()).toBeLessThan(begin + 60_000);
    keepChoice({ ...visitor, playerId: '100123', isStored: true }, 'cc_7b1d');
    expect(at()).toBeLessThan(begin + 60_000);
    keepChoice({ ...visitor, playerId: '100123' }, 'cc_7b1d');
    expect(at()).toBeGreaterThanOrEqual(begin + 60_000);
    vi.setSystemTime(begin + 120_000);
    keepChoice({ ...visitor, options: EVERYTHING, isStored: true }, undefined);
    expect(at()).toBeGreaterThanOrEqual(begin + 120_000);
  });

  test('holds for a year, and a clock that was a day ahead does not end it [COOK-03]', () => {
    keepChoice(visitor, undefined);
    const { now } = Date;
    const begin = now();
    vi.setSystemTime(begin - 86_000_000);
    expect(keptChoice()).toEqual(visitor);
    vi.setSystemTime(begin - 87_000_000);
    expect(keptChoice()).toBeUndefined();
    vi.setSystemTime(begin + COOKIE_CONSENT_LIFETIME - 60_000);
    expect(keptChoice()).toEqual(visitor);
    vi.setSystemTime(begin + COOKIE_CONSENT_LIFETIME + 60_000);
    expect(keptChoice()).toBeUndefined();
  });
});

describe('no choice, so that it is asked for', () => {
  const GARBAGE: readonly (readonly [string, () => void])[] = [
    ['nothing', () => undefined],
    ['options that were not accepted', () => localStorage.removeItem('cookiesAccepted')],
    ['another word for accepted', () => localStorage.setItem('cookiesAccepted', 'yes')],
    ['no options', () => localStorage.removeItem('cookieOptions')],
    ['what is no JSON', () => localStorage.setItem('cookieOptions', '{marketing:')],
    ['null', () => localStorage.setItem('cookieOptions', 'null')],
    ['a list', () => localStorage.setItem('cookieOptions', '[true,true,true]')],
    ['words for yes', () => withOptions({ marketing: 'true' })],
    ['no word about measuring', () => withOptions({ performanceFunctional: undefined })],
    ['no word about marketing', () => withOptions({ marketing: undefined })],
    ['essentials refused', () => withOptions({ essentials: false })],
    ['a player who is no name', () => withOptions({ playerId: 7 })],
    ['no word whether it is stored', () => withOptions({ isStored: undefined })],
    ['an earlier version of the policy', () => withOptions({ version: 1 })],
    ['a later version of the policy', () => withOptions({ version: 4 })],
    ['no version', () => withOptions({ version: undefined })],
    ['no time', () => withOptions({ at: undefined })],
    ['a time that is none', () => withOptions({ at: 'yesterday' })],
  ];

  test.each(GARBAGE)('%s [COOK-02] [COOK-06] [NS-21]', (name, spoil) => {
    if (name !== 'nothing') keep(agreedToCookies());
    spoil();
    expect(keptChoice()).toBeUndefined();
    expect([mayUse('marketing'), mayUse('performanceFunctional')]).toEqual([false, false]);
  });

  test('before it is spoilt, it is one', () => {
    keep(cookieChoice({ performanceFunctional: true, marketing: true }));
    expect(keptChoice()?.options).toEqual(EVERYTHING);
  });
});

test.each(['SecurityError', 'QuotaExceededError'])(
  'storage that is blocked or full (%s) keeps a choice for this visit, and none by itself [COOK-02] [COOK-06]',
  (name) => {
    const blocked = (): never => {
      throw new DOMException('no', name);
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(keptChoice()).toBeUndefined();
    keepChoice(visitor, undefined);
    expect(keptChoice()).toEqual(visitor);
    forgetChoice();
    expect(keptChoice()).toBeUndefined();
  },
);

test('the names are those of the specification [COOK-02] [NS-21]', () => {
  expect(CONSENT_KEYS).toEqual({
    options: 'cookieOptions',
    accepted: 'cookiesAccepted',
    id: 'cookiesConsentId',
  });
});
