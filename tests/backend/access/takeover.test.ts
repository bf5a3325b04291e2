import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../backend/access/password.ts';
import { day } from '../../../backend/access/status.ts';
import { players } from '../../../backend/players/tables.ts';
import { newPlayer } from '../banking/support.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { untilWaiting } from '../locks.ts';
import { from, NEW, OLD, resetsAt } from './reset.support.ts';

let site: Instance;
let passwordHash: string;
let numbers = 0;
beforeAll(async () => {
  site = await openInstance({ trustedProxies: 1 });
  passwordHash = await hashPassword(OLD);
});
afterAll(() => site.close());

const { enter, setByLink, logIn, later, sentTo } = resetsAt(() => site);

const newNumber = () => {
  numbers += 1;
  return `+35845${String(7_000_000 + numbers)}`;
};

/** A player whose number is proven, and whose session somebody else may have. */
async function somebody(different: Partial<typeof players.$inferInsert> = {}) {
  const email = `${randomUUID()}@example.com`;
  const phone = newNumber();
  const own = { email, passwordHash, mobilePhone: phone, phoneVerified: true, languageCode: 'en' };
  const id = await newPlayer(site.platform, { ...own, ...different });
  return { id, email, phone, session: await site.logIn(email, OLD) };
}

const subjectsTo = async (email: string) => (await sentTo(email)).map(({ subject }) => subject);
const isProven = async (id: string) => {
  const [row] = await site.platform.db.select().from(players).where(eq(players.id, id));
  return row?.phoneVerified;
};

const inParts = (number: string) => ({ phonePrefix: '+358', phoneBody: number.slice(4) });
const store = (session: Tokens, number: string) =>
  site.call('changePhoneNumber', { session, body: inParts(number) });
async function prove(session: Tokens, number: string) {
  const { body } = await site.call('requestPhoneNumberSms', { session, body: inParts(number) });
  const { smsVerificationId } = body;
  const entered = { smsVerificationId, code: await site.codeFor(number) };
  return site.call('verifyPhoneNumberSms', { session, body: entered });
}
const changePassword = (session: Tokens, newPassword = NEW) =>
  site.call('changePassword', { session, body: { oldPassword: OLD, newPassword } });

const ask = async (email: string, ip = '192.0.2.66') =>
  (await site.call('requestPasswordReset', { body: { email }, headers: from(ip) })).body
    .smsResetKeyId;
const keysFor = async (email: string) =>
  (await sentTo(email)).flatMap(({ body }) =>
    [...body.matchAll(/https?:\S+/g)].flatMap(
      ([link]) => new URL(link).searchParams.get('resetKey') ?? [],
    ),
  );

/** Calls while the player's row is held and `work` runs, until all of the calls wait for the row. */
async function whileHeld<T>(
  id: string,
  calls: readonly (() => Promise<T>)[],
  work: (tx: Parameters<Parameters<Instance['platform']['db']['transaction']>[0]>[0]) => unknown,
): Promise<T[]> {
  const { db } = site.platform;
  let running: Promise<T[]> = Promise.resolve([]);
  await db.transaction(async (tx) => {
    await tx.select().from(players).where(eq(players.id, id)).for('update');
    running = Promise.all(calls.map((call) => call()));
    await untilWaiting(db, calls.length);
    await work(tx);
  });
  return running;
}

const over = { status: 400, code: 'error.password.reset' };
const wrong = { status: 400, code: 'sms.code.invalid' };

describe('a number that somebody puts in place of the player’s', () => {
  test('[RESET-06][PHONE-04] gets no code for a new password for seven days; the link goes to the mailbox', async () => {
    const player = await somebody();
    const theirs = newNumber();
    expect((await prove(player.session, theirs)).status).toBe(200);
    const before = await sentTo(theirs);
    await ask(player.email);
    expect(await sentTo(theirs)).toEqual(before);
    expect(await keysFor(player.email)).toHaveLength(1);

    await later(7 * day);
    const asked = await ask(player.email);
    expect((await enter(player.email, asked, await site.codeFor(theirs))).status).toBe(200);
  });

  test('[PHONE-06] is said by e-mail when it is stored, and again when it is proven later', async () => {
    const player = await somebody();
    const theirs = newNumber();
    const changed = 'Your phone number was changed';
    await store(player.session, theirs);
    expect(await subjectsTo(player.email)).toEqual([changed]);
    expect(await sentTo(player.phone)).toHaveLength(1);
    expect((await prove(player.session, theirs)).status).toBe(200);
    expect(await subjectsTo(player.email)).toEqual([changed, changed]);
    // The same again changes nothing, and says nothing.
    await store(player.session, theirs);
    expect(await subjectsTo(player.email)).toHaveLength(2);
    await ask(player.email);
    expect(await keysFor(player.email)).toHaveLength(1);
  });

  test('[PROF-07] is proven no more as soon as the owner chooses a new password', async () => {
    const player = await somebody();
    await prove(player.session, newNumber());
    expect(await isProven(player.id)).toBe(true);
    expect((await changePassword(await site.logIn(player.email, OLD))).status).toBe(200);
    expect(await isProven(player.id)).toBe(false);
  });

  test('[PROF-07] stays proven with a new password once the days are over', async () => {
    const player = await somebody();
    await prove(player.session, newNumber());
    await later(7 * day);
    expect((await changePassword(await site.logIn(player.email, OLD))).status).toBe(200);
    expect(await isProven(player.id)).toBe(true);
  });
});

describe('codes that somebody guesses', () => {
  /** From five networks, as often as each may. */
  async function guess(email: string, code: string) {
    for (let network = 1; network <= 5; network += 1) {
      const asked = await ask(email, `10.9.${network}.1`);
      const other = code === '111111' ? '222222' : '111111';
      for (let count = 0; count < 5; count += 1) await enter(email, asked, other);
    }
  }

  test('[RESET-03] after twenty-five wrong ones in a day none is right, and the owner is sent a link', async () => {
    const player = await somebody();
    const mine = await ask(player.email);
    const code = await site.codeFor(player.phone);
    await guess(player.email, code);
    expect(await enter(player.email, mine, code)).toMatchObject(wrong);
    const told = await sentTo(player.phone);
    await later(60_000);
    await ask(player.email);
    expect(await sentTo(player.phone)).toEqual(told);
    const [key = ''] = await keysFor(player.email);
    expect((await setByLink(player.email, key)).status).toBe(200);
  });

  test('[RESET-03] codes that are entered where a link was sent count for nothing', async () => {
    const player = await somebody({ phoneVerified: false });
    await guess(player.email, '');
    const proven = { phoneVerified: true };
    await site.platform.db.update(players).set(proven).where(eq(players.id, player.id));
    await later(60_000);
    const asked = await ask(player.email);
    expect((await enter(player.email, asked, await site.codeFor(player.phone))).status).toBe(200);
  });

  test('[RESET-03] the next day a code is right again', async () => {
    const player = await somebody();
    await guess(player.email, '');
    await later(day);
    const asked = await ask(player.email);
    expect((await enter(player.email, asked, await site.codeFor(player.phone))).status).toBe(200);
  });
});

describe('what is on its way', () => {
  test('[RESET-07][PROF-07] a link ends when the password is changed on the account’s page', async () => {
    const player = await somebody({ phoneVerified: false });
    await ask(player.email);
    const [key = ''] = await keysFor(player.email);
    expect((await changePassword(player.session, 'Owner-Chooses-55')).status).toBe(200);
    expect(await setByLink(player.email, key)).toMatchObject(over);
    expect((await logIn(player.email, 'Owner-Chooses-55')).status).toBe(200);
  });

  test('[RESET-07] a code to a number that was replaced is wrong like any other', async () => {
    const player = await somebody();
    const asked = await ask(player.email);
    const code = await site.codeFor(player.phone);
    await store(player.session, newNumber());
    expect(await enter(player.email, asked, code)).toMatchObject(wrong);
  });

  test('[RESET-07] a key that such a code gave sets no password', async () => {
    const player = await somebody();
    const smsResetKeyId = await ask(player.email);
    const code = await site.codeFor(player.phone);
    const { resetKey } = (await enter(player.email, smsResetKeyId, code)).body;
    await store(player.session, newNumber());
    const body = { email: player.email, smsResetKeyId, resetKey, password: NEW };
    expect(await site.call('setNewPassword', { body })).toMatchObject(over);
  });
});

describe('at the same moment', () => {
  test('[RESET-04][LOGIN-02] a log in with the old password opens nothing once there is a new one', async () => {
    const player = await somebody();
    const [answer] = await whileHeld(player.id, [() => logIn(player.email, OLD)], (tx) =>
      tx.update(players).set({ passwordHash: 'another' }).where(eq(players.id, player.id)),
    );
    expect(answer).toMatchObject({ status: 401, code: 'login.unauthorized' });
  });

  test('[RESET-07] of two keys one sets the password, and the other is refused', async () => {
    const player = await somebody({ phoneVerified: false });
    await ask(player.email, '192.0.2.1');
    await ask(player.email, '192.0.2.2');
    const keys = await keysFor(player.email);
    const calls = keys.map((key) => () => setByLink(player.email, key));
    const answers = await whileHeld(player.id, calls, () => undefined);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});
