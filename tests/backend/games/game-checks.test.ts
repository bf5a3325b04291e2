import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../../backend/access/tables.ts';
import { keepGameSession, newToken, VISIT_GAP } from '../../../backend/games/game-sessions.ts';
import { sessionHandlers } from '../../../backend/games/session-handlers.ts';
import { gameChecks, gameSessions } from '../../../backend/games/tables.ts';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import { transactions } from '../../../backend/banking/tables.ts';
import { IDLE_THRESHOLD } from '../../../reference/activity.ts';
import { callOf, NOON } from '../banking/support.ts';
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

const MINUTE = 60_000;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());
beforeEach(() => setTime(0));

/** Sets the time, minutes after noon. */
const setTime = (minutes: number) =>
  wallet.platform.movableClock?.set(NOON + minutes * MINUTE, true);
const statusOf = async (seat: Seat, different: object = {}) =>
  (await wallet.ask('transaction/bet', betOf(seat, 10, different))).status;

type Asked = 'getGameSession' | 'acceptGameCheck' | 'endGameSession';
const asked = (seat: Seat, id: Asked, of: Seat = seat) =>
  sessionHandlers[id]({
    ...callOf<Asked>(wallet.platform, seat.playerId, {
      params: { gameSessionId: of.gameSessionId },
    }),
    session: { sessionId: seat.loginId, playerId: seat.playerId },
  });
/** A German player who plays on, a stake each twenty minutes, until a time in minutes. */
async function playsUntil(seat: Seat, minutes: number) {
  for (let at = 20; at < minutes; at += 20) {
    await setTime(at);
    expect(await statusOf(seat)).toBe('OK');
  }
  await setTime(minutes);
}
/** Money that a player paid in, or meant to, at a time in minutes. */
async function paysIn(
  { playerId }: Seat,
  minutes: number,
  amount: number,
  status: 'SUCCESS' | 'PENDING' | 'FAILED' = 'SUCCESS',
) {
  const at = NOON + minutes * MINUTE;
  const referenceId = `dep_${playerId}_${minutes}`;
  await wallet.platform.db.transaction(async (tx) => {
    const held = await lockWallet(tx, playerId);
    if (!held) throw new Error('no such player');
    await tx.insert(transactions).values({
      referenceId,
      playerId,
      type: 'DEPOSIT',
      category: 'PAYMENT',
      status,
      amount,
      currency: 'EUR',
      balanceAfter: 0,
      wallet: 'MAIN',
      at: new Date(at),
    });
    if (status !== 'SUCCESS') return;
    const entries = [
      { account: 'PAYMENT_PROVIDER', amount: -amount },
      { account: 'MAIN', amount },
    ] as const;
    await post(tx, held, { reference: `deposit:${referenceId}`, at, entries });
  });
}
/** Opens a game as a launch does, in the log-in of a seat. */
async function reopens(
  seat: Pick<Seat, 'playerId' | 'loginId' | 'user'>,
  { slug = 'golden-fern', isOnlyOne = false } = {},
): Promise<Seat> {
  const token = newToken();
  const gameSessionId = await keepGameSession(
    wallet.platform,
    {
      session: { playerId: seat.playerId, sessionId: seat.loginId },
      siteId: '2',
      supplier: 'studio',
      token,
    },
    {
      gameId: `game.${slug}`,
      gameSlug: slug,
      _type: 'casinoGames',
      gameType: 'slot',
      version: '1.0.0',
    },
    isOnlyOne,
  );
  return { ...seat, gameSessionId, token };
}
const german = () => seated(wallet, 1_000, { countryCode: 'DE' });

describe('[INGAME-06, EDD-07] where the law asks for a check after an hour of play', () => {
  test('no stake passes until it is answered, and then until the rest is over', async () => {
    const seat = await german();
    await playsUntil(seat, 59.9);
    expect(await statusOf(seat)).toBe('OK');
    await setTime(60);
    expect(await statusOf(seat)).toBe('PLAY_RESTS');
    await setTime(75);
    expect(await statusOf(seat)).toBe('PLAY_RESTS');
    expect(await asked(seat, 'acceptGameCheck')).toMatchObject({
      state: 'RESTING',
      isReminderDue: false,
      check: {
        restMs: 5 * MINUTE,
        dueInMs: 65 * MINUTE,
        playedMs: 0,
        restsUntil: new Date(NOON + 80 * MINUTE).toISOString(),
      },
    });
    await setTime(79.9);
    expect(await statusOf(seat)).toBe('PLAY_RESTS');
    await setTime(80);
    expect(await statusOf(seat)).toBe('OK');
    await setTime(100);
    expect(await statusOf(seat)).toBe('OK');
    await setTime(120);
    expect(await statusOf(seat)).toBe('OK');
    await setTime(140);
    expect(await statusOf(seat)).toBe('PLAY_RESTS');
  });

  test('a round that is under way is paid, and a stake goes back', async () => {
    const seat = await german();
    const [staked, undone] = [betOf(seat, 40), betOf(seat, 20)];
    await wallet.ask('transaction/bet', staked);
    await wallet.ask('transaction/bet', undone);
    await playsUntil(seat, 60);
    expect((await wallet.ask('transaction/win', winOf(staked, 500))).status).toBe('OK');
    expect((await wallet.ask('transaction/rollback', rollbackOf(undone))).status).toBe('OK');
    await asked(seat, 'acceptGameCheck');
    expect((await wallet.ask('transaction/win', winOf(staked, 1))).status).toBe('OK');
  });

  test('a stake that was refused stays refused when it is told again', async () => {
    const seat = await german();
    await playsUntil(seat, 60);
    const refused = betOf(seat, 10);
    expect((await wallet.ask('transaction/bet', refused)).status).toBe('PLAY_RESTS');
    await asked(seat, 'acceptGameCheck');
    await setTime(65);
    expect((await wallet.ask('transaction/bet', refused)).status).toBe('PLAY_RESTS');
    expect(await statusOf(seat)).toBe('OK');
  });

  test('another game, device or log-in leads round neither check nor rest', async () => {
    const seat = await german();
    await playsUntil(seat, 50);
    await asked(seat, 'endGameSession');
    const other = await openGame(
      wallet.platform,
      seat.playerId,
      { slug: 'pocket' },
      new Date(NOON + 50 * MINUTE),
    );
    const inOther = { game_code: 'pocket' };
    await setTime(59);
    expect(await statusOf(other, inOther)).toBe('OK');
    await setTime(60);
    expect(await statusOf(other, inOther)).toBe('PLAY_RESTS');
    await asked(other, 'acceptGameCheck');
    const third = await openGame(wallet.platform, seat.playerId, {}, new Date(NOON + 61 * MINUTE));
    await setTime(64);
    expect(await statusOf(third)).toBe('PLAY_RESTS');
    await setTime(65);
    expect(await statusOf(third)).toBe('OK');
  });

  test('is answered when it is due: before, an answer puts nothing off; a second one lengthens no rest', async () => {
    const seat = await german();
    await playsUntil(seat, 59);
    expect(await asked(seat, 'acceptGameCheck')).toMatchObject({ state: 'OPEN' });
    await setTime(60);
    expect(await asked(seat, 'getGameSession')).toMatchObject({
      state: 'CHECK_DUE',
      isReminderDue: true,
      check: { dueInMs: 0, figures: ['time', 'netPosition', 'stakes', 'wins'] },
    });
    await Promise.all([asked(seat, 'acceptGameCheck'), asked(seat, 'acceptGameCheck')]);
    const kept = await wallet.platform.db
      .select()
      .from(gameChecks)
      .where(eq(gameChecks.playerId, seat.playerId));
    expect(kept).toMatchObject([
      {
        playedMs: 60 * MINUTE,
        gameSessionId: seat.gameSessionId,
        answeredAt: new Date(NOON + 60 * MINUTE),
      },
    ]);
  });

  test('nobody else is asked', async () => {
    const seat = await seated(wallet);
    await playsUntil(seat, 60);
    expect(await statusOf(seat)).toBe('OK');
    const facts = await asked(seat, 'acceptGameCheck');
    expect(facts).toMatchObject({ state: 'OPEN' });
    expect(facts.check).toBeUndefined();
  });
});

describe('[INGAME-02] the facts of an open game', () => {
  test('are those of the wallet, since the game was opened', async () => {
    const seat = await seated(wallet);
    await paysIn(seat, -1, 300);
    const [lost, undone, won] = [betOf(seat, 200), betOf(seat, 150), betOf(seat, 30)];
    for (const staked of [lost, undone]) await wallet.ask('transaction/bet', staked);
    await wallet.ask('transaction/bet', { ...won, round: 'round-2' });
    await wallet.ask('transaction/rollback', rollbackOf(undone));
    await wallet.ask('transaction/bet', betOf(seat, 9_000));
    await paysIn(seat, 5, 2_000);
    // What is on its way, or did not come, is no money to play with.
    await paysIn(seat, 6, 400, 'PENDING');
    await paysIn(seat, 7, 800, 'FAILED');
    await wallet.ask('transaction/win', winOf(lost, 50, { round_closed: true }));
    await setTime(10);
    expect(await asked(seat, 'getGameSession')).toEqual({
      gameSessionId: seat.gameSessionId,
      gameId: 'game.golden-fern',
      state: 'OPEN',
      openedAt: new Date(NOON).toISOString(),
      elapsedMs: 10 * MINUTE,
      isRoundOpen: true,
      currency: 'EUR',
      balance: 3_120,
      deposits: 2_000,
      stakes: 230,
      wins: 50,
      netPosition: -180,
      isReminderDue: false,
    });
    await wallet.ask(
      'transaction/win',
      winOf({ ...won, round: 'round-2' }, 0, { round_closed: true }),
    );
    expect(await asked(seat, 'getGameSession')).toMatchObject({ isRoundOpen: false });
  });

  test('of another game are none of this one’s', async () => {
    const seat = await seated(wallet);
    await statusOf(seat);
    const other = await openGame(wallet.platform, seat.playerId);
    expect(await asked(other, 'getGameSession')).toMatchObject({ stakes: 0, isRoundOpen: false });
  });

  test.each<Asked>(['getGameSession', 'acceptGameCheck', 'endGameSession'])(
    'are for their player alone: %s',
    async (id) => {
      const [seat, stranger] = [await seated(wallet), await seated(wallet)];
      const refused = { status: 404, code: 'error.game.session_not_found' };
      await expect(asked(stranger, id, seat)).rejects.toMatchObject(refused);
      const nothing = { ...seat, gameSessionId: 'nothing' };
      await expect(asked(seat, id, nothing)).rejects.toMatchObject(refused);
      expect(await statusOf(seat)).toBe('OK');
    },
  );

  test('say why a game is over, and for how long it was open', async () => {
    const [seat, other] = [await seated(wallet), await seated(wallet)];
    await wallet.platform.db
      .update(gameSessions)
      .set({ endedAt: new Date(NOON + MINUTE), endReason: 'OTHER_GAME' })
      .where(eq(gameSessions.id, other.gameSessionId));
    await setTime(40);
    const over = { state: 'ENDED', elapsedMs: 30 * MINUTE, endReason: 'LOGGED_OUT' };
    expect(await asked(seat, 'getGameSession')).toMatchObject(over);
    expect(await asked(other, 'getGameSession')).toMatchObject({
      state: 'ENDED',
      elapsedMs: MINUTE,
      endReason: 'OTHER_GAME',
    });
  });
});

describe('[INGAME-02] a game that is opened again', () => {
  const BEGINS = { deposits: 0, stakes: 0, netPosition: 0, elapsedMs: 0 };

  test.each([false, true])(
    'goes on with the figures and the time of the visit; one game at once: %s',
    async (isOnlyOne) => {
      const first = await seated(wallet);
      expect(await statusOf(first)).toBe('OK');
      await paysIn(first, 0, 500);
      await setTime(2);
      const second = await reopens(first, { isOnlyOne });
      expect(await statusOf(second)).toBe('OK');
      await setTime(5);
      const third = await reopens(second, { isOnlyOne });
      const visit = { deposits: 500, stakes: 20, wins: 0, netPosition: -20 };
      expect(await asked(third, 'getGameSession')).toMatchObject({
        ...visit,
        state: 'OPEN',
        openedAt: new Date(NOON + 5 * MINUTE).toISOString(),
        elapsedMs: 5 * MINUTE,
      });
      expect(await asked(first, 'getGameSession')).toMatchObject({
        ...visit,
        elapsedMs: (isOnlyOne ? 2 : 5) * MINUTE,
      });
    },
  );

  test('adds up a round that went on over it', async () => {
    const before = await seated(wallet);
    await wallet.ask('transaction/bet', betOf(before, 100));
    await setTime(1);
    const after = await reopens(before, { isOnlyOne: true });
    expect(await asked(after, 'getGameSession')).toMatchObject({ isRoundOpen: true });
    const further = betOf(after, 100);
    await wallet.ask('transaction/bet', further);
    await wallet.ask('transaction/win', winOf(further, 150, { round_closed: true }));
    expect(await asked(after, 'getGameSession')).toMatchObject({
      stakes: 200,
      wins: 150,
      netPosition: -50,
      isRoundOpen: false,
    });
  });

  test('begins at zero as another game, and in another log-in', async () => {
    const seat = await seated(wallet);
    await statusOf(seat);
    await setTime(1);
    const other = await reopens(seat, { slug: 'pocket', isOnlyOne: true });
    expect(await asked(other, 'getGameSession')).toMatchObject(BEGINS);
    const loginId = randomUUID();
    await wallet.platform.db
      .insert(sessions)
      .values({ id: loginId, playerId: seat.playerId, createdAt: new Date(NOON) });
    const later = await reopens({ ...seat, loginId }, { isOnlyOne: true });
    expect(await asked(later, 'getGameSession')).toMatchObject(BEGINS);
    const back = await reopens(seat, { isOnlyOne: true });
    expect(await asked(back, 'getGameSession')).toMatchObject({ stakes: 10, elapsedMs: MINUTE });
  });

  test.each([
    ['was left', 3 * MINUTE, true],
    ['went silent', 2 * MINUTE + IDLE_THRESHOLD, false],
  ])('begins at zero once the visit is over: it %s', async (_, over, isLeft) => {
    const seat = await seated(wallet);
    await setTime(2);
    const staked = betOf(seat, 10);
    await wallet.ask('transaction/bet', staked);
    await wallet.ask('transaction/win', winOf(staked, 0, { round_closed: true }));
    await setTime(3);
    if (isLeft) await asked(seat, 'endGameSession');
    const last = (over + VISIT_GAP) / MINUTE;
    await setTime(last);
    const soon = await reopens(seat);
    expect(await asked(soon, 'getGameSession')).toMatchObject({ stakes: 10 });
    await wallet.platform.db.delete(gameSessions).where(eq(gameSessions.id, soon.gameSessionId));
    await setTime(last + 1 / MINUTE);
    expect(await asked(await reopens(seat), 'getGameSession')).toMatchObject(BEGINS);
  });

  test.each([
    ['was left', true],
    ['went silent', false],
  ])('goes on over any gap with a round that is open: it %s', async (_, isLeft) => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 100);
    await wallet.ask('transaction/bet', staked);
    if (isLeft) await asked(seat, 'endGameSession');
    // The player is elsewhere on the site meanwhile: the log-in stands.
    await wallet.platform.db
      .update(sessions)
      .set({ lastActivityAt: new Date(NOON + 50 * MINUTE) })
      .where(eq(sessions.id, seat.loginId));
    await setTime(60);
    const back = await reopens(seat);
    expect(await asked(back, 'getGameSession')).toMatchObject({
      stakes: 100,
      netPosition: -100,
      isRoundOpen: true,
      elapsedMs: 60 * MINUTE,
    });
    await wallet.ask('transaction/win', winOf(staked, 150, { round_closed: true }));
    expect(await asked(back, 'getGameSession')).toMatchObject({
      wins: 150,
      netPosition: 50,
      isRoundOpen: false,
    });
    await setTime(120);
    expect(await asked(await reopens(seat), 'getGameSession')).toMatchObject(BEGINS);
  });

  test('goes on where one tab was left long ago, and another still plays', async () => {
    const seat = await seated(wallet);
    const beside = await reopens(seat);
    await asked(beside, 'endGameSession');
    await setTime(20);
    await statusOf(seat);
    await setTime(25);
    expect(await asked(await reopens(seat), 'getGameSession')).toMatchObject({
      stakes: 10,
      elapsedMs: 25 * MINUTE,
    });
  });
});

test('[GAME-01] a game that was left takes no stake; its round is paid, and leaving again changes nothing', async () => {
  const seat = await seated(wallet);
  const staked = betOf(seat, 200);
  await wallet.ask('transaction/bet', staked);
  await setTime(1);
  expect(await asked(seat, 'endGameSession')).toMatchObject({
    state: 'ENDED',
    endReason: 'CLOSED',
    isRoundOpen: true,
  });
  await setTime(2);
  expect(await asked(seat, 'endGameSession')).toMatchObject({ elapsedMs: MINUTE });
  expect(await statusOf(seat)).toBe('TOKEN_EXPIRED');
  expect((await wallet.ask('transaction/win', winOf(staked, 300))).balance).toBe(1_100);
});
