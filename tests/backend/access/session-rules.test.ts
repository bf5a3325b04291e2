import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  endSession,
  openSession,
  refresh,
  tokensOf,
  type SessionTokens,
} from '../../../backend/access/sessions.ts';
import { loginHistory, refreshTokens, sessions } from '../../../backend/access/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { digest } from '../../../backend/access/tokens.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';

const minute = 60_000;
const hour = 60 * minute;

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(() => bare.at(0));
afterAll(() => bare.close());

interface Opened extends SessionTokens {
  readonly playerId: string;
  readonly sessionId: string;
}

async function open(different: Parameters<typeof newPlayer>[1] = {}): Promise<Opened> {
  const { platform } = bare;
  const id = await newPlayer(platform, different);
  const [player] = await platform.db.select().from(players).where(eq(players.id, id));
  if (!player) throw new Error('no player');
  const tokens = await openSession(platform, player, {
    ip: '198.51.100.1',
    countryCode: 'FI',
    passwordHash: player.passwordHash,
    attemptSubjects: ['from a place', 'from all'],
  });
  const sessionId = String(decodeJwt(tokens.idToken)['sid']);
  // This player is there all the time: tests/backend/limits has what ends an idle one's.
  const lastActivityAt = new Date(NOON + 12 * hour);
  await platform.db.update(sessions).set({ lastActivityAt }).where(eq(sessions.id, sessionId));
  return { ...tokens, playerId: id, sessionId };
}

const sessionOf = async ({ sessionId }: Opened) => {
  const [row] = await bare.platform.db.select().from(sessions).where(eq(sessions.id, sessionId));
  return row;
};
const renew = ({ refreshToken }: SessionTokens) => refresh(bare.platform, refreshToken);

/** Renews until an instant, ms after NOON, so often that no token waits for too long. */
async function renewedUntil(tokens: SessionTokens, ms: number): Promise<SessionTokens> {
  let last = tokens;
  for (let at = 50 * minute; at < ms; at += 50 * minute) {
    await bare.at(at);
    last = await renew(last);
  }
  await bare.at(ms);
  return renew(last);
}

const refusal = (message: string) => ({
  status: 401,
  code: 'error.session.expired',
  message,
});
const over = refusal('Token expired');

/** The sessions whose end is announced while `work` goes on. */
async function ended(work: () => Promise<unknown>): Promise<object[]> {
  const heard: object[] = [];
  const stop = bare.platform.events.subscribe('session.ended', (one) => heard.push(one));
  await work();
  await bare.platform.events.flushed();
  stop();
  return heard;
}

describe('[SESS-10] the tokens of a session', () => {
  test('are kept as hashes, with what is noted of the log in', async () => {
    const session = await open();
    const { db } = bare.platform;
    const kept = await db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, session.sessionId));
    expect(kept).toEqual([
      {
        hash: digest(session.refreshToken),
        sessionId: session.sessionId,
        expiresAt: new Date(NOON + hour),
        usedAt: null,
        successorSalt: null,
        repeated: false,
      },
    ]);
    expect(await sessionOf(session)).toMatchObject({
      playerId: session.playerId,
      createdAt: new Date(NOON),
      endedAt: null,
      endReason: null,
    });
    const [history] = await db
      .select()
      .from(loginHistory)
      .where(eq(loginHistory.playerId, session.playerId));
    expect(history).toMatchObject({ at: new Date(NOON), ip: '198.51.100.1', countryCode: 'FI' });
  });

  test('are good for a quarter of an hour, and near its end no longer than the session', async () => {
    const session = await open();
    expect(session.expiresIn).toBe(900);
    const late = await renewedUntil(session, 12 * hour - 5 * minute);
    expect(late.expiresIn).toBe(300);
    const exp = (NOON + 12 * hour) / 1_000;
    expect(decodeJwt(late.idToken).exp).toBe(exp);
    expect(decodeJwt(late.accessToken).exp).toBe(exp);
    const [kept] = await bare.platform.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, digest(late.refreshToken)));
    expect(kept?.expiresAt).toEqual(new Date(NOON + 12 * hour));
    await bare.at(12 * hour - 1);
    const last = await renew(late);
    expect(last.expiresIn).toBe(1);
    await bare.at(12 * hour);
    await expect(renew(last)).rejects.toMatchObject(over);
  });

  test('one service of a platform knows again what it issued, and no other platform has it', () => {
    expect(tokensOf(bare.platform)).toBe(tokensOf(bare.platform));
    expect(tokensOf(bare.limitedTo({}))).not.toBe(tokensOf(bare.platform));
  });
});

describe('[SESS-05] a renewal', () => {
  test('is answered until the token’s hour is over, and not at that moment', async () => {
    const [inTime, late] = [await open(), await open()];
    await bare.at(hour - 1);
    expect(await renew(inTime)).toMatchObject({ expiresIn: 900 });
    await bare.at(hour);
    await expect(renew(late)).rejects.toMatchObject(over);
    expect(await sessionOf(late)).toMatchObject({ endedAt: null });
  });

  test('of a token that nobody was given is refused like one that is over', async () => {
    await expect(renew({ ...(await open()), refreshToken: 'x' })).rejects.toMatchObject(over);
  });

  test('[LOGOUT-01] of a session that was signed out is refused, though the token is fresh', async () => {
    const session = await open();
    const { sessionId, playerId } = session;
    const heard = await ended(() => endSession(bare.platform, { sessionId, playerId }));
    expect(heard).toEqual([{ sessionId, playerId }]);
    await expect(renew(session)).rejects.toMatchObject(over);
    expect(await sessionOf(session)).toMatchObject({
      endedAt: new Date(NOON),
      endReason: 'SIGNED_OUT',
    });
  });

  test('[NS-69] of a player who was closed meanwhile is refused', async () => {
    const session = await open();
    const { db } = bare.platform;
    await db.update(players).set({ status: 'CLOSED' }).where(eq(players.id, session.playerId));
    await expect(renew(session)).rejects.toMatchObject(over);
  });

  test('with a token that was used ends the session, is announced, and is on record', async () => {
    const session = await open();
    const next = await renew(session);
    await bare.at(minute);
    const heard = await ended(() =>
      expect(renew(session)).rejects.toMatchObject(refusal('Token reused')),
    );
    const { sessionId, playerId } = session;
    expect(heard).toEqual([{ sessionId, playerId }]);
    expect(await sessionOf(session)).toMatchObject({
      endedAt: new Date(NOON + minute),
      endReason: 'TOKEN_REUSED',
    });
    await expect(renew(next)).rejects.toMatchObject(over);
  });

  test('whose answer was lost is answered again with the same token, while that one waits', async () => {
    const session = await open();
    const first = await renew(session);
    await bare.at(29_999);
    const again = await renew(session);
    expect(again.refreshToken).toBe(first.refreshToken);
    expect(again.expiresIn).toBe(900);
    expect(await renew(again)).toMatchObject({ expiresIn: 900 });
  });

  const reused = refusal('Token reused');
  const reuse = {
    'half a minute later': async (session: Opened) => {
      await renew(session);
      await bare.at(30_000);
      return session;
    },
    'at once, after its successor was used': async (session: Opened) => {
      await renew(await renew(session));
      return session;
    },
    'at once, when two hands may hold it: it was answered twice': async (session: Opened) => {
      const [one, two] = [await renew(session), await renew(session)];
      await bare.at(12 * minute);
      await renew(one);
      return two;
    },
  };
  test.each(Object.entries(reuse))('with a used token %s ends the session', async (_, used) => {
    const session = await open();
    await expect(renew(await used(session))).rejects.toMatchObject(reused);
    expect(await sessionOf(session)).toMatchObject({ endReason: 'TOKEN_REUSED' });
  });

  test('that is asked for twice at once gets one token, and leaves one that is good once', async () => {
    const session = await open();
    const [one, two] = await Promise.all([renew(session), renew(session)]);
    expect(one.refreshToken).toBe(two.refreshToken);
    await renew(one);
    await expect(renew(two)).rejects.toMatchObject(reused);
  });

  test('[LOGOUT-01] whose answer was lost is not answered again after signing out', async () => {
    const session = await open();
    await renew(session);
    await endSession(bare.platform, session);
    await expect(renew(session)).rejects.toMatchObject(over);
  });

  test('with a used token after signing out leaves on record when and why the session ended', async () => {
    const session = await open();
    await renew(session);
    await endSession(bare.platform, session);
    await bare.at(minute);
    await expect(renew(session)).rejects.toMatchObject(refusal('Token reused'));
    expect(await sessionOf(session)).toMatchObject({
      endedAt: new Date(NOON),
      endReason: 'SIGNED_OUT',
    });
  });

  test('does not wait for who holds the player’s row', async () => {
    const session = await open();
    await bare.platform.db.transaction(async (tx) => {
      await tx.select().from(players).where(eq(players.id, session.playerId)).for('update');
      const patience = sleep(3_000, 'waits', { ref: false });
      expect(await Promise.race([renew(session), patience])).toMatchObject({ expiresIn: 900 });
    });
  });
});
