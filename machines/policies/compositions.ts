import { sessionFlow } from '../access/session/flow.ts';
import { sessionScreen, type SessionSnapshot } from '../access/session/screen.ts';
import { cancelWithdrawalFlow } from '../banking/cancel-withdrawal/flow.ts';
import { depositFlow } from '../banking/deposit/flow.ts';
import { withdrawFlow } from '../banking/withdraw/flow.ts';
import type { Composition, Member, Page, View, Wire } from '../paths/composition.ts';
import { decideRoute, type GuardedPlayer, type RouteRule } from '../site/guard/decide.ts';
import { honestPlatform, type Known } from './platform.ts';

/** The rules of the pages that take part; a test compares them with those of the routes. */
export const PAGE_RULES = {
  deposit: { player: true, termsExempt: true, deposit: true, tellsSuspension: true },
  withdraw: { player: true, termsExempt: true },
} as const satisfies Record<string, RouteRule>;

/** Who is signed in, without what only concerns tokens and other tabs' details. */
const session: Member = {
  name: 'session',
  flow: sessionFlow,
  narrow: {
    events: {
      'attributes.changed': [],
      'account.reloadRequested': [],
      'retry.requested': [],
      'session.expired': [],
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
  narrow: {
    inputs: ['typical'],
    events: {
      'deposit.submitted': ['typical'],
      'player.suspended': [],
      'notification.done': [],
    },
    outcomes: {
      checkDepositAllowed: ['success', 'forbidden', 'selfLimitReached', 'documentsPreferred'],
      requestDeposit: ['success', 'notAllowed', 'limitReached'],
    },
    failures: ['refused', 'unreachable'],
  },
};

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
    events: { 'player.suspended': [] },
    outcomes: {
      checkWithdrawalLimit: ['success', 'forbidden', 'documentsPreferred'],
      requestWithdrawal: ['success', 'notAllowed'],
    },
    failures: ['unreachable'],
  },
};

/** A page, open as the guards decide by what the session knows. */
const page = (words: string, rule: RouteRule): Page => ({
  words,
  mayBeOpen: (now) =>
    decideRoute(rule, {
      maintenance: false,
      restrictedCountry: false,
      session: now.screen('session') === 'player' ? 'player' : 'anonymous',
      player: guardedPlayer(now),
      latestTerms: 1,
      open: true,
      returned: false,
    }).kind === 'allow',
});

function guardedPlayer(now: View): GuardedPlayer | undefined {
  const snapshot = now.snapshot('session') as SessionSnapshot | undefined;
  const screen = snapshot && sessionScreen(snapshot);
  if (screen?.name !== 'player') return undefined;
  const { access, account } = screen;
  return {
    riskPayout: access.riskPayout,
    suspended: access.multibrand.suspended,
    manualClaimAllowed: access.manualClaimAllowed,
    restricted: access.restrictedAccess,
    account: account === undefined ? 'loading' : { flags: account },
  };
}

/** The end of the session clears the charts of money, whether or not their page is gone already. */
const ends = (to: string, send: string): Wire => ({
  from: 'session',
  when: { fact: 'session.ended' },
  to,
  send,
});

/** Money going in while breaks and exclusions begin, here or elsewhere. */
export const paying: Composition<Known> = {
  members: [session, deposit],
  wires: [
    ends('deposit', 'deposit.cleared'),
    { from: 'deposit', when: { fact: 'deposit.checked' }, to: 'session', send: 'standing.doubted' },
  ],
  pages: { deposit: page('the deposit page', PAGE_RULES.deposit) },
  platform: honestPlatform,
};

/** Money going out, and taken back. */
export const takingBack: Composition<Known> = {
  members: [session, withdraw, cancelWithdrawal],
  wires: [
    ends('withdraw', 'withdraw.cleared'),
    ends('cancelWithdrawal', 'list.cleared'),
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
