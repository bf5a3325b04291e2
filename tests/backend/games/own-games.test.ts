import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chosenGames, openedGames } from '../../../backend/games/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider } from './documents.ts';

const EMAIL = 'demo@croupier.test';
const DESKTOP = { channel: 'desktop' };
const DOCUMENTS = [
  provider('provider.fern'),
  game('golden-fern'),
  game('silver-fern'),
  game('high-dive', { gameType: 'crash' }),
  game('pocket', { channels: ['mobile'] }),
];

let site: Instance;
let session: Tokens;
let playerId: string;
const lay = async () => {
  for (const document of DOCUMENTS) await site.control('PUT', 'content/northlight', document);
};
beforeAll(async () => {
  site = await openInstance();
  await lay();
  session = await site.logIn(EMAIL);
  const [player] = await site.platform.db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.email, EMAIL));
  playerId = player?.id ?? '';
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.platform.db.delete(chosenGames);
  await site.platform.movableClock?.set(Date.UTC(2026, 10, 20, 12), true);
});
const livesIn = (countryCode: string) =>
  site.platform.db.update(players).set({ countryCode }).where(eq(players.email, EMAIL));
afterEach(() => livesIn('FI'));

const later = () => site.platform.movableClock?.advance(1_000);
const body = (slug: string) => ({ gameId: `game.${slug}`, lobbyPageType: 'casino' });
const add = async (slug: string) => {
  const answer = await site.call('addFavouriteGame', { session, body: body(slug) });
  await later();
  return answer;
};
const remove = (slug: string) => site.call('removeFavouriteGame', { session, body: body(slug) });
type Lists = 'getFavouriteGames' | 'getPlayerGames' | 'getRecentGames' | 'getLastPlayedGames';
const list = async (id: Lists, channel = 'desktop') => {
  const answer = await site.call(id, { session, query: { channel } });
  return answer.body.games.map(({ gameSlug }) => gameSlug);
};
const favourites = () => list('getFavouriteGames');

test('[LOBBY-15, FAV-03] a guest has no games: nothing is answered without tokens', async () => {
  const path = { gameId: 'game.golden-fern' };
  const answers = await Promise.all([
    ...(
      ['getFavouriteGames', 'getPlayerGames', 'getRecentGames', 'getLastPlayedGames'] as const
    ).map((id) => site.call(id, { query: DESKTOP })),
    site.call('addFavouriteGame', { body: body('golden-fern') }),
    site.call('removeFavouriteGame', { body: body('golden-fern') }),
    site.call('subscribeGame', { path }),
    site.call('unsubscribeGame', { path }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
});

describe('[FAV-01, FAV-02, API-080, API-083, API-084] favourites', () => {
  test('are added and removed, and answered with the latest first', async () => {
    expect(await favourites()).toEqual([]);
    expect(await add('golden-fern')).toMatchObject({ status: 200, body: {} });
    await add('silver-fern');
    expect(await favourites()).toEqual(['silver-fern', 'golden-fern']);
    expect(await remove('silver-fern')).toMatchObject({ status: 200, body: {} });
    expect(await favourites()).toEqual(['golden-fern']);
    const stored = await site.platform.db.select().from(chosenGames);
    expect(stored).toMatchObject([{ playerId, list: 'FAVOURITE', lobbyPageType: 'casino' }]);
  });

  test('are one truth for two tabs that press the same heart', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('golden-fern')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await add('silver-fern');
    await add('golden-fern');
    expect(await favourites()).toEqual(['silver-fern', 'golden-fern']);
    const removed = await Promise.all([1, 2].map(() => remove('golden-fern')));
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await favourites()).toEqual(['silver-fern']);
  });

  test('that left the catalogue are not answered, and are there again when they are back', async () => {
    await add('golden-fern');
    await add('silver-fern');
    await site.control('PUT', 'content/northlight', { ...game('golden-fern'), _type: 'banner' });
    expect(await favourites()).toEqual(['silver-fern']);
    expect(await add('golden-fern')).toMatchObject({ status: 404, code: 'error.game.not_found' });
    await lay();
    expect(await favourites()).toEqual(['silver-fern', 'golden-fern']);
  });

  test('that the law forbids, or that are not for the device, are not answered', async () => {
    await add('high-dive');
    await add('pocket');
    expect(await favourites()).toEqual(['high-dive']);
    expect(await list('getFavouriteGames', 'mobile')).toEqual(['pocket', 'high-dive']);
    await livesIn('SE');
    expect(await favourites()).toEqual([]);
    await remove('high-dive');
    expect(await add('high-dive')).toMatchObject({ status: 404, code: 'error.game.not_found' });
  });

  test('are two hundred at most, and one more is refused with a word about it', async () => {
    const others = Array.from({ length: 200 }, (_, index) => ({
      playerId,
      list: 'FAVOURITE' as const,
      gameId: `game.other-${index}`,
      addedAt: site.platform.clock.date(),
    }));
    await site.platform.db.insert(chosenGames).values(others.slice(1));
    expect(await add('golden-fern')).toMatchObject({ status: 200 });
    expect(await add('silver-fern')).toMatchObject({ status: 409, code: 'error.games.too_many' });
    expect(await add('golden-fern')).toMatchObject({ status: 200 });
    expect(await favourites()).toEqual(['golden-fern']);
    await site.call('subscribeGame', { session, path: { gameId: 'game.silver-fern' } });
    expect(await list('getPlayerGames')).toEqual(['silver-fern']);
  });

  test('of two that are added at once to the last place one is kept', async () => {
    const others = Array.from({ length: 199 }, (_, index) => ({
      playerId,
      list: 'FAVOURITE' as const,
      gameId: `game.other-${index}`,
      addedAt: site.platform.clock.date(),
    }));
    await site.platform.db.insert(chosenGames).values(others);
    const answers = await Promise.all([add('golden-fern'), add('silver-fern')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test.each([
    ['an unknown lobby', { gameId: 'game.a', lobbyPageType: 'bingo' }, 'lobbyPageType:enum'],
    ['no lobby', { gameId: 'game.a' }, 'lobbyPageType:required'],
    ['an odd game', { gameId: '*[_type]', lobbyPageType: 'casino' }, 'gameId:pattern'],
  ])('with %s are refused at the field', async (_what, sent, field) => {
    for (const id of ['addFavouriteGame', 'removeFavouriteGame'] as const) {
      const answer = await site.call(id, { session, body: sent });
      expect([answer.status, answer.fields]).toEqual([400, [field]]);
    }
  });
});

describe('[FAV-04, API-090, API-102, API-103, GAME-10] the player’s games', () => {
  test('are those of the subscriptions, apart from favourites', async () => {
    const subscribe = async (slug: string) => {
      await later();
      return site.call('subscribeGame', { session, path: { gameId: `game.${slug}` } });
    };
    expect(await subscribe('golden-fern')).toMatchObject({ status: 200, body: {} });
    await subscribe('silver-fern');
    await subscribe('golden-fern');
    await add('high-dive');
    expect(await list('getPlayerGames')).toEqual(['silver-fern', 'golden-fern']);
    expect(await favourites()).toEqual(['high-dive']);
    for (let twice = 0; twice < 2; twice += 1)
      await site.call('unsubscribeGame', { session, path: { gameId: 'game.silver-fern' } });
    expect(await list('getPlayerGames')).toEqual(['golden-fern']);
    expect(await subscribe('gone')).toMatchObject({ status: 404, code: 'error.game.not_found' });
  });
});

test('[API-091, LOBBY-15] games that were played for money come by their last round', async () => {
  expect(await list('getLastPlayedGames')).toEqual([]);
  const openedAt = site.platform.clock.date();
  const played = (gameId: string, minute: number | undefined) => ({
    playerId,
    gameId,
    openedAt,
    playedAt: minute === undefined ? null : new Date(Date.UTC(2026, 10, 19, 12, minute)),
  });
  await site.platform.db
    .insert(openedGames)
    .values([
      played('game.golden-fern', 1),
      played('game.silver-fern', 2),
      played('game.pocket', 3),
      played('game.high-dive', undefined),
    ]);
  expect(await list('getLastPlayedGames')).toEqual(['silver-fern', 'golden-fern']);
});
