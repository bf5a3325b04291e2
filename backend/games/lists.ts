import type { GameChannel } from '../../reference/game-visibility.ts';
import { GLOBAL_MARKET } from '../../reference/markets.ts';
import type { Call, Handlers, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { cardOf, offered, seatedNow } from './cards.ts';
import { noteOpened } from './own-games.ts';
import type { Catalogue, GamePorts, ListedGame } from './ports.ts';
import { askerOf, marketOfLocale, type Asker, type Asking } from './viewer.ts';

/** The games of a list when nobody says how many, as the contract has it for reading one (LOBBY-08). */
const DEFAULT_LIMIT = 30;

/** The games of a category. @throws Refusal 404 */
function categoryOf({ categories }: Catalogue, categoryId: string): readonly ListedGame[] {
  const games = categories.get(categoryId);
  if (games) return games;
  throw new Refusal(404, 'error.category.not_found', 'There is no such category.');
}

interface Wanted {
  /** Without one, the whole catalogue. */
  readonly category?: string | undefined;
  readonly offset?: number;
  readonly limit?: number | undefined;
}

const asking = (
  call: Asking & { readonly query: { readonly locale: string; readonly channel: GameChannel } },
): Promise<Asker> => askerOf(call, marketOfLocale(call.query.locale), call.query.channel);

/** The handlers of the lists that everybody reads. */
export function listHandlers({ catalogueOf, studioOf }: GamePorts) {
  /** Games of a list that are offered to the asker, from `offset` on. */
  function slice(
    { platform, origin }: Asking,
    { viewer, currency }: Asker,
    { category, offset = 0, limit = DEFAULT_LIMIT }: Wanted,
  ): Success<'getGames'> {
    const catalogue = catalogueOf(platform, origin.siteId);
    const games = category === undefined ? catalogue.games : categoryOf(catalogue, category);
    return {
      games: offered(games, viewer, seatedNow(platform, studioOf))
        .slice(offset, offset + limit)
        .map((game) => cardOf(game, currency)),
    };
  }

  async function reportOpenedGame(
    call: Call<'reportOpenedGame'>,
  ): Promise<Success<'reportOpenedGame'>> {
    const { platform, origin, query } = call;
    const asker = await asking(call);
    const list = slice(call, asker, query);
    const game = catalogueOf(platform, origin.siteId).byId.get(query.gameId);
    const [open] = game ? offered([game], asker.viewer, seatedNow(platform, studioOf)) : [];
    if (!open) throw new Refusal(404, 'error.game.not_found', 'There is no such game.');
    if (asker.player) await noteOpened(platform, asker.player.id, open.gameId);
    return list;
  }

  /** Nobody is named, so that the law is that of the place alone. */
  async function getTableSeats(call: Call<'getTableSeats'>): Promise<Success<'getTableSeats'>> {
    const { platform, query } = call;
    const { viewer } = await askerOf(call, GLOBAL_MARKET);
    const { byId } = catalogueOf(platform, query.siteId);
    const asked = [...new Set(query.gameIds.split(','))].flatMap(
      (gameId) => byId.get(gameId) ?? [],
    );
    return {
      data: offered(asked, viewer, seatedNow(platform, studioOf)).flatMap(
        ({ gameId, seats, seatsTaken }) =>
          seatsTaken === undefined ? [] : [{ gameId, seats, seatsTaken }],
      ),
    };
  }

  return {
    getGames: async (call) => slice(call, await asking(call), call.query),
    getCategoryGames: async (call) =>
      slice(call, await asking(call), {
        ...call.query,
        category: call.params.categoryId,
      }),
    reportOpenedGame,
    getTableSeats,
  } satisfies Handlers<'getGames' | 'getCategoryGames' | 'reportOpenedGame' | 'getTableSeats'>;
}
