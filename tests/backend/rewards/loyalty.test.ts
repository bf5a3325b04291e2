import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { levelFor, LOYALTY_LEVELS } from '../../../backend/rewards/loyalty.ts';
import { loyaltyTurnovers } from '../../../backend/rewards/tables.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { follow, runModelCampaigns, steps } from '../games/bonus-orders.ts';
import { depositWith, runCampaign } from '../games/bonus.support.ts';
import {
  betOf,
  openGame,
  openWallet,
  rollbackOf,
  seated,
  winOf,
  type Seat,
  type Wallet,
} from '../games/wallet.support.ts';

const DAY = 86_400_000;
const [FIRST, SECOND] = LOYALTY_LEVELS;
const RICH = 10_000_000;

let wallet: Wallet;
/** Whose open pages were told of a higher level. */
let told: string[] = [];
beforeAll(async () => {
  wallet = await openWallet();
  wallet.platform.events.subscribe('level.reached', ({ playerId }) => void told.push(playerId));
  await runCampaign(wallet.platform, 'double', { maxStake: null, maxBonus: RICH });
  await runModelCampaigns(wallet);
});
afterAll(() => wallet.close());
afterEach(async () => {
  told = [];
  await wallet.platform.movableClock?.set(NOON, true);
});

const ask = (what: 'bet' | 'win' | 'rollback', body: object) =>
  wallet.ask(`transaction/${what}`, body);

let rounds = 0;
/** Plays a whole round that is lost. */
async function loses(seat: Seat, stake: number, different: object = {}) {
  rounds += 1;
  const round = { round: `loyal-${rounds}`, ...different };
  const bet = betOf(seat, stake, round);
  expect(await ask('bet', bet)).toMatchObject({ status: 'OK' });
  await ask('win', winOf(bet, 0, { ...round, round_closed: true }));
}

const levelOf = async ({ playerId }: Pick<Seat, 'playerId'>): Promise<number | undefined> => {
  const { db } = wallet.platform;
  const [player] = await db.select().from(players).where(eq(players.id, playerId));
  return player?.flags.loyaltyLevel;
};

const turnoverOf = async (playerId: string): Promise<number> => {
  const rows = await wallet.platform.db
    .select()
    .from(loyaltyTurnovers)
    .where(eq(loyaltyTurnovers.playerId, playerId));
  return rows.reduce((sum, { staked }) => sum + staked, 0);
};

/** What has left own money for bets that stand, as the ledger has it. */
async function stakedByLedger(playerId: string): Promise<number> {
  const { rows } = await wallet.platform.db.execute<{ staked: string }>(sql`
    SELECT coalesce(-sum(e.amount), 0) AS staked FROM ledger_movements m
    JOIN ledger_entries e ON e.movement_id = m.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.player_id = ${playerId} AND a.kind = 'MAIN'
    WHERE m.reference LIKE 'bet:%' AND NOT EXISTS (SELECT FROM ledger_movements v
      WHERE v.reference = replace(m.reference, 'bet:', 'void:'))`);
  return Number(rows[0]?.staked);
}

describe('[REW-16] [PROF-02] the loyalty level', () => {
  test('is reached with the stakes of own money that it asks for, and told once', async () => {
    const seat = await seated(wallet, RICH);
    await loses(seat, FIRST - 1);
    expect(await levelOf(seat)).toBe(0);
    await loses(seat, 1);
    expect(await levelOf(seat)).toBe(1);
    await loses(seat, 1);
    expect(told).toEqual([seat.playerId]);
    await loses(seat, SECOND - FIRST - 1);
    expect(await levelOf(seat)).toBe(2);
    expect(told).toEqual([seat.playerId, seat.playerId]);
  });

  test('is reached in steps of the player’s currency', () => {
    expect(levelFor(FIRST, 'EUR')).toBe(1);
    expect(levelFor(FIRST, 'NOK')).toBe(0);
    expect(levelFor(FIRST * 10, 'NOK')).toBe(1);
  });

  test('is never reached in the middle of a round, and then with the end of one', async () => {
    const seat = await seated(wallet, RICH);
    const bet = betOf(seat, FIRST);
    await ask('bet', bet);
    expect(await levelOf(seat)).toBe(0);
    await ask('win', winOf(bet, 5));
    expect(await levelOf(seat)).toBe(0);
    await ask('win', winOf(bet, 0, { round_closed: true }));
    expect(await levelOf(seat)).toBe(1);
    const other = await seated(wallet, RICH);
    await ask('bet', betOf(other, FIRST, { round_closed: true }));
    expect(await levelOf(other)).toBe(1);
  });

  test('does not come of bonus money', async () => {
    const playerId = await newPlayer(wallet.platform);
    await depositWith(wallet.platform, playerId, 'double', FIRST / 2);
    const seat = await openGame(wallet.platform, playerId);
    await loses(seat, FIRST);
    expect(await turnoverOf(playerId)).toBe(FIRST / 2);
    expect(await levelOf(seat)).toBe(0);
  });

  test('does not come of a stake that was given back', async () => {
    const seat = await seated(wallet, RICH);
    const bet = betOf(seat, FIRST, { round_closed: false });
    await ask('bet', bet);
    await ask('rollback', rollbackOf(bet, { round_closed: true }));
    await loses(seat, FIRST - 1);
    expect(await levelOf(seat)).toBe(0);
  });

  test('comes of the stakes of this month and of the two before it', async () => {
    const months = (n: number) => NOON + n * 31 * DAY;
    const seat = await seated(wallet, RICH);
    await loses(seat, FIRST - 1);
    await wallet.platform.movableClock?.set(months(3), true);
    const later = await openGame(wallet.platform, seat.playerId, {}, new Date(months(3)));
    await loses(later, 1);
    expect(await levelOf(seat)).toBe(0);
    await wallet.platform.movableClock?.set(months(5), true);
    const last = await openGame(wallet.platform, seat.playerId, {}, new Date(months(5)));
    await loses(last, FIRST - 1);
    expect(await levelOf(seat)).toBe(1);
  });

  test('does not fall, whatever is not staked later or given back', async () => {
    const seat = await seated(wallet, RICH);
    const bet = betOf(seat, FIRST);
    await ask('bet', bet);
    await loses(seat, 1);
    await ask('rollback', rollbackOf(bet));
    expect(await levelOf(seat)).toBe(1);
    await loses(seat, FIRST);
    expect(await levelOf(seat)).toBe(1);
    expect(told).toEqual([seat.playerId]);
  });

  test.each([
    ['whose law leaves no bonus', { countryCode: 'DE', market: 'DE' }],
    ['whose law leaves the first bonus alone', { countryCode: 'SE', market: 'SE' }],
    ['whose bonuses are off', { flags: { ...newPlayerFlags, bonuses: false } }],
  ])('is none for a player %s, though their stakes are counted', async (_, lives) => {
    const seat = await seated(wallet, RICH, { ...lives, dateOfBirth: '1980-01-01' });
    const month = `${new Date(NOON).toISOString().slice(0, 7)}-01`;
    const before = { playerId: seat.playerId, month, staked: FIRST };
    await wallet.platform.db.insert(loyaltyTurnovers).values(before);
    await loses(seat, 100);
    expect(await turnoverOf(seat.playerId)).toBe(FIRST + 100);
    expect(await levelOf(seat)).toBe(0);
    expect(told).toEqual([]);
  });

  test.each(['TIMEOUT', 'SELF_EXCLUDED'] as const)(
    'is not reached on a break (%s), by a round that ends then',
    async (status) => {
      const seat = await seated(wallet, RICH);
      const bet = betOf(seat, FIRST);
      await ask('bet', bet);
      await wallet.platform.db
        .update(players)
        .set({ status, statusUntil: new Date(NOON + DAY) })
        .where(eq(players.id, seat.playerId));
      await ask('win', winOf(bet, 0, { round_closed: true }));
      expect(await levelOf(seat)).toBe(0);
      expect(told).toEqual([]);
    },
  );

  test('is told once, though rounds end at the same time and a win is repeated', async () => {
    const seat = await seated(wallet, RICH);
    const bets = [1, 2, 3, 4].map((n) => betOf(seat, FIRST / 2, { round: `at-once-${n}` }));
    for (const bet of bets) await ask('bet', bet);
    const wins = bets.map((bet) => winOf(bet, 0, { round_closed: true }));
    await Promise.all([...wins, ...wins].map((win) => ask('win', win)));
    expect(told).toEqual([seat.playerId]);
    expect(await levelOf(seat)).toBe(1);
  });

  test('comes of what the ledger says was staked, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const playerId = await follow(wallet, script);
        expect(await turnoverOf(playerId)).toBe(await stakedByLedger(playerId));
      }),
      { numRuns: 25 },
    );
  });
});
