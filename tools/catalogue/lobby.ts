import type { LobbySection } from '../../reference/lobbies.ts';
import type { Source } from '../../backend/third-parties/content/schema/field.ts';
import type { BrandId } from '../../reference/brands.ts';
import type { TileSize } from '../../reference/game-card.ts';
import type { Category } from './categories.ts';
import { documentOf } from './document.ts';
import type { Game } from './games.ts';
import { diceOf } from './random.ts';
import type { Studio } from './studios.ts';

type Section = readonly [section: LobbySection, category?: string];

interface Lobby {
  readonly casino: readonly Section[];
  readonly live: readonly Section[];
  /** Not among the filters. */
  readonly withoutFilter: readonly string[];
  /** Sizes of the first tiles of a category. */
  readonly tiles: {
    readonly desktop: readonly TileSize[];
    readonly tablet: readonly TileSize[];
    readonly mobile: readonly TileSize[];
  };
}

const LOBBIES: Readonly<Record<BrandId, Lobby>> = {
  northlight: {
    casino: [
      ['topGames', 'popular'],
      ['casinoGames', 'new'],
      ['casinoGames', 'slots'],
      ['top-winners'],
      ['casinoGames', 'wild-north'],
      ['casinoGames', 'jackpots'],
      ['liveCasinoGames', 'live-popular'],
      ['casinoGames', 'table-games'],
      ['casinoGames', 'quiet-evening'],
      ['latest-winners'],
      ['casinoGames', 'instant-wins'],
      ['sportsCategory'],
    ],
    live: [
      ['topGames', 'live-popular'],
      ['liveCasinoGames', 'live-roulette'],
      ['liveCasinoGames', 'live-blackjack'],
      ['latest-winners'],
      ['liveCasinoGames', 'live-shows'],
      ['liveCasinoGames', 'live-baccarat'],
      ['liveCasinoGames', 'live-poker'],
      ['liveCasinoGames', 'live-high-stakes'],
      ['casinoGames', 'table-games'],
    ],
    withoutFilter: ['thimble-row'],
    tiles: {
      desktop: [
        '4x',
        '1x',
        '1x',
        '2xv',
        '1x',
        '1x',
        '2xh',
        '1x',
        '1x',
        '1x',
        '2xh',
        '1x',
        '1x',
        '1x',
      ],
      tablet: [
        '4x',
        '1x',
        '1x',
        '1x',
        '1x',
        '2xh',
        '1x',
        '1x',
        '1x',
        '1x',
        '2xv',
        '1x',
        '1x',
        '1x',
      ],
      mobile: ['4x', '1x', '1x', '1x', '1x', '1x', '1x', '2xh', '1x', '1x', '1x', '1x', '1x', '1x'],
    },
  },
  'sol-alta': {
    casino: [
      ['casinoGames', 'fruit-and-sun'],
      ['topGames', 'favourites'],
      ['latest-winners'],
      ['casinoGames', 'carnival'],
      ['casinoGames', 'slot-games'],
      ['sportsCategory'],
      ['casinoGames', 'big-prizes'],
      ['casinoGames', 'fast-games'],
      ['liveCasinoGames', 'salon-favourites'],
      ['casinoGames', 'jungle'],
      ['top-winners'],
      ['casinoGames', 'arrivals'],
      ['casinoGames', 'small-stakes'],
    ],
    live: [
      ['liveCasinoGames', 'salon-shows'],
      ['topGames', 'salon-favourites'],
      ['liveCasinoGames', 'salon-roulette'],
      ['top-winners'],
      ['liveCasinoGames', 'salon-blackjack'],
      ['liveCasinoGames', 'salon-cards'],
      ['liveCasinoGames', 'salon-high'],
    ],
    withoutFilter: ['low-voltage-lab'],
    tiles: {
      desktop: ['2xv', '1x', '1x', '4x', '1x', '1x', '2xh', '1x', '1x', '1x', '1x', '1x'],
      tablet: ['2xv', '1x', '1x', '2xh', '1x', '1x', '4x', '1x', '1x', '1x', '1x', '1x'],
      mobile: ['2xh', '1x', '1x', '1x', '1x', '1x', '4x', '1x', '1x', '1x', '1x', '1x'],
    },
  },
};

/** The settings of both lobbies, and the grid of each category. */
export function lobbyOf(
  brand: BrandId,
  studios: readonly Studio[],
  categories: readonly Category[],
  games: readonly Game[],
): readonly Source[] {
  const lobby = LOBBIES[brand];
  const settings = (isLive: boolean) => ({
    sections: (isLive ? lobby.live : lobby.casino).map(([section, category]) => ({
      _key: [section, category].join('-').replace(/-$/, ''),
      section,
      ...(category !== undefined && { category: `category.${category}` }),
    })),
    availableProviders: inOrder(brand, studios)
      .filter(({ tables = 0 }) => !isLive || tables > 0)
      .map(({ slug }) => `provider.${slug}`),
    exclusionSubProviders: lobby.withoutFilter.map((slug) => `subProvider.${slug}`),
  });
  return [
    documentOf('casinoSettings', 'casinoSettings', settings(false)),
    documentOf('liveCasinoSettings', 'liveCasinoSettings', settings(true)),
    ...categories.map((category) =>
      documentOf('lobbyGrid', `grid.${category.id}`, {
        category: `category.${category.id}`,
        tiles: tilesOf(brand, category, games),
      }),
    ),
  ];
}

/** By name; Sol Alta's own studios come first. */
const inOrder = (brand: BrandId, studios: readonly Studio[]): readonly Studio[] =>
  studios.toSorted((a, b) => {
    const ours = ({ brand: of }: Studio) => (of === 'sol-alta' && brand === of ? 0 : 1);
    return ours(a) - ours(b) || (a.title < b.title ? -1 : 1);
  });

/** The games that open a category; every device can play them, so that no grid has a hole. */
function tilesOf(brand: BrandId, category: Category, games: readonly Game[]) {
  const { desktop, tablet, mobile } = LOBBIES[brand].tiles;
  const rank = ({ slug }: Game) => diceOf(`${brand} ${category.id} ${slug}`).number(1e9);
  return games
    .filter(
      ({ isLive, channels }) => (category.lobby === 'live') === isLive && channels.length === 3,
    )
    .filter(category.has)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, desktop.length)
    .map(({ slug }, at) => ({
      _key: slug,
      game: `game.${slug}`,
      desktop: desktop[at],
      tablet: tablet[at],
      mobile: mobile[at],
    }));
}
