import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transactions } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

const START = Date.parse('2030-01-02T00:00:00Z');
const MINUTE = 60_000;
let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());
beforeEach(() => at(0));

const at = (minutes: number, ms = 0) =>
  site.control('PUT', 'clock', {
    now: new Date(START + minutes * MINUTE + ms).toISOString(),
    frozen: true,
  });
const timer = (activityTimer: number | null, activityTimerOn = true) => ({
  activityTimer,
  activityTimerOn,
});
const left = async (session: Tokens) =>
  (await site.call('getActivityMinutesRemaining', { session })).body.minutesRemaining;
const settings = async (session: Tokens) =>
  (await site.call('getActivitySettings', { session })).body;
const running = async (session: Tokens) => (await site.call('getActivityTimer', { session })).body;
const set = (session: Tokens, body: object) =>
  site.call('updateActivitySettings', { session, body });
const run = (session: Tokens, body: object) => site.call('updateActivityTimer', { session, body });
const reset = (session: Tokens) => site.call('resetActivityTimer', { session });
/** Players of their own, whose limits no other test shares. */
const EMAIL = 'demo@croupier.test';
const ownerOf = ({ idToken }: Tokens) => decodeJwt<{ player_id: string }>(idToken).player_id;
const livesIn = async (session: Tokens, countryCode: string) => {
  await site.platform.db
    .update(players)
    .set({ countryCode })
    .where(eq(players.id, ownerOf(session)));
};
/** Notes that the player is there, and goes on with fresh tokens. */
const goOn = async (session: Tokens, minutes: number): Promise<Tokens> => {
  await at(minutes);
  const { refreshToken } = session;
  const fresh = (await site.call('refreshSession', { body: { refreshToken } })).body;
  const lastActivityAt = new Date(START + minutes * MINUTE).toISOString();
  await site.call('updateActivityCheck', { session: fresh, body: { lastActivityAt, idleMs: 0 } });
  return fresh;
};
const notAllowed = { status: 400, code: 'error.validation', fields: ['activityTimer:not_allowed'] };

describe('[ACT-01] [ACT-05] the reminder of a player', () => {
  test('is set to 120 minutes, and runs from the log in, until they set another', async () => {
    const session = await site.logIn(EMAIL);
    expect(await settings(session)).toEqual(timer(120));
    expect(await running(session)).toEqual(timer(120));
    expect(await left(session)).toBe(120);
    await at(10);
    expect(await left(session)).toBe(110);
    await at(10, 1);
    expect(await left(session)).toBe(110);
    expect((await set(session, timer(30))).body).toEqual(timer(30));
    expect(await settings(session)).toEqual(timer(30));
    await set(session, timer(120));
  });

  test('what is set holds for the next session; the running one is changed by its own call', async () => {
    const session = await site.logIn(EMAIL);
    expect((await run(session, timer(60))).body).toEqual(timer(60));
    await set(session, timer(30));
    expect(await running(session)).toEqual(timer(60));
    expect(await running(await site.logIn(EMAIL))).toEqual(timer(30));
    await set(session, timer(120));
  });

  test('[ACT-02] [ACT-09] has no other intervals than these, and none may be on without one', async () => {
    const session = await site.logIn(EMAIL);
    for (const minutes of [0, 29, 45, 240, -30]) {
      expect((await set(session, timer(minutes))).status).toBe(400);
      expect((await run(session, timer(minutes))).status).toBe(400);
    }
    expect(await set(session, timer(null))).toMatchObject({ fields: ['activityTimer:required'] });
    expect((await set(session, timer(null, false))).body).toEqual(timer(null, false));
    expect((await run(session, timer(60, false))).body).toEqual(timer(60, false));
    expect(await left(session)).toBe(120);
    await set(session, timer(120));
  });
});

describe('[ACT-03] [ACT-04] minutes until the reminder', () => {
  test('reach 0 at the interval and go on below, until the player has answered', async () => {
    let session = await site.logIn(EMAIL);
    await run(session, timer(30));
    session = await goOn(session, 14);
    session = await goOn(session, 28);
    await at(30, -1);
    expect(await left(session)).toBe(1);
    await at(30);
    expect(await left(session)).toBe(0);
    await at(33);
    expect(await left(session)).toBe(-3);
    expect((await reset(session)).body).toEqual({});
    expect(await left(session)).toBe(30);
  });

  test('are not put off by asking for the same again, only by another interval', async () => {
    const session = await site.logIn(EMAIL);
    await run(session, timer(30));
    await at(10);
    await run(session, timer(30));
    expect(await left(session)).toBe(20);
    await run(session, timer(60));
    expect(await left(session)).toBe(60);
  });

  test('are each session’s own', async () => {
    const [one, two] = [await site.logIn(EMAIL), await site.logIn(EMAIL)];
    await at(10);
    await reset(one);
    expect([await left(one), await left(two)]).toEqual([120, 110]);
  });
});

describe('[EDD-07] [ACT-01] what a player’s law asks for', () => {
  test('holds whatever the site sends, and whatever was stored before', async () => {
    const session = await site.logIn(EMAIL);
    await set(session, timer(null, false));
    await run(session, timer(120));
    await livesIn(session, 'DE');
    // Germany: every hour at the latest, and never off.
    expect(await settings(session)).toEqual(timer(60));
    expect(await running(session)).toEqual(timer(60));
    for (const body of [timer(120), timer(null, false), timer(30, false)]) {
      expect(await set(session, body)).toMatchObject(notAllowed);
      expect(await run(session, body)).toMatchObject(notAllowed);
    }
    expect((await set(session, timer(30))).body).toEqual(timer(30));
    await livesIn(session, 'FI');
    await set(session, timer(120));
  });
});

describe('[EDD-07] where the law wants an answer', () => {
  test('nothing but one puts the reminder off, and none is given before it is due', async () => {
    let session = await site.logIn(EMAIL);
    await livesIn(session, 'DE');
    expect(await left(session)).toBe(60);
    for (const minutes of [14, 28, 42]) {
      session = await goOn(session, minutes);
      expect((await reset(session)).body).toEqual({});
      await run(session, timer(30));
      await run(session, timer(60));
      expect(await left(session)).toBe(60 - minutes);
    }
    // It counts from the last answer, with any setting.
    await run(session, timer(30));
    expect(await left(session)).toBe(-12);
    await reset(session);
    expect(await left(session)).toBe(30);
    await livesIn(session, 'FI');
  });

  test('a device whose clock is a minute ahead is heard', async () => {
    let session = await site.logIn(EMAIL);
    await livesIn(session, 'DE');
    await run(session, timer(30));
    session = await goOn(session, 14);
    session = await goOn(session, 28);
    await at(29, -1);
    await reset(session);
    expect(await left(session)).toBe(2);
    await at(29);
    await reset(session);
    expect(await left(session)).toBe(30);
    await livesIn(session, 'FI');
  });
});

describe('[ACT-01] [ACT-04] the summary of a session', () => {
  test('is stakes and winnings since it began, and how long that is', async () => {
    const before = await site.logIn(EMAIL);
    const playerId = ownerOf(before);
    const play = (
      minutes: number,
      type: 'BET' | 'WIN' | 'DEPOSIT',
      amount: number,
      status = 'COMPLETED',
    ) =>
      site.platform.db.insert(transactions).values({
        referenceId: `${type}-${minutes}-${amount}`,
        playerId,
        type,
        category: type === 'DEPOSIT' ? 'PAYMENT' : 'CASINO',
        status: status as 'COMPLETED',
        amount,
        currency: 'EUR',
        balanceAfter: 0,
        wallet: 'MAIN',
        at: new Date(START + minutes * MINUTE),
      });
    await play(5, 'BET', -70_000);
    await at(10);
    const session = await site.logIn(EMAIL);
    const summary = async () => (await site.call('getActivitySummary', { session })).body;
    const nothing = { turnover: 0, winnings: 0, delta: 0, currency: 'EUR', sessionMinutes: 0 };
    expect(await summary()).toEqual(nothing);
    await play(11, 'BET', -8_000);
    await play(12, 'BET', -4_000);
    await play(13, 'WIN', 9_500);
    await play(13, 'BET', -1_000, 'FAILED');
    await play(14, 'DEPOSIT', 50_000);
    await at(15);
    expect(await summary()).toEqual({
      turnover: 12_000,
      winnings: 9_500,
      delta: -2_500,
      currency: 'EUR',
      sessionMinutes: 5,
    });
  });
});
