import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import { instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';

const owner = () =>
  uuid('player_id')
    .notNull()
    .references(() => players.id);

/** The lists that a player keeps: by the heart, and by subscription. */
export type OwnList = 'FAVOURITE' | 'SUBSCRIBED';

/** Games that players chose. Whether a game is in the catalogue is asked when it is read. */
export const chosenGames = pgTable(
  'chosen_games',
  {
    playerId: owner(),
    list: text().$type<OwnList>().notNull(),
    /** The `_id` of the game's document. */
    gameId: text('game_id').notNull(),
    /** The lobby in which the heart was pressed; null for a subscription. */
    lobbyPageType: text('lobby_page_type').$type<components['schemas']['LobbyPageType']>(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.list, table.gameId] })],
);

/** Games that players opened lately, each once. */
export const openedGames = pgTable(
  'opened_games',
  {
    playerId: owner(),
    gameId: text('game_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When the player last played it for money; null: never. */
    playedAt: instant('played_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** Wins for the lists of winners. */
export const gameWins = pgTable(
  'game_wins',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Whose win it is; null for one that is made up. */
    playerId: uuid('player_id').references(() => players.id),
    /** The masked name of nobody, for a win that is made up; of a player the account has it. */
    name: text(),
    /** Euro cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    wonAt: instant('won_at').notNull(),
    /** Nobody won it: it fills the lists until games are played. */
    madeUp: boolean('made_up').notNull().default(false),
  },
  (table) => [
    index('game_wins_age').on(table.wonAt),
    index('game_wins_site').on(table.siteId, table.wonAt),
    check(
      'game_wins_somebodys',
      sql`${table.madeUp} = (${table.playerId} IS NULL) AND ${table.madeUp} = (${table.name} IS NOT NULL)`,
    ),
  ],
);
