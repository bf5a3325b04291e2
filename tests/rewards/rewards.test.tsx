import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { balance, connected, flags, pushes } from '../app/live-site.ts';

/** The rewards over the real client. */

beforeEach(freshDevice);
afterEach(leaveSite);

const GIFTS = '/en-UN/my-account/rewards';
const open = (platform: SiteOptions['platform'] = {}, at = GIFTS) =>
  openSite({ at, player: true, platform });
const claim = (name = 'Claim €10.00 (A little extra)') => screen.findByRole('button', { name });
const inTheWay = {
  status: 409,
  body: outcomes.claimReward.bonusInTheWay.problem,
};

test('a gift says what it asks for before it is claimed [REW-01] [REW-06]', async () => {
  await open();
  await claim();
  const gift = within(screen.getByRole('region', { name: 'A little extra' }));
  const facts = gift.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.join(' · ').replaceAll('\u00A0', ' ')).toMatch(
    /^€100\.0010 times the bonusAbout 100 rounds of €1\.00 · Slots: 100% of each stakeTable games: 10% of each stake · €5\.00 · €100\.00 · 14 days from the claim on · .*1 January 2027/,
  );
  expect(gift.getByText('You play with your own money first', { exact: false })).toBeVisible();
});

test('a claim leads to what runs, and makes list and balance new [REW-07] [API-131]', async () => {
  const site = await open();
  const button = await claim();
  const before = [site.called('getWallet'), site.called('getRewards')];
  await site.user.click(button);
  await waitFor(() => {
    expect(site.path()).toBe(`${GIFTS}/active`);
  });
  await waitFor(() => {
    expect(site.called('getWallet')).toBeGreaterThan(before[0] ?? 0);
    expect(site.called('getRewards')).toBeGreaterThan(before[1] ?? 0);
  });
  expect(site.called('claimReward')).toBe(1);
});

test('what is given up is said in money, and sent as it was shown; the claim follows [FORF-01] [FORF-04] [API-139]', async () => {
  const site = await open({ claimReward: inTheWay });
  await site.user.click(await claim());
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  const confirm = await screen.findByRole('button', {
    name: 'Lose €13.20 and claim A little extra',
  });
  const lost = within(screen.getByRole('region', { name: 'You lose' }));
  expect(lost.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€13.20',
    '€25.00',
  ]);
  site.answer('claimReward', withData('claimReward', {}));
  await site.user.click(confirm);
  await waitFor(() => {
    expect(site.path()).toBe(`${GIFTS}/active`);
  });
  expect(site.sent('forfeitBonus').body).toEqual({
    state: 'FORFEITED',
    wageringProgress: 2_500,
    balance: 1_320,
  });
  const order = site.calls.map(({ operation }) => operation);
  expect(order.indexOf('forfeitBonus')).toBeLessThan(order.lastIndexOf('claimReward'));
});

test('a claim that is refused after the forfeit says what is gone [FORF-05] [REW-11]', async () => {
  const site = await open({ claimReward: inTheWay });
  await site.user.click(await claim());
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  site.answer('claimReward', { status: 409, body: outcomes.claimReward.campaignUsedUp.problem });
  await site.user.click(await screen.findByRole('button', { name: /^Lose/ }));
  const window = within(await screen.findByRole('dialog', { name: /was not claimed/ }));
  expect(window.getByText('Friday extra has ended', { exact: false })).toBeVisible();
  expect(window.getByText('All bonuses of this offer have been claimed.')).toBeVisible();
});

test('a forfeit without an answer is not told as one, where the bonus runs no more [FORF-05]', async () => {
  const site = await open({ claimReward: inTheWay, forfeitBonus: 'no answer' });
  await site.user.click(await claim());
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  await site.user.click(await screen.findByRole('button', { name: /^Lose/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  site.answer('claimReward', { status: 409, body: outcomes.claimReward.campaignUsedUp.problem });
  site.answer('getRewards', withData('getRewards', outcomes.getRewards.gifts.data));
  await site.user.click(again);
  const window = within(await screen.findByRole('dialog', { name: /was not claimed/ }));
  expect(window.getByText(/^Friday extra does not run any more/)).toBeVisible();
  expect(window.queryByText('Friday extra has ended', { exact: false })).toBeNull();
});

test('what is wagered is kept: nothing offers to give it up [FORF-01] [REW-09]', async () => {
  const site = await open({
    claimReward: { status: 409, body: outcomes.claimReward.wageredInTheWay.problem },
  });
  await site.user.click(await claim());
  expect(await screen.findByRole('button', { name: 'Keep Friday extra' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See what you would lose' })).toBeNull();
});

test('free spins that can be played no more are kept, and nobody calls them wagered [FSPIN-01] [REW-09]', async () => {
  const { problem } = outcomes.claimReward.spinsInTheWay;
  const reward = { ...problem.reward, isEnding: true };
  await open({ claimReward: { status: 409, body: { ...problem, reward } } }).then(
    async ({ user }) => user.click(await claim()),
  );
  expect(await screen.findByRole('button', { name: 'Keep Twenty spins' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See what you would lose' })).toBeNull();
  expect(screen.getByText(/^Twenty spins can no longer be played/)).toBeVisible();
});

test('the end of the session leaves nothing of them [LOGOUT-02]', async () => {
  const site = await open();
  await claim();
  site.runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'To claim' })).toBeNull();
  });
});

test.each([
  ['open', {}, true],
  ['closed where bonuses are off', { bonuses: false }, false],
] as const)('the way from the account is %s [REW-15] [ROUTE-21]', async (_, flags, isThere) => {
  await open({ getAccessDetails: withData('getAccessDetails', flags) }, '/en-UN/my-account');
  await screen.findByText('Player number');
  expect(screen.queryAllByRole('link', { name: 'Rewards' }).length > 0).toBe(isThere);
});

test('news of the player have the list read anew, while the one that is known shows [REW-02] [REW-16]', async () => {
  const site = await connected(GIFTS);
  await claim();
  const before = site.called('getRewards');
  site.answer('getRewards', withData('getRewards', { available: [] }));
  await pushes(flags({ loyaltyLevel: 2 }));
  await waitFor(() => expect(site.called('getRewards')).toBe(before + 1));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Claim €10.00 (A little extra)' })).toBeNull();
  });
});

test('a round that moves money has what is wagered read anew [REW-02]', async () => {
  const site = await connected(`${GIFTS}/active`);
  const bar = await screen.findByText('€25.00 of €100.00', { exact: false });
  const [running] = outcomes.getRewards.success.data.active;
  if (!running) throw new Error('no example runs');
  site.answer(
    'getRewards',
    withData('getRewards', { active: [{ ...running, wageringAmount: 5_000 }] }),
  );
  await pushes(balance(100, 500));
  await waitFor(() => {
    expect(bar).toHaveTextContent('€50.00 of €100.00');
  });
});

test('a bonus is given up for nothing only after what is lost was said, as it was shown [FORF-04] [FORF-06]', async () => {
  const site = await open({}, `${GIFTS}/active`);
  const press = await screen.findByRole('button', { name: 'Give up Friday extra' });
  await site.user.click(press);
  const dialog = within(await screen.findByRole('dialog', { name: 'Give up Friday extra?' }));
  expect(
    dialog.getByText('Your own money stays. What you give up does not come back.'),
  ).toBeVisible();
  await site.user.click(dialog.getByRole('button', { name: 'Keep Friday extra' }));
  expect(site.called('forfeitBonus')).toBe(0);
  await site.user.click(await screen.findByRole('button', { name: 'Give up Friday extra' }));
  await site.user.click(await screen.findByRole('button', { name: 'Lose €13.20' }));
  expect(await screen.findByText('Friday extra has ended. Its bonus money is gone.')).toBeVisible();
  expect(site.sent('forfeitBonus').body).toEqual({
    state: 'FORFEITED',
    wageringProgress: 2_500,
    balance: 1_320,
  });
});
