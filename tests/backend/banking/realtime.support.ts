import { WebSocket } from 'ws';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { Instance, Tokens } from '../instance.ts';

type Body = Schemas['RealtimeMessage']['body'];

/** One end of the channel, as a page holds it. */
export interface Ear {
  readonly socket: WebSocket;
  /** All messages, as text. */
  readonly texts: string[];
  /** The bodies of all messages of a type. */
  readonly of: <T extends Body['type']>(type: T) => Extract<Body, { type: T }>[];
  /** The code that it was closed with; the status of a refused opening. */
  readonly closed: Promise<number>;
}

/** Opens the channel with a token. @param url of the instance */
export function listen(url: string, token: string, headers: Record<string, string> = {}): Ear {
  const address = `${url.replace('http', 'ws')}/realtime?token=${token}`;
  const socket = new WebSocket(address, { headers });
  const texts: string[] = [];
  socket.on('message', (data) => texts.push((data as Buffer).toString()));
  const closed = new Promise<number>((resolve) => {
    socket.on('error', ({ message }) => {
      const [, status] = /response: (\d+)/.exec(message) ?? [];
      if (status !== undefined) resolve(Number(status));
    });
    socket.on('close', resolve);
  });
  return {
    socket,
    texts,
    of: (type) =>
      texts
        .filter((text) => text.startsWith('{'))
        .map((text) => (JSON.parse(text) as { body: Body }).body)
        .filter((body): body is never => body.type === type),
    closed,
  };
}

export async function tokenOf(site: Instance, session: Tokens): Promise<string> {
  const { body } = await site.call('getRealtimeToken', { session });
  return body.token;
}

let movements = 0;

/** Moves money from the house to a player. @param amount in minor units */
export async function give(
  { platform }: Instance,
  playerId: string,
  amount: number,
  { undone = false } = {},
): Promise<void> {
  movements += 1;
  await platform.db
    .transaction(async (tx) => {
      const wallet = await lockWallet(tx, playerId);
      if (!wallet) throw new Error('There is no such player');
      await post(tx, wallet, {
        reference: `adjustment:${movements}`,
        at: platform.clock.now(),
        entries: [
          { account: 'MAIN', amount },
          { account: 'ADJUSTMENTS', amount: -amount },
        ],
      });
      if (undone) throw new Error('undone');
    })
    .catch((error: unknown) => {
      if (!undone) throw error;
    });
}
