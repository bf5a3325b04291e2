import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { playerBonuses } from '../../../backend/rewards/tables.ts';
import { bonusesOf, pocketsOf } from '../games/bonus.support.ts';
import {
  betOf,
  give,
  historyOf,
  openGame,
  openWallet,
  winOf,
  type Seat,
  type Wallet,
} from '../games/wallet.support.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { claim, rewardsOf, runGift } from './gifts.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runGift(wallet.platform, 'gift');
  await runGift(wallet.platform, 'other', { gift: 500 });
});
afterAll(() => wallet.close());

interface Shown {
  readonly assignmentId: string;
  readonly wageringAmount: number;
  readonly balance: number;
}

const forfeits = ({ playerId }: Pick<Seat, 'playerId'>, shown: Shown) =>
  handlers.forfeitBonus(
    callOf(wallet.platform, playerId, {
      params: { assignmentId: shown.assignmentId },
      body: {
        state: 'FORFEITED',
        wageringProgress: shown.wageringAmount,
        balance: shown.balance,
      },
    }),
  );
const pockets = ({ playerId }: Seat) => pocketsOf(wallet.platform, playerId);
const change = ({ playerId }: Seat, differs: Partial<typeof playerBonuses.$inferInsert>) =>
  wallet.platform.db.update(playerBonuses).set(differs).where(eq(playerBonuses.playerId, playerId));
const CHANGED = { status: 409, code: 'error.bonus.changed' };

/** The bonus as the player sees it now. */
async function shownTo({ playerId }: Seat): Promise<Shown> {
  const [reward] = (await rewardsOf(wallet.platform, playerId)).active;
  if (!reward) throw new Error('no bonus');
  return reward;
}

/** Somebody with a gift of 10 euro, own money and a slot open. */
async function gifted(own = 0): Promise<Seat> {
  const playerId = await newPlayer(wallet.platform);
  if (own > 0) await give(wallet.platform, playerId, own);
  await claim(wallet.platform, playerId, 'gift');
  return openGame(wallet.platform, playerId);
}

let rounds = 0;
/** Begins a round; the act that ends it, with what it wins. */
async function stakes(seat: Seat, amount: number) {
  const staked = betOf(seat, amount, { round: `forfeit-${(rounds += 1)}` });
  await wallet.ask('transaction/bet', staked);
  return (won: number) => wallet.ask('transaction/win', winOf(staked, won, { round_closed: true }));
}

describe('[FORF-04] a bonus that is given up', () => {
  test('goes with what was won with it, and own money stays', async () => {
    const seat = await gifted(200);
    const end = await stakes(seat, 400);
    await end(1_000);
    expect(await pockets(seat)).toEqual({ main: 500, bonus: 1_300 });
    const shown = await shownTo(seat);
    expect(shown).toMatchObject({ wageringAmount: 400, balance: 1_300 });
    await forfeits(seat, shown);
    expect(await pockets(seat)).toEqual({ main: 500, bonus: 0 });
    expect(await rewardsOf(wallet.platform, seat.playerId)).toMatchObject({
      available: [{ campaignId: 'other' }],
      active: [],
    });
    const history = await historyOf(wallet.platform, seat.playerId);
    expect(history).toContain('FORFEIT BONUS -1300 0');
  });

  test('makes way for another, and a repetition of giving it up leaves that one alone', async () => {
    const seat = await gifted();
    const shown = await shownTo(seat);
    await forfeits(seat, shown);
    await claim(wallet.platform, seat.playerId, 'other');
    expect(await forfeits(seat, shown)).toEqual({});
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 500 });
  });

  test.each([
    ['less was wagered', { wageringAmount: 0 }],
    ['there was less money', { balance: 1_000 }],
  ])('is as the player saw it: when %s then, nothing is taken', async (_, then) => {
    const seat = await gifted();
    const end = await stakes(seat, 100);
    await end(150);
    await expect(forfeits(seat, { ...(await shownTo(seat)), ...then })).rejects.toMatchObject(
      CHANGED,
    );
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 1_050 });
    expect(await bonusesOf(wallet.platform, seat.playerId)).toMatchObject([{ status: 'ACTIVE' }]);
  });

  test('while a round is open with its money takes what the round wins for it, and no own money', async () => {
    const seat = await gifted(100);
    const end = await stakes(seat, 400);
    const shown = await shownTo(seat);
    expect(shown).toMatchObject({ balance: 700 });
    await forfeits(seat, shown);
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 0 });
    await end(800);
    expect(await pockets(seat)).toEqual({ main: 200, bonus: 0 });
  });

  test('is one that is not wagered, nor over', async () => {
    const seat = await gifted();
    await change(seat, { expiresAt: new Date(NOON) });
    const [bonus] = await bonusesOf(wallet.platform, seat.playerId);
    const shown = { assignmentId: bonus?.id ?? '', wageringAmount: 0, balance: 1_000 };
    await expect(forfeits(seat, shown)).rejects.toMatchObject(CHANGED);
    const done = await gifted();
    for (let n = 0; n < 19; n += 1) await (await stakes(done, 500))(500);
    const open = await stakes(done, 500);
    await (
      await stakes(done, 500)
    )(500);
    const waiting = await shownTo(done);
    expect(waiting).toMatchObject({ wageringAmount: 10_000, balance: 500 });
    await expect(forfeits(done, waiting)).rejects.toMatchObject(CHANGED);
    await open(0);
    expect(await pockets(done)).toEqual({ main: 500, bonus: 0 });
  });

  test('is the player’s own', async () => {
    const [seat, other] = [await gifted(), await gifted()];
    const notFound = { status: 404, code: 'error.bonus.not_found' };
    const shown = await shownTo(other);
    await expect(forfeits(seat, shown)).rejects.toMatchObject(notFound);
    await expect(forfeits(seat, { ...shown, assignmentId: 'bon_0' })).rejects.toMatchObject(
      notFound,
    );
    expect(await pockets(other)).toEqual({ main: 0, bonus: 1_000 });
  });
});
