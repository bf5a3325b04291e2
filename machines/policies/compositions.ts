import { sessionFlow } from '../access/session/flow.ts';
import { sessionScreen, type SessionSnapshot } from '../access/session/screen.ts';
import { cancelWithdrawalFlow } from '../banking/cancel-withdrawal/flow.ts';
import { depositFlow } from '../banking/deposit/flow.ts';
import type { DepositContext } from '../banking/deposit/setup.ts';
import { withdrawFlow } from '../banking/withdraw/flow.ts';
import type { Composition, Member, Page, Wire } from '../engine/composition.ts';
import { inboxFlow } from '../site/inbox/flow.ts';
import { decideRoute, type GuardedPlayer, type RouteRule } from '../site/guard/decide.ts';
import { activityTimerFlow } from '../limits/activity-timer/flow.ts';
import { coolingOffFlow, exclusionFlow, timeoutFlow } from '../limits/breaks/flow.ts';
import { depositLimitsFlow } from '../limits/money-limits/flow.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import { payingPlatform, type Paying } from './paying-platform.ts';
import { honestPlatform, type Known } from './platform.ts';

/** The rules of the pages that take part; a test compares them with those of the routes. */
export const PAGE_RULES = {
  deposit: {
    player: true,
    termsExempt: true,
    unflagged: true,
    deposit: true,
    tellsSuspension: true,
  },
  withdraw: { player: true, termsExempt: true },
  limits: { player: true, termsExempt: true },
  game: { unflagged: true, leadsToDefault: true, keepsRound: true },
} as const satisfies Record<string, RouteRule>;

/** The signed-in player, without what only concerns tokens and other tabs' details. */
export const session: Member = {
  name: 'session',
  flow: sessionFlow,
  shares: (snapshot) => guardedPlayer(snapshot as SessionSnapshot),
  narrow: {
    events: {
      'attributes.changed': [],
      'account.reloadRequested': [],
      'retry.requested': [],
      'session.expired': [],
      'session.idled': [],
    },
    outcomes: {
      readStoredSession: ['none', 'valid'],
      clearStoredSession: ['cleared'],
      getAccessContext: ['success', 'notAuthorized'],
      getAccessDetails: ['success'],
      renewTokens: ['renewed', 'rejected'],
      signOut: ['success'],
    },
    failures: ['unreachable'],
    unfailing: ['readStoredSession', 'clearStoredSession', 'getAccessDetails', 'renewTokens'],
    still: true,
  },
};

const deposit: Member = {
  name: 'deposit',
  page: 'deposit',
  flow: depositFlow,
  // When the limit is whole again, as the page tells it.
  shares: ({ context }) => (context as DepositContext).answer?.resetOn,
  narrow: {
    inputs: ['typical'],
    events: {
      'deposit.submitted': ['typical'],
      'player.changed': [],
      'account.changed': [],
      'player.suspended': [],
      'suspension.lifted': [],
      'notification.done': [],
    },
    outcomes: {
      checkDepositAllowed: [
        'success',
        'forbidden',
        'limitOffered',
        'limitRequired',
        'selfLimitReached',
        'documentsPreferred',
      ],
      requestDeposit: ['success', 'notAllowed', 'limitReached'],
    },
    failures: ['refused', 'unreachable'],
  },
};

const depositLimits: Member = {
  name: 'depositLimits',
  page: 'limits',
  flow: depositLimitsFlow,
  narrow: {
    events: {
      'edit.chosen': ['typical'],
      'limit.submitted': ['typical'],
      'delete.chosen': [],
      'pending.cancelled': [],
      'pending.confirmed': [],
      'limits.outdated': [],
      'player.changed': [],
    },
    outcomes: { readLimits: ['success', 'none'], changeLimit: ['success', 'limitLocked'] },
    failures: ['unreachable'],
  },
};

/** Sections of one page that know nothing of one another: each is explored as if it were alone there. */
const breaks: readonly Member[] = Object.entries({
  timeout: timeoutFlow,
  exclusion: exclusionFlow,
  coolingOff: coolingOffFlow,
}).map(([name, flow]) => ({
  name,
  flow,
  page: name,
  narrow: { events: { 'break.chosen': ['typical'] }, failures: ['unreachable'] },
}));

const cancelWithdrawal: Member = {
  name: 'cancelWithdrawal',
  page: 'withdraw',
  flow: cancelWithdrawalFlow,
  narrow: { failures: ['unreachable'] },
};

const withdraw: Member = {
  name: 'withdraw',
  page: 'withdraw',
  flow: withdrawFlow,
  narrow: {
    inputs: ['typical'],
    events: {
      'balance.returned': [],
      'player.changed': [],
      'account.changed': [],
      'player.suspended': [],
      'suspension.lifted': [],
    },
    outcomes: {
      checkWithdrawalLimit: ['success', 'forbidden'],
      requestWithdrawal: ['success', 'notAllowed'],
    },
    failures: ['unreachable'],
  },
};

/** A page that is open as the guards decide by the session's knowledge. */
export const page = (words: string, rule: RouteRule): Page => ({
  words,
  mayBeOpen: (now) =>
    decideRoute(rule, {
      maintenance: false,
      restrictedCountry: false,
      session: now.screen('session') === 'player' ? 'player' : 'anonymous',
      player: now.shared('session') as GuardedPlayer | undefined,
      latestTerms: 1,
      open: true,
      inRound: false,
      returned: false,
    }).kind === 'allow',
});

/** What the guards know of the player who is signed in. */
function guardedPlayer(snapshot: SessionSnapshot): GuardedPlayer | undefined {
  const screen = sessionScreen(snapshot);
  if (screen.name !== 'player') return undefined;
  const { access, account } = screen;
  return {
    riskPayout: access.riskPayout,
    suspended: access.multibrand.suspended,
    manualClaimAllowed: access.manualClaimAllowed,
    restricted: access.restrictedAccess,
    account: account === undefined ? 'loading' : { flags: account, acceptedTerms: 1 },
  };
}

/** The end of the session clears the charts of money, whether or not their page is gone already. */
const ends = (to: string, send: string): Wire => ({
  from: 'session',
  when: { fact: 'session.ended' },
  to,
  send,
});

/** Money goes in while limits are set, and breaks and exclusions begin, here or elsewhere. */
export const paying = (policy: MarketPolicy): Composition<Paying> => ({
  members: [session, deposit, depositLimits, ...breaks],
  wires: [
    ends('deposit', 'session.ended'),
    { from: 'deposit', when: { fact: 'deposit.checked' }, to: 'session', send: 'standing.doubted' },
    ...breaks.map(({ name }): Wire => ({
      from: name,
      when: { fact: 'break.begun' },
      to: 'session',
      send: 'session.onBreak',
    })),
  ],
  pages: {
    deposit: page('the deposit page', PAGE_RULES.deposit),
    limits: page('the page of limits and breaks', PAGE_RULES.limits),
    timeout: page('the breaks on that page', PAGE_RULES.limits),
    exclusion: page('self-exclusion on that page', PAGE_RULES.limits),
    coolingOff: page('the break of 24 hours', PAGE_RULES.limits),
  },
  platform: payingPlatform(policy),
});

/** Money goes out, and is taken back. */
export const takingBack: Composition<Known> = {
  members: [session, withdraw, cancelWithdrawal],
  wires: [
    {
      from: 'withdraw',
      when: { fact: 'withdraw.requested' },
      to: 'cancelWithdrawal',
      send: 'list.outdated',
    },
  ],
  pages: { withdraw: page('the withdrawal page', PAGE_RULES.withdraw) },
  platform: honestPlatform,
};

/** The states in which the reminder stands in the way. */
export const REMINDER = ['summing', 'reminder', 'withoutFigures', 'notAnswered'] as const;

/** The reminder runs for as long as somebody is signed in. */
export const activityTimer: Member = {
  name: 'activityTimer',
  flow: activityTimerFlow,
  shares: ({ value }) => value,
  whenever: ({ screen }) => screen('session') === 'player',
  // Counting minutes without the platform is the chart's own affair, and checked there.
  narrow: {
    outcomes: {
      getActivityTimer: ['halfHour', 'off'],
      getActivityMinutesRemaining: ['due'],
      getActivitySummary: ['success'],
    },
    failures: ['unreachable'],
    unfailing: ['getActivityTimer', 'getActivityMinutesRemaining'],
  },
};

/** The reminder of the time beside the pages. */
export const reminding: Composition<Known> = {
  members: [session, activityTimer],
  wires: [
    {
      from: 'activityTimer',
      when: { fact: 'signOut.wanted' },
      to: 'session',
      send: 'signOut.requested',
    },
  ],
  pages: {},
  platform: honestPlatform,
};

/** The operator's messages to players. */
export const promoting: Composition<Known> = {
  members: [
    session,
    {
      name: 'inbox',
      flow: inboxFlow,
      narrow: {
        inputs: ['visitor'],
        events: {
          'frame.counted': ['none'],
          'session.authorized': ['typical'],
        },
        failures: ['unreachable'],
        still: true,
      },
    },
  ],
  wires: [
    {
      from: 'session',
      when: { fact: 'session.authorized' },
      to: 'inbox',
      send: 'session.authorized',
    },
    ends('inbox', 'session.ended'),
  ],
  pages: {},
  platform: honestPlatform,
};
