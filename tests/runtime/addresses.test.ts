import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { isLinkable, pageAt, ruleOfContent } from '../../src/runtime/pages/pages.ts';
import { createAppRouter } from '../../src/app/router.tsx';

/** The rule of each address, and that no other address has it. */

const router = createAppRouter(createMemoryHistory());
const pageOf = (path: string) => pageAt(router, path);

const ACCOUNT = { player: true, termsExempt: true };
const DEPOSIT = { unflagged: true, deposit: true, tellsSuspension: true };
const REWARDS = { ...ACCOUNT, unflagged: true, area: 'bonuses' };
const INFORMS = { informs: true };
const NOTHING = {};

const RULES: readonly (readonly [path: string, rule: object])[] = [
  ['/', NOTHING],
  ['/signup', NOTHING],
  ['/promotions', NOTHING],
  ['/signup/callback', { beforeSession: true }],
  ['/deposit', DEPOSIT],
  ['/my-account', ACCOUNT],
  ['/my-account/banking', ACCOUNT],
  ['/my-account/account/verification', ACCOUNT],
  ['/my-account/banking/deposit', { ...ACCOUNT, ...DEPOSIT }],
  ['/my-account/rewards', REWARDS],
  ['/my-account/rewards/active', REWARDS],
  ['/my-account/cashback', REWARDS],
  ['/my-account/free-spins', REWARDS],
  ['/my-account/bonus-code', { ...ACCOUNT, unflagged: true, manualClaim: true }],
  ['/accept-terms-condition', ACCOUNT],
  ...[
    '/terms',
    '/terms_and_conditions',
    '/betting-rules',
    '/casino_rules',
    '/bonus-terms',
    '/privacy-policy',
    '/cookie-policy',
    '/cookies-policy',
    '/responsible-gambling',
    '/age_restrictions',
    '/contact-live-chat',
    '/page-contact-live-chat',
    '/contact-email',
    '/complaints',
    '/page-closed-account',
    '/page-error-401',
    '/page-error-500',
    '/restricted',
  ].map((path) => [path, INFORMS] as const),
  ['/online-casino', { area: 'casino' }],
  ['/online-casino/slots', { area: 'casino' }],
  ['/live-casino-online', { area: 'liveCasino' }],
  ['/live-casino-online/roulette', { area: 'liveCasino' }],
  ['/sportsbook', { area: 'sports' }],
  ['/sportsbook/football/1', { area: 'sports' }],
  ['/sportsbook/live-betting', { area: 'sports' }],
  ['/sportsbook/live-betting/1', { area: 'sports' }],
  ['/sportsbook/bet-history', { area: 'sports' }],
  ['/sportsbook/bet-history/open', { area: 'sports' }],
  ['/virtuals', { area: 'virtualSports' }],
  ['/virtuals/football/1', { area: 'virtualSports' }],
  ['/play/starburst', { unflagged: true, leadsToDefault: true, keepsRound: true }],
];

/** Words put before and behind an address usually make another one. */
const beside = (path: string): string[] => [`/x${path}`, `/x${path.slice(1)}`, `${path}x`];
/** Longer addresses, for those where that is another page. */
const below = (path: string): string[] => [`${path}/x`];

const isOpenEnded = (path: string): boolean =>
  /^\/(my-account|sportsbook|virtuals|play|online-casino|live-casino-online|$)/.test(path);

describe('the rule of an address', () => {
  test.each(RULES)('%s [ROUTE-29] [GUARD-04] [GUARD-07] [GUARD-11] [GUARD-16]', (path, rule) => {
    expect(pageOf(path).rule).toStrictEqual(rule);
    expect(pageOf(`${path}/`).rule).toStrictEqual(rule);
    expect(pageOf(`/${path}`).rule).toStrictEqual(rule);
  });

  test('does not stand at other addresses', () => {
    const closed = RULES.filter(([path]) => !isOpenEnded(path)).map(([path]) => path);
    for (const path of closed.flatMap((each) => [...beside(each), ...below(each)])) {
      expect(pageOf(path), path).toMatchObject({ kind: 'page', rule: {} });
      expect(pageOf(path).rule, path).toStrictEqual(NOTHING);
    }
    for (const path of [
      '/xmy-account',
      '/x/my-account',
      '/x/my-account/banking/deposit',
      '/x/my-account/rewards',
      '/x/my-account/bonus-code',
      '/my-accounts',
      '/xonline-casino',
      '/online-casinos',
      '/online-casino/slots/new',
      '/x/online-casino/slots',
      '/xlive-casino-online',
      '/x/live-casino-online',
      '/live-casino-onlines',
      '/live-casino-online/a/b',
      '/x/live-casino-online/a',
      '/xsportsbook',
      '/sportsbooks',
      '/x/sportsbook/live-betting',
      '/x/sportsbook/bet-history',
      '/xvirtuals',
      '/virtualsx',
      '/x/virtuals/football',
      '/play',
      '/play/a/b',
      '/x/play/a',
    ]) {
      expect(pageOf(path), path).toMatchObject({ kind: 'page' });
      expect(pageOf(path).rule, path).toStrictEqual(NOTHING);
    }
  });

  test('an address below a page for players, or beside one of theirs, is for players alone', () => {
    for (const path of [
      '/my-account/deposit',
      '/my-account/banking/deposit/x',
      '/my-account/banking/depositx',
      '/my-account/rewards/other',
      '/my-account/rewards/active/x',
      '/my-account/rewardsx',
      '/my-account/bonus-codes',
      '/my-account/bonus-code/x',
    ]) {
      expect(pageOf(path).rule, path).toStrictEqual(ACCOUNT);
    }
  });
});

describe('the kind of an address', () => {
  test.each([
    ['/', 'home'],
    ['/online-casino', 'casino-lobby'],
    ['/online-casino/slots', 'casino-lobby'],
    ['/live-casino-online', 'live-casino'],
    ['/live-casino-online/t1', 'live-casino-table'],
    ['/sportsbook', 'sport-base'],
    ['/sportsbook/a/b', 'sport-base'],
    ['/sportsbook/live-bettings', 'sport-base'],
    ['/sportsbook/live-betting', 'live-betting'],
    ['/sportsbook/live-betting/football', 'live-betting'],
    ['/sportsbook/bet-historys', 'sport-base'],
    ['/sportsbook/bet-history', 'bet-history'],
    ['/sportsbook/bet-history/open', 'bet-history'],
    ['/promotions', 'promotions-home'],
    ['/promotions/x', 'page'],
    ['/x/promotions', 'page'],
    ['/virtuals', 'page'],
    ['/terms', 'page'],
  ])('%s is %s [ROUTE-29]', (path, kind) => {
    expect(pageOf(path).kind).toBe(kind);
  });
});

describe('where an address lies', () => {
  test.each([
    ['', '/', 'home', '', '', 'home'],
    ['//a///b/', '/a/b', 'b', 'a', '/a', 'a'],
    ['/a', '/a', 'a', 'home', '/', 'a'],
    ['/a/b/c', '/a/b/c', 'c', 'b', '/a/b', 'a'],
  ])('%s [ROUTE-30]', (address, path, pageId, parentPageId, parentPath, rootPageId) => {
    expect(pageOf(address)).toStrictEqual({
      path,
      pageId,
      parentPageId,
      parentPath,
      rootPageId,
      kind: path === '/' ? 'home' : 'page',
      // Only the content service knows which of these pages exist.
      origin: path === '/' ? 'route' : 'unknown',
      rule: {},
      ...(path === '/' && { prerendered: true }),
    });
  });
});

describe('what only its content says of a page', () => {
  test.each([
    ['/odds', 'unknown'],
    ['/promotional', 'unknown'],
    ['/', 'route'],
    ['/signup', 'route'],
    ['/my-account/banking/', 'route'],
    ['/payment-methods', 'content'],
    ['/responsible-gambling', 'content'],
    ['/cookies_policy', 'content'],
    ['/complaints', 'content'],
    ['/promo/welcome', 'route'],
    ['/promo', 'absent'],
    ['/promotions/casino/tag/new/more', 'absent'],
    ['/reset-password', 'route'],
    ['/my-account/inbox', 'route'],
    ['/my-account/gambling-limits', 'route'],
    ['/my-account/rewards', 'route'],
    ['/my-account/rewards/active', 'route'],
    ['/my-account/cashback', 'route'],
    ['/my-account/free-spins', 'route'],
    ['/my-account/bonus-code', 'route'],
  ])('%s: %s [ROUTE-14] [GUARD-02]', (path, origin) => {
    expect(pageOf(path).origin).toBe(origin);
  });

  test.each([
    ['legal', INFORMS],
    ['information', INFORMS],
    ['contact-us', INFORMS],
    ['system', NOTHING],
  ] as const)('is whether it informs or protects: %s [ROUTE-14] [GUARD-02]', (group, rule) => {
    expect(ruleOfContent({ group })).toStrictEqual(rule);
  });
});

describe('what may be linked to', () => {
  test('pages with a view, whatever query or hash they carry [ROUTE-15]', () => {
    for (const path of [
      '/',
      '/signup',
      '/deposit',
      '/restricted',
      '/my-account',
      '/my-account/banking',
      '/my-account/banking/deposit',
      '/my-account/rewards',
      '/my-account/rewards/active',
      '/my-account/bonus-code',
      '/my-account/cashback',
      '/my-account/free-spins',
      '/accept-terms-condition',
      '/reset-password',
      '/promotions',
      '/promotions/casino',
      '/promotions/casino/tag/new',
      '/promotions/casino/welcome',
      '/promo/welcome',
      '/landing/1',
      '/vip',
      '/online-casino',
      '/online-casino/slots',
      '/live-casino-online',
      '/live-casino-online/live-roulette',
    ]) {
      for (const end of ['', '?a=/promotions', '#login', '?a=1#b']) {
        expect(isLinkable(pageOf(`${path}${end}`)), `${path}${end}`).toBe(true);
      }
    }
  });

  test('not what is no page of the site yet, nor what lies below it [ROUTE-15]', () => {
    for (const path of [
      '/sportsbook',
      '/virtuals',
      '/online-casino/a/b',
      '/live-casino-online/a/b',
      '/promo/a/b',
      '/landing/a/b',
      '/play/a/b',
    ]) {
      for (const end of ['', '/x', '?a=1', '#b']) {
        if (end === '/x' || !path.startsWith('/signup/')) {
          expect(isLinkable(pageOf(`${path}${end}`)), `${path}${end}`).toBe(false);
        }
      }
    }
  });

  test('but any page that the content service may have [ROUTE-14]', () => {
    for (const path of ['/odds', '/promotional', '/a/promotions', '/playing', '/signups']) {
      expect(isLinkable(pageOf(path)), path).toBe(true);
    }
  });
});
