import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEvaluator,
  EVALUATOR_LIMITS,
  type Evaluator,
} from '../../backend/third-parties/content/query/evaluator.ts';
import { createContentStore } from '../../backend/third-parties/content/store.ts';
import type { ContentQuery, QueryParams } from '../../src/content/query.ts';
import { lawParams } from '../../src/games/law.ts';
import { gamesByProviderQuery, lobbyQuery } from '../../src/games/lobby/content.ts';
import { GAME_NAMES } from '../../src/games/search/names.ts';

/** The lobby over a catalogue that is seven times as large, all of it in one category and of one studio. */

const MANY = 10_000;
const STUDIO = 'provider.azulmar';
const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id }) as const;

let evaluator: Evaluator;
beforeAll(() => {
  const shipped = createContentStore().documents.northlight;
  const game = shipped.find((each) => each._type === 'casinoGames');
  if (!game) throw new Error('No game ships');
  const games = Array.from({ length: MANY }, (_, place) => ({
    ...game,
    _id: `game.number-${place}`,
    gameSlug: `number-${place}`,
    name: `Number ${place}`,
    provider: reference(STUDIO),
  }));
  const sizes = { desktop: '2xh', tablet: '1x', mobile: '1x' } as const;
  const tiles = games.map(({ _id }) => ({ _key: _id, game: reference(_id), ...sizes }));
  const documents = shipped.map((each) =>
    each._type === 'lobbyGrid' && each._id === 'grid.popular' ? { ...each, tiles } : each,
  );
  evaluator = createEvaluator(
    { documents: { northlight: [...documents, ...games], 'sol-alta': [] } },
    // The work is counted. How long it takes says more about the machine.
    { ...EVALUATOR_LIMITS, timeout: 60_000, starting: 60_000 },
  );
});
afterAll(() => evaluator.close());

const LOBBY = { lobby: 'casino', settings: 'casinoSettings', lang: 'en', currency: 'EUR' };

/** As a guest of the global market, who may see all of them; or from a country whose law is over them. */
async function ask<Params extends QueryParams, Result>(
  { groq, read }: ContentQuery<Params, Result>,
  params: Readonly<Record<string, unknown>>,
  country?: string,
): Promise<Result> {
  const law = lawParams({ market: 'UN', country, channels: ['desktop'] });
  const json = await evaluator.evaluate(
    { dataset: 'northlight', query: groq, params: { ...law, ...params }, overrides: [] },
    '192.0.2.1',
  );
  return read(JSON.parse(json) as unknown);
}

test('the lobby with a category of 10,000 games shows the first ten of them, and all others [LOBBY-08]', async () => {
  const { sections } = await ask(lobbyQuery, LOBBY);
  const tilesOf = (id: string) => sections.find(({ category }) => category?.id === id)?.tiles ?? [];
  expect(tilesOf('popular').map(({ card }) => card.gameSlug)).toEqual(
    Array.from({ length: 10 }, (_, place) => `number-${place}`),
  );
  expect(tilesOf('popular')[0]).toMatchObject({
    sizes: { desktop: '2xh' },
    card: { provider: { title: 'Azulmar' }, betLimits: [{ currency: 'EUR' }] },
  });
  expect(tilesOf('slots')).toHaveLength(10);
});

test(
  'where a law forbids kinds of games, all of them are looked at for the menu [LOBBY-03]',
  { tags: 'long' },
  async () => {
    const { categories } = await ask(lobbyQuery, LOBBY, 'SE');
    expect(categories.find(({ id }) => id === 'popular')?.visibleInMenu).toBe(true);
  },
);

test(
  'the last of a studio with 10,000 games are listed, and all of them can be found by name [SEARCH-01]',
  { tags: 'long' },
  async () => {
    const listed = await ask(gamesByProviderQuery, {
      gameType: 'casinoGames',
      studio: STUDIO,
      excluded: [],
      currency: 'EUR',
      from: MANY,
      until: MANY + 100,
    });
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThan(100);
    const { games } = await ask(GAME_NAMES, {});
    expect(games.length).toBeGreaterThan(MANY);
  },
);
