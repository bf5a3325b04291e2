import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { WithdrawScreen } from '../../machines/banking/withdraw/screen.ts';
import { FAILURES } from '../../machines/samples.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { RuntimeProvider } from '../../src/runtime/context.tsx';
import { TextsProvider } from '../../src/texts/index.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

/** Every screen of the deposit and of the withdrawal, to be looked at one by one. */

const { success: deposit } = outcomes.getDeposit;
const { selfLimitReached, selfSpendLimitReached } = outcomes.checkDepositAllowed;
const entered = { method: 'CREDITCARD', amount: 5_000, currency: 'EUR' } as const;
const { data } = deposit;
const CAP = { limit: 200_000, used: 200_000, currency: 'EUR' } as const;

/** Every screen with a title, in each of its shapes: a new one does not compile until it is here. */
export const TITLED: {
  readonly [
    Name in Exclude<DepositScreen['name'], 'inactive' | 'checking' | 'cashier'>
  ]: readonly Omit<Extract<DepositScreen, { name: Name }>, 'name'>[];
} = {
  requestRefused: [{ entered, failure: FAILURES.refused }],
  requestUnanswered: [
    { entered, failure: FAILURES.unreachable },
    { entered, failure: FAILURES.unexpected },
  ],
  redirecting: [{ slow: true, path: '/pay' }],
  foreignAddress: [{}],
  cashierHidden: [{}],
  documentsPreferred: [
    { daysLeft: 3, cap: undefined, can: { later: true } },
    { daysLeft: 3, cap: CAP, can: { later: false } },
  ],
  documentsRequired: [{ cap: CAP }],
  documentsStrict: [{ cap: undefined }],
  documentsUnderReview: [{}],
  uploadNeeded: [{}],
  limitOffered: [{}],
  limitRequired: [{}],
  selfLimitReached: [{ answer: selfLimitReached.data }, { answer: selfSpendLimitReached.data }],
  withdrawalLimitReached: [{ resetOn: undefined }, { resetOn: '2026-11-22T00:00:00Z' }],
  restricted: [{ because: undefined }, { because: 'COUNTRY' }],
  notAllowed: [{ because: undefined }, { because: 'TERMS' }, { because: 'PAYOUTS_OFF' }],
  unverifiedCap: [{ cap: undefined }, { cap: CAP }],
  suspended: [{ untouched: true }, { untouched: false }],
  error: [
    { failure: undefined, untouched: true },
    { failure: FAILURES.unreachable, untouched: true },
    { failure: FAILURES.unreachable, untouched: false },
  ],
  confirming: [{}],
  unpaid: [{ deposit: data }],
  stillPending: [{}],
  confirmationFailed: [{ failure: FAILURES.unreachable }],
  succeeded: [{ deposit: data }],
  declined: [{ deposit: data }],
  cancelled: [{ deposit: data }],
  notFound: [{}],
};

const { limitReached, aboveLimit } = outcomes.checkWithdrawalLimit;
const taken = { entered, needsReview: false, pendingWithdrawalId: 'wd_0007' };

/** The same of the withdrawal. */
export const WITHDRAWAL: {
  readonly [
    Name in Exclude<WithdrawScreen['name'], 'inactive' | 'checking' | 'form' | 'bonusAtStake'>
  ]: readonly Omit<Extract<WithdrawScreen, { name: Name }>, 'name'>[];
} = {
  limitNotify: [{ answer: aboveLimit.data }],
  requestRefused: [
    { entered, failure: FAILURES.refused, untouched: true },
    { entered, failure: FAILURES.refused, untouched: false },
  ],
  requestUnanswered: [
    { entered, failure: FAILURES.unreachable },
    { entered, failure: FAILURES.unexpected },
  ],
  requested: [taken, { ...taken, needsReview: true }],
  nothing: [{}],
  documentsPreferred: [
    { daysLeft: 3, cap: undefined, can: { later: true } },
    { daysLeft: 3, cap: undefined, can: { later: false } },
  ],
  documentsRequired: [{ cap: undefined }],
  documentsStrict: [{ cap: undefined }],
  documentsUnderReview: [{}],
  uploadNeeded: [{}],
  limitReached: [{ answer: limitReached.data }],
  restricted: [{}],
  suspended: [{}],
  off: [{}],
  error: [
    { failure: undefined, untouched: true },
    { failure: FAILURES.unreachable, untouched: true },
    { failure: FAILURES.unreachable, untouched: false },
  ],
};

/** The texts of the page with a view on it. */
export async function shownBy<Seen>(view: ReactElement, look: () => Seen): Promise<Seen> {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/',
    component: () => view,
    staticData: { page: null },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/en-UN/'] }),
  });
  await router.load();
  await act(async () => {
    render(
      <RuntimeProvider runtime={stagedRuntime().runtime}>
        <TextsProvider>
          <RouterProvider router={router as never} />
        </TextsProvider>
      </RuntimeProvider>,
    );
    await Promise.resolve();
  });
  const seen = look();
  cleanup();
  return seen;
}
