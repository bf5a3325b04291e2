import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaigns, playerBonuses } from '../../../backend/rewards/tables.ts';
import { openDeposit, pay } from '../banking/payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from '../banking/support.ts';

const DAY = 86_400_000;

type Campaign = typeof campaigns.$inferInsert;

/** A campaign in which every number differs from the others. */
const campaign = (id: string, different: Partial<Campaign> = {}): Campaign => ({
  id,
  words: { en: { name: id, description: 'Half of the first deposit on top.' } },
  trigger: 'FIRST_DEPOSIT',
  vertical: 'LIVE_CASINO',
  matchPercent: 50,
  minDeposit: 2_000,
  maxBonus: 10_000,
  wageringMultiplier: 35,
  daysToWager: 14,
  startsAt: new Date(NOON - DAY),
  ...different,
});

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.db
    .insert(campaigns)
    .values([
      campaign('open'),
      campaign('over', { endsAt: new Date(NOON - 1) }),
      campaign('to-come', { startsAt: new Date(NOON + DAY) }),
      campaign('switched-off', { active: false }),
      campaign('norwegian', { markets: ['NO'] }),
      campaign('ending', { endsAt: new Date(NOON + DAY) }),
      campaign('later', { trigger: 'NEXT_DEPOSIT' }),
    ]);
});
afterAll(() => bank.close());

const offered = async (player: string) => {
  const { campaigns } = await handlers.getDepositBonuses(callOf(bank.platform, player));
  return campaigns.map(({ campaignId }) => campaignId).toSorted();
};

describe('[DEP-18] a campaign', () => {
  test('is offered while it runs, and in its markets only', async () => {
    expect(await offered(await newPlayer(bank.platform))).toEqual(['ending', 'open']);
    const norwegian = await newPlayer(bank.platform, {
      countryCode: 'NO',
      market: 'NO',
      currency: 'EUR',
    });
    expect(await offered(norwegian)).toEqual(['ending', 'norwegian', 'open']);
  });

  test.each(['over', 'to-come', 'switched-off', 'norwegian'])(
    '"%s" is not to be had by asking for it, and the refusal leaves no deposit',
    async (selectedBonusId) => {
      const player = await newPlayer(bank.platform);
      await expect(openDeposit(bank, player, { selectedBonusId })).rejects.toMatchObject({
        status: 422,
        code: 'error.deposit.bonus',
      });
    },
  );

  test('gives as long to wager it, and as often, as it says', async () => {
    const player = await newPlayer(bank.platform);
    const { redirectUrl } = await openDeposit(bank, player, { selectedBonusId: 'open' });
    await pay(bank, redirectUrl);
    const [bonus] = await bank.platform.db
      .select()
      .from(playerBonuses)
      .where(sql`player_id = ${player}`);
    expect(bonus).toMatchObject({ amount: 2_500, wageringLeft: 87_500, vertical: 'LIVE_CASINO' });
    const held = (bonus?.expiresAt.getTime() ?? 0) - (bonus?.creditedAt.getTime() ?? 0);
    expect(held).toBe(14 * DAY);
  });

  test('names its sums in the currency of the player, and is judged by them', async () => {
    const different = { countryCode: 'CL', market: 'CL', currency: 'CLP' } as const;
    const player = await newPlayer(bank.platform, different);
    const query = { campaignIds: 'open' };
    const { campaigns } = await handlers.getDepositBonuses(
      callOf(bank.platform, player, { query }),
    );
    expect(campaigns).toMatchObject([
      {
        currency: 'CLP',
        minimumDeposit: 20_000,
        maximumBonus: 100_000,
        percentage: 50,
        wrMultiplier: 35,
      },
    ]);
    const choice = { selectedBonusId: 'open', currency: 'CLP', method: 'CREDITCARD' } as const;
    await expect(openDeposit(bank, player, { ...choice, amount: 19_999 })).rejects.toMatchObject({
      code: 'error.deposit.bonus',
    });
    await openDeposit(bank, player, { ...choice, amount: 20_000 });
  });

  test('is in the language that is asked for, English where it has none, with all its terms', async () => {
    const player = await newPlayer(bank.platform, { currency: 'BRL' });
    await bank.platform.db
      .update(campaigns)
      .set({
        words: {
          en: { name: 'Open', description: 'In English.' },
          pt: { name: 'Aberta', description: 'Em português.' },
        },
        maxStake: 500,
        maxWin: 100_000,
      })
      .where(sql`id = 'open'`);
    const read = async (language?: string) => {
      const query = { campaignIds: 'open', ...(language && { language }) };
      const { campaigns } = await handlers.getDepositBonuses(
        callOf(bank.platform, player, { query }),
      );
      return campaigns;
    };
    expect(await read('pt')).toMatchObject([
      {
        name: 'Aberta',
        description: 'Em português.',
        games: [{ kind: 'LIVE', weight: 10 }],
        maximumStake: 2_500,
        maximumWin: 500_000,
        daysToWager: 14,
      },
    ]);
    expect(await read('fi')).toMatchObject([{ name: 'Open' }]);
    expect(await read()).toMatchObject([{ name: 'Open' }]);
  });

  test('stands in the way of another one until it has run out', async () => {
    const player = await newPlayer(bank.platform);
    const { redirectUrl } = await openDeposit(bank, player, { selectedBonusId: 'open' });
    await pay(bank, redirectUrl);
    expect(await offered(player)).toEqual([]);
    const clock = bank.platform.movableClock;
    await clock?.set(NOON + 15 * DAY, false);
    expect(await offered(player)).toEqual(['later']);
    await clock?.set(NOON, false);
  });
});
