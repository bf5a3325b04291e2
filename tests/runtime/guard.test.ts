import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import {
  decideRoute,
  depositIsAllowed,
  disabledAreas,
  type GuardState,
  type GuardedPlayer,
  type RouteRule,
} from '../../machines/site/guard/decide.ts';
import { termsAreOutdated } from '../../machines/site/terms/outdated.ts';
import { isLinkable, pageAt } from '../../src/runtime/pages/pages.ts';
import { createAppRouter } from '../../src/app/router.tsx';

const router = createAppRouter(createMemoryHistory());
const pageOf = (path: string) => pageAt(router, path);

const FLAGS = {
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  payout: true,
  deposit: true,
};
const player: GuardedPlayer = {
  riskPayout: false,
  suspended: false,
  manualClaimAllowed: true,
  restricted: false,
  account: { acceptedTerms: 3, flags: FLAGS },
};
const as = (changes: Partial<GuardedPlayer>): GuardState => ({
  maintenance: false,
  restrictedCountry: false,
  session: 'player',
  player: { ...player, ...changes },
  latestTerms: 3,
  open: false,
  inRound: false,
  returned: false,
});
const flagged = (flags: Partial<typeof FLAGS>): Partial<GuardedPlayer> => ({
  account: { acceptedTerms: 3, flags: { ...FLAGS, ...flags } },
});
const visitor: GuardState = { ...as({}), session: 'anonymous', player: undefined };
const at = (path: string, state: GuardState): string => decideRoute(pageOf(path).rule, state).kind;

const ACCOUNT_PAGES = [
  '/my-account',
  '/my-account/account',
  '/my-account/account/verification',
  '/my-account/banking',
  '/my-account/banking/withdraw',
  '/my-account/banking/transactions',
  '/my-account/gambling-limits',
  '/my-account/inbox',
  '/my-account/inbox/notifications',
];
const BLOCKED_PAGES = [
  '/deposit',
  '/my-account/banking/deposit',
  '/my-account/rewards',
  '/my-account/rewards/active',
  '/my-account/bonus-code',
  '/my-account/cashback',
  '/my-account/free-spins',
];
const GAME_PAGES = [
  '/online-casino',
  '/online-casino/slots',
  '/live-casino-online',
  '/sportsbook',
  '/virtuals',
  '/play/starburst',
];
/** A page that is shut leads home: that of a game to the default locale's (GUARD-12, C-29). */
const homeOf = (path: string) => (path.startsWith('/play/') ? 'defaultHome' : 'home');

const INFORMING = [
  '/terms',
  '/terms_and_conditions',
  '/betting-rules',
  '/betting_rules',
  '/casino-rules',
  '/casino_rules',
  '/bonus-terms',
  '/bonus_terms',
  '/privacy-policy',
  '/privacy_policy',
  '/cookie-policy',
  '/cookies_policy',
  '/responsible-gambling',
  '/responsible_gambling',
  '/age-restrictions',
  '/age_restrictions',
  '/contact-live-chat',
  '/page-contact-live-chat',
  '/contact-email',
  '/contact_email',
  '/complaints',
  '/page-closed-account',
  '/page-error-401',
  '/page-error-500',
  '/restricted',
];

describe('route guards', () => {
  test('a visitor is sent to the 401 page from every page for players [GUARD-04] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [ROUTE-21]', () => {
    for (const path of [...ACCOUNT_PAGES, ...BLOCKED_PAGES.slice(1)]) {
      expect(at(path, visitor), path).toBe('unauthorized');
    }
  });

  test('a visitor sees public pages, lobbies and the public deposit page [GUARD-17] [GUARD-18] [ROUTE-06]', () => {
    for (const path of ['/', '/signup', '/deposit', '/terms', ...GAME_PAGES]) {
      expect(at(path, visitor), path).toBe('allow');
    }
  });

  test('nothing but a loader until the session is resolved, except on the sign-up callback [GUARD-03] [ROUTE-05]', () => {
    const pending = { ...visitor, session: 'loading' } as const;
    expect(at('/', pending)).toBe('loader');
    expect(at('/my-account', pending)).toBe('loader');
    expect(at('/signup/callback', pending)).toBe('allow');
  });

  test.each([{ riskPayout: true }, { suspended: true }])(
    'a flagged player %o is sent home from deposit, rewards, bonus code and games [GUARD-06] [GUARD-10] [GUARD-12]',
    (flag) => {
      for (const path of [...BLOCKED_PAGES, ...GAME_PAGES]) {
        expect(at(path, as(flag)), path).toBe(homeOf(path));
      }
      for (const path of ACCOUNT_PAGES) expect(at(path, as(flag)), path).toBe('allow');
    },
  );

  test('bonus code needs the manual-claim permission, and no flag [GUARD-07]', () => {
    for (const riskPayout of [false, true]) {
      for (const suspended of [false, true]) {
        for (const manualClaimAllowed of [false, true]) {
          const only = !riskPayout && !suspended && manualClaimAllowed;
          const state = as({ riskPayout, suspended, manualClaimAllowed });
          expect(at('/my-account/bonus-code', state)).toBe(only ? 'allow' : 'home');
        }
      }
    }
  });

  test.each([
    ['casino', '/online-casino'],
    ['liveCasino', '/live-casino-online'],
    ['sports', '/sportsbook'],
    ['virtualSports', '/virtuals'],
  ] as const)('without %s access its pages lead home [GUARD-11] [GUARD-13]', (flag, path) => {
    expect(at(path, as(flagged({ [flag]: false })))).toBe('home');
    expect(at(path, as(flagged({})))).toBe('allow');
  });

  test('deposit needs deposit on, payout not blocked, account not suspended [GUARD-16] [DEP-23]', () => {
    for (const deposit of [false, true]) {
      for (const riskPayout of [false, true]) {
        for (const suspended of [false, true]) {
          const changed = { riskPayout, suspended, ...flagged({ deposit }) };
          const allowed = deposit && !riskPayout && !suspended;
          expect(depositIsAllowed({ ...player, ...changed })).toBe(allowed);
          expect(at('/my-account/banking/deposit', as(changed))).toBe(allowed ? 'allow' : 'home');
        }
      }
    }
  });

  test('each profile flag disables its area; suspension also disables payout [GUARD-14] [GUARD-15]', () => {
    for (const area of [
      'casino',
      'liveCasino',
      'sports',
      'virtualSports',
      'bonuses',
      'payout',
    ] as const) {
      expect([...disabledAreas({ ...player, ...flagged({ [area]: false }) })]).toEqual([area]);
    }
    expect([...disabledAreas({ ...player, suspended: true })]).toEqual(['payout']);
    expect([...disabledAreas(undefined)]).toEqual([]);
    expect([...disabledAreas({ ...player, account: 'failed' })]).toEqual([]);
  });

  test('outdated terms lead to the accept page, except under my-account [GUARD-08] [TERMS-01]', () => {
    const outdated = { ...as({}), latestTerms: 4 };
    expect(at('/promotions', outdated)).toBe('acceptTerms');
    expect(at('/my-account/account', outdated)).toBe('allow');
    expect(at('/accept-terms-condition', outdated)).toBe('allow');
    expect(at('/my-account/rewards', outdated)).toBe('allow');
    expect(at('/my-account/banking/deposit', outdated)).toBe('allow');
    expect(at('/', { ...outdated, player: { ...player, account: 'loading' } })).toBe('allow');
  });

  test('while terms or account are not known, play and money wait, and what failed is said [GUARD-08] [GUARD-16] [GUARD-17]', () => {
    for (const [notKnown, kind] of [
      ['loading', 'loader'],
      ['failed', 'unknown'],
    ] as const) {
      const noTerms = { ...as({}), latestTerms: notKnown };
      const noAccount = as({ account: notKnown });
      for (const path of ['/deposit', ...GAME_PAGES]) {
        expect(at(path, noTerms), path).toBe(kind);
        expect(at(path, noAccount), path).toBe(kind);
      }
      for (const path of BLOCKED_PAGES.slice(1)) {
        expect(at(path, noTerms), path).toBe('allow');
        expect(at(path, noAccount), path).toBe(kind);
      }
      for (const path of ['/', '/terms', '/payment-methods', '/promotions', ...ACCOUNT_PAGES]) {
        expect(at(path, noTerms), path).toBe('allow');
        expect(at(path, noAccount), path).toBe('allow');
      }
      expect(depositIsAllowed({ ...player, account: notKnown })).toBe(false);
    }
    const both = { ...as({ account: 'loading' }), latestTerms: 'failed' } as const;
    expect(at('/deposit', both)).toBe('unknown');
  });

  test('only an open deposit page tells a suspension itself [DEP-13] [GUARD-06]', () => {
    const open = (changes: Partial<GuardedPlayer>): GuardState => ({ ...as(changes), open: true });
    for (const path of [...BLOCKED_PAGES, ...GAME_PAGES]) {
      const tells = path.endsWith('/deposit');
      expect(at(path, open({ suspended: true })), path).toBe(tells ? 'allow' : homeOf(path));
      expect(at(path, open({ riskPayout: true })), path).toBe(homeOf(path));
      expect(at(path, open({ riskPayout: true, suspended: true })), path).toBe(homeOf(path));
    }
  });

  test('only the deposit page is open to who returns from the provider, whatever the flag [DEP-22] [GUARD-06]', () => {
    for (const path of [...BLOCKED_PAGES, ...GAME_PAGES]) {
      const tells = path.endsWith('/deposit');
      for (const flag of [{ suspended: true }, { riskPayout: true }]) {
        expect(at(path, { ...as(flag), returned: true }), path).toBe(
          tells ? 'allow' : homeOf(path),
        );
      }
    }
    expect(at('/deposit', { ...as({ restricted: true }), returned: true })).toBe('restricted');
  });

  test('whoever returns from the provider and is not logged in reads where it is told what became of the payment [DEP-20] [GUARD-04]', () => {
    const visitor: GuardState = { ...as({}), session: 'anonymous', player: undefined };
    for (const path of [...BLOCKED_PAGES, ...GAME_PAGES]) {
      const before = at(path, visitor);
      const told = path.endsWith('/deposit') ? 'paymentElsewhere' : before;
      expect(before, path).not.toBe('paymentElsewhere');
      expect(at(path, { ...visitor, returned: true }), path).toBe(told);
    }
    expect(at('/deposit', { ...visitor, session: 'loading', returned: true })).toBe('loader');
  });

  test('a round of a game keeps the page of the game open, and no other page [INGAME-03] [GUARD-04] [GUARD-10]', () => {
    const ended: GuardState = { ...visitor, session: 'loading' };
    for (const state of [as({ suspended: true }), as({ restricted: true }), visitor, ended]) {
      for (const path of ['/', ...ACCOUNT_PAGES, ...BLOCKED_PAGES, ...GAME_PAGES]) {
        const isGame = path.startsWith('/play/');
        expect(at(path, { ...state, inRound: true }), path).toBe(
          isGame ? 'allow' : at(path, state),
        );
      }
    }
    const closed: GuardState = { ...as({}), inRound: true, maintenance: true };
    expect(at('/play/starburst', closed)).toBe('maintenance');
  });

  test('pages that inform are open to everybody but under maintenance [GUARD-02] [GUARD-08] [ROUTE-09] [ROUTE-13]', () => {
    const closed: GuardState = {
      ...as({ restricted: true, suspended: true }),
      restrictedCountry: true,
      latestTerms: 9,
    };
    for (const path of INFORMING) {
      expect(at(path, closed), path).toBe('allow');
      expect(at(path, { ...closed, maintenance: true }), path).toBe('maintenance');
      expect(at(path, { ...closed, session: 'loading' }), path).toBe('loader');
    }
    for (const path of ['/payment-methods', '/', '/terms/x', '/page-error', '/signup']) {
      expect(at(path, closed), path).toBe('restricted');
    }
  });

  test('terms versions are compared as numbers [GUARD-09] [CONST-08]', () => {
    expect(termsAreOutdated('9', '10')).toBe(true);
    expect(termsAreOutdated('10', '9')).toBe(false);
    expect(termsAreOutdated(undefined, 1)).toBe(true);
    expect(termsAreOutdated(3, undefined)).toBe(false);
  });

  test('the order is fixed: maintenance, country, session, authorization, terms, flags [GUARD-21] [GUARD-01] [GUARD-02]', () => {
    const rule: RouteRule = { player: true, unflagged: true };
    const everything: GuardState = {
      ...as({ riskPayout: true, restricted: true }),
      maintenance: true,
      restrictedCountry: true,
      latestTerms: 9,
    };
    const kinds: string[] = [];
    const note = (state: GuardState) => kinds.push(decideRoute(rule, state).kind);
    note(everything);
    note({ ...everything, maintenance: false });
    note({ ...everything, maintenance: false, restrictedCountry: false, session: 'loading' });
    note({ ...everything, maintenance: false, restrictedCountry: false, session: 'anonymous' });
    note({ ...everything, maintenance: false, restrictedCountry: false });
    note({ ...as({ riskPayout: true }), latestTerms: 9 });
    note(as({ riskPayout: true }));
    note(as({}));
    expect(kinds).toEqual([
      'maintenance',
      'restricted',
      'loader',
      'unauthorized',
      'restricted',
      'acceptTerms',
      'home',
      'allow',
    ]);
  });
});

describe('page model', () => {
  test.each([
    ['/', 'home', 'home', '', '', 'home'],
    ['/online-casino', 'casino-lobby', 'online-casino', 'home', '/', 'online-casino'],
    [
      '/online-casino/slots',
      'casino-lobby',
      'slots',
      'online-casino',
      '/online-casino',
      'online-casino',
    ],
    ['/live-casino-online', 'live-casino', 'live-casino-online', 'home', '/', 'live-casino-online'],
    [
      '/live-casino-online/t1',
      'live-casino-table',
      't1',
      'live-casino-online',
      '/live-casino-online',
      'live-casino-online',
    ],
    ['/promotions', 'promotions-home', 'promotions', 'home', '/', 'promotions'],
    ['/sportsbook', 'sport-base', 'sportsbook', 'home', '/', 'sportsbook'],
    [
      '/sportsbook/football/fi/league/1',
      'sport-base',
      '1',
      'league',
      '/sportsbook/football/fi/league',
      'sportsbook',
    ],
    [
      '/sportsbook/live-betting',
      'live-betting',
      'live-betting',
      'sportsbook',
      '/sportsbook',
      'sportsbook',
    ],
    [
      '/sportsbook/bet-history',
      'bet-history',
      'bet-history',
      'sportsbook',
      '/sportsbook',
      'sportsbook',
    ],
    [
      '/my-account/banking/deposit/',
      'page',
      'deposit',
      'banking',
      '/my-account/banking',
      'my-account',
    ],
  ])(
    '%s is a %s page with its ids [ROUTE-29] [ROUTE-30] [ROUTE-31]',
    (path, kind, pageId, parentPageId, parentPath, rootPageId) => {
      expect(pageOf(path)).toMatchObject({ kind, pageId, parentPageId, parentPath, rootPageId });
    },
  );

  test('only pages that exist are linked to [ROUTE-15]', () => {
    for (const path of [
      '/',
      '/signup',
      '/deposit',
      '/my-account',
      '/terms',
      '/responsible-gambling',
      '/deposit?x=1',
    ]) {
      expect(isLinkable(pageOf(path)), path).toBe(true);
    }
    for (const path of ['/promo', '/sportsbook', '/virtuals']) {
      expect(isLinkable(pageOf(path)), path).toBe(false);
    }
  });

  test.each([['/sportsbook/football/fi/league/1', 'ROUTE-25']])(
    '%s exists as an address with its guard; without a page it leads home [ROUTE-25]',
    (path) => {
      expect(at(path, visitor)).toBe('allow');
      expect(isLinkable(pageOf(path))).toBe(false);
    },
  );
});
