import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf } from '../../../backend/games/session-facts.ts';
import { sessionHandlers } from '../../../backend/games/session-handlers.ts';
import { playerBonuses } from '../../../backend/rewards/tables.ts';
import { expireDue } from '../../../backend/rewards/expiry.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { bonusesOf, depositWith, pocketsOf, runCampaign, withdrawAll } from './bonus.support.ts';
import {
  betOf,
  give,
  historyOf,
  move,
  openGame,
  openWallet,
  rollbackOf,
  winOf,
  type Seat,
  type Wallet,
} from './wallet.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runCampaign(wallet.platform, 'double');
  await runCampaign(wallet.platform, 'again');
  await runCampaign(wallet.platform, 'live', { vertical: 'LIVE_CASINO' });
});
afterAll(() => wallet.close());

const ROULETTE = { kind: 'roulette', slug: 'wheel', gameId: 'game.wheel' } as const;

let rounds = 0;
const newRound = () => ({ round: `bonus-${(rounds += 1)}` });

const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);
const rollback = (body: object) => wallet.ask('transaction/rollback', body);
const pockets = ({ playerId }: Seat) => pocketsOf(wallet.platform, playerId);

/** A player with as much own money as bonus, 10 euro each by default, and a slot open. */
async function matched(
  amount = 1_000,
  {
    game = {},
    lives = {},
    campaign = 'double',
  }: {
    readonly game?: Parameters<typeof openGame>[2];
    readonly lives?: Parameters<typeof newPlayer>[1];
    readonly campaign?: string;
  } = {},
): Promise<Seat> {
  const playerId = await newPlayer(wallet.platform, lives);
  await depositWith(wallet.platform, playerId, campaign, amount);
  return openGame(wallet.platform, playerId, game);
}

/** Of a player all of whose own money is staked and lost: bonus money alone is left. */
async function onBonus(amount = 1_000, options: Parameters<typeof matched>[1] = {}): Promise<Seat> {
  const seat = await matched(amount, options);
  await wallet.platform.db.transaction(async (tx) => {
    await move(tx, seat.playerId, -amount);
  });
  return seat;
}

const bonusOf = async ({ playerId }: Seat) => {
  const [bonus] = await bonusesOf(wallet.platform, playerId);
  if (!bonus) throw new Error('no bonus');
  return bonus;
};
const leftOf = async (seat: Seat) => (await bonusOf(seat)).wageringLeft;
const statusOf = async (seat: Seat) => (await bonusOf(seat)).status;

/** Changes a bonus and nothing else; of what is left the rounds would not know. */
const change = ({ playerId }: Seat, differs: Partial<typeof playerBonuses.$inferInsert>) =>
  wallet.platform.db.update(playerBonuses).set(differs).where(eq(playerBonuses.playerId, playerId));

/** Plays a whole round. */
async function plays(seat: Seat, stake: number, won: number, different: object = {}) {
  const round = newRound();
  const staked = betOf(seat, stake, { ...round, ...different });
  const told = await bet(staked);
  if (told.status === 'OK')
    await win(winOf(staked, won, { ...round, ...different, round_closed: true }));
  return told;
}

const wheel = { game_code: ROULETTE.slug };

test('the facts of a game tell the balance that its supplier is told: own money, and the bonus of that part of the product [INGAME-03] [INGAME-06]', async () => {
  const facts = async ({ playerId, loginId, gameSessionId }: Seat) =>
    factsOf(
      wallet.platform.db,
      { playerId, sessionId: loginId },
      gameSessionId,
      wallet.platform.clock.now(),
    );
  const slot = await matched(1_000);
  expect(await facts(slot)).toMatchObject({ balance: 2_000 });
  const live = await matched(1_000, { campaign: 'live' });
  expect(await facts(live)).toMatchObject({ balance: 1_000 });
});

describe('[WDR-12] a stake', () => {
  test('takes own money first, and bonus money for the rest; the studio is told of both together', async () => {
    const seat = await matched();
    expect(await wallet.ask('user/balance', { token: seat.token, user: seat.user })).toMatchObject({
      balance: 2_000,
    });
    for (const stake of [400, 400]) await plays(seat, stake, 0);
    const staked = betOf(seat, 500, newRound());
    expect(await bet(staked)).toMatchObject({ status: 'OK', balance: 700 });
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 700 });
    expect(await bet(staked)).toMatchObject({ status: 'OK', balance: 700 });
    expect((await historyOf(wallet.platform, seat.playerId)).slice(-2).toSorted()).toEqual([
      'BET BONUS -300 700',
      'BET CASINO -200 0',
    ]);
  });

  test('above the highest of the bonus is of own money alone, and counts nothing', async () => {
    const seat = await matched();
    expect(await plays(seat, 600, 0)).toMatchObject({ status: 'OK' });
    expect(await leftOf(seat)).toBe(10_000);
    expect(await plays(seat, 501, 0)).toMatchObject({
      status: 'BONUS_STAKE_TOO_HIGH',
      balance: 1_400,
      highest_stake: 500,
    });
    expect(await plays(seat, 1_401, 0)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
    expect(await pockets(seat)).toEqual({ main: 400, bonus: 1_000 });
    const round = newRound();
    await bet(betOf(seat, 300, round));
    expect(await bet(betOf(seat, 300, round))).toMatchObject({ status: 'BONUS_STAKE_TOO_HIGH' });
  });

  test('in another part of the product does not touch the bonus', async () => {
    const seat = await matched(1_000, { campaign: 'live' });
    expect(await plays(seat, 1_000, 0)).toMatchObject({ status: 'OK', balance: 0 });
    expect(await plays(seat, 1, 0)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
    expect(await leftOf(seat)).toBe(10_000);
  });

  test('of bonus money uses up no limit of own money', async () => {
    const seat = await matched();
    await wallet.platform.db.insert(playerLimits).values({
      playerId: seat.playerId,
      kind: 'SPEND',
      period: 'D',
      limit: 1_000,
      startedAt: new Date(NOON),
    });
    for (const stake of [500, 500, 500, 400]) await plays(seat, stake, 0);
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 100 });
    await give(wallet.platform, seat.playerId, 50);
    expect(await plays(seat, 51, 0)).toMatchObject({ status: 'LIMIT_REACHED' });
  });
});

describe('[WDR-12] what comes back', () => {
  test('is shared as the stakes were, the rounding with own money', async () => {
    const seat = await onBonus();
    await give(wallet.platform, seat.playerId, 100);
    const staked = betOf(seat, 300, newRound());
    await bet(staked);
    await win(winOf(staked, 100));
    expect(await pockets(seat)).toEqual({ main: 34, bonus: 866 });
    await win(winOf(staked, 1_000, { round_closed: true }));
    expect(await pockets(seat)).toEqual({ main: 368, bonus: 1_532 });
  });

  test('by a rollback is each pocket’s own, and counts nothing', async () => {
    const seat = await onBonus();
    await give(wallet.platform, seat.playerId, 100);
    const staked = betOf(seat, 300, { ...newRound(), round_closed: true });
    await bet(staked);
    expect(await leftOf(seat)).toBe(9_700);
    const undone = rollbackOf(staked, { round: staked.round });
    expect(await rollback(undone)).toMatchObject({ status: 'OK', balance: 1_100 });
    expect(await rollback(undone)).toMatchObject({ status: 'OK', balance: 1_100 });
    expect(await pockets(seat)).toEqual({ main: 100, bonus: 1_000 });
    expect(await leftOf(seat)).toBe(10_000);
  });
});

describe('[WDR-12] a round counts as wagered', () => {
  test('once it is over: in full of a slot, a tenth of a table', async () => {
    const seat = await matched();
    const staked = betOf(seat, 200, newRound());
    await bet(staked);
    expect(await leftOf(seat)).toBe(10_000);
    await win(winOf(staked, 0, { round_closed: true }));
    expect(await leftOf(seat)).toBe(9_800);
    await plays(seat, 200, 200);
    expect(await leftOf(seat)).toBe(9_600);
    const table = await openGame(wallet.platform, seat.playerId, ROULETTE);
    await plays(table, 200, 0, wheel);
    expect(await leftOf(seat)).toBe(9_580);
  });

  test('in full where the law wants it, at every game', async () => {
    const lives = { countryCode: 'GB', currency: 'GBP', dateOfBirth: '1980-01-01' } as const;
    await runCampaign(wallet.platform, 'british', { daysToWager: 60 });
    const seat = await matched(1_000, { lives, game: ROULETTE, campaign: 'british' });
    const left = await leftOf(seat);
    await plays(seat, 200, 0, { ...wheel, currency: 'GBP' });
    expect(left - (await leftOf(seat))).toBe(200);
  });

  test('not by both sides of an even bet, a push or a void', async () => {
    const seat = await onBonus(1_000, { game: ROULETTE });
    for (let n = 0; n < 3; n += 1) {
      const round = { ...newRound(), ...wheel };
      const [red, black] = [betOf(seat, 250, round), betOf(seat, 250, round)];
      await bet(red);
      await bet(black);
      await win(winOf(red, 500));
      await win(winOf(black, 0, { round_closed: true }));
      const voided = betOf(seat, 250, { ...newRound(), ...wheel });
      await bet(voided);
      await rollback(rollbackOf(voided, { round: voided.round, ...wheel, round_closed: true }));
    }
    expect(await leftOf(seat)).toBe(10_000);
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 1_000 });
  });
});

/** Plays a bonus of 10 euro until 1 euro is left to be wagered, losing nothing. */
async function almostDone(seat: Seat): Promise<void> {
  for (let n = 0; n < 19; n += 1) await plays(seat, 500, 500);
  await plays(seat, 400, 400);
}

describe('[WDR-12] a bonus', () => {
  test('that is wagered becomes own money at once, and is told of in the history', async () => {
    const seat = await onBonus();
    await almostDone(seat);
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 1_000 });
    const staked = betOf(seat, 100, newRound());
    await bet(staked);
    const over = winOf(staked, 250, { round_closed: true });
    expect(await win(over)).toMatchObject({ status: 'OK', balance: 1_150 });
    expect(await win(over)).toMatchObject({ status: 'OK', balance: 1_150 });
    expect(await pockets(seat)).toEqual({ main: 1_150, bonus: 0 });
    expect(await statusOf(seat)).toBe('COMPLETED');
    expect(await historyOf(wallet.platform, seat.playerId)).toContain('WIN CASINO 1150 1150');
  });

  test('becomes no more than its highest win, late wins included', async () => {
    const seat = await onBonus();
    await almostDone(seat);
    const staked = betOf(seat, 100, newRound());
    await bet(staked);
    await win(winOf(staked, 4_000, { round_closed: true }));
    expect(await pockets(seat)).toEqual({ main: 4_900, bonus: 0 });
    expect(await win(winOf(staked, 300))).toMatchObject({ status: 'OK', balance: 5_000 });
    expect(await bonusOf(seat)).toMatchObject({ status: 'COMPLETED', paidOut: 5_000 });
    const rich = await onBonus();
    await almostDone(rich);
    await plays(rich, 100, 9_000);
    expect(await pockets(rich)).toEqual({ main: 5_000, bonus: 0 });
  });

  test('waits for a round that is open with its money, and is not played from meanwhile', async () => {
    const seat = await onBonus();
    await almostDone(seat);
    const open = betOf(seat, 500, newRound());
    await bet(open);
    await plays(seat, 100, 100);
    expect(await bonusOf(seat)).toMatchObject({ status: 'ACTIVE', wageringLeft: 0 });
    expect(await plays(seat, 1, 0)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: 0 });
    await change(seat, { expiresAt: new Date(NOON - 1) });
    await expireDue(wallet.platform);
    await win(winOf(open, 600, { round_closed: true }));
    expect(await statusOf(seat)).toBe('COMPLETED');
    expect(await pockets(seat)).toEqual({ main: 1_100, bonus: 0 });
  });

  test('waits for no round that has ended, though another instance dates the end before the stake', async () => {
    const seat = await onBonus();
    await almostDone(seat);
    const setTime = (ms: number) => wallet.platform.movableClock?.set(NOON + ms, true);
    await setTime(5);
    const staked = betOf(seat, 50, newRound());
    await bet(staked);
    await setTime(0);
    await win(winOf(staked, 0, { round_closed: true }));
    await plays(seat, 100, 100);
    expect(await statusOf(seat)).toBe('COMPLETED');
  });

  test('that is lost is used up, once no round is open with its money', async () => {
    const seat = await onBonus();
    const first = betOf(seat, 500, newRound());
    await bet(first);
    await plays(seat, 500, 0);
    expect(await statusOf(seat)).toBe('ACTIVE');
    await win(winOf(first, 0, { round_closed: true }));
    expect(await statusOf(seat)).toBe('USED_UP');
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 0 });
    await win(winOf(first, 700));
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 0 });
  });

  test.each(['a bet', 'the platform’s own work'])(
    'whose time is over goes back to the house by %s, and own money stays',
    async (by) => {
      const seat = await matched();
      const staked = betOf(seat, 500, newRound());
      await bet(staked);
      await change(seat, { expiresAt: new Date(NOON) });
      if (by === 'a bet') {
        expect(await plays(seat, 501, 0)).toMatchObject({
          status: 'NOT_ENOUGH_MONEY',
          balance: 500,
        });
      } else await expireDue(wallet.platform);
      expect(await statusOf(seat)).toBe('EXPIRED');
      expect(await pockets(seat)).toEqual({ main: 500, bonus: 0 });
      expect(await historyOf(wallet.platform, seat.playerId)).toContain('FORFEIT BONUS -1000 0');
    },
  );

  test('that has expired leaves nothing to the next one', async () => {
    const seat = await matched();
    await change(seat, { expiresAt: new Date(NOON) });
    await depositWith(wallet.platform, seat.playerId, 'again', 300);
    expect(await pockets(seat)).toEqual({ main: 1_300, bonus: 300 });
    const bonuses = await bonusesOf(wallet.platform, seat.playerId);
    expect(bonuses.map(({ status }) => status).toSorted()).toEqual(['ACTIVE', 'EXPIRED']);
  });
});

describe('[WDR-12] a round that is carried over the end of its bonus', () => {
  test('pays own money its share, and the rest to the house', async () => {
    const seat = await onBonus();
    await give(wallet.platform, seat.playerId, 100);
    const staked = betOf(seat, 400, newRound());
    await bet(staked);
    await withdrawAll(wallet.platform, seat.playerId, 0);
    expect(await statusOf(seat)).toBe('FORFEITED');
    expect(await win(winOf(staked, 1_000))).toMatchObject({ status: 'OK', balance: 250 });
    expect(await pockets(seat)).toEqual({ main: 250, bonus: 0 });
  });

  test.each([
    ['all of it to the house', 0, 0],
    ['half of it to the house', 100, 250],
  ])('[INGAME-02] the player is told of %s as no win of theirs', async (_, own, wins) => {
    const lives = { countryCode: 'GB', currency: 'GBP', dateOfBirth: '1980-01-01' } as const;
    const campaign = `given-up-${own}`;
    await runCampaign(wallet.platform, campaign);
    const seat = await onBonus(1_000, { lives, campaign });
    if (own > 0) await give(wallet.platform, seat.playerId, own);
    const staked = betOf(seat, 200, { ...newRound(), currency: 'GBP' });
    await bet(staked);
    await withdrawAll(wallet.platform, seat.playerId, 0);
    await win(winOf(staked, 500, { currency: 'GBP', round_closed: true }));
    expect(await pockets(seat)).toEqual({ main: wins, bonus: 0 });
    const call = callOf<'getGameSession'>(wallet.platform, seat.playerId, {
      params: { gameSessionId: seat.gameSessionId },
    });
    const session = { sessionId: seat.loginId, playerId: seat.playerId };
    expect(await sessionHandlers.getGameSession({ ...call, session })).toMatchObject({
      stakes: 200,
      wins,
      netPosition: wins - 200,
    });
  });

  test('goes on with own money alone, also under the next bonus', async () => {
    const seat = await onBonus();
    const round = newRound();
    const staked = betOf(seat, 100, round);
    await bet(staked);
    await withdrawAll(wallet.platform, seat.playerId, 0);
    await depositWith(wallet.platform, seat.playerId, 'again', 150);
    expect(await bet(betOf(seat, 100, round))).toMatchObject({ status: 'OK' });
    expect(await pockets(seat)).toEqual({ main: 50, bonus: 150 });
    expect(await bet(betOf(seat, 100, round))).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
  });

  test('gives a stake back by the same rule', async () => {
    const seat = await onBonus();
    await give(wallet.platform, seat.playerId, 100);
    const staked = betOf(seat, 400, newRound());
    await bet(staked);
    await change(seat, { expiresAt: new Date(NOON) });
    await rollback(rollbackOf(staked, { round: staked.round }));
    expect(await pockets(seat)).toEqual({ main: 100, bonus: 0 });
    expect(await statusOf(seat)).toBe('EXPIRED');
  });
});

test('[WDR-12] one tab plays from the bonus while the other gives it up: no cent is lost or made', async () => {
  const seat = await matched(500);
  const stakes = Array.from({ length: 12 }, () => betOf(seat, 100, newRound()));
  const [told] = await Promise.all([
    Promise.all(stakes.map((body) => bet(body))),
    withdrawAll(wallet.platform, seat.playerId, 0),
  ]);
  expect(await statusOf(seat)).toMatch(/^(?:FORFEITED|USED_UP)$/);
  const { rows } = await wallet.platform.db.execute<{ staked: string; own: string }>(sql`
    SELECT coalesce(sum(amount), 0) AS staked, coalesce(sum(amount - bonus_amount), 0) AS own
    FROM game_acts WHERE player_id = ${seat.playerId} AND status = 'OK'`);
  expect(Number(rows[0]?.staked)).toBe(100 * told.filter(({ status }) => status === 'OK').length);
  expect(await pockets(seat)).toEqual({ main: 500 - Number(rows[0]?.own), bonus: 0 });
});
