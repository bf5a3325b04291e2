import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { openStreams } from '../../../backend/third-parties/support-chat/streams.ts';
import { messages } from '../../../backend/third-parties/support-chat/tables.ts';
import { openInstance, type Instance } from '../instance.ts';
import {
  asPlayer,
  asVisitor,
  bodiesOf,
  claimOf,
  deskOf,
  listen,
  newSecret,
  pageOf,
  PLACE,
  shownTo,
  widgetOf,
} from './support-chat.support.ts';

let site: Instance;
let address: string;
beforeAll(async () => {
  site = await openInstance({});
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const claimFor = async (email: string, of = site) => claimOf((await of.logIn(email)).idToken);
const shown = (authorization: string) => shownTo(address, authorization);
const bodies = async (authorization: string) => bodiesOf(await shown(authorization));

const bodyOf = ({ body }: { readonly body: string }): string => body;

describe('a conversation of a visitor', () => {
  const begin = (of: Instance, page: string, remoteAddress = '192.0.2.1') =>
    of.app.inject({
      method: 'POST',
      url: '/widgets/support-chat/messages',
      payload: { id: randomUUID(), body: 'Hello', page, ...PLACE },
      headers: { authorization: asVisitor(), origin: 'null' },
      remoteAddress,
    });

  test('[CHAT-05] begins from our own page alone, which no other page can read', async () => {
    const page = await pageOf(site);
    expect((await begin(site, page)).statusCode).toBe(204);
    const [head, body, signature] = page.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: '192.0.2.9' }));
    for (const wrong of [
      '',
      'x',
      `${head}.${forged.toString('base64url')}.${signature}`,
      await claimFor('demo@croupier.test'),
    ]) {
      expect([wrong, (await begin(site, wrong)).statusCode]).toEqual([wrong, 403]);
    }
    const { headers } = await site.app.inject({
      url: '/widgets/support-chat/',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('[CHAT-05] is spent by the address that the page was sent to, not by whoever is made to call', async () => {
    const busy = await openInstance({ limits: { ...noRateLimits, supportConversations: 1 } });
    try {
      const theirs = await pageOf(busy, '203.0.113.1');
      expect((await begin(busy, theirs)).statusCode).toBe(204);
      expect((await begin(busy, theirs)).statusCode).toBe(429);
      expect((await begin(busy, await pageOf(busy, '192.0.2.1'))).statusCode).toBe(204);
    } finally {
      await busy.close();
    }
  });

  test('[CHAT-05] begins no more when the page is a week old', async () => {
    const page = await pageOf(site);
    await site.control('POST', 'clock/advance', { ms: 7 * 86_400_000 + 1_000 });
    expect((await begin(site, page)).statusCode).toBe(403);
    await site.control('DELETE', 'clock');
  });
});

describe('a visitor who logs in', () => {
  test('[CHAT-05] takes what they wrote along into a conversation that is open as a player’s', async () => {
    const me = asPlayer(await claimFor('demo@croupier.test'));
    const secret = newSecret();
    const desk = deskOf(site);
    await widgetOf(site, me).send('As a player');
    const before = await desk.open();
    await widgetOf(site, asVisitor(secret)).send('As a visitor');
    const left = (await desk.open()).find(({ last }) => last.body === 'As a visitor');
    await desk.answer(left?.id ?? '', 'An answer to a visitor');
    const listening = await listen(address, me);
    await listening.next();
    expect(await widgetOf(site, me).post('/adopt', { secret })).toBe(204);
    const news = await listening.next();
    expect(news?.messages.map(({ body, isOwn }) => [body, isOwn])).toEqual([
      ['As a visitor', true],
      ['An answer to a visitor', false],
    ]);
    expect(news?.unread).toBe(1);
    listening.close();
    // Nothing is left behind at the desk, where nobody would read its answers.
    const after = await desk.open();
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    expect(await desk.answer(left?.id ?? '', 'Too late')).toBe(404);
    expect(await bodies(asVisitor(secret))).toEqual([]);
  });
});

test('[CHAT-05] the open conversation shows, though another began later and is closed', async () => {
  const me = asPlayer(await claimFor('limited@croupier.test'));
  const secret = newSecret();
  const desk = deskOf(site);
  await widgetOf(site, asVisitor(secret)).send('Asked first, as a visitor');
  await widgetOf(site, me).send('Asked later, on another device');
  const later = (await desk.open()).find(({ last }) => last.body.startsWith('Asked later'));
  await desk.close(later?.id ?? '');
  await widgetOf(site, me).post('/adopt', { secret });
  expect(await bodies(me)).toEqual(['Asked first, as a visitor']);
});

describe('[CHAT-05] what changes nothing is told to nobody', () => {
  test('what was read already, was never written, or is kept already', async () => {
    const told: string[] = [];
    const stop = site.platform.events.subscribe('support.changed', ({ guest }) => told.push(guest));
    const me = asVisitor();
    const widget = widgetOf(site, me);
    const id = randomUUID();
    await widget.send('Hello, once', id);
    await widget.send('Hello, once', id);
    expect(told).toHaveLength(1);
    const desk = deskOf(site);
    const open = (await desk.open()).find(({ last }) => last.body === 'Hello, once');
    await desk.answer(open?.id ?? '', 'Hei');
    expect(told).toHaveLength(2);
    await widget.read(Number.MAX_SAFE_INTEGER);
    await widget.read(Number.MAX_SAFE_INTEGER);
    await widget.read(0);
    expect(told).toHaveLength(3);
    // Later messages are unread.
    await desk.answer(open?.id ?? '', 'Moi');
    expect((await shown(me))?.unread).toBe(1);
    const player = widgetOf(site, asPlayer(await claimFor('verified@croupier.test')));
    await player.post('/adopt', { secret: newSecret() });
    expect(told).toHaveLength(4);
    stop();
  });
});

test('whoever writes without end hides nothing of what came since', async () => {
  const me = asVisitor();
  await widgetOf(site, me).send('The first');
  const desk = deskOf(site);
  const open = (await desk.open()).find(({ last }) => last.body === 'The first');
  const conversationId = open?.id ?? '';
  const sentAt = site.platform.clock.date();
  await site.platform.db.insert(messages).values(
    Array.from({ length: 500 }, (_, count) => ({
      conversationId,
      author: 'GUEST' as const,
      body: String(count),
      clientId: randomUUID(),
      sentAt,
    })),
  );
  for (const read of [await bodies(me), (await desk.messages(conversationId)).map(bodyOf)]) {
    expect(read).toHaveLength(500);
    expect([read?.at(0), read?.at(-1)]).toEqual(['0', '499']);
  }
});

describe('limits', () => {
  const few = { ...noRateLimits, addressCalls: 3, badTokens: 2, accountCalls: 4 };
  let busy: Instance;
  let at: string;
  beforeAll(async () => {
    busy = await openInstance({ limits: few });
    at = await busy.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => busy.close());
  const codesOf = async (times: number, call: () => Promise<number>) => {
    const codes = [];
    for (let count = 0; count < times; count += 1) codes.push(await call());
    return codes;
  };

  test('visitors count by address, whatever they call and under however many secrets', async () => {
    const read = () => widgetOf(busy, asVisitor()).read(1);
    expect(await codesOf(4, read)).toEqual([204, 204, 204, 429]);
    expect((await listen(at, asVisitor())).status).toBe(429);
    const answer = await fetch(`${at}/widgets/support-chat/news`, {
      headers: { authorization: asVisitor() },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('connections that listen: of all, of one address, of one guest', async () => {
    const streams = openStreams(busy.platform.log, { all: 4, ofAddress: 2, each: 2 });
    const app = Fastify({ logger: false });
    app.get<{ Querystring: Record<'name' | 'address', string> }>('/', ({ query }, reply) =>
      streams.open(reply, query, async () => ({})) ? reply : reply.code(429).send(),
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const left = new AbortController();
    // An answer that nobody holds is collected, and its connection ends with it.
    const answers: Response[] = [];
    const open = async (name: string, from: string) => {
      const query = new URLSearchParams({ name, address: from });
      const answer = await fetch(`${url}/?${query}`, { signal: left.signal });
      answers.push(answer);
      return answer.status;
    };
    expect([await open('a', '1'), await open('b', '1'), await open('c', '1')]).toEqual([
      200, 200, 429,
    ]);
    expect([await open('a', '2'), await open('a', '3')]).toEqual([200, 429]);
    expect([await open('d', '3'), await open('e', '4')]).toEqual([200, 429]);
    left.abort();
    streams.close();
    await app.close();
  });

  test('players count by account, and who proves nothing by address', async () => {
    const me = widgetOf(busy, asPlayer(await claimFor('demo@croupier.test', busy)));
    const adopt = () => me.post('/adopt', { secret: newSecret() });
    expect(await codesOf(5, adopt)).toEqual([204, 204, 204, 204, 429]);
    const wrong = () => widgetOf(busy, asPlayer('x')).read(1);
    expect(await codesOf(3, wrong)).toEqual([401, 401, 429]);
  });
});
