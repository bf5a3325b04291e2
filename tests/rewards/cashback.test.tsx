import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';

/** The page of cashbacks over the real client. */

beforeEach(freshDevice);
afterEach(leaveSite);

const CASHBACK = '/en-UN/my-account/cashback';
const REWARDS = '/en-UN/my-account/rewards';

type Progress = 'success' | 'runs' | 'cashbackOff';

/** What each of the two cashbacks has brought; the weekly one is off. */
const brought =
  (daily: Progress, weekly: Progress = 'cashbackOff') =>
  (request: Request) => {
    const isDaily = request.url.includes('camp_daily');
    return Promise.resolve({
      body: outcomes.getCashbackProgress[isDaily ? daily : weekly].data,
    });
  };

const open = (platform: SiteOptions['platform'] = {}, at = CASHBACK) =>
  openSite({
    at,
    player: true,
    platform: { getCashbackProgress: brought('success'), ...platform },
    content: { '': [{ id: 'game.golden-fern', name: 'Golden Fern' }] },
  });

const refused = (problem: object) => ({ status: 409, body: problem });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const claim = () => button('Claim €2.00 (Back every day)');
const switchOff = () => button('Switch off (Back every day)');
const switchOn = () => button('Switch on (Back every week)');
const factsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
    .map((fact) => fact.replaceAll('\u00A0', ' '));

describe('a cashback', () => {
  test('says what it has brought, until when that counts, and all of its terms [CASH-01] [REW-01] [REW-05] [API-117]', async () => {
    await open();
    await claim();
    const facts = factsOf('Back every day');
    expect(facts).toContain('Claim it until: 29 November 2026, 00:00 EET');
    expect(facts).toContain('Won so far: €3.50');
    expect(facts).toContain('Brought so far: €0.00');
    expect(facts).toContain('Losses count until: 29 November 2026, 00:00 EET');
    expect(facts).toContain('You get back: 5% of what you lose');
    expect(facts).toContain('Losses of: each day, from midnight to midnight');
    expect(facts).toContain('At most: €20.00 a day');
    expect(facts).toContain('Paid as: your own money, nothing to wager');
    expect(screen.getByText(/^For €40\.00 lost from 27 November 2026, 00:00/)).toBeVisible();
  });

  test('names the games at which more comes back, and what a bonus of it asks for [CASH-04] [REW-01]', async () => {
    await open();
    await claim();
    await waitFor(() => {
      expect(factsOf('Back every week')).toContain('More at: 8% at Golden Fern');
    });
    const facts = factsOf('Back every week');
    expect(facts).toContain('Now: Switched off');
    expect(facts).toContain('Paid as: bonus money, to be wagered 3 times');
    expect(facts).toContain('At most: €50.00 a week');
    expect(facts).toContain('Highest stake: €5.00');
    expect(facts).toContain('For whom: Loyalty level 2 and above');
    expect(facts).toContain('Time to wager it: 60 days from the claim on');
  });

  test('tells a loss as one, and what it brings [CASH-01] [API-117]', async () => {
    await open({ getCashbackProgress: brought('runs') });
    await switchOff();
    expect(factsOf('Back every day')).toContain('Lost so far: €12.00');
    expect(factsOf('Back every day')).toContain('Brought so far: €0.60');
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  test('is switched on once, and the site leads to the rewards and says so [REW-08] [API-114] [CASH-01]', async () => {
    const site = await open({ activateCashback: 'silence' });
    const press = await switchOn();
    await site.user.click(press);
    await site.user.click(press);
    expect(site.called('activateCashback')).toBe(1);
    expect(press).toHaveAttribute('aria-busy', 'true');
    leaveSite();
    freshDevice();
    const again = await open();
    await again.user.click(await switchOn());
    await waitFor(() => {
      expect(again.path()).toBe(REWARDS);
    });
    expect(
      await screen.findByText('Back every week is on. What you lose from now on counts.'),
    ).toBeVisible();
  });

  test.each([
    ['campaignEnded', 'The offer is over.'],
    ['campaignUsedUp', 'As many players as it is for have it already.'],
    ['notEligible', 'This cashback is not open to you, or no longer.'],
  ] as const)(
    'that is not switched on says why, at its place: %s [REW-11]',
    async (answer, words) => {
      const site = await open({
        activateCashback: refused(outcomes.activateCashback[answer].problem),
      });
      await site.user.click(await switchOn());
      const place = within(screen.getByRole('region', { name: 'Back every week' }));
      const notice = within(await place.findByRole('alert'));
      expect(notice.getByText('Back every week was not switched on')).toBeVisible();
      expect(notice.getByText(words)).toBeVisible();
      expect(site.path()).toBe(CASHBACK);
    },
  );

  test('that is not there any more after a no says why all the same [REW-11]', async () => {
    const site = await open({
      activateCashback: refused(outcomes.activateCashback.notEligible.problem),
    });
    const press = await switchOn();
    site.answer('getCashbacks', { body: outcomes.getCashbacks.none.data });
    await site.user.click(press);
    expect(await screen.findByText('No cashback is offered to you')).toBeVisible();
    expect(screen.getByText('Back every week was not switched on')).toBeVisible();
  });
});

describe('switching off', () => {
  test('is told first what it gives up, counted afresh; a no asks for nothing [CASH-01] [API-116]', async () => {
    const site = await open();
    const press = await switchOff();
    // Somebody plays on, in another tab.
    site.answer('getCashbackProgress', brought('runs'));
    await site.user.click(press);
    const told = within(await screen.findByRole('dialog', { name: 'Switch off: Back every day?' }));
    expect(told.getByRole('definition')).toHaveTextContent('€0.60');
    expect(told.getByText(/losses count from the next day on/)).toBeVisible();
    await site.user.click(told.getByRole('button', { name: 'Leave it on' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(site.called('deactivateCashback')).toBe(0);
    await site.user.click(await switchOff());
    await site.user.click(await button('Lose €0.60 and switch it off'));
    expect(await screen.findByText('Back every day is off.')).toBeVisible();
    expect(site.called('deactivateCashback')).toBe(1);
  });

  test('says that what is over can still be claimed [CASH-01]', async () => {
    const site = await open();
    await site.user.click(await switchOff());
    const told = within(await screen.findByRole('dialog'));
    const facts = told.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['€0.00', '€2.00']);
    expect(told.getByText('It has brought nothing so far that you would lose.')).toBeVisible();
  });

  test('of instant cashback gives up all of it, also what could be claimed [CASH-01]', async () => {
    const { cashbacks } = outcomes.getCashbacks.success.data;
    const site = await open({
      getCashbacks: {
        body: {
          cashbacks: cashbacks.map((one) => ({ ...one, triggerEvent: 'CASHBACK_INSTANT' })),
        },
      },
    });
    await site.user.click(await switchOff());
    expect(await button('Lose €2.00 and switch it off')).toBeVisible();
    expect(screen.getByText('You lose all that you have not claimed.')).toBeVisible();
  });

  test('without an answer says that it is not known, and can be pressed again [CASH-01] [ERR-03]', async () => {
    const site = await open({ deactivateCashback: 'no answer' });
    await site.user.click(await switchOff());
    await site.user.click(await button('Switch it off'));
    expect(
      await screen.findByText('We do not know whether Back every day was switched off'),
    ).toBeVisible();
    expect(await switchOff()).toBeVisible();
  });
});

describe('a claim', () => {
  test('is paid, makes list and balance new, and stands there for five seconds [CASH-02] [CONST-12] [API-115] [CASH-01]', async () => {
    const site = await open();
    const press = await claim();
    const before = site.called('getWallet');
    site.answer('getCashbackProgress', brought('runs'));
    await site.user.click(press);
    const paid = await screen.findByText('€2.00 was paid to your account as your own money.');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
      expect(site.called('getWallet')).toBeGreaterThan(before);
    });
    expect(site.called('claimCashback')).toBe(1);
    await pass(4_000);
    expect(paid).toBeVisible();
    await pass(1_000);
    expect(paid).not.toBeInTheDocument();
  });

  test('that is pressed twice is asked for once [CASH-01]', async () => {
    const site = await open({ claimCashback: 'silence' });
    const press = await claim();
    await site.user.click(press);
    await site.user.click(press);
    expect(site.called('claimCashback')).toBe(1);
    expect(press).toHaveAttribute('aria-busy', 'true');
  });

  test('that has nothing to pay any more says so [CASH-01] [REW-11]', async () => {
    const site = await open({
      claimCashback: refused(outcomes.claimCashback.nothingToClaim.problem),
    });
    await site.user.click(await claim());
    expect(await screen.findByText('There is nothing to claim.')).toBeVisible();
  });

  test('whose answer got lost is tried again, which tells the truth [CASH-01] [REW-11]', async () => {
    const site = await open({ claimCashback: 'no answer' });
    const press = await claim();
    // It was paid all the same.
    site.answer('getCashbackProgress', brought('runs'));
    await site.user.click(press);
    await screen.findByText('We do not know whether Back every day was claimed');
    site.answer('claimCashback', withData('claimCashback', {}));
    await site.user.click(await button('Try again'));
    expect(
      await screen.findByText('€2.00 was paid to your account as your own money.'),
    ).toBeVisible();
    expect(screen.queryByText(/^We do not know/)).toBeNull();
  });

  test('in whose way a bonus stands leads to what would be lost, in money, and is paid after the forfeit [FORF-01] [REW-09] [REW-10] [CASH-01]', async () => {
    const site = await open({
      claimCashback: refused(outcomes.claimCashback.depositBonusInTheWay.problem),
      getCashbackProgress: brought('runs', 'success'),
      getRewards: withData('getRewards', {
        active: [outcomes.claimCashback.depositBonusInTheWay.problem.reward],
      }),
    });
    await site.user.click(await button('Claim €2.00 (Back every week)'));
    await site.user.click(await button('See what you would lose'));
    const confirm = await button('Lose €61.50 and claim Back every week (€2.00)');
    const got = within(screen.getByRole('region', { name: 'You get' }));
    expect(got.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['€2.00', '€6.003\u00A0times the bonus']),
    );
    expect(site.called('forfeitBonus')).toBe(0);
    site.answer('claimCashback', { body: outcomes.claimCashback.asBonus.data });
    await site.user.click(confirm);
    expect(
      await screen.findByText('€2.00 was paid as bonus money. It is running now.'),
    ).toBeVisible();
    const order = site.calls.map(({ operation }) => operation);
    expect(order.indexOf('forfeitBonus')).toBeLessThan(order.lastIndexOf('claimCashback'));
    expect(order.indexOf('forfeitBonus')).toBeGreaterThan(order.indexOf('claimCashback'));
    expect(site.called('claimReward')).toBe(0);
  });

  test('that brings nothing any more gives nothing up [FORF-05] [CASH-01]', async () => {
    const site = await open({
      claimCashback: refused(outcomes.claimCashback.bonusInTheWay.problem),
    });
    await site.user.click(await claim());
    site.answer('getCashbackProgress', brought('runs'));
    await site.user.click(await button('See what you would lose'));
    const told = within(
      await screen.findByRole('dialog', {
        name: 'There is nothing to claim of Back every day any more',
      }),
    );
    expect(told.queryByRole('button', { name: /^Lose/ })).toBeNull();
    await site.user.click(told.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(site.called('forfeitBonus')).toBe(0);
  });
});

describe('the list', () => {
  test('is empty where none is offered, and says so [CASH-01]', async () => {
    const site = await open({ getCashbacks: { body: outcomes.getCashbacks.none.data } });
    expect(await screen.findByText('No cashback is offered to you')).toBeVisible();
    expect(site.called('getCashbackProgress')).toBe(0);
  });

  test('that could not be read is read again as a whole [CASH-01] [ERR-03]', async () => {
    const site = await open({ getCashbackProgress: 'no answer' });
    await screen.findByText('Your cashback could not be loaded');
    site.answer('getCashbackProgress', brought('success'));
    await site.user.click(await button('Try again'));
    expect(await claim()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What you can get back' })).toHaveFocus();
  });

  test('leaves nothing behind when the session ends [LOGOUT-02]', async () => {
    const site = await open();
    await claim();
    site.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Back every day' })).toBeNull();
    });
  });
});

test.each([
  ['the account', '/en-UN/my-account', {}, true],
  ['the account of who is offered no bonuses', '/en-UN/my-account', { bonuses: false }, false],
  ['the rewards', REWARDS, {}, true],
] as const)('a way leads there from %s [ROUTE-21] [REW-15]', async (_, at, flags, isThere) => {
  await open({ getAccessDetails: withData('getAccessDetails', flags) }, at);
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent(/Player number|To claim/);
  });
  expect(screen.queryAllByRole('link', { name: 'Cashback' }).length > 0).toBe(isThere);
});

test('the page is closed to who is offered no bonuses [GUARD-11] [REW-15]', async () => {
  const site = await open({ getAccessDetails: withData('getAccessDetails', { bonuses: false }) });
  await waitFor(() => {
    expect(site.path()).toBe('/en-UN/');
  });
  expect(site.called('getCashbacks')).toBe(0);
});
