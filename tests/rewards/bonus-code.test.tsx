import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

/** The page of bonus codes over the real client. */

beforeEach(freshDevice);
afterEach(leaveSite);

const CODES = '/en-UN/my-account/bonus-code';
const RUNNING = '/en-UN/my-account/rewards/active';
const open = (platform: SiteOptions['platform'] = {}, at = CODES) =>
  openSite({ at, player: true, platform });
type Opened = Awaited<ReturnType<typeof open>>;

const field = () => screen.findByRole('textbox', { name: 'Code' });
const check = () => screen.getByRole('button', { name: 'See what it brings' });
const claim = () => screen.findByRole('button', { name: 'Claim €10.00 (A little extra)' });

async function enter(site: Opened, code: string): Promise<void> {
  const input = await field();
  await site.user.clear(input);
  await site.user.click(input);
  await site.user.paste(code);
  await site.user.click(check());
}

const SPINS_OF_CODE = withData('verifyBonusCode', outcomes.verifyBonusCode.freeSpins.data);
const DEPOSIT_OF_CODE = withData('verifyBonusCode', outcomes.verifyBonusCode.depositBonus.data);
const yes = () => screen.findByRole('button', { name: 'I agree (to Harbour reload)' });
const refused = (problem: object) => ({ status: 409, body: problem });
const { bonusInTheWay, campaignUsedUp } = outcomes.claimBonusCode;

describe('a code', () => {
  test('shows what it brings with all terms, and nothing is claimed by that [BCODE-01] [REW-01] [API-146]', async () => {
    const site = await open();
    await enter(site, 'FRIDAY10');
    await claim();
    const gift = within(screen.getByRole('region', { name: 'A little extra' }));
    const facts = gift.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.join(' · ').replaceAll('\u00A0', ' ')).toMatch(
      /^€100\.0010 times the bonusAbout 100 rounds of €1\.00 · Slots: 100% of each stakeTable games: 10% of each stake · €5\.00 · €100\.00 · 14 days from the claim on · .*1 January 2027/,
    );
    expect(gift.getByText('You play with your own money first', { exact: false })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What your code brings' })).toHaveFocus();
    expect(site.called('claimBonusCode')).toBe(0);
  });

  test('of the address stands in the field, and in the address no more once it was claimed [BCODE-04] [LOGIN-04]', async () => {
    const site = await open({}, `${CODES}?from=mail&bonusCode=FRIDAY+10`);
    expect(await field()).toHaveValue('FRIDAY 10');
    await site.user.click(check());
    await site.user.click(await claim());
    await waitFor(() => {
      expect(site.path()).toBe(RUNNING);
    });
    window.history.back();
    await field();
    expect(location.search).toBe('?from=mail');
    expect(await field()).toHaveValue('');
  });

  test('of the address is there still after the log-in that it led to [BCODE-04] [LOGIN-04]', async () => {
    const site = await openSite({ at: `${CODES}?bonusCode=FRIDAY+10` });
    await waitFor(() => {
      expect(site.path()).toBe('/en-UN/page-error-401');
    });
    await site.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    const form = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await site.user.type(form.getByLabelText('E-mail address'), 'aino.virtanen@example.com');
    await site.user.type(form.getByLabelText('Password'), 'Correct-Horse-7');
    await site.user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await field()).toHaveValue('FRIDAY 10');
    expect(site.path()).toBe(CODES);
  });

  test('is claimed once, and leads to what runs with the balance read anew [BCODE-05] [API-145]', async () => {
    const site = await open();
    await enter(site, 'FRIDAY10');
    const balance = site.called('getWallet');
    await site.user.dblClick(await claim());
    await waitFor(() => {
      expect(site.path()).toBe(RUNNING);
    });
    expect(site.sent('claimBonusCode').body).toEqual({
      bonusCode: 'FRIDAY10',
      state: 'ACTIVATED',
    });
    expect(site.called('claimBonusCode')).toBe(1);
    expect(site.called('getWallet')).toBeGreaterThan(balance);
  });

  test('is sent without blanks around it and marks that nobody sees, and stands there as it was typed [BCODE-01]', async () => {
    const site = await open({
      verifyBonusCode: refused(outcomes.verifyBonusCode.codeUnknown.problem),
    });
    await enter(site, '  friday\u200B-10 ');
    await waitFor(() => {
      expect(site.sent('verifyBonusCode').body).toEqual({ bonusCode: 'friday-10' });
    });
    expect(await field()).toHaveValue('  friday\u200B-10 ');
  });

  test.each([
    ['nothing', '\u00A0 ', 'Enter a code.'],
    ['5,000 characters', 'a'.repeat(5_000), 'Use at most 64\u00A0characters.'],
  ])('of %s is refused at the field, and not sent [BCODE-03]', async (_, typed, words) => {
    const site = await open();
    await enter(site, typed);
    expect(await field()).toHaveAccessibleDescription(words);
    expect(await field()).toHaveValue(typed);
    expect(site.called('verifyBonusCode')).toBe(0);
  });

  test.each([
    ['codeUnknown', 'We do not know this code. Check each letter and digit.'],
    ['codeUsed', 'You have used this code already.'],
    ['campaignEnded', 'The offer is over.'],
    ['campaignUsedUp', 'All bonuses of this offer have been claimed.'],
    ['notEligible', 'This bonus is not open to you, or no longer.'],
  ] as const)('that is refused says why at the field: %s [BCODE-03]', async (answer, words) => {
    const site = await open({ verifyBonusCode: refused(outcomes.verifyBonusCode[answer].problem) });
    await enter(site, 'friday10');
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(words);
    });
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('friday10');
  });

  test('after too many says until when, at the field [BCODE-03] [ERR-03]', async () => {
    const body = { code: 'error.rate_limited', message: 'Too many requests.', traceId: 't' };
    const site = await open({ verifyBonusCode: { status: 429, body, retryAfter: 1_800 } });
    await enter(site, 'FRIDAY10');
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(
        'You have tried too many codes. You can try again in 30\u00A0minutes.',
      );
    });
  });

  test('that is used up between look and claim says so at the field, where it still stands [BCODE-02] [REW-11]', async () => {
    const site = await open({ claimBonusCode: refused(campaignUsedUp.problem) });
    await enter(site, 'FRIDAY10');
    await site.user.click(await claim());
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(
        'All bonuses of this offer have been claimed.',
      );
    });
    expect(await field()).toHaveValue('FRIDAY10');
  });

  test('of free spins shows their terms, claims them by the code, and leads to their game [BCODE-01] [REW-08] [NS-60] [FSPIN-03]', async () => {
    const site = await open({ verifyBonusCode: SPINS_OF_CODE });
    await enter(site, 'FRIDAY10');
    const card = within(await screen.findByRole('region', { name: 'Ten spins' }));
    const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.join(' · ').replaceAll('\u00A0', ' ')).toMatch(
      /^€0\.20 · 10 spins of Crimson Planet · your own money, nothing to wager · €100\.00 · 7 days from the claim on · .*1 January 2027/,
    );
    await site.user.dblClick(card.getByRole('button', { name: /^Claim 10\sspins \(Ten spins\)$/ }));
    await waitFor(() => {
      expect(site.path()).toBe('/en-UN/play/crimson-planet');
    });
    expect(site.called('claimFreeSpins')).toBe(1);
    expect(site.sent('claimFreeSpins').query).toEqual({ bonusCode: 'FRIDAY10', language: 'en' });
    expect(site.called('claimBonusCode')).toBe(0);
  });

  test('of a deposit’s bonus asks for a yes, and says what it waits for then [API-113] [BCODE-01] [BCODE-04]', async () => {
    const site = await open({ verifyBonusCode: DEPOSIT_OF_CODE }, `${CODES}?bonusCode=FRIDAY10`);
    await site.user.click(await field().then(check));
    const card = within(await screen.findByRole('region', { name: 'Harbour reload' }));
    const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.join(' · ').replaceAll('\u00A0', ' ')).toMatch(
      /^Your next deposit · €10\.00 · €25\.00 · 10 times the bonus · Slots: 100% of each stakeTable games: 10% of each stake · €5\.00 · €100\.00 · 60 days from the deposit on · .*1 January 2027.* · 40 bonuses\. Agreeing keeps none for you\.$/,
    );
    expect(site.called('agreeToCampaign')).toBe(0);
    await site.user.dblClick(await yes());
    const title = await screen.findByRole('heading', { name: 'You have agreed to Harbour reload' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/waits for a deposit of €10\.00 or more/)).toBeVisible();
    expect(site.called('agreeToCampaign')).toBe(1);
    expect(location.search).toBe('');
  });

  test('leads from the cashier and back, which reads its bonuses anew after a yes [DEP-18]', async () => {
    const cashier = '/en-UN/my-account/banking/deposit';
    const site = await open({ verifyBonusCode: DEPOSIT_OF_CODE }, cashier);
    await site.user.click(await screen.findByRole('link', { name: 'I have a bonus code' }));
    await enter(site, 'FRIDAY10');
    await site.user.click(await yes());
    const offers = site.called('getDepositBonuses');
    await site.user.click(await screen.findByRole('link', { name: 'Go to the deposit' }));
    await waitFor(() => {
      expect(site.path()).toBe(cashier);
      expect(site.called('getDepositBonuses')).toBeGreaterThan(offers);
    });
    expect(await screen.findByRole('radio', { name: /^No bonus/ })).toBeChecked();
  });

  test('that was agreed to before says so, and the yes can be taken back [API-113]', async () => {
    const site = await open({
      verifyBonusCode: withData('verifyBonusCode', outcomes.verifyBonusCode.agreed.data),
      agreeToCampaign: 'no answer',
    });
    await enter(site, 'FRIDAY10');
    const takeBack = await screen.findByRole('button', { name: 'Take my consent back' });
    await site.user.click(takeBack);
    await screen.findByText('We do not know whether your consent was taken back');
    site.answer('agreeToCampaign', withData('agreeToCampaign', { agreed: false }));
    site.answer('verifyBonusCode', DEPOSIT_OF_CODE);
    await site.user.click(takeBack);
    await yes();
    expect(site.sent('agreeToCampaign').body).toEqual({ campaignId: 'camp_reload', agreed: false });
    await screen.findByText('You no longer agree to Harbour reload.');
  });

  test('whose claim got no answer is claimed again, which tells the truth [BCODE-05] [REW-11]', async () => {
    const site = await open({ claimBonusCode: 'no answer' });
    await enter(site, 'FRIDAY10');
    await site.user.click(await claim());
    await screen.findByText('We do not know whether A little extra was claimed');
    site.answer('claimBonusCode', withData('claimBonusCode', {}));
    await site.user.click(await claim());
    await waitFor(() => {
      expect(site.path()).toBe(RUNNING);
    });
  });
});

test('a bonus is given up for a code that is verified again, and its gift claimed by it [FORF-01] [BCODE-05] [REW-09]', async () => {
  const site = await open({ claimBonusCode: refused(bonusInTheWay.problem) });
  await enter(site, 'FRIDAY10');
  await site.user.click(await claim());
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  const confirm = await screen.findByRole('button', {
    name: 'Lose €13.20 and claim A little extra',
  });
  expect(site.called('verifyBonusCode')).toBe(2);
  site.answer('claimBonusCode', withData('claimBonusCode', {}));
  await site.user.click(confirm);
  await waitFor(() => {
    expect(site.path()).toBe(RUNNING);
  });
  const order = site.calls.map(({ operation }) => operation);
  expect(order.indexOf('forfeitBonus')).toBeLessThan(order.lastIndexOf('claimBonusCode'));
  expect(order.indexOf('forfeitBonus')).toBeGreaterThan(order.lastIndexOf('verifyBonusCode'));
  expect(site.sent('claimBonusCode').body).toEqual({ bonusCode: 'FRIDAY10', state: 'ACTIVATED' });
  expect(site.called('claimReward')).toBe(0);
});

test('a bonus is given up for the free spins of a code, which are claimed by it [FORF-01] [FSPIN-03] [REW-08]', async () => {
  const site = await open({
    verifyBonusCode: SPINS_OF_CODE,
    claimFreeSpins: refused(outcomes.claimFreeSpins.bonusInTheWay.problem),
  });
  await enter(site, 'FRIDAY10');
  await site.user.click(await screen.findByRole('button', { name: /^Claim 10/ }));
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  const confirm = await screen.findByRole('button', { name: 'Lose €13.20 and claim Ten spins' });
  site.answer('claimFreeSpins', withData('claimFreeSpins', {}));
  await site.user.click(confirm);
  await waitFor(() => {
    expect(site.path()).toBe('/en-UN/play/crimson-planet');
  });
  const order = site.calls.map(({ operation }) => operation);
  expect(order.filter((name) => /forfeit|claimF/.test(name))).toEqual([
    'claimFreeSpins',
    'forfeitBonus',
    'claimFreeSpins',
  ]);
  expect(site.sent('claimFreeSpins').query).toEqual({ bonusCode: 'FRIDAY10', language: 'en' });
});

test('a bonus is given up, and the bonus of a deposit agreed to then, in this order; a yes without an answer is repeated alone [FORF-02] [FORF-05] [API-138]', async () => {
  const site = await open({
    verifyBonusCode: DEPOSIT_OF_CODE,
    agreeToCampaign: refused(outcomes.agreeToCampaign.bonusInTheWay.problem),
  });
  await enter(site, 'FRIDAY10');
  await site.user.click(await yes());
  await screen.findByText(/^Friday extra is running\. To agree to Harbour reload/);
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  const confirm = await screen.findByRole('button', {
    name: 'Lose €13.20 and agree to Harbour reload',
  });
  expect(
    screen.getByRole('region', { name: 'You can choose with your next deposit' }),
  ).toHaveTextContent(
    /^.*Bonus for a deposit25% up to €25\.00Comes withYour next depositSmallest deposit€10\.00/,
  );
  site.answer('agreeToCampaign', 'no answer');
  await site.user.click(confirm);
  await screen.findByRole('dialog', {
    name: 'We do not know whether you have agreed to Harbour reload',
  });
  expect(screen.getByRole('dialog')).toHaveTextContent('Friday extra has ended.');
  site.answer('agreeToCampaign', withData('agreeToCampaign', {}));
  await site.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'You have agreed to Harbour reload' });
  const order = site.calls.map(({ operation }) => operation);
  expect(order.filter((name) => /forfeit|agree/.test(name))).toEqual([
    'agreeToCampaign',
    'forfeitBonus',
    'agreeToCampaign',
    'agreeToCampaign',
  ]);
  expect(site.sent('agreeToCampaign').body).toEqual({
    campaignId: 'camp_reload',
    agreed: true,
    bonusCode: 'FRIDAY10',
  });
});

test('who keeps the bonus that runs agrees to nothing, and is asked for nothing [FORF-06]', async () => {
  const site = await open({
    verifyBonusCode: DEPOSIT_OF_CODE,
    agreeToCampaign: refused(outcomes.agreeToCampaign.bonusInTheWay.problem),
  });
  await enter(site, 'FRIDAY10');
  await site.user.click(await yes());
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  await screen.findByRole('button', { name: /^Lose/ });
  const asked = site.calls.length;
  await site.user.click(screen.getByRole('button', { name: 'Keep Friday extra' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const order = site.calls.slice(asked).map(({ operation }) => operation);
  expect(order.filter((name) => /forfeit|agree/.test(name))).toEqual([]);
});

test('nothing is given up for a code that brings nothing any more [FORF-05] [BCODE-01]', async () => {
  const site = await open({ claimBonusCode: refused(bonusInTheWay.problem) });
  await enter(site, 'FRIDAY10');
  await site.user.click(await claim());
  site.answer('verifyBonusCode', refused(outcomes.verifyBonusCode.campaignUsedUp.problem));
  await site.user.click(await screen.findByRole('button', { name: 'See what you would lose' }));
  const told = within(
    await screen.findByRole('dialog', { name: 'A little extra is no longer offered' }),
  );
  expect(told.queryByRole('button', { name: /^Lose/ })).toBeNull();
  await site.user.click(told.getByRole('button', { name: 'Back' }));
  await waitFor(async () => {
    expect(await field()).toHaveAccessibleDescription(
      'All bonuses of this offer have been claimed.',
    );
  });
  expect(site.called('forfeitBonus')).toBe(0);
});

describe('whether codes can be used', () => {
  test('is waited for: no field, and the page stays [BCODE-08] [API-144]', async () => {
    const site = await open({ getManualClaim: 'silence' });
    expect(screen.getByRole('main')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    expect(site.path()).toBe(CODES);
  });

  test('is told where no code can bring anything, with a way on [BCODE-06]', async () => {
    const site = await open({ getManualClaim: withData('getManualClaim', { isAvailable: false }) });
    await screen.findByText('You cannot use bonus codes');
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    await site.user.click(
      within(screen.getByRole('main')).getByRole('link', { name: 'My account' }),
    );
    await waitFor(() => {
      expect(site.path()).toBe('/en-UN/my-account');
    });
  });

  test('is not taken for granted where nobody answers: it is asked again [BCODE-06] [ERR-03]', async () => {
    const site = await open({ getManualClaim: 'no answer' });
    await screen.findByText('We could not find out whether you can use bonus codes');
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    site.answer('getManualClaim', withData('getManualClaim', {}));
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeVisible();
  });
});

test('the end of the session leaves nothing of what a code brings [LOGOUT-02]', async () => {
  const site = await open();
  await enter(site, 'FRIDAY10');
  await claim();
  site.runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'A little extra' })).toBeNull();
  });
});

test.each([
  ['the account', '/en-UN/my-account', 'Bonus code', {}, true],
  [
    'the account of who may enter none',
    '/en-UN/my-account',
    'Bonus code',
    { manualClaimAllowed: false },
    false,
  ],
  ['the rewards', '/en-UN/my-account/rewards', 'Enter a bonus code', {}, true],
  [
    'the rewards of who may enter none',
    '/en-UN/my-account/rewards',
    'Enter a bonus code',
    { manualClaimAllowed: false },
    false,
  ],
] as const)(
  'a way leads there from %s: [GUARD-07] [ROUTE-21]',
  async (_, at, name, access, isThere) => {
    await open({ getAccessContext: withData('getAccessContext', access) }, at);
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveTextContent(/Player number|To claim/);
    });
    expect(screen.queryAllByRole('link', { name }).length > 0).toBe(isThere);
  },
);
