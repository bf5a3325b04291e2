import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import { NOTHING } from '../verification/documents.support.tsx';
import { balance, connected, flags, pushes } from './live-site.ts';

/** Decisions of others about a player reach the pages that show them at once. */

beforeEach(freshDevice);
afterEach(leaveSite);

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const WITHDRAW = '/en-UN/my-account/banking/withdraw';
const DOCUMENTS = '/en-UN/my-account/account/verification';
const list = () => screen.findByRole('region', { name: 'Your withdrawals' });
const NONE = withData('getPendingWithdrawals', { withdrawals: [] });

test('a balance that moves by itself has the pending withdrawals read again [WDR-07] [WAL-06]', async () => {
  const site = await connected(WITHDRAW);
  await within(await list()).findByRole('button', { name: /€40.00/ });
  site.answer('getPendingWithdrawals', NONE);
  await pushes(balance(18_600, 900));
  expect(await screen.findByText('No withdrawal is waiting.', { exact: false })).toBeVisible();
});

test('one that is approved at the desk can no more be cancelled, at once [WDR-07] [RT-06]', async () => {
  const site = await connected(WITHDRAW);
  await within(await list()).findByRole('button', { name: /€40.00/ });
  site.answer(
    'getPendingWithdrawals',
    withData('getPendingWithdrawals', {
      withdrawals: [
        { pendingWithdrawalId: 'wd_0007', status: 'PROCESSING', amount: 4_000, currency: 'EUR' },
      ],
    }),
  );
  await pushes(flags({ withdrawalsOnTheirWay: 1 }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Cancel the withdrawal/ })).toBeNull(),
  );
  expect(within(await list()).getByText('€40.00')).toBeVisible();
});

test('a document that a reviewer has accepted shows so at once [DOC-07] [RT-06]', async () => {
  const idDocument = (documentStatus: string) => ({
    body: { ...NOTHING, idDocument: { documentStatus } },
  });
  const site = await connected(DOCUMENTS, { getDocuments: idDocument('UNDER_REVIEW') });
  expect(await screen.findByText('Being checked')).toBeVisible();
  const asked = site.called('getDocuments');
  site.answer('getDocuments', idDocument('VERIFIED'));
  await pushes(flags({ documentsUnderReview: 0 }));
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(site.called('getDocuments')).toBe(asked + 1);
});

test.each([
  [DEPOSIT, 'checkDepositAllowed', { result: 'SUCCESS' }],
  [WITHDRAW, 'checkWithdrawalLimit', { result: 'SUCCESS' }],
] as const)(
  '%s waits for reviewers, and goes on when they have decided [DEP-07] [WDR-10] [RT-06]',
  async (at, check, success) => {
    const underReview = withData(check, { result: 'DOCUMENTS_UNDER_REVIEW' });
    const site = await connected(at, { [check]: underReview });
    expect(
      await screen.findByRole('heading', { name: 'We are checking your documents' }),
    ).toBeVisible();
    site.answer(check, withData(check, success));
    await pushes(flags({ documentsUnderReview: 0 }));
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  },
);

test('what the player is typing is not disturbed by news [RT-06]', async () => {
  const site = await connected(DEPOSIT);
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await site.user.type(amount, '33');
  const asked = site.called('checkDepositAllowed');
  await pushes(flags({ documentsUnderReview: 1 }));
  await pass(1_000);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBe(amount);
  expect(amount).toHaveValue('33');
  expect(site.called('checkDepositAllowed')).toBe(asked);
});

test.each([DEPOSIT, WITHDRAW])(
  'a suspension that is lifted lets %s go on [DEP-13] [NS-13]',
  async (at) => {
    const site = await connected(at);
    await screen.findByRole('textbox', { name: 'Amount' });
    site.answer(
      'getAccessContext',
      withData('getAccessContext', { multibrand: { suspended: true } }),
    );
    await pushes(flags({ multibrandSuspended: true }));
    await screen.findByRole('heading', { name: 'Your account is suspended' });
    site.answer(
      'getAccessContext',
      withData('getAccessContext', { multibrand: { suspended: false } }),
    );
    await pushes(flags({ multibrandSuspended: false }));
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  },
);

test('withdrawals that are switched on again at the desk are asked for at once [WDR-13] [RT-06]', async () => {
  const site = await connected(WITHDRAW, {
    getAccessDetails: withData('getAccessDetails', { withdrawal: false }),
  });
  const closed = { name: 'Withdrawals are closed for your account' };
  await screen.findByRole('heading', closed);
  site.answer('getAccessDetails', withData('getAccessDetails', { withdrawal: true }));
  await pushes(flags({}));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
});
