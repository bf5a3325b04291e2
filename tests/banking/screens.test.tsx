import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import { FAILURES } from '../../machines/samples.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { RuntimeProvider } from '../../src/app/context.tsx';
import { DepositView } from '../../src/banking/deposit/DepositView.tsx';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts, TextsProvider } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { stagedRuntime } from '../setup/in-locale.tsx';

const { success: deposit } = outcomes.getDeposit;
const { selfLimitReached, selfSpendLimitReached } = outcomes.checkDepositAllowed;
const entered = { method: 'CREDITCARD', amount: 5_000, currency: 'EUR' } as const;
const { data } = deposit;
const CAP = { limit: 200_000, used: 200_000, currency: 'EUR' } as const;

/** Every screen with a title, in each of its shapes: a new one does not compile until it is here. */
const TITLED: {
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
  withdrawalLimitReached: [{}],
  restricted: [{ because: undefined }, { because: 'COUNTRY' }],
  notAllowed: [{ because: undefined }, { because: 'TERMS' }, { because: 'PAYOUTS_OFF' }],
  unverifiedCap: [{ cap: undefined }, { cap: CAP }],
  suspended: [{}],
  error: [{ failure: undefined }, { failure: FAILURES.unreachable }],
  confirming: [{}],
  stillPending: [{}],
  confirmationFailed: [{ failure: FAILURES.unreachable }],
  succeeded: [{ deposit: data }],
  declined: [{ deposit: data }],
  cancelled: [{ deposit: data }],
  notFound: [{}],
};

async function titleOf(shown: DepositScreen): Promise<string> {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/',
    component: () => <DepositView screen={shown} send={() => {}} />,
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
  const title = screen.getByRole('heading', { level: 2 }).textContent;
  cleanup();
  return title;
}

test.each(['en', 'fi', 'pt'])(
  'in %s no two screens of the deposit have one title [DEP-04] [DEP-10]',
  async (language) => {
    activateTexts(language, await compileCatalogue(language, sourceTexts(language)));
    const titles = new Map<string, string>();
    for (const [name, shapes] of Object.entries(TITLED)) {
      for (const shape of shapes) {
        const title = await titleOf({ name, ...shape } as DepositScreen);
        expect(title).not.toBe('');
        expect(titles.get(title) ?? name, title).toBe(name);
        titles.set(title, name);
      }
    }
  },
);
