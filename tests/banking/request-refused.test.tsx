import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import type { Answer } from '../../replay/dom/wire.ts';

/** A request for a deposit with an undocumented answer, over the real client. */

beforeEach(freshDevice);
afterEach(leaveSite);

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const problem = (status: number, code: string): Answer => ({
  status,
  body: { code, message: 'In English, for nobody.', traceId: 'trace-7' },
});

/** Asks for a deposit of 50 euro, and the platform gives this answer. */
async function ask(answer: Answer) {
  const site = await openSite({ at: DEPOSIT, player: true, platform: { requestDeposit: answer } });
  await site.user.type(await screen.findByRole('textbox', { name: 'Amount' }), '50');
  await site.user.click(screen.getByRole('button', { name: 'Deposit €50.00' }));
  // The client asks again before it gives up.
  await pass(5_000);
  return site;
}

const title = () =>
  screen.getByRole('region', { name: 'Deposit' }).querySelector('h2')?.textContent;
const UNKNOWN = /We do not know yet/;

describe('a request that is refused', () => {
  test('as one of too many says so, and that nothing was paid [DEP-20] [ERR-03]', async () => {
    const site = await ask(problem(429, 'error.rate_limited'));
    expect(title()).toBe('Your deposit was not accepted');
    expect(screen.getByText('Nothing was paid. Your money has not moved.')).toBeVisible();
    expect(screen.getByText(/too many deposits in a short time/)).toBeVisible();
    expect(screen.getByText('You can try again in 1 minute.')).toBeVisible();
    expect(screen.getByText('Amount').nextSibling).toHaveTextContent('€50.00');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    site.answer('requestDeposit', problem(400, 'error.validation'));
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(5_000);
    expect(screen.getByText(/Our service did not accept the request/)).toBeVisible();
  });

  test('for terms that have changed meanwhile leads to them beside the form, which keeps what was typed [TERMS-02] [DEP-20]', async () => {
    const site = await ask(problem(409, 'error.deposit.terms'));
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText(/^Our terms have changed/)).toBeVisible();
    const way = notice.getByRole('link', { name: /^Read the terms/ });
    expect(way).toHaveAttribute('href', '/en-UN/accept-terms-condition');
    expect(way).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
    // Accepted there, it is asked for once more here.
    await site.user.click(screen.getByRole('button', { name: 'Deposit €50.00' }));
    expect(site.called('requestDeposit')).toBe(2);
  });

  test('for a reason that only we understand names it for the support [DEP-20] [ERR-03]', async () => {
    const site = await ask(problem(400, 'error.validation'));
    expect(title()).toBe('Your deposit was not accepted');
    expect(screen.getByText('Nothing was paid. Your money has not moved.')).toBeVisible();
    expect(screen.getByText('Reference for support: trace-7')).toBeVisible();
    expect(screen.queryByText(/too many deposits/)).toBeNull();
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Contact support' }),
    ).toBeVisible();
    await site.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
  });

  test('because the session is over leads out of the cashier, not to a lost answer [SESS-11]', async () => {
    await ask(problem(401, 'error.session.expired'));
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    expect(screen.queryByText('We lost the connection')).toBeNull();
  });
});

describe('a request', () => {
  test('by a failing platform is not known to have come to something, with the reference [DEP-20] [ERR-03]', async () => {
    await ask(problem(500, 'error.internal'));
    expect(title()).toBe('We could not confirm your deposit');
    expect(screen.getByText(UNKNOWN)).toBeVisible();
    expect(screen.getByText('Reference for support: trace-7')).toBeVisible();
  });
});
