import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameActs, gameSessions } from '../../../backend/games/tables.ts';
import { studioRounds, studioTransactions } from '../../../backend/third-parties/studio/tables.ts';
import { openInstance, type Instance } from '../instance.ts';

const EMAIL = 'demo@croupier.test';
const PATH = '/desk/rounds';

let site: Instance;
let session: Awaited<ReturnType<Instance['logIn']>>;
beforeAll(async () => {
  site = await openInstance();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());

const look = (query: Record<string, string>, email?: string) =>
  site.desk({ url: PATH, query, headers: { 'sec-fetch-mode': 'navigate' } }, email);

/** What a page says, in words alone. */
const words = (body: string): string =>
  body
    .slice(body.indexOf('<main'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Opens a game as the site does, and plays rounds of it as its client does. */
async function play(slug: string, rounds: number) {
  const body = {
    slug,
    platform: 'desktop',
    locale: 'en-FI',
    language: 'en',
    currency: 'EUR',
    ip: '',
    enabled: true,
  };
  const { body: launched } = await site.call('startGame', { session, body });
  const { url = '', gameSessionId = '' } = launched.data?.gameDetail ?? {};
  const { origin, hash } = new URL(url);
  const secret = new URLSearchParams(hash.slice(1)).get('session');
  const ask = async (path: string, sent: object) => {
    const response = await fetch(`${origin}/rgs/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    return (await response.json()) as { readonly round: { readonly roundId: string } };
  };
  const ids: string[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const wish = { requestId: `wish-${number}`, bets: [{ spot: 'spin', amount: 100 }] };
    const { roundId } = (await ask('rounds', wish)).round;
    ids.push(roundId);
    await ask(`rounds/${roundId}/end`, {});
  }
  return { gameSessionId, ids };
}

test('the desk sees the games of a player, each round, and the studio’s showing of it', async () => {
  const { gameSessionId, ids } = await play('crimson-planet', 1);
  const [roundId = ''] = ids;
  const { db } = site.platform;
  const [round] = await db.select().from(studioRounds).where(eq(studioRounds.id, roundId));
  const seen = await look({ player: EMAIL });
  expect(seen.statusCode).toBe(200);
  expect(words(seen.body)).toContain('crimson-planet');
  expect(words(seen.body)).toMatch(new RegExp(`${roundId}, shown by studio Over`));
  expect(words(seen.body)).toContain('1.00 EUR');
  const [, address = ''] = /href="([^"]*\/recall\/[^"]*)"/.exec(seen.body) ?? [];
  const shown = await (await fetch(address)).text();
  expect(words(shown.replace('<body', '<main'))).toContain('Spin, reel by reel from the top');
  expect(shown).toContain(round?.configuration);
  // Its address is told to the desk alone: nobody makes it up.
  const { status } = await fetch(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`);
  expect(status).toBe(404);
  await site.call('endGameSession', { session, path: { gameSessionId } });
  expect(words((await look({ player: EMAIL })).body)).toContain('The player left it');
});

test('a win that the studio has yet to pay is told as such', async () => {
  const { gameSessionId, ids } = await play('crimson-planet', 1);
  const { db } = site.platform;
  const [roundId = ''] = ids;
  const waits = { state: 'WAITING', kind: 'win', amount: 4_321, attempts: 3 } as const;
  await db.insert(studioTransactions).values({
    id: crypto.randomUUID(),
    roundId,
    ...waits,
    closes: true,
    nextAttemptAt: new Date('2126-01-01T00:00:00Z'),
    createdAt: new Date(),
  });
  const query = { player: EMAIL, session: gameSessionId };
  expect(words((await look(query)).body)).toContain(
    'Win that the studio has yet to pay: 43.21 EUR, tries: 3',
  );
  await db
    .delete(studioTransactions)
    .where(and(eq(studioTransactions.roundId, roundId), eq(studioTransactions.state, 'WAITING')));
  expect(words((await look(query)).body)).not.toContain('yet to pay');
});

test('a stake that went back, one that was refused and a round under way are told as such', async () => {
  const { gameSessionId } = await play('crimson-planet', 0);
  const { db } = site.platform;
  const [opened] = await db.select().from(gameSessions).where(eq(gameSessions.id, gameSessionId));
  const act = (round: string, different: Partial<typeof gameActs.$inferInsert>) => ({
    supplier: 'other',
    id: crypto.randomUUID(),
    kind: 'BET' as const,
    playerId: opened?.playerId ?? '',
    gameSessionId,
    round,
    closesRound: false,
    gameCode: 'crimson-planet',
    amount: 250,
    currency: 'EUR' as const,
    isFree: false,
    isPromotion: false,
    contentHash: '',
    status: 'OK' as const,
    balanceAfter: 0,
    at: new Date(),
    ...different,
  });
  const [undone, ended] = [act('undone', {}), act('ended', {})];
  await db.insert(gameActs).values([
    undone,
    act('undone', { kind: 'ROLLBACK', betId: undone.id, closesRound: true }),
    act('refused', { status: 'LIMIT_REACHED' }),
    act('running', {}),
    ended,
    act('ended', {
      kind: 'WIN',
      betId: ended.id,
      amount: 700,
      fundAmount: 600,
      closesRound: true,
    }),
  ]);
  const said = words((await look({ player: EMAIL })).body);
  // 2.50 are staked in the game twice; of the win the player has 1.00.
  expect(said).toMatch(/Not closed 5\.00 EUR 1\.00 EUR/);
  expect(said).toMatch(
    /ended Over To the house, by the terms of a bonus: 6\.00 EUR .* 2\.50 EUR 1\.00 EUR 0\.00 EUR/,
  );
  expect(said).toContain('undone Given back');
  expect(said).toContain('refused Refused: LIMIT_REACHED');
  expect(said).toContain('running Under way');
});

test('an older game is chosen from the list; of a stranger’s nothing is told', async () => {
  const older = await play('crimson-planet', 1);
  await play('crimson-planet', 0);
  expect(words((await look({ player: EMAIL })).body)).toContain('Nothing was staked in it.');
  const chosen = await look({ player: EMAIL, session: older.gameSessionId });
  expect(chosen.body).toContain(older.ids[0]);
  const other = await look({ player: 'verified@croupier.test', session: older.gameSessionId });
  expect(other.body).not.toContain(older.ids[0]);
  expect(words(other.body)).toContain('No game was opened for money yet.');
  expect(await site.platform.db.$count(gameSessions)).toBeGreaterThan(2);
});

test.each([
  ['support@desk.test', 200],
  ['payments@desk.test', 200],
  ['compliance@desk.test', 200],
  ['verification@desk.test', 403],
  ['editor@desk.test', 403],
])('%s: %i', async (email, status) => {
  expect((await look({ player: EMAIL }, email)).statusCode).toBe(status);
});

test('nobody is found by a word that names no player', async () => {
  const { statusCode, body } = await look({ player: 'nobody@example.org' });
  expect(statusCode).toBe(404);
  expect(words(body)).toContain('There is no player');
});
