import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAudited } from '../banking/audit.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { getWallet } from '../../../backend/banking/wallet.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import {
  bonusAmount,
  depositOffers,
  firedTriggers,
} from '../../../backend/rewards/deposit-bonuses.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { campaigns, playerBonuses } from '../../../backend/rewards/tables.ts';
import { depositCampaigns } from '../../../backend/seeds/campaigns.ts';
import { openDeposit, pay } from '../banking/payment-pages.ts';
import { callOf, newPlayer, NOON, openBank, scalar, type Bank } from '../banking/support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.db.insert(campaigns).values([...depositCampaigns]);
});
afterAll(() => closeAudited(bank));

const offered = async (player: string, query = {}) => {
  const { campaigns: list } = await handlers.getDepositBonuses(
    callOf(bank.platform, player, { query }),
  );
  return list.map(({ campaignId }) => campaignId);
};

describe('[DEP-18] bonuses that come with a deposit', () => {
  test('[REW-05] the first deposit fires its own trigger only, later ones also NEXT_DEPOSIT', () => {
    expect(firedTriggers(0)).toEqual(['FIRST_DEPOSIT']);
    expect(firedTriggers(1)).toEqual(['SECOND_DEPOSIT', 'NEXT_DEPOSIT']);
    expect(firedTriggers(4)).toEqual(['FIFTH_DEPOSIT', 'NEXT_DEPOSIT']);
    expect(firedTriggers(5)).toEqual(['NEXT_DEPOSIT']);
  });

  test('are offered best first, can be asked for by id, and not without the bonuses flag', async () => {
    const player = await newPlayer(bank.platform);
    expect(await offered(player)).toEqual(['welcome-100', 'live-welcome-50']);
    expect(await offered(player, { campaignIds: 'live-welcome-50,unknown' })).toEqual([
      'live-welcome-50',
    ]);
    const without = await newPlayer(bank.platform, {
      flags: { ...newPlayerFlags, bonuses: false },
    });
    expect(await offered(without)).toEqual([]);
    expect(await offered(await newPlayer(bank.platform, { multibrandSuspended: true }))).toEqual(
      [],
    );
  });

  test('are credited with the deposit, with what must be wagered, and once', async () => {
    const player = await newPlayer(bank.platform);
    const { redirectUrl } = await openDeposit(bank, player, { selectedBonusId: 'welcome-100' });
    await pay(bank, redirectUrl);
    await pay(bank, redirectUrl);
    const { buckets } = await getWallet(callOf(bank.platform, player));
    expect(buckets).toEqual({
      main: [{ walletType: 'MAIN', cashAmount: 5_000 }],
      locked: [],
      bonus: [{ walletType: 'BONUS', bonusAmount: 5_000, vertical: 'CASINO' }],
    });
    const [bonus] = await bank.platform.db
      .select()
      .from(playerBonuses)
      .where(sql`player_id = ${player}`);
    expect(bonus).toMatchObject({ amount: 5_000, wageringLeft: 150_000, status: 'ACTIVE' });
    const { transactions } = await getTransactions(callOf(bank.platform, player));
    expect(transactions.map(({ category }) => category).toSorted()).toEqual(['BONUS', 'PAYMENT']);
    // A second deposit: the active bonus takes the casino, and leaves sports.
    expect(await offered(player)).toEqual(['sports-reload-25']);
  });

  test('two payments opened with one first-deposit bonus give it once', async () => {
    const player = await newPlayer(bank.platform);
    const opened = await Promise.all(
      [1, 2].map(() => openDeposit(bank, player, { selectedBonusId: 'welcome-100' })),
    );
    await Promise.all(opened.map(({ redirectUrl }) => pay(bank, redirectUrl)));
    const held = sql`SELECT string_agg(kind || ' ' || balance, ', ' ORDER BY kind)
      FROM ledger_accounts WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, held)).toBe('BONUS 5000, MAIN 10000');
  });

  test('are refused below the smallest deposit, and end at the largest bonus', async () => {
    const player = await newPlayer(bank.platform);
    await expect(
      openDeposit(bank, player, { selectedBonusId: 'welcome-100', amount: 1_999 }),
    ).rejects.toMatchObject({ status: 422, code: 'error.deposit.bonus' });
    const [offer] = await depositOffers(bank.platform.db, player, NOON);
    if (!offer) throw new Error('no offer');
    expect(
      [1_999, 2_000, 2_001, 20_000, 20_001].map((amount) => bonusAmount(offer, amount)),
    ).toEqual([0, 2_000, 2_001, 20_000, 20_000]);
  });
});
