import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameWins } from '../../../backend/games/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { winsBetween } from '../../../backend/third-parties/studio/wins.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider } from './documents.ts';

const EMAIL = 'demo@croupier.test';
const NOW = Date.UTC(2026, 10, 20, 12, 30);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  for (const document of [
    provider('provider.fern'),
    game('golden-fern'),
    game('high-dive', { gameType: 'crash' }),
    game('pocket', { channels: ['mobile'] }),
  ])
    await site.control('PUT', 'content/northlight', document);
  await site.platform.movableClock?.set(NOW, true);
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());

const isNow = (different: Partial<typeof players.$inferInsert>) =>
  site.platform.db.update(players).set(different).where(eq(players.email, EMAIL));
beforeEach(async () => {
  await site.platform.movableClock?.set(NOW, true);
  await site.platform.db.delete(gameWins).where(eq(gameWins.madeUp, false));
  await isNow({ countryCode: 'FI', hiddenFromWinners: false, firstName: 'aino' });
});

const QUERY = { siteId: '2', currency: 'EUR', locale: 'en-FI', channel: 'desktop' };
interface Asked {
  readonly query?: Record<string, string>;
  readonly session?: Tokens;
}
const top = async (dateRange: string, { query, ...asked }: Asked = {}) => {
  const answer = await site.call('getTopWinners', {
    ...asked,
    query: { ...QUERY, dateRange, ...query },
  });
  return answer.body.winners;
};
const latest = async ({ query, ...asked }: Asked = {}) =>
  (await site.call('getLatestWinners', { ...asked, query: { ...QUERY, ...query } })).body.winners;

/** A win of the demo player, higher than any that is made up. */
async function wins(gameId: string, different: Partial<typeof gameWins.$inferInsert> = {}) {
  const [player] = await site.platform.db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.email, EMAIL));
  await site.platform.db.insert(gameWins).values({
    id: gameId.replace('game.', 'own-'),
    siteId: '2',
    gameId,
    playerId: player?.id ?? '',
    amount: 900_000_000,
    wonAt: new Date(NOW - 1_000),
    ...different,
  });
}
const OWN = 'own-golden-fern';
const ids = (found: readonly { readonly winId: string }[]) => found.map(({ winId }) => winId);

describe('[WIN-01, API-097] the highest wins', () => {
  test('of a day, a week and a month come highest first, each of its time', async () => {
    for (const [range, span] of [
      ['DAY', DAY],
      ['WEEK', 7 * DAY],
      ['MONTH', 30 * DAY],
    ] as const) {
      const found = await top(range);
      expect(found).toHaveLength(20);
      const amounts = found.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      for (const { wonAt } of found) {
        expect(Date.parse(wonAt)).toBeGreaterThan(NOW - span);
        expect(Date.parse(wonAt)).toBeLessThanOrEqual(NOW);
      }
    }
    await wins('game.golden-fern', { wonAt: new Date(NOW - DAY) });
    expect(ids(await top('DAY'))).not.toContain(OWN);
    expect(ids(await top('WEEK'))[0]).toBe(OWN);
  });

  test('are told in the currency that is asked for', async () => {
    await wins('game.golden-fern', { amount: 123_456_789 });
    const [euros] = await top('DAY');
    const [reais] = await top('DAY', { query: { currency: 'BRL' } });
    expect(euros).toMatchObject({ winId: OWN, amount: 123_456_789, currency: 'EUR' });
    expect(reais).toMatchObject({ winId: OWN, amount: 617_283_945, currency: 'BRL' });
  });

  test.each([
    ['dateRange', 'YEAR', 'dateRange:enum'],
    ['currency', 'XXX', 'currency:enum'],
    ['siteId', 'two', 'siteId:pattern'],
    ['locale', 'en-QQ', 'locale:unknown'],
  ])('refuse %s %s at its field', async (name, value, field) => {
    const query = { ...QUERY, dateRange: 'DAY', [name]: value };
    const answer = await site.call('getTopWinners', { query });
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });

  test('of a site that is nobody’s are none', async () => {
    expect(await top('DAY', { query: { siteId: '77' } })).toEqual([]);
  });
});

describe('[WIN-02, API-098] the latest wins', () => {
  test('come newest first, and none is of the future', async () => {
    const found = await latest();
    expect(found).toHaveLength(20);
    const moments = found.map(({ wonAt }) => Date.parse(wonAt));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(Math.max(...moments)).toBeLessThanOrEqual(NOW);
    await wins('game.golden-fern', { wonAt: new Date(NOW + 1) });
    expect(ids(await latest())).not.toContain(OWN);
  });

  test('go on with the clock, also after a long pause', async () => {
    await site.platform.movableClock?.set(NOW + 2 * HOUR, true);
    expect(Date.parse((await latest())[0]?.wonAt ?? '')).toBeGreaterThan(NOW + HOUR);
    await site.platform.movableClock?.set(NOW + 400 * DAY, true);
    expect(await top('MONTH')).toHaveLength(20);
    expect(Date.parse((await latest())[0]?.wonAt ?? '')).toBeGreaterThan(NOW + 399 * DAY);
    await site.platform.db.delete(gameWins);
  });

  test('are the same for all who ask at once', async () => {
    await site.platform.db.delete(gameWins);
    const all = await Promise.all([1, 2, 3].map(() => latest()));
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  });
});

describe('[WIN-03] a winner', () => {
  test('tells the game that it leads to, and of the name one letter', async () => {
    await wins('game.golden-fern');
    expect((await latest())[0]).toEqual({
      winId: OWN,
      name: 'A***',
      amount: 900_000_000,
      currency: 'EUR',
      wonAt: new Date(NOW - 1_000).toISOString(),
      gameId: 'game.golden-fern',
      _type: 'casinoGames',
      gameName: 'Golden Fern',
      gameSlug: 'golden-fern',
      gameType: 'slot',
      images: {},
      provider: {
        _id: 'provider.fern',
        title: 'Fernwork',
        restrictedCountry: [],
        removeRestrictedCountryOverlay: false,
      },
    });
    for (const { name } of await latest()) expect(name).toMatch(/^\p{Lu}\*\*\*$/u);
    await isNow({ firstName: ' aino' });
    expect((await latest())[0]?.name).toBe('A***');
    await isNow({ firstName: null });
    expect((await latest())[0]?.name).toBe('***');
  });

  test('who asked not to be shown is in no list', async () => {
    await wins('game.golden-fern');
    await isNow({ hiddenFromWinners: true });
    expect(ids(await latest())).not.toContain(OWN);
    expect(ids(await top('DAY'))).not.toContain(OWN);
  });

  test('of a game that the law forbids, or that is gone, is in no list', async () => {
    await wins('game.high-dive');
    await wins('game.gone');
    const dive = 'own-high-dive';
    expect(ids(await latest())).toContain(dive);
    expect(ids(await latest())).not.toContain('own-gone');
    expect(ids(await latest({ query: { locale: 'en-SE' } }))).not.toContain(dive);
    await isNow({ countryCode: 'SE' });
    expect(ids(await latest({ session }))).not.toContain(dive);
    expect(await latest({ session })).toHaveLength(20);
    await wins('game.golden-fern');
    await isNow({ countryCode: 'DE' });
    const german = await top('MONTH', { session });
    expect(ids(german)).not.toContain(OWN);
    expect(new Set(german.map(({ gameType }) => gameType))).toEqual(new Set(['slot']));
  });

  test('at another brand is in its lists alone', async () => {
    await wins('game.golden-fern', { siteId: '3' });
    expect(ids(await latest())).not.toContain(OWN);
    expect(ids(await top('DAY'))).not.toContain(OWN);
  });

  test('of a game that is not for the device is in no list', async () => {
    await wins('game.pocket');
    expect(ids(await latest())).not.toContain('own-pocket');
    expect(ids(await latest({ query: { channel: 'mobile' } }))).toContain('own-pocket');
  });
});

test('nobody who plays for money is told of wins that are made up', async () => {
  await latest();
  await wins('game.golden-fern');
  const config = site.platform.config as { mode: string };
  config.mode = 'production';
  try {
    expect(ids(await latest())).toEqual([OWN]);
    expect(ids(await top('MONTH'))).toEqual([OWN]);
  } finally {
    config.mode = 'development';
  }
});

test('made-up wins follow from their hour, and are those of no game without games', () => {
  const games = ['game.b', 'game.a'].map((gameId) => ({ gameId, jackpotExist: false }));
  const hour = 500_000;
  const told = winsBetween('2', games, hour, hour + 1);
  expect(winsBetween('2', games.toReversed(), hour, hour + 1)).toEqual(told);
  expect(told).toHaveLength(3);
  expect(winsBetween('2', games, hour - 2, hour + 1).slice(-3)).toEqual(told);
  for (const { at, amount } of told) {
    expect(Math.floor(at / HOUR)).toBe(hour);
    expect(amount).toBeGreaterThanOrEqual(1_000);
    expect(amount).toBeLessThanOrEqual(800_000);
  }
  expect(winsBetween('3', games, hour, hour + 1)).not.toEqual(told);
  expect(winsBetween('2', [], hour, hour + 1)).toEqual([]);
});
