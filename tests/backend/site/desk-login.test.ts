import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fastify from 'fastify';
import { dutyOf } from '../../../backend/back-office/guard.ts';
import { DESK_MENU } from '../../../backend/back-office/layout.ts';
import { ROLES, type Role } from '../../../backend/back-office/roles.ts';
import { desk, type DeskPage } from '../../../backend/back-office/plugin.ts';
import { DEMO_STAFF, IDLE_MS, STAFF_PASSWORD } from '../../../backend/back-office/staff.ts';
import { deskSessions, deskStaff } from '../../../backend/back-office/tables.ts';
import { eq } from 'drizzle-orm';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const emailOf = (role: Role): string =>
  DEMO_STAFF.find((one) => one.role === role)?.email ?? 'nobody';
const post = (url: string, fields: Record<string, string>, headers: object = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...page, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const logIn = (fields: Record<string, string>) =>
  post('/desk/login', { password: STAFF_PASSWORD, ...fields });
const see = async (url: string, cookie: string) =>
  (await site.app.inject({ url, headers: { ...page, cookie } })).statusCode;

const PAGES = DESK_MENU.filter(({ path }) => path.startsWith('/desk/'));

describe('without a log-in', () => {
  test.each(['/desk', '/desk/', ...PAGES.map(({ path }) => path), '/desk/documents/files/doc_x'])(
    'nothing of the desk opens, and the way back is kept: %s',
    async (url) => {
      const opened = await site.app.inject({ url, headers: page });
      expect(opened.statusCode).toBe(303);
      expect(opened.headers.location).toBe(`/desk/login?next=${encodeURIComponent(url)}`);
      // A script's request gets an answer, and is not led elsewhere.
      const fetched = await site.app.inject({ url, headers: { cookie: 'desk=guess' } });
      expect([fetched.statusCode, fetched.json().code]).toEqual([401, 'error.desk.logged_out']);
    },
  );

  test.each([
    '/desk/players',
    '/desk/withdrawals',
    '/desk/documents',
    '/desk/inbox',
    '/desk/content/northlight/footer',
    '/desk/chat/conversations/00000000-0000-4000-8000-000000000000/close',
  ])('nothing is done: %s', async (url) => {
    const sent = await post(url, { decision: 'approve' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/desk/login?lost']);
    const fetched = await post(url, {}, { accept: '*/*', 'sec-fetch-mode': 'cors' });
    expect(fetched.statusCode).toBe(401);
  });

  test('a player’s tokens open nothing', async () => {
    const { idToken, accessToken } = await site.logIn('demo@croupier.test');
    const headers = { authorization: idToken, 'access-token': accessToken };
    expect((await site.app.inject({ url: '/desk/players', headers })).statusCode).toBe(401);
  });

  test('the way in is there, with who may be used', async () => {
    const { body, statusCode, headers } = await site.app.inject('/desk/login');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const { email } of DEMO_STAFF) expect(body).toContain(email);
    expect(body).not.toContain('href="/desk/players"');
    expect((await site.app.inject('/desk/assets/desk.css')).statusCode).toBe(200);
  });
});

describe('the log-in', () => {
  test('gives a cookie for the desk’s pages alone, which is kept hashed', async () => {
    const { statusCode, headers } = await logIn({
      email: 'Support@Desk.test ',
      next: '/desk/chat?a=1',
    });
    expect([statusCode, headers.location]).toEqual([303, '/desk/chat?a=1']);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Strict$/);
    const kept = await site.platform.db.select().from(deskSessions);
    expect(JSON.stringify(kept)).not.toContain(cookie.slice(5, 48));
    const [somebody] = await site.platform.db.select().from(deskStaff);
    expect(somebody?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each([
    ['a wrong password', { email: 'support@desk.test', password: 'demo-desk-1' }],
    ['an address of nobody', { email: 'nobody@desk.test' }],
    ['a player', { email: 'demo@croupier.test', password: 'Demo-Player-1' }],
    ['nothing', { email: '', password: '' }],
    ['what no database holds', { email: 'support@desk.test\0', password: '\0' }],
  ])('is refused in the same words: %s', async (_who, fields) => {
    const { statusCode, body, headers } = await logIn(fields);
    expect([statusCode, headers['set-cookie']]).toEqual([422, undefined]);
    expect(body).toContain('The address or the password is not right.');
    expect(body).not.toContain('value="demo-desk-1"');
  });

  test.each([
    '//evil.example/desk/',
    'https://evil.example',
    '/en-UN/',
    '/desk/../control',
    '\\\\x',
  ])('leads to the desk alone: %s', async (next) => {
    const { headers } = await logIn({ email: emailOf('SUPPORT'), next });
    expect(headers.location).toBe('/desk/');
  });

  test('takes no more than texts', async () => {
    const sent = await site.app.inject({
      method: 'POST',
      url: '/desk/login',
      payload: { email: { x: 1 }, password: ['a'], next: 7 },
    });
    expect(sent.statusCode).toBe(422);
  });

  test('is not made by a page of somebody else', async () => {
    const fields = { email: emailOf('SUPPORT'), password: STAFF_PASSWORD };
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const sent = await post('/desk/login', fields, elsewhere);
    expect([sent.statusCode, sent.headers['set-cookie']]).toEqual([404, undefined]);
  });

  test('gives every session another name, and leaves none behind', async () => {
    const cookie = await site.deskCookie(emailOf('EDITOR'));
    const again = await post(
      '/desk/login',
      { email: emailOf('EDITOR'), password: STAFF_PASSWORD },
      { cookie },
    );
    expect(String(again.headers['set-cookie'])).not.toContain(cookie);
    expect(await see('/desk/content', cookie)).toBe(303);
  });

  test('is refused after too many tries', async () => {
    const busy = await openInstance({ limits: { ...site.platform.config.limits, deskLogins: 2 } });
    try {
      const attempt = async (email: string) => {
        const payload = new URLSearchParams({ email, password: 'wrong' }).toString();
        const headers = { ...FORM, ...page };
        return busy.app.inject({ method: 'POST', url: '/desk/login', headers, payload });
      };
      for (let count = 0; count < 2; count += 1) await attempt('support@desk.test');
      const third = await attempt('SUPPORT@desk.test');
      expect([third.statusCode, third.body.includes('Too many tries')]).toEqual([429, true]);
      expect((await attempt('editor@desk.test')).statusCode).toBe(422);
    } finally {
      await busy.close();
    }
  });
});

describe('a session', () => {
  test('ends with the log-out, in whatever tab', async () => {
    const cookie = await site.deskCookie(emailOf('SUPPORT'));
    expect(await see('/desk/chat', cookie)).toBe(200);
    const out = await post('/desk/logout', {}, { cookie });
    expect(out.headers.location).toBe('/desk/login?out');
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await see('/desk/chat', cookie)).toBe(303);
  });

  test('ends when nothing was done for a while, which is not what a page fetches by itself', async () => {
    const cookie = await site.deskCookie(emailOf('SUPPORT'));
    const step = IDLE_MS * 0.6;
    await site.control('POST', 'clock/advance', { ms: step });
    expect(await see('/desk/chat', cookie)).toBe(200);
    await site.control('POST', 'clock/advance', { ms: step });
    const fetched = { url: '/desk/chat/conversations', headers: { cookie } };
    expect((await site.app.inject(fetched)).statusCode).toBe(200);
    await site.control('POST', 'clock/advance', { ms: step });
    expect((await site.app.inject(fetched)).statusCode).toBe(401);
    await site.control('DELETE', 'clock');
  });

  test('ends after a working day, however busy', async () => {
    const cookie = await site.deskCookie(emailOf('SUPPORT'));
    for (let hours = 0; hours < 11.9; hours += 0.4) {
      expect(await see('/desk/chat', cookie)).toBe(200);
      await site.control('POST', 'clock/advance', { ms: 0.4 * 3_600_000 });
    }
    expect(await see('/desk/chat', cookie)).toBe(303);
    await site.control('DELETE', 'clock');
  });

  test('follows the role that somebody has now, and ends with their leaving', async () => {
    const { db } = site.platform;
    const email = emailOf('EDITOR');
    const cookie = await site.deskCookie(email);
    expect(await see('/desk/content', cookie)).toBe(200);
    await db.update(deskStaff).set({ role: 'SUPPORT' }).where(eq(deskStaff.email, email));
    expect(await see('/desk/content', cookie)).toBe(403);
    await db.delete(deskStaff).where(eq(deskStaff.email, email));
    expect(await see('/desk/chat', cookie)).toBe(303);
    const [one] = await db.select().from(deskStaff);
    await db.insert(deskStaff).values({
      email,
      name: 'Eero Editor',
      role: 'EDITOR',
      passwordHash: one?.passwordHash ?? '',
    });
  });
});

describe('a role', () => {
  const roles = Object.keys(ROLES) as Role[];

  test.each(roles)('%s opens what is theirs, and sees no way to more', async (role) => {
    const cookie = await site.deskCookie(emailOf(role));
    const headers = { ...page, cookie };
    const start = (await site.app.inject({ url: '/desk/', headers })).body;
    expect(start).toContain(ROLES[role]);
    for (const { path, looks } of PAGES) {
      const mine = role === 'ADMINISTRATOR' || (looks as readonly Role[]).includes(role);
      const { statusCode } = await site.app.inject({ url: path, headers });
      expect([path, statusCode]).toEqual([path, mine ? 200 : 403]);
      expect([path, start.includes(`href="${path}"`)]).toEqual([path, mine]);
    }
  });

  test.each([
    ['SUPPORT', '/desk/players', { kycStatus: 'ENHANCED' }],
    ['PAYMENTS', '/desk/players', { kycStatus: 'ENHANCED' }],
    ['VERIFICATION', '/desk/withdrawals', { decision: 'approve' }],
    ['COMPLIANCE', '/desk/withdrawals', { decision: 'approve' }],
    ['PAYMENTS', '/desk/documents', { decision: 'accept' }],
    ['SUPPORT', '/desk/content/northlight/footer', {}],
    ['COMPLIANCE', '/desk/content/northlight/footer/restore', {}],
    ['EDITOR', '/desk/chat/conversations/00000000-0000-4000-8000-000000000000/close', {}],
  ] as const)('%s does nothing at %s', async (role, url, fields) => {
    const cookie = await site.deskCookie(emailOf(role));
    const sent = await post(url, fields, { cookie });
    expect(sent.statusCode).toBe(403);
    expect(sent.body).toContain('This is for');
    // A script hears it, too.
    const fetched = await post(url, fields, { cookie, accept: '*/*', 'sec-fetch-mode': 'cors' });
    expect([fetched.statusCode, fetched.json().code]).toEqual([403, 'error.desk.forbidden']);
  });

  test('that may only look is told so, and sees no way to act', async () => {
    const open = async (role: Role) => (await site.desk('/desk/players', emailOf(role))).body;
    expect(await open('SUPPORT')).toContain('To act is for compliance or administrator.');
    expect(await open('SUPPORT')).toContain('bar--reader');
    expect(await open('COMPLIANCE')).not.toContain('bar--reader');
    expect(await open('ADMINISTRATOR')).not.toContain('bar--reader');
  });

  test('is named by every page, and one without is not served at all', async () => {
    expect(() => dutyOf('/desk/secrets')).toThrow('DESK_MENU');
    expect(() => dutyOf('/desk/chatter')).toThrow('DESK_MENU');
    const app = fastify();
    const passwords = { hash: () => Promise.resolve(''), verify: () => Promise.resolve(true) };
    const secret: DeskPage = (inner) => {
      inner.get('/desk/secrets', () => 'told');
    };
    await expect(
      app.register(desk, { platform: site.platform, pages: [secret], passwords }),
    ).rejects.toThrow('/desk/secrets');
    await app.close();
  });
});
