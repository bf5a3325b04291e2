import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { jackpotAt, jackpotWins } from '../../../backend/third-parties/studio/jackpots.ts';
import { winsBetween } from '../../../backend/third-parties/studio/wins.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider } from './documents.ts';

const EMAIL = 'demo@croupier.test';
const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

const jackpot = { jackpotExist: true, gameType: 'jackpotSlot' };

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  for (const document of [
    provider('provider.fern'),
    game('golden-fern', jackpot),
    game('silver-fern', jackpot),
    game('plain'),
  ])
    await site.control('PUT', 'content/northlight', document);
  await site.platform.movableClock?.set(NOW, true);
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());
const livesIn = (countryCode: string) =>
  site.platform.db.update(players).set({ countryCode }).where(eq(players.email, EMAIL));
afterEach(() => livesIn('FI'));

const QUERY = { siteId: '2', currency: 'EUR', locale: 'en-FI' };
const amounts = async (gameIds: string, different: Record<string, string> = {}) =>
  (await site.call('getJackpotAmounts', { query: { ...QUERY, gameIds, ...different } })).body.data;
const list = async (different: Record<string, string> = {}, tokens?: Tokens) => {
  const answer = await site.call('getJackpots', {
    query: { ...QUERY, channel: 'desktop', ...different },
    ...(tokens && { session: tokens }),
  });
  return answer.body.jackpots;
};

describe('[JACK-01, API-085] amounts of jackpots', () => {
  test('are told for several games at once, in the money that is asked for', async () => {
    const gameIds = 'game.golden-fern,game.silver-fern';
    const euros = await amounts(gameIds);
    expect(euros.map(({ gameId }) => gameId)).toEqual(gameIds.split(','));
    const pesos = await amounts(gameIds, { currency: 'CLP' });
    expect(pesos).toEqual(
      euros.map(({ gameId, amount }) => ({ gameId, amount: amount * 10, currency: 'CLP' })),
    );
  });

  test('[JACK-02] are those of games with a jackpot alone, each once', async () => {
    const asked = 'game.plain,game.golden-fern,game.gone,game.golden-fern';
    expect((await amounts(asked)).map(({ gameId }) => gameId)).toEqual(['game.golden-fern']);
  });

  test('are told to anybody without tokens, and are none where the page’s law forbids them', async () => {
    expect(await amounts('game.golden-fern', { locale: 'de-JJ' })).toEqual([]);
    const visit = await site.call('getJackpotAmounts', {
      query: { ...QUERY, gameIds: 'game.golden-fern' },
      headers: { cookie: 'country-code=DE' },
    });
    expect(visit.body.data).toEqual([]);
  });

  test('grow with the clock', async () => {
    const [before] = await amounts('game.golden-fern');
    await site.platform.movableClock?.advance(HOUR);
    const [after] = await amounts('game.golden-fern');
    await site.platform.movableClock?.set(NOW, true);
    expect(after?.amount).toBeGreaterThan(before?.amount ?? Number.POSITIVE_INFINITY);
  });

  test.each([
    ['gameIds', 'game.a,,game.b', 'gameIds:pattern'],
    ['gameIds', Array.from({ length: 201 }, () => 'game.a').join(), 'gameIds:pattern'],
    ['currency', 'DOGE', 'currency:enum'],
  ])('refuse %s %s at its field', async (name, value, field) => {
    const query = { ...QUERY, gameIds: 'game.golden-fern', [name]: value };
    const answer = await site.call('getJackpotAmounts', { query });
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });
});

test('a jackpot only falls when it was won, by what it stood at, and the win is told of', () => {
  const games = [{ gameId: 'game.golden-fern', jackpotExist: true }];
  const begin = Math.floor(NOW / HOUR);
  let falls = 0;
  const amounts = new Set<number>();
  for (let hour = begin; hour < begin + 24 * 60; hour += 1) {
    const before = jackpotAt('game.golden-fern', hour * HOUR - 1);
    const after = jackpotAt('game.golden-fern', (hour + 1) * HOUR - 1);
    const [won] = jackpotWins('game.golden-fern', hour * HOUR, (hour + 1) * HOUR);
    expect(won !== undefined).toBe(after < before);
    if (!won) continue;
    falls += 1;
    amounts.add(won.amount);
    expect(won.at).toBeGreaterThanOrEqual(hour * HOUR);
    expect(won.at).toBeLessThan((hour + 1) * HOUR);
    const last = jackpotAt('game.golden-fern', won.at - 1);
    expect(won.amount - last).toBeGreaterThanOrEqual(0);
    expect(won.amount - last).toBeLessThanOrEqual(1);
    expect(winsBetween('2', games, hour, hour + 1)).toContainEqual(expect.objectContaining(won));
  }
  expect(falls).toBeGreaterThan(1);
  expect(amounts.size, 'no two wins of a jackpot are alike').toBe(falls);
});

describe('[JACK-03, API-105] the jackpots', () => {
  test('come with their games, the highest first', async () => {
    const found = await list();
    expect(found.map(({ game: { gameSlug } }) => gameSlug)).toContain('silver-fern');
    expect(found.every(({ game: { jackpotExist } }) => jackpotExist)).toBe(true);
    const order = found.map(({ amount }) => amount);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    for (const {
      amount,
      game: { gameId },
    } of found)
      expect(await amounts(gameId)).toEqual([{ gameId, amount, currency: 'EUR' }]);
  });

  test('are none where the law of the residence forbids them, whatever the page', async () => {
    expect(await list({}, session)).not.toEqual([]);
    await livesIn('DE');
    expect(await list({}, session)).toEqual([]);
    expect(await list()).not.toEqual([]);
  });

  test('are none where no studio is bound', async () => {
    const config = site.platform.config as { mode: string };
    config.mode = 'production';
    try {
      expect(await list()).toEqual([]);
      expect(await amounts('game.golden-fern')).toEqual([]);
    } finally {
      config.mode = 'development';
    }
  });
});
