import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import type { Schemas } from '../../openapi/types.ts';

/** The screens after each result of the check on the page of withdrawals, over the real client. */

beforeEach(() => {
  freshDevice();
  sessionStorage.clear();
});
afterEach(leaveSite);

const WITHDRAW = '/en-UN/my-account/banking/withdraw';
const form = () => screen.queryByRole('textbox', { name: 'Amount' });
const heading = (name: string) => screen.findByRole('heading', { name });
const open = (result: string) =>
  openSite({
    at: WITHDRAW,
    player: true,
    platform: { checkWithdrawalLimit: withData('checkWithdrawalLimit', { result }) },
  });

/** The compiler asks for each result of the contract. */
const TITLES: Readonly<Record<Exclude<Schemas['OperationResult'], 'SUCCESS'>, string>> = {
  DOCUMENTS_PREFERRED: 'Please verify your identity soon',
  DOCUMENTS_REQUIRED: 'We need your documents',
  DOCUMENTS_REQUIRED_RESTRICTED: 'Verify your identity to withdraw',
  DOCUMENTS_UNDER_REVIEW: 'We are checking your documents',
  WITHDRAWAL_LIMIT_REACHED: 'You have reached your withdrawal limit',
  RESTRICTED: 'Your account is restricted',
  FORBIDDEN: 'Withdrawals are closed for your account',
  FAILURE: 'You cannot withdraw right now',
  SELF_LIMIT_REACHED: 'You cannot withdraw right now',
  SELF_SPEND_LIMIT_REACHED: 'You cannot withdraw right now',
  NOT_ENOUGH_FUNDS: 'You cannot withdraw right now',
  EXCEEDS_KYC_LIMIT: 'You cannot withdraw right now',
};

describe('[DEP-02] [WDR-10] the result', () => {
  test.each(Object.entries(TITLES))('%s shows %s and no form', async (result, title) => {
    const site = await open(result);
    expect(await heading(title)).toBeVisible();
    expect(form()).toBeNull();
    expect(site.called('requestWithdrawal')).toBe(0);
  });

  test('that is not listed shows no form either', async () => {
    await open('XYZ');
    expect(await heading('You cannot withdraw right now')).toBeVisible();
    expect(form()).toBeNull();
  });
});

describe('[WDR-06] starting over', () => {
  test('after a withdrawal begins with a new check, and with nothing of the one before', async () => {
    const site = await open('SUCCESS');
    await site.user.type(await screen.findByRole('textbox', { name: 'Amount' }), '40');
    await site.user.click(screen.getByRole('button', { name: 'Withdraw €40.00' }));
    await site.user.click(await screen.findByRole('button', { name: 'Make another withdrawal' }));
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
    expect(site.called('checkWithdrawalLimit')).toBe(2);
    expect(site.called('requestWithdrawal')).toBe(1);
  });

  test('after "later" asks the platform without it', async () => {
    const site = await open('DOCUMENTS_PREFERRED');
    site.answer(
      'checkWithdrawalLimit',
      withData('checkWithdrawalLimit', { result: 'WITHDRAWAL_LIMIT_REACHED' }),
    );
    await site.user.click(await screen.findByRole('button', { name: 'Withdraw now, send later' }));
    await heading('You have reached your withdrawal limit');
    expect(site.sent('checkWithdrawalLimit').query).toEqual({ later: 'true' });
    await site.user.click(screen.getByRole('button', { name: 'Check again' }));
    await vi.waitFor(() => {
      expect(site.called('checkWithdrawalLimit')).toBe(3);
    });
    expect(site.sent('checkWithdrawalLimit').query).toEqual({});
  });
});
