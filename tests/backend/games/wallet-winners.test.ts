import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transactions } from '../../../backend/banking/tables.ts';
import { gameWins } from '../../../backend/games/tables.ts';
import {
  betOf,
  openGame,
  openWallet,
  rollbackOf,
  seated,
  winOf,
  type Seat,
  type Wallet,
} from './wallet.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);

/** What the lists have of a player, euro cents, the highest first. */
const listedOf = async ({ playerId }: Pick<Seat, 'playerId'>): Promise<number[]> => {
  const rows = await wallet.platform.db
    .select({ amount: gameWins.amount })
    .from(gameWins)
    .where(eq(gameWins.playerId, playerId))
    .orderBy(desc(gameWins.amount));
  return rows.map(({ amount }) => amount);
};

/** Takes a stake of a round, and pays what it wins. */
async function plays(
  seat: Seat,
  stake: number,
  won: number,
  different: object = {},
  supplier = 'studio',
) {
  const staked = betOf(seat, stake, different);
  await wallet.ask('transaction/bet', staked, supplier);
  await wallet.ask('transaction/win', winOf(staked, won, different), supplier);
  return staked;
}

test('[WIN-01] a return above the stake is a win for the lists, in euro cents', async () => {
  const seat = await seated(wallet, 10_000, { countryCode: 'BR', market: 'BR', currency: 'BRL' });
  const real = { currency: 'BRL' };
  const staked = betOf(seat, 1_000, real);
  await bet(staked);
  await win(winOf(staked, 1_000, real));
  await win(winOf(staked, 4_000, real));
  const rows = await wallet.platform.db
    .select()
    .from(gameWins)
    .where(eq(gameWins.playerId, seat.playerId));
  expect(rows).toMatchObject([
    { siteId: '2', gameId: 'game.golden-fern', amount: 1_000, name: null, madeUp: false },
  ]);
  const kept = await wallet.platform.db
    .select()
    .from(transactions)
    .where(eq(transactions.playerId, seat.playerId));
  expect(kept.map(({ currency }) => currency)).toEqual(['BRL', 'BRL', 'BRL']);
});

test('[WIN-01] what gives back the stakes of a round is no win for the lists; what it pays above them is, in parts as well', async () => {
  const seat = await seated(wallet);
  const dealt = betOf(seat, 100);
  await bet(dealt);
  // A doubled hand.
  await bet(betOf(seat, 100));
  for (const part of [150, 50, 1, 40]) await win(winOf(dealt, part));
  expect(await listedOf(seat)).toEqual([201, 40]);
});

describe('[WIN-01] a round that is staked again', () => {
  test('is in the lists with what it paid, and no more', async () => {
    const seat = await seated(wallet);
    await plays(seat, 100, 150);
    expect(await listedOf(seat)).toEqual([150]);
    await plays(seat, 100, 100);
    expect((await listedOf(seat)).reduce((sum, amount) => sum + amount)).toBe(250);
  });

  test('keeps the parts that are listed while it stays above its stakes', async () => {
    const seat = await seated(wallet);
    await plays(seat, 100, 150);
    await plays(seat, 40, 5);
    expect(await listedOf(seat)).toEqual([150, 5]);
  });

  test('leaves the lists as its stakes reach what it paid, and comes back whole', async () => {
    const seat = await seated(wallet);
    await plays(seat, 100, 150);
    const gambled = betOf(seat, 50);
    await bet(gambled);
    expect(await listedOf(seat)).toEqual([]);
    await win(winOf(gambled, 100));
    expect(await listedOf(seat)).toEqual([250]);
  });

  test('with a stake that was refused stays in the lists', async () => {
    const seat = await seated(wallet);
    await plays(seat, 100, 150);
    await bet(betOf(seat, 5_000));
    expect(await listedOf(seat)).toEqual([150]);
  });

  test('and undone is listed again, also where the rollback names another round or game', async () => {
    for (const different of [{}, { round: 'another' }, { game_code: 'another' }]) {
      const seat = await seated(wallet);
      await plays(seat, 100, 150);
      const undone = betOf(seat, 100);
      await bet(undone);
      expect(await listedOf(seat)).toEqual([]);
      await wallet.ask('transaction/rollback', rollbackOf(undone, different));
      expect(await listedOf(seat)).toEqual([150]);
      await bet(betOf(seat, 100));
      expect(await listedOf(seat)).toEqual([]);
    }
  });
});

describe('[WIN-01] rounds of one name are apart', () => {
  const dive = { slug: 'high-dive', gameId: 'game.high-dive' };
  test.each<[string, (seat: Seat) => Promise<Seat>, object, string]>([
    [
      'in two games',
      ({ playerId }) => openGame(wallet.platform, playerId, dive),
      { game_code: 'high-dive' },
      'studio',
    ],
    [
      'of two suppliers',
      ({ playerId }) => openGame(wallet.platform, playerId, { supplier: 'other' }),
      {},
      'other',
    ],
    ['of two players', () => seated(wallet), {}, 'studio'],
  ])('%s', async (_whose, openOther, different, supplier) => {
    const seat = await seated(wallet);
    const other = await openOther(seat);
    const listed = async () => new Set([...(await listedOf(seat)), ...(await listedOf(other))]);
    await plays(seat, 300, 350);
    await plays(other, 100, 120, different, supplier);
    expect(await listed()).toEqual(new Set([350, 120]));
    // Its own win leaves the lists, as it is staked; not that of the other round.
    await plays(other, 300, 0, different, supplier);
    expect(await listed()).toEqual(new Set([350]));
  });
});

test('[WIN-01] in parts, a round is in the lists with no more euro cents than it paid', async () => {
  const seat = await seated(wallet, 10_000, { countryCode: 'BR', market: 'BR', currency: 'BRL' });
  const real = { currency: 'BRL' };
  const staked = betOf(seat, 1, real);
  await bet(staked);
  // A fifth of three centavos rounds up each time.
  for (let part = 0; part < 5; part += 1) await win(winOf(staked, 3, real));
  expect((await listedOf(seat)).reduce((sum, amount) => sum + amount, 0)).toBe(3);
});

test('[WIN-01] a prize in a round’s name is a win of its own', async () => {
  const seat = await seated(wallet);
  const staked = betOf(seat, 100);
  await bet(staked);
  await win(winOf(staked, 70, { is_promotion: true }));
  await win(winOf(staked, 90));
  expect(await listedOf(seat)).toEqual([70]);
  await win(winOf(staked, 60));
  expect(await listedOf(seat)).toEqual([150, 70]);
});

test('[WIN-01] a prize of less than half a euro cent is in no list', async () => {
  const seat = await seated(wallet, 10_000, { countryCode: 'BR', market: 'BR', currency: 'BRL' });
  const real = { currency: 'BRL', is_promotion: true };
  await win(winOf(betOf(seat, 1, { currency: 'BRL' }), 2, real));
  await win(winOf(betOf(seat, 1, { currency: 'BRL' }), 0, real));
  expect(await listedOf(seat)).toEqual([]);
});
