import { eq, inArray } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn, refreshSession, signOut } from '../../../backend/access/login.ts';
import { hashPassword } from '../../../backend/access/password.ts';
import {
  loginAttempts,
  loginHistory,
  sessions,
  statusChanges,
} from '../../../backend/access/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { digest } from '../../../backend/access/tokens.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';

const minute = 60_000;
const password = 'Correct-Horse-7';
const HOME = '198.51.100.1';

let bare: Bare;
let passwordHash: string;
beforeAll(async () => {
  bare = await openBare();
  passwordHash = await hashPassword(password);
});
beforeEach(() => bare.at(0));
afterAll(() => bare.close());

let people = 0;

interface Person {
  readonly id: string;
  readonly email: string;
}

async function person(different: Parameters<typeof newPlayer>[1] = {}): Promise<Person> {
  people += 1;
  const email = `person-${people}@example.org`;
  return { id: await newPlayer(bare.platform, { email, passwordHash, ...different }), email };
}

interface Attempt {
  readonly tried?: string;
  readonly ip?: string;
  readonly country?: string | null;
}
const enter = (email: string, { tried = password, ip = HOME, country = null }: Attempt = {}) => {
  const call = callOf<'logIn'>(bare.platform, '', { body: { email, password: tried } });
  return logIn({ ...call, origin: { ...call.origin, ip, country } });
};

const locked = { status: 403, code: 'login.max_attempts', message: 'Max sign-in attempts reached' };
const wrong = { status: 401, code: 'login.unauthorized', message: 'Unauthorized' };

/** So many attempts of a subject count, until so many ms after NOON. */
const attempted = (subject: string, failures: number, ms: number) =>
  bare.platform.db
    .insert(loginAttempts)
    .values({ subject: digest(subject), failures, resetsAt: new Date(NOON + ms) });

const attemptsOf = async (...subjects: readonly string[]) => {
  const digests = subjects.map((subject) => digest(subject));
  const rows = await bare.platform.db
    .select()
    .from(loginAttempts)
    .where(inArray(loginAttempts.subject, digests));
  return digests.map((subject) => rows.find((row) => row.subject === subject));
};
const statusOf = async ({ id }: Person) => {
  const [row] = await bare.platform.db.select().from(players).where(eq(players.id, id));
  return row;
};
const changesOf = ({ id }: Person) =>
  bare.platform.db.select().from(statusChanges).where(eq(statusChanges.playerId, id));

describe('[LOGIN-02] [SESS-15] who logs in', () => {
  test('may write the address in capitals, and is noted with place and country', async () => {
    const { id, email } = await person();
    const tokens = await enter(email.toUpperCase(), { country: 'FI' });
    expect(decodeJwt(tokens.idToken).sub).toBe(id);
    const [noted] = await bare.platform.db
      .select()
      .from(loginHistory)
      .where(eq(loginHistory.playerId, id));
    expect(noted).toMatchObject({ at: new Date(NOON), ip: HOME, countryCode: 'FI' });
  });

  test('renews the session, and signs out', async () => {
    const { id, email } = await person();
    const { refreshToken } = await enter(email);
    const renewed = await refreshSession(callOf(bare.platform, id, { body: { refreshToken } }));
    expect(renewed.refreshToken).not.toBe(refreshToken);
    const sessionId = String(decodeJwt(renewed.idToken)['sid']);
    const call = callOf<'signOut'>(bare.platform, id);
    expect(await signOut({ ...call, session: { sessionId, playerId: id } })).toEqual({});
    const [kept] = await bare.platform.db.select().from(sessions).where(eq(sessions.id, sessionId));
    expect(kept).toMatchObject({ endedAt: new Date(NOON), endReason: 'SIGNED_OUT' });
  });

  test('[NS-69] changes nothing of an account that is in order', async () => {
    const one = await person({ status: 'RESTRICTED' });
    await enter(one.email);
    expect(await changesOf(one)).toEqual([]);
    expect(await statusOf(one)).toMatchObject({ status: 'RESTRICTED' });
  });
});

describe('[LOGIN-08] wrong passwords from one place', () => {
  test('are told from the lock: four are only wrong, the fifth locks, and nothing is compared then', async () => {
    const { email } = await person();
    for (let nth = 1; nth <= 4; nth++)
      await expect(enter(email, { tried: 'x' })).rejects.toMatchObject(wrong);
    await expect(enter(email, { tried: 'x' })).rejects.toMatchObject(locked);
    await expect(enter(email)).rejects.toMatchObject(locked);
    expect(await attemptsOf(`${email} from ${HOME}`, email)).toMatchObject([
      { failures: 6 },
      { failures: 6 },
    ]);
  });

  test('four and then the right one are forgotten, here and everywhere', async () => {
    const { email } = await person();
    const subjects = [`${email} from ${HOME}`, email] as const;
    await attempted(subjects[0], 4, minute);
    await attempted(subjects[1], 49, minute);
    expect(await enter(email)).toMatchObject({ expiresIn: 900 });
    expect(await attemptsOf(...subjects)).toEqual([undefined, undefined]);
  });

  test('lock for a quarter of an hour from the last that counted, and not a millisecond more', async () => {
    const { email } = await person();
    for (let nth = 1; nth <= 4; nth++)
      await expect(enter(email, { tried: 'x' })).rejects.toMatchObject(wrong);
    await bare.at(minute);
    await expect(enter(email, { tried: 'x' })).rejects.toMatchObject(locked);
    const until = minute + 15 * minute;
    // An attempt on a locked subject does not prolong the lock.
    await bare.at(until - 1);
    await expect(enter(email)).rejects.toMatchObject(locked);
    await bare.at(until);
    expect(await enter(email)).toMatchObject({ expiresIn: 900 });
  });

  test('that are a quarter of an hour old no longer count', async () => {
    const { email } = await person();
    await attempted(`${email} from ${HOME}`, 4, 0);
    await expect(enter(email, { tried: 'x' })).rejects.toMatchObject(wrong);
    expect(await attemptsOf(`${email} from ${HOME}`)).toMatchObject([
      { failures: 1, resetsAt: new Date(NOON + 15 * minute) },
    ]);
  });

  test('lock neither another person there nor the same from elsewhere', async () => {
    const [one, other] = [await person(), await person()];
    await attempted(`${one.email} from ${HOME}`, 5, minute);
    await expect(enter(one.email)).rejects.toMatchObject(locked);
    expect(await enter(other.email)).toMatchObject({ expiresIn: 900 });
    expect(await enter(one.email, { ip: '198.51.100.2' })).toMatchObject({ expiresIn: 900 });
  });
});

describe('[LOGIN-08] wrong passwords from many places', () => {
  test('the fiftieth is still compared; the next ones are not, except where the player was before', async () => {
    const { email } = await person();
    await enter(email);
    await attempted(email, 49, minute);
    const stranger = { ip: '203.0.113.9' };
    await expect(enter(email, { ...stranger, tried: 'x' })).rejects.toMatchObject(wrong);
    await expect(enter(email, stranger)).rejects.toMatchObject(locked);
    await expect(enter(email, { tried: 'x' })).rejects.toMatchObject(wrong);
    expect(await enter(email)).toMatchObject({ expiresIn: 900 });
  });

  test('a place of another player is not one of this player’s', async () => {
    const [one, other] = [await person(), await person()];
    await enter(one.email);
    await enter(other.email, { ip: '203.0.113.10' });
    await attempted(one.email, 50, minute);
    await expect(enter(one.email, { ip: '203.0.113.10' })).rejects.toMatchObject(locked);
    expect(await enter(one.email)).toMatchObject({ expiresIn: 900 });
  });

  test('an address without an account answers in the same way', async () => {
    await expect(enter('nobody@example.org')).rejects.toMatchObject(wrong);
    await attempted('ghost@example.org', 50, minute);
    await expect(enter('ghost@example.org')).rejects.toMatchObject(locked);
    await attempted(`spook@example.org from ${HOME}`, 4, minute);
    await expect(enter('spook@example.org')).rejects.toMatchObject(locked);
  });
});

describe('[NS-74] a status is told to the owner of the password', () => {
  test('and no attempt counts against the owner', async () => {
    const one = await person({ status: 'CLOSED' });
    const subjects = [`${one.email} from ${HOME}`, one.email] as const;
    await expect(enter(one.email, { tried: 'x' })).rejects.toMatchObject(wrong);
    await expect(enter(one.email)).rejects.toMatchObject({ status: 403, code: 'login.closed' });
    expect(await attemptsOf(...subjects)).toEqual([undefined, undefined]);
  });

  test('[LOGIN-10] a timeout brings what starts a cooling-off only where one is allowed', async () => {
    const timeout = { status: 'TIMEOUT', statusUntil: new Date(NOON + minute) } as const;
    const info = async (cooling: boolean) => {
      const { email } = await person({ ...timeout, cooling });
      const refusal = await enter(email).catch((error: unknown) => error);
      return (refusal as { details: { additionalInfo: object } }).details.additionalInfo;
    };
    expect(await info(true)).toMatchObject({ cooling: true, coolingToken: expect.any(String) });
    expect(await info(false)).not.toHaveProperty('coolingToken');
  });

  test('[EXC-05] a timeout that is over is ended, on record, at its very end', async () => {
    const until = new Date(NOON + minute);
    const timeout = { status: 'TIMEOUT', statusUntil: until, statusInitiator: 'PLAYER' } as const;
    const one = await person({ ...timeout, cooling: true });
    await bare.at(minute - 1);
    await expect(enter(one.email)).rejects.toMatchObject({ code: 'login.timeout' });
    expect(await changesOf(one)).toEqual([]);
    await bare.at(minute);
    expect(await enter(one.email)).toMatchObject({ expiresIn: 900 });
    expect(await changesOf(one)).toMatchObject([
      { from: 'TIMEOUT', to: 'REGISTERED', until: null, initiator: 'OPERATOR', at: until },
    ]);
    expect(await statusOf(one)).toMatchObject({
      status: 'REGISTERED',
      statusUntil: null,
      statusInitiator: 'OPERATOR',
      cooling: false,
    });
  });

  test('[EXC-05] the account is again what it was before its breaks, and no other account’s', async () => {
    const [one, other] = [await person(), await person()];
    const { db } = bare.platform;
    const record = (
      who: Person,
      from: 'RESTRICTED' | 'PAYOUT' | 'TIMEOUT',
      to: 'TIMEOUT' | 'SELF_EXCLUDED' | 'CLOSED',
    ) =>
      db.insert(statusChanges).values({
        playerId: who.id,
        from,
        to,
        initiator: 'PLAYER',
        at: new Date(NOON),
      });
    await record(one, 'PAYOUT', 'TIMEOUT');
    await record(one, 'RESTRICTED', 'TIMEOUT');
    await record(one, 'TIMEOUT', 'SELF_EXCLUDED');
    await record(other, 'PAYOUT', 'TIMEOUT');
    await record(one, 'PAYOUT', 'CLOSED');
    const over = { status: 'SELF_EXCLUDED', statusUntil: new Date(NOON) } as const;
    await db.update(players).set(over).where(eq(players.id, one.id));
    await enter(one.email);
    expect(await statusOf(one)).toMatchObject({ status: 'RESTRICTED' });
    expect((await changesOf(one)).at(-1)).toMatchObject({
      from: 'SELF_EXCLUDED',
      to: 'RESTRICTED',
    });
  });
});
