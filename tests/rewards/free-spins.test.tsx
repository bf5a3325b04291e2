import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { balance, connected, pushes } from '../app/live-site.ts';

/** The page of free spins over the real client. */

beforeEach(freshDevice);
afterEach(leaveSite);

const SPINS = '/en-UN/my-account/free-spins';
const open = (platform: SiteOptions['platform'] = {}, at = SPINS) =>
  openSite({ at, player: true, platform });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const claim = () => button(/^Claim 10\sspins \(Ten spins\)$/);
const refused = (problem: object) => ({ status: 409, body: problem });
const factsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
    .map((fact) => fact.replaceAll('\u00A0', ' '));
const queued = withData('getFreeSpins', outcomes.getFreeSpins.queued.data);

describe('free spins', () => {
  test('say what they are worth, where they are played and what becomes of a win [REW-01] [FSPIN-03]', async () => {
    await open();
    await claim();
    const own = factsOf('Ten spins');
    expect(own).toContain('Each spin is worth: €0.20');
    expect(own).toContain('Games: 10 spins of Crimson Planet');
    expect(own).toContain('What you win: your own money, nothing to wager');
    expect(own).toContain('Highest win: €100.00');
    expect(own).toContain('Time to play them: 7 days from the claim on');
    const wagered = factsOf('Twenty spins');
    expect(wagered).toContain('What you win: bonus money, to be wagered 10 times');
    expect(wagered).toContain('Highest stake: €5.00');
  });

  test('that run tell the rounds of each game, and lead to the first that has some left [FSPIN-04] [NS-60]', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Play Golden Fern' });
    expect(link).toHaveAttribute('href', '/en-UN/play/golden-fern');
    const card = within(screen.getByRole('region', { name: 'Twenty spins' }));
    expect(card.getByText('10 of 10 played')).toBeVisible();
    expect(card.getByText('3 of 10 played')).toBeVisible();
  });

  test('follow a round by progress alone, asked of those that run [FSPIN-01] [FSPIN-04] [API-122]', async () => {
    const site = await connected(SPINS);
    await screen.findByText('3 of 10 played');
    const read = site.called('getFreeSpins');
    const { games, ...progress } = outcomes.getFreeSpinProgress.success.data;
    const played = games.map((game) => ({ ...game, roundsPlayed: game.roundsPlayed && 10 }));
    site.answer(
      'getFreeSpinProgress',
      withData('getFreeSpinProgress', { ...progress, games: played, won: 700 }),
    );
    await pushes(balance(100, 500));
    await waitFor(() => expect(screen.getAllByText('10 of 10 played')).toHaveLength(2));
    expect(screen.getByText('€7.00')).toBeVisible();
    expect(screen.getByText('All spins are played.')).toBeVisible();
    expect(site.sent('getFreeSpinProgress').query.campaignId).toBe('camp_tour');
    expect(site.called('getFreeSpins')).toBe(read);
  });

  test('are claimed and lead to their game [FSPIN-03] [REW-08] [API-120]', async () => {
    const site = await open();
    await site.user.click(await claim());
    await waitFor(() => {
      expect(site.path()).toBe('/en-UN/play/crimson-planet');
    });
  });

  test('in whose way a bonus stands wait in line, if the player says so [REW-09] [REW-18]', async () => {
    const site = await open({
      claimFreeSpins: refused(outcomes.claimFreeSpins.bonusInTheWay.problem),
    });
    await site.user.click(await claim());
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        'Friday extra is running. Ten spins can wait until it is over, or you give it up. Nothing is lost yet.',
      ),
    ).toBeVisible();
    site.answer('claimFreeSpins', withData('claimFreeSpins', outcomes.claimFreeSpins.queued.data));
    site.answer('getFreeSpins', queued);
    await site.user.click(dialog.getByRole('button', { name: 'Let them wait' }));
    expect(await button('Start them now (Ten spins)')).toBeVisible();
    expect(screen.getByText('They wait until what is running is over.')).toBeVisible();
    expect(site.sent('claimFreeSpins').query.ifActive).toBe('QUEUE');
  });

  test('that cannot leave the line name what stands in their way, and offer to give it up [FSPIN-02] [API-119]', async () => {
    const site = await open({
      getFreeSpins: queued,
      claimQueuedFreeSpins: refused(outcomes.claimQueuedFreeSpins.bonusInTheWay.problem),
    });
    await site.user.click(await button('Start them now (Ten spins)'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Keep Friday extra' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Let them wait' })).toBeNull();
    await site.user.click(dialog.getByRole('button', { name: 'See what you would lose' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Give up Friday extra?' }));
    expect(asked.getByText('10 spins of Crimson Planet')).toBeVisible();
  });

  test('leave nothing behind when the session ends [LOGOUT-02]', async () => {
    const site = await open();
    await claim();
    site.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => {
      expect(screen.queryByText('Ten spins')).toBeNull();
    });
  });
});

test('free spins among what runs are told as such, not as bonus money [FSPIN-01] [REW-02]', async () => {
  await open(
    { getRewards: withData('getRewards', outcomes.getRewards.freeSpins.data) },
    '/en-UN/my-account/rewards/active',
  );
  const card = within(await screen.findByRole('region', { name: 'Twenty spins' }));
  expect(card.getByText('Won, not paid yet')).toBeVisible();
  expect(card.getByText('Spins worth €2.60 of €4.00 played')).toBeVisible();
  expect(card.queryByText('To be wagered')).toBeNull();
});
