import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crmMessages } from '../../../backend/third-parties/crm/tables.ts';
import { marketingPreferences } from '../../../backend/profile/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

const DEMO = 'demo@croupier.test';
const OTHER = 'verified@croupier.test';

let site: Instance;
let session: Tokens;
let id: string;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.platform.db.delete(crmMessages);
  session = await site.logIn(DEMO);
  id = await inboxOf(session);
});

async function inboxOf(who: Tokens, siteId = '2'): Promise<string> {
  const headers = { sitecontext: JSON.stringify({ siteId }) };
  const { status, body } = await site.call('getCrmInboxId', { session: who, headers });
  expect(status).toBe(200);
  return body.id;
}

const ask = async (path: string, of = id, body?: object) => {
  const response = await site.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/widgets/inbox/${path}`,
    headers: { authorization: `Bearer ${of}` },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};
const messages = async (of = id, language = 'en') =>
  (await ask(`messages?language=${language}`, of)).body.messages as {
    id: number;
    title: string;
    language: string;
    isRead: boolean;
    isArchived: boolean;
  }[];
const titles = async (of = id) => (await messages(of)).map(({ title }) => title);
const unread = async (of = id) => (await ask('unread', of)).body.unread as number;

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.desk({
    method: 'POST',
    url: '/desk/inbox',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const typed = (more: Record<string, string> = {}) => ({
  key: randomUUID(),
  step: 'send',
  title_en: 'News',
  body_en: 'Something is new.',
  ...more,
});
const send = async (more: Record<string, string> = {}) => {
  expect((await post(typed(more))).statusCode).toBe(303);
};

describe('[INBOX-02] [API-072] the id of an inbox', () => {
  test('is a secret, another one each time, and nothing of it is kept', async () => {
    const another = await inboxOf(session);
    expect(id).toMatch(/^crm_[\w-]{43}$/);
    expect(another).not.toBe(id);
    const { rows } = await site.platform.db.execute('SELECT * FROM crm_inboxes');
    expect(JSON.stringify(rows)).not.toContain(id.slice(4));
    expect([await unread(id), await unread(another)]).toEqual([0, 0]);
  });

  test.each(['', 'crm_', `crm_${'a'.repeat(43)}`, "crm_' OR 1=1 --"])(
    'opens nothing as %j',
    async (forged) => {
      for (const path of ['messages', 'unread', 'live']) {
        expect([path, (await ask(path, forged)).status]).toEqual([path, 401]);
      }
      expect((await ask('messages/1', forged, { filing: 'read' })).status).toBe(401);
    },
  );

  test('is no session, and a session is no id', async () => {
    const asSession = { ...session, idToken: id, accessToken: id };
    expect((await site.call('getWallet', { session: asSession })).status).toBe(401);
    expect((await ask('unread', session.idToken)).status).toBe(401);
  });

  test('ends with the session, and not with another one of the same player', async () => {
    const other = await site.logIn(DEMO);
    const otherId = await inboxOf(other);
    await site.call('signOut', { session });
    expect((await ask('unread')).status).toBe(401);
    expect((await ask('unread', otherId)).status).toBe(200);
  });

  test('ends for who may have no session any more', async () => {
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    const set = (status: 'SELF_EXCLUDED' | 'REGISTERED') =>
      site.platform.db.update(players).set({ status }).where(eq(players.id, playerId));
    await set('SELF_EXCLUDED');
    expect((await ask('unread')).status).toBe(401);
    await set('REGISTERED');
    expect((await ask('unread')).status).toBe(200);
  });

  test('ends after a quarter of an hour without use, and with the longest session however used', async () => {
    const forward = (ms: number) => site.control('POST', 'clock/advance', { ms });
    try {
      for (let quarter = 0; quarter < 3; quarter += 1) {
        await forward(840_000);
        expect((await ask('unread')).status).toBe(200);
      }
      await forward(900_000);
      expect((await ask('unread')).status).toBe(401);
      session = await site.logIn(DEMO);
      id = await inboxOf(session);
      for (let part = 0; part < 51; part += 1) {
        await forward(840_000);
        expect((await ask('unread')).status).toBe(200);
      }
      await forward(840_000);
      expect((await ask('unread')).status).toBe(401);
    } finally {
      await site.control('DELETE', 'clock');
    }
  });
});

describe('[INBOX-03] no id', () => {
  test('is given to visitors, nor to who is shut out of the site', async () => {
    expect((await site.call('getCrmInboxId')).status).toBe(401);
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    const set = (status: 'RESTRICTED' | 'REGISTERED') =>
      site.platform.db.update(players).set({ status }).where(eq(players.id, playerId));
    await set('RESTRICTED');
    const { status, code } = await site.call('getCrmInboxId', { session });
    const before = await ask('unread');
    await set('REGISTERED');
    expect([status, code]).toEqual([401, 'error.inbox.withheld']);
    // The old id reads nothing either.
    expect(before.status).toBe(401);
    expect((await ask('unread')).status).toBe(200);
  });

  test('is given for a brand that there is not', async () => {
    const headers = { sitecontext: '{"siteId":"77"}' };
    const { status, code } = await site.call('getCrmInboxId', { session, headers });
    expect([status, code]).toEqual([401, 'error.inbox.withheld']);
  });
});

describe('[INBOX-01] messages', () => {
  test('are found by whom they are meant for, and by nobody else', async () => {
    const other = await inboxOf(await site.logIn(OTHER));
    const elsewhere = await inboxOf(session, '3');
    await send({ title_en: 'All' });
    await send({ title_en: 'Demo', player: ` ${DEMO.toUpperCase()} ` });
    await send({ title_en: 'Sol Alta', brand: 'sol-alta' });
    expect(await titles()).toEqual(['Demo', 'All']);
    expect(await titles(elsewhere)).toEqual(['Sol Alta', 'Demo', 'All']);
    expect(await titles(other)).toEqual(['All']);
  });

  test('of marketing come to those who want it, as long as they want it', async () => {
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    const want = (CASINO: boolean) =>
      site.call('updateMarketingPreferences', { session, body: { topics: { CASINO } } });
    await want(true);
    await send({ topic: 'CASINO' });
    expect(await unread()).toBe(1);
    await want(false);
    expect(await unread()).toBe(0);
    await site.platform.db
      .delete(marketingPreferences)
      .where(eq(marketingPreferences.playerId, playerId));
  });

  test('are in the language of the site, else in English', async () => {
    await send({ title_fi: 'Uutisia', body_fi: 'Jotain uutta.' });
    expect((await messages(id, 'fi'))[0]).toMatchObject({ title: 'Uutisia', language: 'fi' });
    expect((await messages(id, 'pt'))[0]).toMatchObject({ title: 'News', language: 'en' });
  });

  test('are read, filed away and brought back, in every tab and on record', async () => {
    await send();
    await send();
    const tab = await inboxOf(session);
    const [last] = await messages();
    const file = (filing: string) => ask(`messages/${last?.id}`, id, { filing });
    expect([await unread(), await unread(tab)]).toEqual([2, 2]);
    expect((await file('read')).body).toEqual({ unread: 1 });
    expect(await unread(tab)).toBe(1);
    await file('archived');
    await file('read');
    expect((await messages())[0]).toMatchObject({ isRead: true, isArchived: true });
    await file('restored');
    expect((await messages())[0]).toMatchObject({ isRead: true, isArchived: false });
    const { body } = await site.desk('/desk/inbox');
    expect(body.match(/Read by \d/g)).toEqual(['Read by 1', 'Read by 0']);
  });

  test('of somebody else are as good as none', async () => {
    await send({ player: OTHER });
    const other = await inboxOf(await site.logIn(OTHER));
    const [theirs] = await messages(other);
    expect((await ask(`messages/${theirs?.id}`, id, { filing: 'read' })).status).toBe(404);
    expect(await unread(other)).toBe(1);
    for (const wrong of ['0', 'x', '99999999999999999999']) {
      expect((await ask(`messages/${wrong}`, id, { filing: 'read' })).status).toBe(400);
    }
    expect((await ask('messages/1', id, { filing: 'deleted' })).status).toBe(400);
  });
});

describe('[API-174] the widget', () => {
  test('is a page without an origin, which only our own pages show', async () => {
    const { statusCode, headers } = await site.app.inject('/widgets/inbox/?unread');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-forms;');
    expect(policy).toContain('frame-ancestors http://localhost');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await site.app.inject('/widgets/inbox/assets/inbox.js')).statusCode).toBe(200);
    expect((await site.app.inject('/widgets/inbox/brands.css')).statusCode).toBe(200);
  });

  test('may be asked from its frame, and never with anybody’s cookies', async () => {
    const asked = await site.app.inject({
      method: 'OPTIONS',
      url: '/widgets/inbox/messages',
      headers: { origin: 'null', 'access-control-request-method': 'GET' },
    });
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    const { headers } = await ask('messages');
    expect(headers['access-control-allow-origin']).toBe('null');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  test('hears at once of what arrives and is read, and no more after a log-out', async () => {
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const line = async (of: string) => {
      const { status, body } = await fetch(`${address}/widgets/inbox/live`, {
        headers: { authorization: `Bearer ${of}` },
        signal: stop.signal,
      });
      return { status, reader: body?.pipeThrough(new TextDecoderStream()).getReader() };
    };
    const { reader } = await line(id);
    const next = async () => (await reader?.read())?.value;
    expect(await next()).toBe('\n');
    const others = await line(await inboxOf(await site.logIn(OTHER)));
    await others.reader?.read();
    await send({ player: DEMO });
    expect(await next()).toBe('changed\n');
    const [message] = await messages();
    await ask(`messages/${message?.id}`, id, { filing: 'read' });
    expect(await next()).toBe('changed\n');
    const more = await Promise.all(Array.from({ length: 10 }, () => line(id)));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
    // Nothing of it concerned the other player.
    const heard = others.reader?.read();
    await send();
    expect((await heard)?.value).toBe('changed\n');
    await next();
    await site.call('signOut', { session });
    expect(await next()).toBeUndefined();
    stop.abort();
    await heard?.catch(() => undefined);
  });
});

test('what changes nothing of a message is told to nobody', async () => {
  await send({ player: DEMO });
  const told: (string | null)[] = [];
  const stop = site.platform.events.subscribe('inbox.changed', ({ playerId }) =>
    told.push(playerId),
  );
  const [message] = await messages();
  const filed = ['read', 'read', 'restored', 'archived', 'archived', 'restored', 'restored'];
  const heard = [];
  for (const filing of filed) {
    expect((await ask(`messages/${message?.id}`, id, { filing })).status).toBe(200);
    heard.push(told.length);
  }
  expect(heard).toEqual([1, 1, 1, 2, 2, 3, 3]);
  stop();
});

describe('the desk of the inbox', () => {
  test('shows a message before it is sent, and sends it once', async () => {
    const fields = typed({ step: 'preview', body_en: '**Bold** [terms](/terms)' });
    const preview = await post(fields);
    expect(preview.body).toContain('<strong>Bold</strong>');
    expect(preview.body).toContain(fields.key);
    expect(await titles()).toEqual([]);
    await post({ ...fields, step: 'send' });
    await post({ ...fields, step: 'send' });
    expect(await titles()).toEqual(['News']);
  });

  test.each<[field: string, more: Record<string, string>]>([
    ['title_en', { title_en: ' ' }],
    ['body_en', { body_en: '' }],
    ['body_en', { body_en: 'a'.repeat(4_001) }],
    ['title_en', { title_en: 'a'.repeat(121) }],
    ['title_fi', { body_fi: 'Hei' }],
    ['path', { path: 'https://evil.example' }],
    ['player', { player: 'nobody@example.com' }],
    ['player', { player: randomUUID() }],
    ['brand', { brand: 'acme' }],
    ['market', { market: 'XX' }],
    ['language', { language: '__proto__' }],
    ['topic', { topic: 'SPAM' }],
  ])('says what is wrong at %s, and sends nothing', async (field, more) => {
    const { statusCode, body } = await post(typed(more));
    expect(statusCode).toBe(422);
    expect(body).toContain(`id="${field}-error"`);
    expect(await titles()).toEqual([]);
  });

  test('never takes what was written for markup', async () => {
    const script = '<script>alert("x")</script>';
    await send({ title_en: script, body_en: script });
    const { body } = await post(typed({ step: 'preview', title_en: script, body_en: script }));
    expect(body).not.toContain('<script>alert');
    expect((await messages())[0]?.title).toBe(script);
  });

  test('takes no order of another site’s page', async () => {
    const { statusCode } = await post(typed(), { origin: 'https://evil.example' });
    expect([statusCode, await titles()]).toEqual([404, []]);
  });
});
