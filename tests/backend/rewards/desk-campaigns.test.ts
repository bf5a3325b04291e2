import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formAt } from '../desk-form.ts';
import { game, provider } from '../games/documents.ts';
import { openInstance, type Instance } from '../instance.ts';

const PATH = '/desk/campaigns';
const OFFER = '/desk/campaigns/offer';
const BONUSES = '/desk/bonuses';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const post = (url: string, fields: Record<string, string>, email?: string) =>
  site.desk(
    {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    },
    email,
  );

/** A gift of ten euro, as somebody types it. */
const gift = (id: string, differs: Record<string, string> = {}) => ({
  id,
  name_en: `The gift ${id}`,
  text_en: 'Ten euro for casino games.',
  kind: 'GIFT',
  vertical: 'CASINO',
  amount: '10',
  wagering: '10',
  days: '60',
  stake: '2.50',
  win: '100',
  ...differs,
});
const make = (id: string, differs: Record<string, string> = {}, step = 'make') =>
  post(PATH, { ...gift(id, differs), step }, 'editor@desk.test');

const bodyOf = (html: string) => new JSDOM(html).window.document.body;
/** The words of a page, without its form. */
const wordsOf = (html: string): string =>
  (bodyOf(html).querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');
/** By law: what stands beside it. */
const verdictsIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...bodyOf(html).querySelectorAll('[aria-label="Whom the law lets have it"] tbody tr')].map(
      (row) => {
        const [law = '', verdict = ''] = [...row.children].map(({ textContent }) =>
          textContent.replaceAll(/\s+/g, ' ').trim(),
        );
        return [law, verdict];
      },
    ),
  );

async function rewardsOf(email: string) {
  const { body } = await site.call('getRewards', { session: await site.logIn(email), query: {} });
  return {
    available: body.available.map(({ campaignId }) => campaignId),
    active: body.active.map(({ campaignId }) => campaignId),
  };
}

describe('a campaign at the desk', () => {
  test('is previewed under every law, which each says what it forbids, and is not made by that', async () => {
    const { body } = await make('steep', { wagering: '11', days: '59' }, 'preview');
    const verdicts = verdictsIn(body);
    expect(verdicts).toMatchObject({
      'Great Britain': 'No. At most 10 times to be wagered.',
      Sweden: 'No. Only with the first deposit. At least 60 days to wager it.',
      Germany: 'No. No bonuses at all.',
      Brazil: 'No. No bonuses at all.',
      Malta: 'Yes',
    });
    expect(wordsOf(body)).toContain('At most 10.00 EUR, ');
    expect((await rewardsOf('verified@croupier.test')).available).not.toContain('steep');
    expect(formAt(body, PATH)).toMatchObject({ id: 'steep', wagering: '11', stake: '2.50' });
  });

  test('is offered once it is made, with the amounts that were typed, and no more once it is stopped', async () => {
    expect((await make('made')).statusCode).toBe(303);
    const session = await site.logIn('verified@croupier.test');
    const { body } = await site.call('getRewards', { session, query: {} });
    expect(body.available).toContainEqual(
      expect.objectContaining({
        campaignId: 'made',
        amount: 1_000,
        wageringRequired: 10_000,
        maximumStake: 250,
        maximumWin: 10_000,
      }),
    );
    const page = (await site.desk(PATH)).body;
    const stop = { ...formAt(page, OFFER, { campaign: 'made' }), wish: 'stop' };
    expect((await post(OFFER, stop)).statusCode).toBe(303);
    expect((await rewardsOf('verified@croupier.test')).available).not.toContain('made');
    // The same page again is old by now.
    expect((await post(OFFER, stop)).statusCode).toBe(409);
  });

  test('that no market of its own may have is refused, with what their laws forbid', async () => {
    const answer = await make('nowhere', { 'market.BR': 'on', 'market.SE': 'on' });
    expect(answer.statusCode).toBe(409);
    expect(wordsOf(answer.body)).toContain('nowhere where it is to run may it be offered');
    expect(verdictsIn(answer.body)).toMatchObject({ Brazil: 'No. No bonuses at all.' });
    expect(wordsOf((await site.desk(PATH)).body)).not.toContain('The gift nowhere');
    expect((await make('nowhere', { 'market.BR': 'on', 'market.CA': 'on' })).statusCode).toBe(303);
  });

  test('has a short name and a code of its own', async () => {
    await make('first-code', { kind: 'CODE', code: 'first2026' });
    const refused = 'there is a campaign with this short name, or with this code';
    for (const again of [
      await make('first-code'),
      await make('second-code', { kind: 'CODE', code: 'FIRST2026' }),
    ]) {
      expect(again.statusCode).toBe(409);
      expect(wordsOf(again.body)).toContain(refused);
    }
  });

  test('of a deposit may have a code, and is then offered to who agreed alone', async () => {
    const deposit = { kind: 'NEXT_DEPOSIT', percent: '25', least: '10', code: 'deskreload' };
    expect((await make('desk-reload', deposit)).statusCode).toBe(303);
    const session = await site.logIn('verified@croupier.test');
    const offered = async () =>
      (await site.call('getDepositBonuses', { session })).body.campaigns.map(
        ({ campaignId }) => campaignId,
      );
    expect(await offered()).not.toContain('desk-reload');
    const body = { bonusCode: 'DESKRELOAD', agreed: true };
    expect((await site.call('agreeToCampaign', { session, body })).status).toBe(200);
    expect(await offered()).toContain('desk-reload');
    const wrong = await make('desk-wrong', { ...deposit, code: 'a b' });
    expect(bodyOf(wrong.body).querySelector('#code-error')?.textContent).toContain('letters');
  });

  test.each([
    ['id', 'no name!', 'From 3 to 40 letters'],
    ['name_en', '', 'A campaign needs a name.'],
    ['amount', '-5', 'An amount in euro'],
    ['amount', '1.005', 'An amount in euro'],
    ['wagering', '0', 'A whole number from 1'],
    ['days', '', 'This is needed.'],
    ['ends', '2020-01-01', 'A day after its beginning.'],
    ['vertical', 'SPORTS', 'Choose one of these.'],
  ])(
    'says at the field what is wrong with it, and keeps what was typed: %s %s',
    async (field, typed, words) => {
      const answer = await make('wrong', { [field]: typed });
      expect(answer.statusCode).toBe(422);
      const page = bodyOf(answer.body);
      expect(page.querySelector(`#${field}-error`)?.textContent).toContain(words);
      expect(page.querySelector(`#${field}`)?.getAttribute('aria-describedby')).toBe(
        `${field}-error`,
      );
      expect(formAt(answer.body, PATH)).toMatchObject({
        ...gift('wrong'),
        ...(field !== 'vertical' && { [field]: typed }),
      });
    },
  );
});

/** Ten free spins of twenty cents each, as somebody types them. */
const spins = (differs: Record<string, string> = {}) => ({
  kind: 'SPINS',
  amount: '',
  rounds: '10',
  worth: '0.20',
  game_1: 'crimson-planet',
  game_2: 'Gilded Hammer',
  wagering: '0',
  win: '50',
  ...differs,
});

describe('a campaign of free spins at the desk', () => {
  test('is previewed with its rounds, their worth and what becomes of what they win', async () => {
    const { body } = await make('spins', spins({ 'market.FI': 'on' }), 'preview');
    const words = wordsOf(body);
    expect(words).toContain('Free spins: 10, of Crimson Planet, Gilded Hammer.');
    expect(words).toContain('Each is worth 0.20 EUR.');
    expect(words).toContain('What they win is own money at once. It is at most 50.00 EUR.');
  });

  test('is under each law’s highest stake of a slot, too', async () => {
    const { body } = await make('dear', spins({ worth: '6' }), 'preview');
    expect(verdictsIn(body)).toMatchObject({
      'Great Britain': 'No. At most 5.00 GBP for a round.',
      Malta: 'Yes',
    });
  });

  test('is offered to players as it was typed', async () => {
    expect((await make('spins', spins({ wagering: '3' }))).statusCode).toBe(303);
    const session = await site.logIn('verified@croupier.test');
    const { body } = await site.call('getFreeSpins', {
      session,
      query: { campaignId: 'spins' },
    });
    expect(body.freeSpins).toMatchObject([
      {
        stake: 20,
        games: [
          { slug: 'crimson-planet', roundsGranted: 5 },
          { slug: 'gilded-hammer', roundsGranted: 5 },
        ],
        wrMultiplier: 3,
        maximumWin: 5_000,
      },
    ]);
    expect(wordsOf((await site.desk(PATH)).body)).toContain('Free spins: 10');
  });

  test.each([
    ['rounds', '0', 'A whole number from 1'],
    ['worth', '', 'This is needed.'],
    ['worth', '-1', 'An amount in euro'],
    ['game_1', '', 'This is needed.'],
    ['game_1', 'no-such-game', 'No slot with free rounds'],
    ['game_1', 'european-roulette', 'No slot with free rounds'],
    ['game_2', 'Crimson Planet', 'This one stands above already.'],
    ['vertical', 'LIVE_CASINO', 'Free spins are of casino games.'],
    ['wagering', '', 'This is needed.'],
    ['code', 'A', 'From 3 to 32'],
  ])('says at the field what is wrong with it: %s %s', async (field, typed, said) => {
    const answer = await make(
      'wrong-spins',
      spins({ ...(field === 'game_1' && { game_2: '' }), [field]: typed }),
    );
    expect(answer.statusCode).toBe(422);
    const page = bodyOf(answer.body);
    expect(page.querySelector(`#${field}-error`)?.textContent).toContain(said);
  });

  test.each([
    ['does not take', { worth: '0.21' }],
    ['takes in euro alone', { game_1: 'uneven-fern' }],
  ])('has no round that a game of it %s', async (_, differs) => {
    const limits = [
      { _key: 'EUR', currency: 'EUR', min: 20, max: 5_000 },
      { _key: 'BRL', currency: 'BRL', min: 200, max: 5_000 },
    ];
    for (const document of [provider('provider.fern'), game('uneven-fern', { betLimits: limits })])
      await site.control('PUT', 'content/northlight', document);
    const answer = await make('odd-spins', spins(differs));
    const error = bodyOf(answer.body).querySelector('#game_1-error');
    expect([answer.statusCode, error?.textContent]).toEqual([
      422,
      expect.stringContaining('Its rounds cost from'),
    ]);
  });
});

describe('a bonus at the desk', () => {
  const look = async (email: string) =>
    (await site.desk({ url: BONUSES, query: { player: email } })).body;

  test('is given to one player by who may pay, and nobody gives it who may not', async () => {
    await make('for-one', { kind: 'CODE', code: 'FORONE' });
    const player = 'verified@croupier.test';
    const wish = { ...formAt(await look(player), BONUSES), campaign: 'for-one' };
    expect((await post(BONUSES, wish, 'editor@desk.test')).statusCode).toBe(403);
    expect((await rewardsOf(player)).active).not.toContain('for-one');
    expect((await post(BONUSES, wish, 'payments@desk.test')).statusCode).toBe(303);
    expect((await rewardsOf(player)).active).toContain('for-one');
  });

  test('is not given where the law has it otherwise, whatever the form says', async () => {
    await make('not-there');
    const brazilian = 'brazil@croupier.test';
    expect(wordsOf(await look(brazilian))).toContain('There is none that the player may have.');
    const answer = await post(BONUSES, { player: brazilian, seen: '[]', campaign: 'not-there' });
    expect(answer.statusCode).toBe(409);
    expect(wordsOf(answer.body)).toContain('The player may not have this bonus.');
    expect((await rewardsOf(brazilian)).active).toEqual([]);
  });

  test('is taken back as it was seen, and own money stays', async () => {
    await make('to-take', { vertical: 'LIVE_CASINO' });
    const player = 'demo@croupier.test';
    const wish = { ...formAt(await look(player), BONUSES), campaign: 'to-take' };
    await post(BONUSES, wish);
    const session = await site.logIn(player);
    const balance = async () => (await site.call('getWallet', { session })).body.buckets;
    const before = await balance();
    const bonus = bodyOf(await look(player)).querySelector<HTMLInputElement>('[name="bonus"]');
    const form = formAt(await look(player), `${BONUSES}/revoke`, { bonus: bonus?.value ?? '' });
    const wrong = [
      { seen: '{"wagered":1,"balance":1000}', reason: 'Given twice' },
      { reason: ' ' },
    ];
    for (const one of wrong)
      expect((await post(`${BONUSES}/revoke`, { ...form, ...one })).statusCode).toBe(409);
    const why = { ...form, reason: 'Given twice' };
    expect((await post(`${BONUSES}/revoke`, why)).statusCode).toBe(303);
    expect((await rewardsOf(player)).active).not.toContain('to-take');
    expect((await balance()).main).toEqual(before.main);
  });

  test('of free spins is taken back with a reason, which the journal keeps', async () => {
    const player = 'limited@croupier.test';
    const session = await site.logIn(player);
    const path = { campaignId: 'spins-crimson-10' };
    const { body } = await site.call('claimFreeSpins', { session, path, query: {} });
    const url = `${BONUSES}/spins`;
    const page = await look(player);
    expect(wordsOf(page)).toContain('0 of 10');
    const form = { ...formAt(page, url, { bonus: body.assignmentId ?? '' }), wish: 'revoke' };
    for (const reason of [' ', 'x'.repeat(201)]) {
      const refused = await post(url, { ...form, reason });
      expect([refused.statusCode, wordsOf(refused.body)]).toEqual([
        409,
        expect.stringContaining('say why in up to 200 characters, for the journal'),
      ]);
    }
    const reason = 'Claimed by two accounts of one person';
    expect((await post(url, { ...form, reason }, 'support@desk.test')).statusCode).toBe(403);
    expect((await post(url, { ...form, reason }, 'payments@desk.test')).statusCode).toBe(303);
    expect((await rewardsOf(player)).active).not.toContain('spins-crimson-10');
    expect(wordsOf((await site.desk('/desk/journal')).body)).toContain(reason);
  });
});
