import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../backend/access/password.ts';
import { passwordResets, payAndPlayPersons, sessions } from '../../../backend/access/tables.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { newPlayer } from '../banking/support.ts';
import { openInstance, type Instance } from '../instance.ts';
import { statementsOf } from '../statements.ts';
import { from, NEW, OLD, resetsAt } from './reset.support.ts';

const minute = 60_000;

let site: Instance;
let oldHash: string;
let numbers = 0;
beforeAll(async () => {
  site = await openInstance({ trustedProxies: 1 });
  oldHash = await hashPassword(OLD);
});
afterAll(() => site.close());

const { enter, setByLink, logIn, later, sentTo } = resetsAt(() => site);

type Row = typeof players.$inferInsert;
type Person = Pick<Row, 'email' | 'mobilePhone'> & { id: string; email: string; phone: string };

/** A player with a proven number, by default. */
async function somebody(different: Partial<Row> = {}): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  numbers += 1;
  const phone = `+35840${String(1_000_000 + numbers)}`;
  const own = { email, passwordHash: oldHash, mobilePhone: phone, phoneVerified: true };
  const id = await newPlayer(site.platform, { ...own, ...different });
  return { id, email, phone };
}
const byMail = (different: Partial<Row> = {}) => somebody({ phoneVerified: false, ...different });

const ask = (email: string, ip = '198.51.100.1', headers: Record<string, string> = {}) =>
  site.call('requestPasswordReset', { body: { email }, headers: { ...from(ip), ...headers } });
/** As a player does who has lost the phone. */
const askForLink = (email: string) =>
  site.call('requestPasswordReset', {
    body: { email, byLink: true },
    headers: from('198.51.100.1'),
  });
const setByCode = (email: string, smsResetKeyId: string, resetKey: string, password = NEW) =>
  site.call('setNewPassword', { body: { email, smsResetKeyId, resetKey, password } });

async function linkFor(email: string): Promise<URL> {
  const [link] = /https?:\S+/.exec((await sentTo(email)).at(-1)?.body ?? '') ?? [];
  return new URL(link ?? 'about:blank');
}
const keyFor = async (email: string) => (await linkFor(email)).searchParams.get('resetKey') ?? '';

/** Asks, enters the code, and has the key. */
async function permitted({ email, phone }: Person) {
  const { smsResetKeyId } = (await ask(email)).body;
  const { resetKey } = (await enter(email, smsResetKeyId, await site.codeFor(phone))).body;
  return { smsResetKeyId, resetKey };
}

const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');
const over = { status: 400, code: 'error.password.reset' };
const expired = { status: 400, code: 'sms.code.expired' };
const tooMany = { status: 429, code: 'sms.max.attempts.reached' };

describe('a reset by SMS', () => {
  test('[API-009][API-010][API-011][RESET-06] code, key, password: the new one logs in, the old one does not', async () => {
    const player = await somebody();
    const { smsResetKeyId, resetKey } = await permitted(player);
    expect(await setByCode(player.email, smsResetKeyId, resetKey)).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await logIn(player.email, OLD)).status).toBe(401);
    expect((await logIn(player.email, NEW)).status).toBe(200);
  });

  test('[RESET-06] the address may be written in capitals all along', async () => {
    const player = await somebody();
    const email = player.email.toUpperCase();
    const { smsResetKeyId, resetKey } = await permitted({ ...player, email });
    expect((await setByCode(email, smsResetKeyId, resetKey)).status).toBe(200);
  });

  test('[RESET-07] a code is good once, and so is its key', async () => {
    const player = await somebody();
    const { smsResetKeyId } = (await ask(player.email)).body;
    const code = await site.codeFor(player.phone);
    const { resetKey } = (await enter(player.email, smsResetKeyId, code)).body;
    expect(await enter(player.email, smsResetKeyId, code)).toMatchObject(expired);
    expect((await setByCode(player.email, smsResetKeyId, resetKey)).status).toBe(200);
    expect(await setByCode(player.email, smsResetKeyId, resetKey, OLD)).toMatchObject(over);
  });

  test('[RESET-03][MODAL-02] the fifth wrong code voids it, also for the right one and for asking again within the minute', async () => {
    const player = await somebody();
    const { smsResetKeyId } = (await ask(player.email)).body;
    const code = await site.codeFor(player.phone);
    for (let count = 1; count < 5; count++) {
      expect(await enter(player.email, smsResetKeyId, wrongCode(code))).toMatchObject({
        status: 400,
        code: 'sms.code.invalid',
      });
    }
    expect(await enter(player.email, smsResetKeyId, wrongCode(code))).toMatchObject(tooMany);
    expect(await enter(player.email, smsResetKeyId, code)).toMatchObject(tooMany);
    expect(await ask(player.email)).toMatchObject(tooMany);
  });

  test('[RESET-07] an earlier code is told as such', async () => {
    const player = await somebody();
    await ask(player.email);
    const earlier = await site.codeFor(player.phone);
    await later(minute);
    const { smsResetKeyId } = (await ask(player.email)).body;
    expect(await site.codeFor(player.phone)).not.toBe(earlier);
    expect(await enter(player.email, smsResetKeyId, earlier)).toMatchObject({
      status: 400,
      code: 'sms.code.replaced',
    });
  });

  test('[RESET-07] a code that ten minutes are over, one of nobody and one of another address are refused', async () => {
    const player = await somebody();
    const other = await somebody();
    const { smsResetKeyId } = (await ask(player.email)).body;
    const code = await site.codeFor(player.phone);
    expect(await enter(other.email, smsResetKeyId, code)).toMatchObject(expired);
    expect(await enter(player.email, 'none', code)).toMatchObject(expired);
    await later(10 * minute);
    expect(await enter(player.email, smsResetKeyId, code)).toMatchObject(expired);
  });

  test('[RESET-07] a key is refused after a quarter of an hour, with another code’s id, with another address, and as a link’s', async () => {
    const player = await somebody();
    const other = await somebody();
    const mine = await permitted(player);
    const theirs = await permitted(other);
    expect(await setByCode(player.email, theirs.smsResetKeyId, mine.resetKey)).toMatchObject(over);
    expect(await setByCode(other.email, mine.smsResetKeyId, mine.resetKey)).toMatchObject(over);
    expect(await setByLink(player.email, mine.resetKey)).toMatchObject(over);
    expect(await setByCode(player.email, mine.smsResetKeyId, 'unknown-key')).toMatchObject(over);
    await later(15 * minute);
    expect(await setByCode(player.email, mine.smsResetKeyId, mine.resetKey)).toMatchObject(over);
  });
});

describe('a reset by link', () => {
  test('[API-012][RESET-06] goes to the address when no number is proven, and works once', async () => {
    const player = await byMail();
    const { smsResetKeyId } = (await ask(player.email)).body;
    expect(await sentTo(player.phone)).toEqual([]);
    const key = await keyFor(player.email);
    expect((await setByLink(player.email, key)).status).toBe(200);
    expect((await logIn(player.email, NEW)).status).toBe(200);
    expect(await setByLink(player.email, key)).toMatchObject(over);
    expect(await setByCode(player.email, smsResetKeyId, key)).toMatchObject(over);
  });

  test('[RESET-06][RESET-05] goes to the address of whoever has lost the phone, at once after a code', async () => {
    const player = await somebody();
    await ask(player.email);
    expect(await sentTo(player.phone)).toHaveLength(1);
    expect((await askForLink(player.email)).status).toBe(200);
    expect(await sentTo(player.phone)).toHaveLength(1);
    expect((await setByLink(player.email, await keyFor(player.email))).status).toBe(200);
    expect((await logIn(player.email, NEW)).status).toBe(200);
    // The mailbox was never proven, the number was: its owner hears of it.
    expect((await sentTo(player.phone)).map(({ body }) => body)).toContainEqual(
      expect.stringContaining('vaihdettiin sähköpostilinkillä'),
    );
  });

  test('[RESET-05] is in the player’s language, of the brand that was asked, and leads to its host', async () => {
    const player = await byMail({ languageCode: 'pt-BR', market: 'BR' });
    const headers = { host: 'sol-alta.localhost:4000', sitecontext: '{"siteId":"3"}' };
    await ask(player.email, '198.51.100.1', headers);
    const [mail] = await sentTo(player.email);
    expect(mail).toMatchObject({ channel: 'EMAIL', subject: 'Escolha uma nova senha Sol Alta' });
    const link = await linkFor(player.email);
    expect(link.origin).toBe('http://sol-alta.localhost:4000');
    expect(link.pathname).toBe('/pt-BR/reset-password');
    expect(link.searchParams.get('email')).toBe(player.email);
  });

  test('[RESET-05] leads in production to the brand’s own host, whichever was called', async () => {
    const live = await openInstance({ mode: 'production', trustedProxies: 1 });
    const email = `${randomUUID()}@example.com`;
    await newPlayer(live.platform, { email, languageCode: 'pt-BR', market: 'BR', siteId: '3' });
    const asks = (headers: Record<string, string>) =>
      live.call('requestPasswordReset', { body: { email }, headers });
    expect((await asks({ host: 'evil.example/.localhost' })).status).toBe(421);
    expect((await asks({ 'x-forwarded-proto': 'https://evil.example/' })).status).toBe(400);
    expect((await asks({ host: 'localhost', sitecontext: '{"siteId":"3"}' })).status).toBe(200);
    const mails = await live.platform.db.select().from(outboxMessages);
    await live.close();
    expect(mails).toMatchObject([{ recipient: email }]);
    const [link = ''] = /https?:\S+/.exec(mails[0]?.body ?? '') ?? [];
    expect(new URL(link).origin).toBe('https://sol-alta.example');
  });

  test('[RESET-07] is refused after an hour, for somebody else’s address, and as a code’s', async () => {
    const player = await byMail();
    const { smsResetKeyId } = (await ask(player.email)).body;
    const key = await keyFor(player.email);
    expect(await setByLink((await byMail()).email, key)).toMatchObject(over);
    expect(await setByCode(player.email, smsResetKeyId, key)).toMatchObject(over);
    await later(60 * minute);
    expect(await setByLink(player.email, key)).toMatchObject(over);
  });

  test('[RESET-07] of two that are out, the first use ends the other', async () => {
    const player = await byMail();
    await ask(player.email, '198.51.100.1');
    const first = await keyFor(player.email);
    await ask(player.email, '198.51.100.2');
    const second = await keyFor(player.email);
    expect(second).not.toBe(first);
    expect((await setByLink(player.email, first)).status).toBe(200);
    expect(await setByLink(player.email, second)).toMatchObject(over);
  });
});

describe('[RESET-09] nobody learns who has an account', () => {
  const shape = (answer: Awaited<ReturnType<typeof ask>>) => [
    answer.status,
    Object.keys(answer.body),
    answer.body.resendAfter,
    answer.body.expiresIn,
  ];

  test('the answer is alike for a number, a mailbox, nobody, a closed account and a sign-up that is not finished', async () => {
    const asked = [
      await somebody(),
      await byMail(),
      { email: `${randomUUID()}@example.com` },
      await somebody({ status: 'CLOSED' }),
      await somebody({ status: 'BLACKLISTED' }),
      await somebody({ status: 'ACCOUNT_UNVERIFIED' }),
    ];
    for (const { email } of asked) {
      expect(shape(await ask(email))).toEqual([
        200,
        ['smsResetKeyId', 'resendAfter', 'expiresIn'],
        60,
        600,
      ]);
    }
  });

  test('nor by asking for the link, before or after the code', async () => {
    const asked = [
      await somebody(),
      await byMail(),
      { email: `${randomUUID()}@example.com` },
      await somebody({ status: 'CLOSED' }),
    ];
    for (const { email } of asked) {
      const answers = [await ask(email), await askForLink(email), await askForLink(email)];
      const ids = answers.map(({ body }) => body.smsResetKeyId);
      expect(answers.map((answer) => shape(answer).slice(0, 2))).toEqual(
        answers.map(() => [200, ['smsResetKeyId', 'resendAfter', 'expiresIn']]),
      );
      expect(ids[1]).not.toBe(ids[0]);
      expect(ids[2]).toBe(ids[1]);
    }
  });

  test('the same is asked of the database for all of them, but that nobody’s message is taken back', async () => {
    const statementsFor = (email: string) => statementsOf(site.platform.db, () => ask(email));
    const known = await statementsFor((await somebody()).email);
    expect(known.length).toBeGreaterThan(8);
    expect(known.filter((text) => text.startsWith('end of savepoint'))).toHaveLength(2);
    expect(await statementsFor((await byMail()).email)).toEqual(known);
    expect(await statementsFor(`${randomUUID()}@example.com`)).toEqual(known);
    expect(await statementsFor((await somebody({ status: 'CLOSED' })).email)).toEqual(known);
  });

  test('both messages are written for all of them, as text and as HTML, and are as long', async () => {
    const written = vi.spyOn(site.platform.outbox, 'send');
    const sizesFor = async (email: string, call: typeof askForLink = ask) => {
      written.mockClear();
      await call(email);
      return written.mock.calls.map(([, message]) => [
        message.channel,
        message.body.length,
        message.channel === 'EMAIL' && message.html.length,
      ]);
    };
    const languageCode = 'en';
    const known = await sizesFor((await somebody({ languageCode, market: 'UN' })).email);
    expect(known.map(([channel]) => channel)).toEqual(['SMS', 'EMAIL']);
    const proven = await somebody({ languageCode, market: 'UN' });
    const typed = await byMail({ languageCode, market: 'UN' });
    expect(await sizesFor(typed.email)).toEqual(known);
    expect(await sizesFor(proven.email, askForLink)).toEqual(known);
    expect(await sizesFor(`${randomUUID()}@example.com`)).toEqual(known);
    expect(await sizesFor((await somebody({ status: 'CLOSED' })).email)).toEqual(known);
    written.mockRestore();
  });

  test.each(['CLOSED', 'BLACKLISTED', 'ACCOUNT_UNVERIFIED', 'PRE_REGISTERED'] as const)(
    'to an account that is %s nothing is sent',
    async (status) => {
      const { email, phone } = await somebody({ status });
      await ask(email);
      expect([...(await sentTo(email)), ...(await sentTo(phone))]).toEqual([]);
    },
  );

  test('to an address that was only typed after paying at the bank nothing is sent, until a number is proven', async () => {
    const player = await byMail();
    const identified = { subject: randomUUID(), playerId: player.id };
    await site.platform.db.insert(payAndPlayPersons).values(identified);
    expect(shape(await ask(player.email))).toEqual(shape(await ask(`${randomUUID()}@example.com`)));
    expect([...(await sentTo(player.email)), ...(await sentTo(player.phone))]).toEqual([]);
    await site.platform.db
      .update(players)
      .set({ phoneVerified: true })
      .where(eq(players.id, player.id));
    await ask(player.email, '198.51.100.2');
    expect(await sentTo(player.phone)).toHaveLength(1);
  });

  test('for nobody nothing is sent and nothing is kept but a hash', async () => {
    const before = await site.platform.db.$count(outboxMessages);
    const email = `${randomUUID()}@example.com`;
    const { smsResetKeyId } = (await ask(email)).body;
    expect(await site.platform.db.$count(outboxMessages)).toBe(before);
    const [row] = await site.platform.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.id, smsResetKeyId));
    expect(row).toMatchObject({ playerId: null, keyHash: null });
    expect(JSON.stringify(row)).not.toContain(email);
  });

  test('codes of nobody, and of whom a link was sent to, are wrong, and end like any other', async () => {
    for (const { email } of [{ email: `${randomUUID()}@example.com` }, await byMail()]) {
      const { smsResetKeyId } = (await ask(email)).body;
      const answers = [];
      for (let count = 0; count < 6; count++) {
        answers.push((await enter(email, smsResetKeyId, '123456')).code);
      }
      expect(answers).toEqual([
        ...Array.from({ length: 4 }, () => 'sms.code.invalid'),
        'sms.max.attempts.reached',
        'sms.max.attempts.reached',
      ]);
    }
  });

  test('what is under way is told alike, with the time that it has left', async () => {
    for (const { email } of [await somebody(), { email: `${randomUUID()}@example.com` }]) {
      const first = (await ask(email)).body;
      await later(20_000);
      const again = (await ask(email)).body;
      expect(again.smsResetKeyId).toBe(first.smsResetKeyId);
      expect(again.resendAfter).toBeGreaterThan(35);
      expect(again.resendAfter).toBeLessThanOrEqual(40);
      expect(again.expiresIn).toBeGreaterThan(575);
      expect(again.expiresIn).toBeLessThanOrEqual(580);
    }
  });
});

describe('asked for twice', () => {
  test('[RESET-07] at once, one message goes out', async () => {
    const { email, phone } = await somebody();
    const answers = await Promise.all([ask(email), ask(email), ask(email)]);
    expect(new Set(answers.map(({ body }) => body.smsResetKeyId)).size).toBe(1);
    expect(await sentTo(phone)).toHaveLength(1);
  });

  test('[RESET-07] from two networks, both codes work; a stranger takes neither code nor attempts away', async () => {
    const { email, phone } = await somebody();
    const mine = (await ask(email, '198.51.100.1')).body.smsResetKeyId;
    const code = await site.codeFor(phone);
    const theirs = (await ask(email, '203.0.113.77')).body.smsResetKeyId;
    expect(theirs).not.toBe(mine);
    for (let count = 0; count < 5; count++) await enter(email, theirs, wrongCode(code));
    expect((await enter(email, mine, code)).status).toBe(200);
  });
});

describe('a password that was set', () => {
  test('[RESET-04] ends every session of the player, and of nobody else', async () => {
    const player = await somebody();
    const other = await somebody();
    const here = (await logIn(player.email, OLD)).body;
    const there = (await logIn(player.email, OLD, '203.0.113.10')).body;
    const theirs = (await logIn(other.email, OLD)).body;
    const { smsResetKeyId, resetKey } = await permitted(player);
    await setByCode(player.email, smsResetKeyId, resetKey);
    for (const session of [here, there]) {
      expect((await site.call('getAccessContext', { session })).status).toBe(401);
      const { refreshToken } = session;
      expect((await site.call('refreshSession', { body: { refreshToken } })).status).toBe(401);
    }
    expect((await site.call('getAccessContext', { session: theirs })).status).toBe(200);
    const ended = await site.platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.playerId, player.id));
    expect(ended.map(({ endReason }) => endReason)).toEqual([
      'PASSWORD_CHANGED',
      'PASSWORD_CHANGED',
    ]);
  });

  test('[RESET-04] ends the lock of the log in, where the player is and where they were', async () => {
    const player = await somebody();
    const known = '203.0.113.20';
    await logIn(player.email, OLD, known);
    for (let count = 0; count < 5; count++) await logIn(player.email, 'Wrong-1!', known);
    expect(await logIn(player.email, OLD, known)).toMatchObject({ code: 'login.max_attempts' });
    const { smsResetKeyId, resetKey } = await permitted(player);
    await setByCode(player.email, smsResetKeyId, resetKey);
    expect((await logIn(player.email, NEW, known)).status).toBe(200);
  });

  test('[RESET-04] is told by e-mail, in the player’s language', async () => {
    const player = await somebody({ languageCode: 'fi' });
    const { smsResetKeyId, resetKey } = await permitted(player);
    expect((await sentTo(player.phone)).at(-1)?.body).toMatch(/on Northlight-koodisi/);
    await setByCode(player.email, smsResetKeyId, resetKey);
    expect(await sentTo(player.email)).toMatchObject([
      { channel: 'EMAIL', subject: 'Salasanasi on vaihdettu' },
    ]);
  });

  test.each([
    ['too_short', 'Ab-1', 'password:minLength'],
    ['breached', 'Password123!', 'password:breached'],
  ])('[RESET-08] is one of today: %s is refused, and the key stays', async (_, password, field) => {
    const player = await somebody();
    const { smsResetKeyId, resetKey } = await permitted(player);
    const answer = await setByCode(player.email, smsResetKeyId, resetKey, password);
    expect(answer).toMatchObject({ status: 400, code: 'error.validation', fields: [field] });
    expect((await setByCode(player.email, smsResetKeyId, resetKey)).status).toBe(200);
  });

  test('[RESET-08] must not contain the name of the address', async () => {
    const player = await byMail({ email: 'kaarina.reset@example.com' });
    await ask('kaarina.reset@example.com');
    const key = await keyFor('kaarina.reset@example.com');
    const answer = await setByLink('kaarina.reset@example.com', key, 'Kaarina.Reset-7');
    expect(answer.fields).toEqual(['password:contains_email']);
    expect(player.id).toBeDefined();
  });

  test.each(['TIMEOUT', 'SELF_EXCLUDED'] as const)(
    '[RESET-09] opens nothing for a player on a break: %s',
    async (status) => {
      const until = new Date(site.platform.clock.now() + 86_400_000);
      const player = await somebody({ status, statusUntil: until, statusInitiator: 'PLAYER' });
      const { smsResetKeyId, resetKey } = await permitted(player);
      expect((await setByCode(player.email, smsResetKeyId, resetKey)).status).toBe(200);
      expect((await logIn(player.email, NEW)).status).toBe(403);
    },
  );

  test('[RESET-07] is not set for an account that was closed meanwhile', async () => {
    const player = await somebody();
    const { smsResetKeyId, resetKey } = await permitted(player);
    await site.platform.db
      .update(players)
      .set({ status: 'CLOSED' })
      .where(eq(players.id, player.id));
    expect(await setByCode(player.email, smsResetKeyId, resetKey)).toMatchObject(over);
  });
});
