import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { GameChannel } from '../../reference/game-visibility.ts';
import type { Call, Handlers, Session, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { players } from '../players/tables.ts';
import { cardOf, offered, seatedNow } from './cards.ts';
import type { GamePorts } from './ports.ts';
import { chosenGames, openedGames, type OwnList } from './tables.ts';
import { askingPlayer, type Asking } from './viewer.ts';

/** The most games of one list of a player: as many as one answer carries. */
const MOST_CHOSEN = 200;

/** How many games that a player opened are remembered. */
const OPENED_KEPT = 50;

/** The most games that were played last, in an answer. */
const LAST_PLAYED = 30;

/** Notes that a player opened a game, and forgets what was opened long before. */
export async function noteOpened(
  { db, clock }: Platform,
  playerId: string,
  gameId: string,
): Promise<void> {
  const openedAt = clock.date();
  await db
    .insert(openedGames)
    .values({ playerId, gameId, openedAt })
    .onConflictDoUpdate({
      target: [openedGames.playerId, openedGames.gameId],
      set: { openedAt },
    });
  const kept = db
    .select({ gameId: openedGames.gameId })
    .from(openedGames)
    .where(eq(openedGames.playerId, playerId))
    .orderBy(desc(openedGames.openedAt), openedGames.gameId)
    .limit(OPENED_KEPT);
  await db
    .delete(openedGames)
    .where(and(eq(openedGames.playerId, playerId), sql`${openedGames.gameId} NOT IN ${kept}`));
}

/** Adds a game to a list of a player; one that is there stays. @throws Refusal 409 for a list that is full */
async function choose(
  { db, clock }: Platform,
  row: Omit<typeof chosenGames.$inferInsert, 'addedAt'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Adding from two tabs takes turns, so that neither finds room for the last one.
    await tx
      .select({ id: players.id })
      .from(players)
      .where(eq(players.id, row.playerId))
      .for('update');
    const added = await tx
      .insert(chosenGames)
      .values({ ...row, addedAt: clock.date() })
      .onConflictDoNothing()
      .returning({ gameId: chosenGames.gameId });
    if (added.length === 0) return;
    const [held] = await tx
      .select({ games: count() })
      .from(chosenGames)
      .where(and(eq(chosenGames.playerId, row.playerId), eq(chosenGames.list, row.list)));
    if ((held?.games ?? 0) > MOST_CHOSEN)
      throw new Refusal(409, 'error.games.too_many', 'The list is full.');
  });
}

async function drop(
  { db }: Platform,
  playerId: string,
  list: OwnList,
  gameId: string,
): Promise<void> {
  await db
    .delete(chosenGames)
    .where(
      and(
        eq(chosenGames.playerId, playerId),
        eq(chosenGames.list, list),
        eq(chosenGames.gameId, gameId),
      ),
    );
}

const chosenBy = ({ db }: Platform, playerId: string, list: OwnList) =>
  db
    .select({ gameId: chosenGames.gameId })
    .from(chosenGames)
    .where(and(eq(chosenGames.playerId, playerId), eq(chosenGames.list, list)))
    .orderBy(desc(chosenGames.addedAt), chosenGames.gameId);

const openedBy = ({ db }: Platform, playerId: string) =>
  db
    .select({ gameId: openedGames.gameId })
    .from(openedGames)
    .where(eq(openedGames.playerId, playerId))
    .orderBy(desc(openedGames.openedAt), openedGames.gameId);

const playedBy = ({ db }: Platform, playerId: string) =>
  db
    .select({ gameId: openedGames.gameId })
    .from(openedGames)
    .where(and(eq(openedGames.playerId, playerId), isNotNull(openedGames.playedAt)))
    .orderBy(desc(openedGames.playedAt), openedGames.gameId);

type OwnCall = Asking & { readonly session: Session };

/** The handlers of what a player chose and opened. */
export function ownGameHandlers({ catalogueOf, studioOf }: GamePorts) {
  /** Games by their ids, in this order, without those that are not offered to the player now. */
  async function present(
    call: OwnCall,
    channel: GameChannel,
    read: (platform: Platform, playerId: string) => Promise<readonly { readonly gameId: string }[]>,
    limit = MOST_CHOSEN,
  ): Promise<Success<'getPlayerGames'>> {
    const { platform, session, origin } = call;
    const { viewer, currency } = await askingPlayer(call, channel);
    const { byId } = catalogueOf(platform, origin.siteId);
    const games = (await read(platform, session.playerId))
      .map(({ gameId }) => byId.get(gameId))
      .filter((game) => game !== undefined);
    return {
      games: offered(games, viewer, seatedNow(platform, studioOf))
        .slice(0, limit)
        .map((game) => cardOf(game, currency)),
    };
  }

  /** @throws Refusal 404 for a game that is not offered to the player on any device */
  async function checkOffered(call: OwnCall, gameId: string): Promise<void> {
    const { viewer } = await askingPlayer(call);
    const game = catalogueOf(call.platform, call.origin.siteId).byId.get(gameId);
    if (!game || offered([game], viewer, seatedNow(call.platform, studioOf)).length === 0)
      throw new Refusal(404, 'error.game.not_found', 'There is no such game.');
  }

  async function addFavouriteGame(
    call: Call<'addFavouriteGame'>,
  ): Promise<Success<'addFavouriteGame'>> {
    const { platform, session, body } = call;
    await checkOffered(call, body.gameId);
    await choose(platform, { ...body, playerId: session.playerId, list: 'FAVOURITE' });
    return {};
  }

  async function subscribeGame(call: Call<'subscribeGame'>): Promise<Success<'subscribeGame'>> {
    const { platform, session, params } = call;
    await checkOffered(call, params.gameId);
    await choose(platform, {
      gameId: params.gameId,
      playerId: session.playerId,
      list: 'SUBSCRIBED',
    });
    return {};
  }

  return {
    getFavouriteGames: (call) =>
      present(call, call.query.channel, (...of) => chosenBy(...of, 'FAVOURITE')),
    getPlayerGames: (call) =>
      present(call, call.query.channel, (...of) => chosenBy(...of, 'SUBSCRIBED')),
    getRecentGames: (call) => present(call, call.query.channel, openedBy, call.query.limit),
    getLastPlayedGames: (call) => present(call, call.query.channel, playedBy, LAST_PLAYED),
    addFavouriteGame,
    subscribeGame,
    async removeFavouriteGame({ platform, session, body }) {
      await drop(platform, session.playerId, 'FAVOURITE', body.gameId);
      return {};
    },
    async unsubscribeGame({ platform, session, params }) {
      await drop(platform, session.playerId, 'SUBSCRIBED', params.gameId);
      return {};
    },
  } satisfies Handlers<
    | 'addFavouriteGame'
    | 'getFavouriteGames'
    | 'getLastPlayedGames'
    | 'getPlayerGames'
    | 'getRecentGames'
    | 'removeFavouriteGame'
    | 'subscribeGame'
    | 'unsubscribeGame'
  >;
}
