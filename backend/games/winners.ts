import { and, desc, eq, gt, lte, max, or, sql, type SQL } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import type { GameChannel } from '../../reference/game-visibility.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Handlers, Success } from '../platform/operation.ts';
import type { Executor } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { players } from '../players/tables.ts';
import { imagesOf, offered, seatedNow, studioCard } from './cards.ts';
import type { Catalogue, GamePorts, ListedGame, Studio } from './ports.ts';
import { gameWins } from './tables.ts';
import { askerOf, marketOfLocale, type Asking } from './viewer.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The times of the highest wins, ms (NS-79). */
const RANGES = { DAY, WEEK: 7 * DAY, MONTH: 30 * DAY } as const;

/** How many wins an answer tells of. */
const SHOWN = 20;

type Winner = Success<'getTopWinners'>['winners'][number];

/** A first name as strangers read it: its first letter alone. */
const masked = (firstName: string | null): string =>
  `${/^./u.exec((firstName ?? '').trim())?.[0].toUpperCase() ?? ''}***`;

/** The first hour that is not filled in yet; hours are counted from the epoch on. `now` in ms. */
async function firstMissing(db: Executor, siteId: string, now: number): Promise<number> {
  const [newest] = await db
    .select({ at: max(gameWins.wonAt) })
    .from(gameWins)
    .where(and(eq(gameWins.siteId, siteId), gameWins.madeUp));
  const told = newest?.at ? Math.floor(newest.at.getTime() / HOUR) : 0;
  return Math.max(told + 1, Math.floor((now - RANGES.MONTH) / HOUR));
}

/** Fills in the wins that the studio tells of, up to the current hour, as far back as lists go. */
async function takeOver(
  { db, clock }: Platform,
  siteId: string,
  { games }: Catalogue,
  studio: Studio,
): Promise<void> {
  const now = clock.now();
  const behind = Math.floor(now / HOUR) + 1;
  if ((await firstMissing(db, siteId, now)) >= behind) return;
  await db.transaction(async (tx) => {
    // Whoever asks at the same time waits, and finds them filled in.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`game wins ${siteId}`}, 0))`,
    );
    const from = await firstMissing(tx, siteId, now);
    if (from >= behind) return;
    const rows = studio
      .winsBetween(siteId, games, from, behind)
      .map(({ at, ...win }) => ({ ...win, siteId, wonAt: new Date(at), madeUp: true }));
    if (rows.length > 0) await tx.insert(gameWins).values(rows).onConflictDoNothing();
  });
}

interface Wanted {
  readonly siteId: string;
  readonly currency: Currency;
  readonly locale: string;
  readonly channel: GameChannel;
}

/** The handlers of the lists of winners (WIN-01, WIN-02). */
export function winnerHandlers({ catalogueOf, studioOf }: GamePorts) {
  /** The first wins of an order; the law and the wish not to be shown decide before they are counted. */
  async function winners(
    call: Asking,
    { siteId, currency, locale, channel }: Wanted,
    order: readonly SQL[],
    since: number,
  ): Promise<Success<'getTopWinners'>> {
    const { platform } = call;
    const { db, clock } = platform;
    const { viewer } = await askerOf(call, marketOfLocale(locale), channel);
    const catalogue = catalogueOf(platform, siteId);
    const seated = seatedNow(platform, studioOf);
    const open = offered(catalogue.games, viewer, seated);
    if (open.length === 0) return { winners: [] };
    const studio = studioOf(platform);
    if (studio) await takeOver(platform, siteId, catalogue, studio);
    const rows = await db
      .select({ win: gameWins, firstName: players.firstName })
      .from(gameWins)
      .leftJoin(players, eq(players.id, gameWins.playerId))
      .where(
        and(
          eq(gameWins.siteId, siteId),
          gt(gameWins.wonAt, new Date(since)),
          lte(gameWins.wonAt, clock.date()),
          // One parameter: a list of a thousand takes longer to be read than to be looked up.
          sql`${gameWins.gameId} = ANY(${sql.param(open.map(({ gameId }) => gameId))}::text[])`,
          // Where no studio stands in, nothing made up is told of, whatever the database holds.
          or(studio ? eq(gameWins.madeUp, true) : undefined, eq(players.hiddenFromWinners, false)),
        ),
      )
      .orderBy(...order)
      .limit(SHOWN);
    return {
      winners: rows.flatMap(({ win, firstName }) => {
        const game = catalogue.byId.get(win.gameId);
        return game ? [winnerOf(win, firstName, game, currency)] : [];
      }),
    };
  }

  return {
    getTopWinners: (call) =>
      winners(
        call,
        call.query,
        [desc(gameWins.amount), desc(gameWins.wonAt), sql`${gameWins.id}`],
        call.platform.clock.now() - RANGES[call.query.dateRange],
      ),
    getLatestWinners: (call) =>
      winners(
        call,
        call.query,
        [desc(gameWins.wonAt), sql`${gameWins.id}`],
        call.platform.clock.now() - RANGES.MONTH,
      ),
  } satisfies Handlers<'getTopWinners' | 'getLatestWinners'>;
}

function winnerOf(
  { id, name, amount, wonAt }: typeof gameWins.$inferSelect,
  firstName: string | null,
  game: ListedGame,
  currency: Currency,
): Winner {
  return {
    winId: id,
    name: name ?? masked(firstName),
    amount: scaled(amount, currency),
    currency,
    wonAt: wonAt.toISOString(),
    gameId: game.gameId,
    _type: game._type,
    gameName: game.name,
    gameSlug: game.gameSlug,
    gameType: game.gameType,
    images: imagesOf(game),
    provider: studioCard(game.provider),
    ...(game.subProvider && { subProvider: studioCard(game.subProvider) }),
  };
}
