import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf } from '../../../backend/games/session-facts.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { expireDue } from '../../../backend/rewards/expiry.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { handlers } from '../../../backend/rewards/handlers.ts';
import { rewardsOf } from './gifts.support.ts';
import { claimSpins, FERN, progressOf, runSpins, spinsOf, WHEEL } from './spins.support.ts';
import { bonusesOf, pocketsOf } from '../games/bonus.support.ts';
import {
  betOf,
  give,
  historyOf,
  openGame,
  openWallet,
  rollbackOf,
  winOf,
  type Seat,
  type Wallet,
} from '../games/wallet.support.ts';

const DAY = 86_400_000;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runSpins(wallet.platform, 'wagered');
  await runSpins(wallet.platform, 'own', { wageringMultiplier: 0 });
  await runSpins(wallet.platform, 'tour', { freeSpins: 3, spinGames: [FERN, WHEEL] });
});
afterAll(() => wallet.close());

let rounds = 0;
/** A free bet in a round of its own. */
const free = (seat: Seat, different: object = {}) =>
  betOf(seat, 20, { round: `free-${(rounds += 1)}`, is_free: true, ...different });

const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);
const rollback = (body: object) => wallet.ask('transaction/rollback', body);
const pockets = ({ playerId }: Seat) => pocketsOf(wallet.platform, playerId);

/** A player with 10 euro of own money, free spins of a campaign, and their game open. */
async function spinner(campaign: string, lives: Parameters<typeof newPlayer>[1] = {}) {
  const playerId = await newPlayer(wallet.platform, lives);
  await give(wallet.platform, playerId, 1_000);
  const { assignmentId } = await claimSpins(wallet.platform, playerId, campaign);
  return { ...(await openGame(wallet.platform, playerId)), assignmentId: assignmentId ?? '' };
}

/** A whole free round. @returns the last answer */
async function play(seat: Seat, won: number) {
  const placed = free(seat);
  expect(await bet(placed)).toMatchObject({ status: 'OK' });
  return win(winOf(placed, won, { round_closed: true }));
}

const forfeit = (seat: Seat & { readonly assignmentId: string }, played: number, balance: number) =>
  handlers.forfeitBonus(
    callOf(wallet.platform, seat.playerId, {
      params: { assignmentId: seat.assignmentId },
      body: { state: 'FORFEITED', wageringProgress: played, balance },
    }),
  );

/** Does something some days later. */
async function later<Result>(days: number, act: () => Promise<Result>): Promise<Result> {
  await wallet.platform.movableClock?.set(NOON + days * DAY, true);
  try {
    return await act();
  } finally {
    await wallet.platform.movableClock?.set(NOON, true);
  }
}

describe('[FSPIN-03] a free round', () => {
  test('takes no money, and is no stake of the player’s', async () => {
    const seat = await spinner('wagered');
    expect(await bet(free(seat))).toMatchObject({ status: 'OK', balance: 1_000 });
    expect([await pockets(seat), await historyOf(wallet.platform, seat.playerId)]).toEqual([
      { main: 1_000, bonus: 0 },
      [],
    ]);
    const session = { sessionId: seat.loginId, playerId: seat.playerId };
    const facts = await factsOf(wallet.platform.db, session, seat.gameSessionId, NOON);
    expect(facts).toMatchObject({ stakes: 0, wins: 0, isRoundOpen: true });
  });

  test('is played as often as it was granted, however many calls come at once', async () => {
    const seat = await spinner('wagered');
    const told = await Promise.all(Array.from({ length: 20 }, () => bet(free(seat))));
    expect(told.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 17 }, () => 'NO_FREE_ROUND'),
      ...Array.from({ length: 3 }, () => 'OK'),
    ]);
  });

  test.each([
    ['another stake', () => ({ amount: 40 })],
    ['no stake', () => ({ amount: 0 })],
  ])('is not played with %s', async (_, different) => {
    const seat = await spinner('wagered');
    expect(await bet(free(seat, different()))).toMatchObject({ status: 'NO_FREE_ROUND' });
  });

  test('is of the game that it was granted for', async () => {
    const seat = await spinner('wagered');
    const other = await openGame(wallet.platform, seat.playerId, { gameId: WHEEL, slug: 'other' });
    expect(await bet(free(other, { game_code: 'other' }))).toMatchObject({
      status: 'NO_FREE_ROUND',
    });
  });

  test('is of the player to whom it was granted', async () => {
    await spinner('wagered');
    const playerId = await newPlayer(wallet.platform);
    const other = await openGame(wallet.platform, playerId);
    expect(await bet(free(other))).toMatchObject({ status: 'NO_FREE_ROUND' });
  });

  test('opens its round: none that was staked for goes on free', async () => {
    const seat = await spinner('wagered');
    const paid = betOf(seat, 20, { round: 'paid-first' });
    await bet(paid);
    expect(await bet(free(seat, { round: paid.round }))).toMatchObject({
      status: 'NO_FREE_ROUND',
    });
  });

  test('is not for who is excluded', async () => {
    const seat = await spinner('wagered');
    await wallet.platform.db
      .update(players)
      .set({ status: 'SELF_EXCLUDED', excludedIndefinitely: true })
      .where(eq(players.id, seat.playerId));
    expect(await bet(free(seat))).toMatchObject({ status: 'USER_DISABLED' });
  });

  test('is no matter of a limit of own money', async () => {
    const seat = await spinner('wagered');
    await wallet.platform.db.insert(playerLimits).values({
      playerId: seat.playerId,
      kind: 'SPEND',
      period: 'D',
      limit: 10,
      startedAt: new Date(NOON),
    });
    expect(await bet(free(seat))).toMatchObject({ status: 'OK' });
  });

  test('is answered as before when it is told again, and counts once', async () => {
    const seat = await spinner('wagered');
    const placed = free(seat);
    await bet(placed);
    await give(wallet.platform, seat.playerId, 500);
    expect(await bet(placed)).toMatchObject({ status: 'OK', balance: 1_000 });
    expect((await progressOf(wallet.platform, seat.playerId, 'wagered')).games).toMatchObject([
      { roundsPlayed: 1 },
    ]);
  });

  test('is counted for its game, and the games come in their order [FSPIN-04] [NS-60]', async () => {
    const seat = await spinner('tour');
    await play(seat, 0);
    await play(seat, 0);
    expect(await spinsOf(wallet.platform, seat.playerId, { campaignId: 'tour' })).toMatchObject([
      {
        games: [
          { gameId: FERN, roundsGranted: 2, roundsPlayed: 2 },
          { gameId: WHEEL, roundsGranted: 1, roundsPlayed: 0 },
        ],
      },
    ]);
  });

  test('comes back with a rollback, once', async () => {
    const seat = await spinner('wagered');
    const placed = free(seat);
    await bet(placed);
    for (const again of [rollbackOf(placed), rollbackOf(placed)])
      expect(await rollback(again)).toMatchObject({ status: 'OK', balance: 1_000 });
    const { games } = await progressOf(wallet.platform, seat.playerId, 'wagered');
    expect(games).toMatchObject([{ roundsGranted: 3, roundsPlayed: 0 }]);
  });
});

describe('what free rounds win', () => {
  test('is one bonus once the last round is over, and not before', async () => {
    const seat = await spinner('wagered');
    await play(seat, 50);
    await play(seat, 0);
    const last = free(seat);
    await bet(last);
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 0 });
    const closing = winOf(last, 70, { round_closed: true });
    expect(await win(closing)).toMatchObject({ balance: 1_120 });
    await win(closing);
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 120 });
    expect(await bonusesOf(wallet.platform, seat.playerId)).toMatchObject([
      { amount: 120, wageringTotal: 1_200, status: 'ACTIVE' },
    ]);
    expect(await progressOf(wallet.platform, seat.playerId, 'wagered')).toMatchObject({
      status: 'COMPLETED',
      won: 120,
      wageringRequired: 1_200,
      wageringAmount: 0,
    });
  });

  test('waits for a round that is still open when the last one is over', async () => {
    const seat = await spinner('wagered');
    const left = free(seat);
    await bet(left);
    await play(seat, 10);
    await play(seat, 10);
    expect(await pockets(seat)).toMatchObject({ bonus: 0 });
    await win(winOf(left, 5, { round_closed: true }));
    expect(await pockets(seat)).toMatchObject({ bonus: 25 });
  });

  test('is no bonus where it is nothing', async () => {
    const seat = await spinner('wagered');
    for (let round = 0; round < 3; round += 1) await play(seat, 0);
    expect(await bonusesOf(wallet.platform, seat.playerId)).toEqual([]);
  });

  test('is own money at once where nothing is to be wagered, and the house’s fund pays it', async () => {
    const seat = await spinner('own');
    expect(await play(seat, 50)).toMatchObject({ balance: 1_050 });
    expect(await pockets(seat)).toEqual({ main: 1_050, bonus: 0 });
    expect(await historyOf(wallet.platform, seat.playerId)).toEqual(['WIN CASINO 50 1050']);
    await play(seat, 0);
    await play(seat, 0);
    expect(await bonusesOf(wallet.platform, seat.playerId)).toEqual([]);
  });

  test('is not above the most that can be won: as own money', async () => {
    const seat = await spinner('own');
    await play(seat, 900);
    await play(seat, 900);
    expect(await pockets(seat)).toEqual({ main: 2_000, bonus: 0 });
  });

  test('is not above the most that can be won: as a bonus', async () => {
    const seat = await spinner('wagered');
    for (let round = 0; round < 3; round += 1) await play(seat, 600);
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 1_000 });
  });

  test('comes of the rounds of all games', async () => {
    const seat = await spinner('tour');
    const other = await openGame(wallet.platform, seat.playerId, { gameId: WHEEL, slug: 'other' });
    await play(seat, 10);
    await play(seat, 10);
    expect(await pockets(seat)).toMatchObject({ bonus: 0 });
    const last = free(other, { game_code: 'other' });
    await bet(last);
    await win(winOf(last, 10, { round_closed: true }));
    expect(await pockets(seat)).toMatchObject({ bonus: 30 });
  });

  test('is own money where it comes after the bonus was made', async () => {
    const seat = await spinner('wagered');
    await play(seat, 50);
    await play(seat, 0);
    const last = free(seat);
    await bet(last);
    await win(winOf(last, 0, { round_closed: true }));
    await win(winOf(last, 30));
    expect(await pockets(seat)).toEqual({ main: 1_030, bonus: 50 });
  });
});

describe('a win that comes after the free spins have ended', () => {
  /** A player without own money, whose last free round won 60, was closed, and wins more then. */
  async function lastSpun(maxWin: number) {
    const campaign = `late-${maxWin}`;
    await runSpins(wallet.platform, campaign, { freeSpins: 1, wageringMultiplier: 1, maxWin });
    const playerId = await newPlayer(wallet.platform);
    await claimSpins(wallet.platform, playerId, campaign);
    const seat = await openGame(wallet.platform, playerId);
    const spun = free(seat);
    await bet(spun);
    await win(winOf(spun, 60, { round_closed: true }));
    /** Wagers the bonus that was made of it. */
    const wager = async () => {
      const placed = betOf(seat, 60, { round: `wagers-${campaign}` });
      await bet(placed);
      await win(winOf(placed, 300, { round_closed: true }));
    };
    return { seat, wager, more: () => win(winOf(spun, 40)) };
  }

  test('is the house’s where their bonus has paid the most that can be won', async () => {
    const { seat, wager, more } = await lastSpun(120);
    await wager();
    expect(await pockets(seat)).toEqual({ main: 120, bonus: 0 });
    await more();
    expect(await pockets(seat)).toEqual({ main: 120, bonus: 0 });
  });

  test('leaves so much less for their bonus to pay', async () => {
    const { seat, wager, more } = await lastSpun(130);
    await more();
    expect(await pockets(seat)).toEqual({ main: 40, bonus: 60 });
    // Of the stake 40 are own money, and of the win 200; the bonus has 40 and wins 100.
    await wager();
    expect(await pockets(seat)).toEqual({ main: 200 + 130 - 40, bonus: 0 });
  });
});

describe('free spins end', () => {
  test('with their time: what was won before is theirs, and no round is played any more', async () => {
    const seat = await spinner('wagered');
    await play(seat, 50);
    await later(61, () => expireDue(wallet.platform));
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 50 });
    expect(await bet(free(seat))).toMatchObject({ status: 'NO_FREE_ROUND' });
    const { status } = await progressOf(wallet.platform, seat.playerId, 'wagered');
    expect(status).toBe('EXPIRED');
  });

  test('with their time, but no round begins after it before that is noticed', async () => {
    const seat = await spinner('wagered');
    const { playerId } = seat;
    const told = await later(61, async () =>
      bet(free(await openGame(wallet.platform, playerId, {}, new Date(NOON + 61 * DAY)))),
    );
    expect(told).toMatchObject({ status: 'NO_FREE_ROUND' });
  });

  test('after the round that is open when their time is over', async () => {
    const seat = await spinner('wagered');
    const open = free(seat);
    await bet(open);
    await later(61, async () => {
      await expireDue(wallet.platform);
      expect(await pockets(seat)).toMatchObject({ bonus: 0 });
      const { active } = await rewardsOf(wallet.platform, seat.playerId);
      expect(active).toMatchObject([{ campaignId: 'wagered', isEnding: true }]);
      await expect(forfeit(seat, 20, 0)).rejects.toMatchObject({ code: 'error.bonus.changed' });
      await win(winOf(open, 40, { round_closed: true }));
    });
    expect(await pockets(seat)).toMatchObject({ bonus: 40 });
  });

  test('with their time also during a break, which neither prolongs nor takes anything', async () => {
    const [wagered, own] = [await spinner('wagered'), await spinner('own')];
    for (const seat of [wagered, own]) {
      await play(seat, 50);
      await wallet.platform.db
        .update(players)
        .set({ status: 'SELF_EXCLUDED', excludedIndefinitely: true })
        .where(eq(players.id, seat.playerId));
    }
    await later(61, () => expireDue(wallet.platform));
    expect(await pockets(wagered)).toEqual({ main: 1_000, bonus: 50 });
    // The bonus of what was won has sixty days of its own from then on.
    await later(121, () => expireDue(wallet.platform));
    expect(await pockets(wagered)).toEqual({ main: 1_000, bonus: 0 });
    expect(await pockets(own)).toEqual({ main: 1_050, bonus: 0 });
  });

  test('three days after their time, where the supplier never closes a round', async () => {
    const seat = await spinner('wagered');
    await play(seat, 50);
    const open = free(seat);
    await bet(open);
    await later(63 - 1 / DAY, () => expireDue(wallet.platform));
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 0 });
    await later(63, () => expireDue(wallet.platform));
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 50 });
    await win(winOf(open, 30, { round_closed: true }));
    expect(await pockets(seat)).toEqual({ main: 1_030, bonus: 50 });
  });

  test('given up: what was to be wagered is lost, also of the round that is open', async () => {
    const seat = await spinner('wagered');
    await play(seat, 50);
    const open = free(seat);
    await bet(open);
    await forfeit(seat, 40, 50);
    await win(winOf(open, 40, { round_closed: true }));
    expect(await pockets(seat)).toEqual({ main: 1_000, bonus: 0 });
    expect(await bet(free(seat))).toMatchObject({ status: 'NO_FREE_ROUND' });
  });

  test('given up: own money stays, also that of the round that is open', async () => {
    const seat = await spinner('own');
    await play(seat, 50);
    const open = free(seat);
    await bet(open);
    await forfeit(seat, 40, 0);
    await win(winOf(open, 40, { round_closed: true }));
    expect(await pockets(seat)).toEqual({ main: 1_090, bonus: 0 });
  });

  test('given up only as the player saw them', async () => {
    const seat = await spinner('wagered');
    await play(seat, 50);
    await expect(forfeit(seat, 0, 50)).rejects.toMatchObject({ code: 'error.bonus.changed' });
    await expect(forfeit(seat, 20, 40)).rejects.toMatchObject({ code: 'error.bonus.changed' });
    await forfeit(seat, 20, 50);
    await forfeit(seat, 20, 50);
  });
});
