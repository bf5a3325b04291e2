import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

/** Over HTTP alone: no data of others, no endless list, and never an error of ours. */

let site: Instance;
let many: Tokens;
let demo: Tokens;
beforeAll(async () => {
  site = await openInstance();
  many = await site.logIn('many@croupier.test');
  demo = await site.logIn('demo@croupier.test');
});
afterAll(() => site.close());

const read = (query: string, session: Tokens = many, path = 'transactions') =>
  site.app.inject({
    url: `/api/v1/player/wallet/${path}?${query}`,
    headers: { authorization: session.idToken, 'access-token': session.accessToken },
  });

interface Page {
  readonly transactions: readonly { readonly referenceId: string; readonly playerId: string }[];
  readonly position: number;
  readonly hasMore: boolean;
}
const pageOf = async (query: string, session?: Tokens): Promise<Page> =>
  (await read(query, session)).json();

describe('[TXN-08] a page', () => {
  test.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=1e9',
    'limit=9999999999999999999999',
    'limit=ten',
    'limit=',
    'limit=1.5',
    'position=-1',
    'position=1.5',
    'position=9007199254740992',
    'position=x',
    "position=1'%20OR%201=1",
    'category=bonus',
    'category=',
    'category=PAYMENT&category=CASINO',
    'from=yesterday',
    'from=2026-11-20',
    'from=0000-01-01T00:00:00Z',
    'from=9999-12-31T23:59:59Z',
    'from=2026-02-31T00:00:00Z',
    'from=2026-13-01T00:00:00Z',
    'from=2016-12-31T23:59:60Z',
    'from=2026-11-20T00:00:00%2B02:00',
    'from=2026-11-20T00:00:00Z%00',
    'to=%27',
    'to=-infinity',
  ])('of %s is not in the contract', async (query) => {
    expect((await read(query)).statusCode).toBe(400);
  });

  test.each(['from=2026-02-31T00:00:00Z', 'to=%27', 'from=0000-01-01T00:00:00Z'])(
    '[TXN-11] neither are figures of %s',
    async (query) => {
      expect((await read(query, many, 'net-position-win-loss')).statusCode).toBe(400);
    },
  );

  test('of the earliest and the latest that the contract knows has an answer', async () => {
    const all = 'from=1900-01-01T00:00:00Z&to=2199-12-31T23:59:59.999Z';
    expect((await pageOf(all)).transactions).toHaveLength(10);
    expect((await read(all, many, 'net-position-win-loss')).statusCode).toBe(200);
    const backwards = 'from=2199-12-31T23:59:59.999Z&to=1900-01-01T00:00:00Z';
    expect(await pageOf(backwards)).toMatchObject({ transactions: [], hasMore: false });
    expect((await read(backwards, many, 'net-position-win-loss')).json()).toMatchObject({
      netPosition: 0,
      winLoss: 0,
    });
  });

  test('ends, each row once, however large the pages are', async () => {
    for (const limit of [7, 100]) {
      const seen = new Set<string>();
      let rows = 0;
      let position = 0;
      for (let page = 0, hasMore = true; hasMore; page += 1) {
        const next = await pageOf(`limit=${limit}&position=${position}`);
        for (const { referenceId } of next.transactions) seen.add(referenceId);
        rows += next.transactions.length;
        expect(page).toBeLessThan(200);
        ({ position, hasMore } = next);
      }
      expect(seen.size).toBe(rows);
      expect(rows).toBeGreaterThan(320);
    }
  });
});

describe('[TXN-08] the position of another player', () => {
  test('shows nothing of theirs, nothing of one’s own, and not whether there is one', async () => {
    const theirs = await pageOf('limit=3');
    const answer = await read(`position=${theirs.position}`, demo);
    const nobodys = await read('position=9007199254740991', demo);
    for (const { statusCode } of [answer, nobodys]) expect(statusCode).toBe(404);
    const without = (text: string) => text.replace(/"traceId":"[^"]*"/, '');
    expect(without(answer.body)).toBe(without(nobodys.body));
  });

  test('[TXN-01] and no row of any page, category or name of a player is theirs', async () => {
    const [mine] = (await pageOf('limit=1', demo)).transactions;
    const [one] = (await pageOf('limit=1')).transactions;
    expect(mine?.playerId).not.toBe(one?.playerId);
    for (const query of [
      `playerId=${one?.playerId}`,
      `player_id=${one?.playerId}&limit=100`,
      `walletId=MAIN-${one?.playerId}`,
      `referenceId=${one?.referenceId}`,
    ]) {
      const { statusCode, body } = await read(query, demo);
      expect([200, 400]).toContain(statusCode);
      expect(body).not.toContain(one?.playerId);
    }
    const ahead = await read('limit=1', demo);
    // Neither a shared cache nor the next player of this browser may keep it.
    expect(ahead.headers['cache-control']).toContain('no-store');
  });

  test('and another site’s page reads nothing of it', async () => {
    const { headers } = await site.app.inject({
      url: '/api/v1/player/wallet/transactions',
      headers: {
        origin: 'https://evil.example',
        authorization: demo.idToken,
        'access-token': demo.accessToken,
      },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
