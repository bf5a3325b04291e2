import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { Schemas } from '../../openapi/types.ts';

const EXAMPLE: readonly Schemas['GameCard'][] = outcomes.getCategoryGames.success.data.games;

/** So many games of the platform, from one on. */
export const games = (from: number, count: number): Schemas['GameCard'][] =>
  EXAMPLE.slice(0, 1).flatMap((game) =>
    Array.from({ length: count }, (_, at) => ({
      ...game,
      gameId: `game.fern-${from + at}`,
      gameSlug: `fern-${from + at}`,
      name: `Fern ${from + at}`,
    })),
  );

/** A category of 70 games, as the platform answers. */
export const page = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  const body = { games: games(offset, Math.max(0, Math.min(limit, 70 - offset))) };
  return Promise.resolve({ body });
};

/** The games whose tiles show, by their slugs. */
export const tiles = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].map(
    ({ dataset }) => dataset['game'] ?? '',
  );
