import type { Source } from '../../backend/third-parties/content/schema/field.ts';
import { formatLine } from '../../backend/third-parties/content/source/lines.ts';
import type { BrandId } from '../../reference/brands.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { documentOf } from './document.ts';
import { everyGame, type Game } from './games.ts';
import { lobbyOf } from './lobby.ts';
import { diceOf } from './random.ts';
import { STUDIOS, type Studio } from './studios.ts';

/**
 * The catalogue of a brand as the lines of its file.
 * @param slots the least number of slots; other kinds grow with them
 */
export function catalogueOf(brand: BrandId, slots?: number): string {
  const isOurs = (studio: Studio) => studio.brand === undefined || studio.brand === brand;
  const studios = STUDIOS.filter(isOurs);
  const each = slots === undefined ? undefined : Math.ceil(slots / studios.length);
  const games = everyGame(each).filter(({ studio }) => isOurs(studio));
  const categories = CATEGORIES[brand];
  return [
    ...studios.flatMap(providers),
    ...categories.map(categoryDocument),
    ...lobbyOf(brand, studios, categories, games),
    ...games.map((game) => gameDocument(game, categories)),
  ]
    .map(formatLine)
    .join('');
}

/** A provider, and the studios whose games it delivers. */
function providers(studio: Studio): readonly Source[] {
  const { slug, title, style, restricted = [], withoutOverlay = false, subStudios = [] } = studio;
  const seed = (name: string) => diceOf(`mark of ${name}`).number(10_000);
  return [
    documentOf('provider', `provider.${slug}`, {
      title,
      restrictedCountry: restricted,
      removeRestrictedCountryOverlay: withoutOverlay,
      mark: { seed: seed(slug) },
      style,
    }),
    ...subStudios.map((each) =>
      documentOf('subProvider', `subProvider.${each.slug}`, {
        title: each.title,
        restrictedCountry: each.restricted ?? [],
        removeRestrictedCountryOverlay: false,
        mark: { seed: seed(each.slug) },
        provider: `provider.${slug}`,
      }),
    ),
  ];
}

const categoryDocument = ({ id, label, icon, lobby, isIn }: Category, at: number): Source =>
  documentOf('gameCategory', `category.${id}`, {
    categoryId: id,
    label,
    lobby,
    icon,
    visibleInMenu: isIn.menu,
    visibleInLobby: isIn.lobby,
    order: (at + 1) * 10,
  });

const gameDocument = (game: Game, categories: readonly Category[]): Source =>
  documentOf(game.isLive ? 'liveCasinoGames' : 'casinoGames', `game.${game.slug}`, {
    name: game.name,
    gameSlug: game.slug,
    provider: `provider.${game.studio.slug}`,
    ...(game.subStudio !== undefined && { subProvider: `subProvider.${game.subStudio}` }),
    categories: categories
      .filter(({ lobby, has }) => (lobby === 'live') === game.isLive && has(game))
      .map(({ id }) => `category.${id}`),
    gameType: game.type,
    channels: game.channels,
    betLimits: game.betLimits,
    returnToPlayer: game.returnToPlayer,
    ...(game.volatility !== undefined && { volatility: game.volatility }),
    jackpotExist: game.type === 'jackpotSlot',
    version: game.version,
    releasedAt: game.releasedAt,
    picture: { motif: game.motif, seed: game.seed },
    ...(game.isLive && { seats: game.seats }),
  });
