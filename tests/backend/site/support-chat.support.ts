import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { Instance } from '../instance.ts';

const BASE = '/widgets/support-chat';

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const asVisitor = (secret = newSecret()): string => `Visitor ${secret}`;
export const asPlayer = (claim: string): string => `Bearer ${claim}`;

/** The claim of a player's identity token, with which the site signs them in. */
export const claimOf = (idToken: string): string => String(decodeJwt(idToken)['zendeskJwtToken']);

export interface News {
  readonly conversation: string | null;
  readonly isClosed?: boolean;
  readonly unread: number;
  readonly messages: readonly {
    readonly id: number;
    readonly isOwn: boolean;
    readonly body: string;
    readonly clientId: string;
  }[];
}

/** The page of the writer. */
export const PLACE = { brand: 'northlight', language: 'fi', market: 'FI' };

/** The word by which the widget's page proves itself. */
export async function pageOf({ app }: Instance, remoteAddress = '127.0.0.1'): Promise<string> {
  const { body } = await app.inject({ url: `${BASE}/`, remoteAddress });
  return /name="page" content="([^"]+)"/.exec(body)?.[1] ?? '';
}

/** The widget's calls, as its script makes them. */
export function widgetOf(site: Instance, authorization: string) {
  const post = async (path: string, payload: object) => {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: `${BASE}${path}`,
      payload,
      headers: { authorization, origin: 'null' },
    });
    return statusCode;
  };
  return {
    post,
    send: async (body: string, id: string = randomUUID()) =>
      post('/messages', { id, body, page: await pageOf(site), ...PLACE }),
    read: (upTo: number) => post('/read', { upTo }),
  };
}

/** Listens over a real connection. */
export async function listen(address: string, authorization: string) {
  const ended = new AbortController();
  const answer = await fetch(`${address}${BASE}/news`, {
    headers: { authorization },
    signal: ended.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return {
    status: answer.status,
    headers: answer.headers,
    /** The next news; undefined when the connection is over. */
    async next(): Promise<News | undefined> {
      for (;;) {
        const at = rest.indexOf('\n');
        if (at >= 0) {
          const line = rest.slice(0, at);
          rest = rest.slice(at + 1);
          if (line !== '') return JSON.parse(line) as News;
          continue;
        }
        const read = await reader?.read();
        if (read?.value === undefined) return undefined;
        rest += read.value;
      }
    },
    close() {
      ended.abort();
    },
  };
}

/** The desk's calls. */
export function deskOf(site: Instance) {
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    site.desk({ method, url: `/desk/chat${path}`, ...(payload && { payload }) });
  return {
    call,
    open: async () =>
      (await call('GET', '/conversations')).json<{
        conversations: readonly {
          id: string;
          playerId: string | null;
          brand: string;
          language: string;
          market: string;
          last: { author: string; body: string };
        }[];
      }>().conversations,
    messages: async (id: string) =>
      (await call('GET', `/conversations/${id}`)).json<{ messages: readonly { body: string }[] }>()
        .messages,
    answer: async (conversation: string, body: string, id: string = randomUUID()) =>
      (await call('POST', `/conversations/${conversation}/messages`, { id, body })).statusCode,
    close: async (conversation: string) =>
      (await call('POST', `/conversations/${conversation}/close`)).statusCode,
  };
}

/** The messages that a guest sees when they open the chat. */
export async function shownTo(address: string, authorization: string) {
  const stream = await listen(address, authorization);
  const news = await stream.next();
  stream.close();
  return news;
}

export const bodiesOf = (news: Awaited<ReturnType<typeof shownTo>>) =>
  news?.messages.map(({ body }) => body);
