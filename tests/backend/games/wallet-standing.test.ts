import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../../backend/access/tables.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { getNetPosition } from '../../../backend/banking/net-position.ts';
import { gameSessions, openedGames } from '../../../backend/games/tables.ts';
import { startTimeout } from '../../../backend/limits/breaks.ts';
import { reminderHandlers } from '../../../backend/limits/reminder.ts';
import { sessionReminders } from '../../../backend/limits/tables.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { callOf, NOON } from '../banking/support.ts';
import { untilWaiting } from '../locks.ts';
import {
  betOf,
  heldBy,
  move,
  openGame,
  openWallet,
  rollbackOf,
  seated,
  winOf,
  type Seat,
  type Wallet,
} from './wallet.support.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

/** Sets the time, ms after noon. */
const setTime = (ms: number) => wallet.platform.movableClock?.set(NOON + ms, true);
const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);
const statusOf = async (seat: Seat, amount = 10, different: object = {}) =>
  (await bet(betOf(seat, amount, different))).status;
const change = (seat: Seat, different: Partial<typeof players.$inferInsert>) =>
  wallet.platform.db.update(players).set(different).where(eq(players.id, seat.playerId));

describe('who may not stake', () => {
  type Different = Partial<typeof players.$inferInsert>;
  const until = new Date(NOON + DAY);
  test.each<[string, Different]>([
    ['excluded', { status: 'SELF_EXCLUDED', statusUntil: until }],
    ['on a break', { status: 'TIMEOUT', statusUntil: until }],
    ['restricted', { status: 'RESTRICTED' }],
    ['closed', { status: 'CLOSED' }],
    ['a payout risk', { riskPayout: true }],
    ['suspended at another brand', { multibrandSuspended: true }],
    ['without casino', { flags: { ...newPlayerFlags, casino: false } }],
    ['without agreement to the terms that hold', { termsVersion: CURRENT_TERMS_VERSION - 1 }],
  ])('%s: the round ends, is paid, and no other begins', async (_who, different) => {
    const seat = await seated(wallet);
    const [staked, undone] = [betOf(seat, 200), betOf(seat, 100)];
    await bet(staked);
    await bet(undone);
    await change(seat, different);
    expect(await statusOf(seat)).toBe('USER_DISABLED');
    expect(await win(winOf(staked, 50))).toMatchObject({ status: 'OK', balance: 750 });
    const back = await wallet.ask('transaction/rollback', rollbackOf(undone));
    expect(back).toMatchObject({ status: 'OK', balance: 850 });
  });

  test.each<[string, (seat: Seat) => Promise<unknown>]>([
    [
      'whose log-in ended',
      ({ loginId }) =>
        wallet.platform.db
          .update(sessions)
          .set({ endedAt: new Date(NOON) })
          .where(eq(sessions.id, loginId)),
    ],
    [
      'whose game was closed for another',
      ({ gameSessionId }) =>
        wallet.platform.db
          .update(gameSessions)
          .set({ endedAt: new Date(NOON), endReason: 'OTHER_GAME' })
          .where(eq(gameSessions.id, gameSessionId)),
    ],
    [
      'whose log-in is twelve hours old, however busy they are',
      async (seat) => {
        const begun = (ago: number) =>
          wallet.platform.db
            .update(sessions)
            .set({ createdAt: new Date(NOON - ago), lastActivityAt: new Date(NOON) })
            .where(eq(sessions.id, seat.loginId));
        await begun(12 * HOUR - 1);
        expect(await statusOf(seat, 2_000)).toBe('NOT_ENOUGH_MONEY');
        await begun(12 * HOUR);
      },
    ],
    ['who was away for half an hour', async () => setTime(HOUR / 2)],
  ])('%s: wins come all the same', async (_who, end) => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    await end(seat);
    expect(await statusOf(seat)).toBe('TOKEN_EXPIRED');
    expect(await win(winOf(staked, 50))).toMatchObject({ status: 'OK', balance: 850 });
    await setTime(0);
  });

  test('a game that the operator takes away takes no further stake; its rounds end', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    wallet.unlisted.add('golden-fern');
    expect(await statusOf(seat)).toBe('INVALID_GAME');
    expect(await bet(staked)).toMatchObject({ status: 'OK', balance: 800 });
    expect(await win(winOf(staked, 50))).toMatchObject({ status: 'OK', balance: 850 });
    wallet.unlisted.clear();
  });

  test('whether the operator has the game is asked before the money is held', async () => {
    const seat = await seated(wallet);
    const { db } = wallet.platform;
    const [waiting] = await db.transaction(async (tx) => {
      await move(tx, seat.playerId, 100);
      const sent = [statusOf(seat)];
      await untilWaiting(db, 1);
      wallet.unlisted.add('golden-fern');
      return sent;
    });
    expect(await waiting).toBe('OK');
    wallet.unlisted.clear();
  });

  test('a live table asks for live casino, and for nothing of casino', async () => {
    const { playerId } = await seated(wallet);
    const table = await openGame(wallet.platform, playerId, { type: 'liveCasinoGames' });
    await change(table, { flags: { ...newPlayerFlags, casino: false } });
    expect(await statusOf(table)).toBe('OK');
    await change(table, { flags: { ...newPlayerFlags, liveCasino: false } });
    expect(await statusOf(table)).toBe('USER_DISABLED');
  });

  test('a live table is shut where the law has none, whatever the account says', async () => {
    const seat = await seated(wallet, 1_000, { countryCode: 'DE' });
    const table = await openGame(wallet.platform, seat.playerId, { type: 'liveCasinoGames' });
    expect(await statusOf(seat)).toBe('OK');
    expect(await statusOf(table)).toBe('USER_DISABLED');
  });

  test('[EXC-04] a break that has begun is waited for', async () => {
    const seat = await seated(wallet);
    const { db } = wallet.platform;
    const mayCommit = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const breaking = db.transaction(async (tx) => {
      const set = { status: 'TIMEOUT', statusUntil: null } as const;
      await tx.update(players).set(set).where(eq(players.id, seat.playerId));
      begun.resolve();
      await mayCommit.promise;
    });
    await begun.promise;
    const staked = statusOf(seat);
    await untilWaiting(db, 1);
    mayCommit.resolve();
    await breaking;
    expect(await staked).toBe('USER_DISABLED');
  });

  test('another game or currency is none of this session’s', async () => {
    const seat = await seated(wallet);
    expect(await statusOf(seat, 10, { game_code: 'harbour-roulette' })).toBe('INVALID_GAME');
    expect(await statusOf(seat, 10, { currency: 'GBP' })).toBe('WRONG_CURRENCY');
  });
});

describe('[LIM-01] a spend limit', () => {
  const limit = (seat: Seat, period: 'D' | 'M', amount: number) =>
    wallet.platform.db.insert(playerLimits).values({
      playerId: seat.playerId,
      kind: 'SPEND',
      period,
      limit: amount,
      startedAt: new Date(NOON),
    });

  test('holds to the cent over two games and devices at once', async () => {
    const seat = await seated(wallet);
    await limit(seat, 'M', 500);
    const other = await openGame(wallet.platform, seat.playerId);
    const wishes = Array.from({ length: 12 }, (_, n) => betOf(n % 2 === 0 ? seat : other, 60));
    const answers = await Promise.all(wishes.map(bet));
    const taken = answers.filter(({ status }) => status === 'OK');
    expect(taken).toHaveLength(8);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK', 'LIMIT_REACHED']));
    expect(await statusOf(other, 21)).toBe('LIMIT_REACHED');
    expect(await statusOf(other, 20)).toBe('OK');
    expect(await statusOf(seat, 1)).toBe('LIMIT_REACHED');
  });

  test('is on stakes: what came back counts, what was won does not; a new day is a new limit', async () => {
    const seat = await seated(wallet);
    await limit(seat, 'D', 100);
    const staked = betOf(seat, 100);
    await bet(staked);
    await wallet.ask('transaction/rollback', rollbackOf(staked));
    const again = betOf(seat, 100);
    expect((await bet(again)).status).toBe('OK');
    await win(winOf(again, 900));
    expect(await statusOf(seat, 1)).toBe('LIMIT_REACHED');
    await setTime(DAY);
    const tomorrow = await openGame(wallet.platform, seat.playerId, {}, new Date(NOON + DAY));
    expect(await statusOf(tomorrow, 100)).toBe('OK');
    await setTime(0);
  });

  test('of a day begins anew at midnight where the player lives', async () => {
    const { playerId } = await seated(wallet);
    await limit(await openGame(wallet.platform, playerId), 'D', 100);
    const statusAt = async (hours: number) => {
      await setTime(hours * HOUR);
      const seat = await openGame(wallet.platform, playerId, {}, new Date(NOON + hours * HOUR));
      return statusOf(seat, 100);
    };
    expect(await statusAt(8)).toBe('OK');
    expect(await statusAt(8.5)).toBe('LIMIT_REACHED');
    // In Finland the next day has begun, in UTC it has not.
    expect(await statusAt(10.5)).toBe('OK');
    await setTime(0);
  });
});

describe('the law', () => {
  test('of Great Britain leaves the young two pounds a round of a slot, and five from their birthday on', async () => {
    const tomorrow = new Date(NOON + DAY).toISOString().slice(0, 10);
    const born = `${Number(tomorrow.slice(0, 4)) - 25}${tomorrow.slice(4)}`;
    const british = {
      countryCode: 'GB',
      market: 'UN',
      currency: 'GBP',
      dateOfBirth: born,
    } as const;
    const seat = await seated(wallet, 10_000, british);
    const pounds = { currency: 'GBP' };
    expect(await statusOf(seat, 201, pounds)).toBe('LIMIT_REACHED');
    const staked = betOf(seat, 150, pounds);
    expect((await bet(staked)).status).toBe('OK');
    // A further stake in the same round counts with it, until it is undone.
    expect(await statusOf(seat, 51, pounds)).toBe('LIMIT_REACHED');
    await wallet.ask('transaction/rollback', rollbackOf(staked));
    expect(await statusOf(seat, 200, pounds)).toBe('OK');
    const table = await openGame(wallet.platform, seat.playerId, { kind: 'roulette' });
    expect(await statusOf(table, 600, { ...pounds, round: 'of a table' })).toBe('OK');
    await setTime(DAY);
    const older = await openGame(wallet.platform, seat.playerId, {}, new Date(NOON + DAY));
    const next = { ...pounds, round: 'round-2' };
    expect(await statusOf(older, 501, next)).toBe('LIMIT_REACHED');
    expect(await statusOf(older, 500, next)).toBe('OK');
    await setTime(0);
  });

  test('of Great Britain leaves them five pounds from their birthday on in a game that they opened before', async () => {
    // Ten to midnight where they live, on the eve of the birthday.
    const eve = 12 * HOUR - 10 * 60_000;
    const tomorrow = new Date(NOON + DAY).toISOString().slice(0, 10);
    const dateOfBirth = `${Number(tomorrow.slice(0, 4)) - 25}${tomorrow.slice(4)}`;
    const british = { countryCode: 'GB', market: 'UN', currency: 'GBP', dateOfBirth } as const;
    const { playerId } = await seated(wallet, 10_000, british);
    await setTime(eve);
    const seat = await openGame(wallet.platform, playerId, {}, new Date(NOON + eve));
    const pounds = (round: string) => ({ currency: 'GBP', round });
    expect(await statusOf(seat, 500, pounds('one'))).toBe('LIMIT_REACHED');
    expect(await statusOf(seat, 200, pounds('two'))).toBe('OK');
    await setTime(eve + HOUR / 4);
    expect(await statusOf(seat, 500, pounds('three'))).toBe('OK');
    expect(await statusOf(seat, 501, pounds('four'))).toBe('LIMIT_REACHED');
    await setTime(0);
  });

  test('[EDD-07, ACT-08] that wants an answer to the reminder lets no stake pass before it', async () => {
    const british = { countryCode: 'GB', market: 'UN', currency: 'GBP' } as const;
    const seat = await seated(wallet, 1_000, british);
    const { loginId: sessionId, playerId } = seat;
    await wallet.platform.db
      .insert(sessionReminders)
      .values({ sessionId, minutes: 60, isOn: true, startedAt: new Date(NOON) });
    const pounds = { currency: 'GBP' };
    const minute = 60_000;
    for (const minutes of [20, 40, 59]) {
      await setTime(minutes * minute);
      expect(await statusOf(seat, 10, pounds)).toBe('OK');
    }
    await setTime(60 * minute);
    expect(await statusOf(seat, 10, pounds)).toBe('PLAY_RESTS');
    const call = { ...callOf<'resetActivityTimer'>(wallet.platform, playerId) };
    await reminderHandlers.resetActivityTimer({ ...call, session: { sessionId, playerId } });
    expect(await statusOf(seat, 10, pounds)).toBe('OK');
    await setTime(0);
  });
});

test('a break that a player takes in a round ends the log-in; the round is paid [EXC-04]', async () => {
  const seat = await seated(wallet);
  const staked = betOf(seat, 200);
  await bet(staked);
  await startTimeout(callOf(wallet.platform, seat.playerId, { body: { duration: 1 } }));
  expect(await statusOf(seat)).toBe('USER_DISABLED');
  expect(await win(winOf(staked, 300))).toMatchObject({ status: 'OK', balance: 1_100 });
  expect(await heldBy(wallet.platform, seat.playerId)).toBe(1_100);
});

test('[TXN-11] stakes, wins and what came back are in the figures of the history', async () => {
  const seat = await seated(wallet);
  const [lost, undone] = [betOf(seat, 200), betOf(seat, 150)];
  await bet(lost);
  await bet(undone);
  await wallet.ask('transaction/rollback', rollbackOf(undone));
  await win(winOf(lost, 80));
  const figures = await getNetPosition(callOf(wallet.platform, seat.playerId));
  expect(figures).toMatchObject({ winLoss: -120, netPosition: 0 });
});

describe('the first stake', () => {
  test('[LOBBY-15] puts the game among those that the player played', async () => {
    const seat = await seated(wallet);
    const played = () =>
      wallet.platform.db
        .select({ id: openedGames.gameId, at: openedGames.playedAt })
        .from(openedGames)
        .where(eq(openedGames.playerId, seat.playerId));
    await bet(betOf(seat, 5_000));
    expect(await played()).toEqual([]);
    await bet(betOf(seat, 10));
    expect(await played()).toEqual([{ id: 'game.golden-fern', at: new Date(NOON) }]);
  });

  test('[ACT-05] and each other tells that the player is there', async () => {
    const seat = await seated(wallet);
    const seen = async () => {
      const [row] = await wallet.platform.db
        .select({ at: sessions.lastActivityAt })
        .from(sessions)
        .where(eq(sessions.id, seat.loginId));
      return row?.at?.getTime();
    };
    for (const minutes of [20, 40]) {
      await setTime(minutes * 60_000);
      expect(await statusOf(seat)).toBe('OK');
      expect(await seen()).toBe(NOON + minutes * 60_000);
    }
    await setTime(0);
  });
});
