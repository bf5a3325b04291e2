import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { button, clean, leave, openDeposit, settle } from './deposit.support.tsx';

const card = () => screen.getByRole('region', { name: 'Balance' });
const part = (term: string) => within(card()).getByText(term).nextSibling;

/** The account's page, where the card names every part. */
const openAccount = (buckets: object) =>
  openSite({
    at: '/en-UN/my-account',
    player: true,
    platform: { getWallet: withData('getWallet', { buckets }) },
  });

describe('the balance card of the account', () => {
  beforeEach(freshDevice);
  afterEach(leaveSite);

  test('shows the sum and what it is made of [WAL-01] [WAL-02]', async () => {
    await openAccount(outcomes.getWallet.success.data.buckets);
    await screen.findByText('Total balance');
    expect(part('Total balance')).toHaveTextContent('€146.00');
    expect(part('Cash')).toHaveTextContent('€125.50');
    expect(part('Locked')).toHaveTextContent('€5.00');
    expect(part('Casino bonus')).toHaveTextContent('€10.00');
    expect(part('Live casino bonus')).toHaveTextContent('€2.50');
    expect(part('Sports bonus')).toHaveTextContent('€3.00');
    expect(screen.getByText(/Locked money is tied to a bet/)).toBeVisible();
  });

  test('leaves out what is empty [WAL-01]', async () => {
    await openAccount(outcomes.getWallet.empty.data.buckets);
    await screen.findByText('Total balance');
    expect(part('Total balance')).toHaveTextContent('€0.00');
    expect(within(card()).queryByText('Locked')).toBeNull();
    expect(within(card()).queryByText('Balance details')).toBeNull();
  });
});

describe('the balance card of the cashier', () => {
  beforeEach(clean);
  afterEach(leave);

  test('says what can be withdrawn, and what is bonus, also where there is none [WAL-01]', async () => {
    const { view } = await openDeposit();
    expect(part('Total balance')).toHaveTextContent('€146.00');
    expect(part('Can be withdrawn')).toHaveTextContent('€125.50');
    expect(part('Bonus')).toHaveTextContent('€15.50');
    expect(part('Locked')).toHaveTextContent('€5.00');
    view.unmount();
    const site = await openDeposit({ wait: ['getWallet'] });
    await site.answer('getWallet', 'empty');
    expect(part('Can be withdrawn')).toHaveTextContent('€0.00');
    expect(part('Bonus')).toHaveTextContent('€0.00');
    expect(within(card()).queryByText('Locked')).toBeNull();
  });

  test('keeps its shape while the balance is on its way [WAL-01]', async () => {
    await openDeposit({ wait: ['getWallet'] });
    expect(within(card()).getByText('Loading your balance…')).toBeInTheDocument();
    expect(within(card()).getByText('Can be withdrawn')).toBeInTheDocument();
    expect(within(card()).getByText('Bonus')).toBeInTheDocument();
    // At its final height: the way to the history is there from the beginning.
    expect(within(card()).getByRole('link', { name: 'See your transactions' })).toBeVisible();
  });

  test('keeps the last balance when a read fails, and says that it is old [WAL-05]', async () => {
    const site = await openDeposit({ wait: ['getWallet'] });
    await site.answer('getWallet', 'success');
    await settle(20_000);
    await site.fail('getWallet', 'unexpected');
    expect(part('Total balance')).toHaveTextContent('€146.00');
    expect(within(card()).getByRole('status')).toHaveTextContent(/may be out of date/);
    await settle(20_000);
    await site.answer('getWallet', 'success');
    expect(within(card()).queryByRole('status')).toBeNull();
  });

  test('that never had a balance says so, and tries again on request [WAL-05]', async () => {
    const site = await openDeposit({ wait: ['getWallet'] });
    await site.fail('getWallet', 'unreachable');
    expect(within(card()).getByText('We could not load your balance')).toBeVisible();
    await site.user.click(within(card()).getByRole('button', { name: 'Try again' }));
    expect(button('Try again')).toHaveAttribute('aria-busy', 'true');
    await site.answer('getWallet', 'success');
    expect(part('Total balance')).toHaveTextContent('€146.00');
  });
});

describe('what a player reads whom nothing is paid out to', () => {
  beforeEach(freshDevice);
  afterEach(leaveSite);

  test.each([
    ['payout-off', { payout: false }, 'Cash'],
    ['demo', {}, 'Can be withdrawn'],
  ])('the cashier calls the money of %s with %o "%s" [WAL-01]', async (_, account, label) => {
    await openSite({
      at: '/en-UN/my-account/banking/deposit',
      player: true,
      platform: { getAccessDetails: withData('getAccessDetails', account) },
    });
    await screen.findByText('Bonus');
    expect(part(label)).toHaveTextContent('€125.50');
    const [other] = ['Cash', 'Can be withdrawn'].filter((one) => one !== label);
    expect(within(card()).queryByText(other ?? '')).toBeNull();
  });
});
