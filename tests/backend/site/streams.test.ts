import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { openInstance, type Instance } from '../instance.ts';
import { asVisitor } from './support-chat.support.ts';

const DEMO = 'demo@croupier.test';

let site: Instance;
let address: string;
/** The cookie of somebody at the desk. */
let cookie: string;
beforeAll(async () => {
  site = await openInstance({});
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await site.deskCookie();
});
afterAll(() => site.close());

async function inboxOf(of: Instance): Promise<string> {
  const session = await of.logIn(DEMO);
  const headers = { sitecontext: '{"siteId":"2"}' };
  return (await of.call('getCrmInboxId', { session, headers })).body.id;
}

const visitor = asVisitor();
const STREAMS = [
  ['/widgets/support-chat/news', () => Promise.resolve(visitor)],
  ['/desk/chat/news', () => Promise.resolve('')],
  ['/widgets/inbox/live', async () => `Bearer ${await inboxOf(site)}`],
  ['/content/v1/data/listen/northlight?query=*', () => Promise.resolve('')],
] as const;

test('what the desk hears of the chat ends with the log-in', async () => {
  const own = await site.deskCookie('support@desk.test');
  const answer = await fetch(`${address}/desk/chat/news`, { headers: { cookie: own } });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await fetch(`${address}/desk/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: own, origin: address, 'content-type': 'application/x-www-form-urlencoded' },
  });
  site.platform.events.publish('support.changed', { guest: 'somebody' });
  expect((await reader?.read())?.done).toBe(true);
});

describe('[CHAT-05][API-164] a connection that nobody reads takes nobody’s place', () => {
  const open = async (path: string, authorization: string, method = 'GET') => {
    const left = new AbortController();
    const headers: Record<string, string> = {
      cookie,
      ...(authorization !== '' && { authorization }),
    };
    const { status } = await fetch(`${address}${path}`, { method, headers, signal: left.signal });
    left.abort();
    return status;
  };

  test.each(STREAMS)('asked for its head alone, there is none: %s', async (path, prove) => {
    const authorization = await prove();
    for (let count = 0; count < 61; count += 1) {
      expect(await open(path, authorization, 'HEAD')).toBe(404);
    }
    expect(await open(path, authorization)).toBe(200);
  });

  test.each(STREAMS)('gone before it was answered: %s', async (path, prove) => {
    const authorization = await prove();
    const port = Number(new URL(address).port);
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nAuthorization: ${authorization}\r\n\r\n`;
    for (let count = 0; count < 61; count += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(head, () => {
            socket.resetAndDestroy();
            resolve();
          });
        });
      });
    }
    await expect.poll(() => open(path, authorization)).toBe(200);
  });
});

test('the inbox counts by player who asks, and by address who proves nothing', async () => {
  const busy = await openInstance({ limits: { ...noRateLimits, accountCalls: 4, badTokens: 2 } });
  try {
    const id = await inboxOf(busy);
    const ask = async (of: string) =>
      (
        await busy.app.inject({
          url: '/widgets/inbox/unread',
          headers: { authorization: `Bearer ${of}` },
        })
      ).statusCode;
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push(await ask(id));
    expect(codes).toEqual([200, 200, 200, 200, 429]);
    const none = `crm_${'x'.repeat(43)}`;
    expect([await ask(none), await ask(none), await ask(none)]).toEqual([401, 401, 429]);
  } finally {
    await busy.close();
  }
});
