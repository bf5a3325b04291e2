import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currency, instant } from '../platform/tables.ts';
import { players } from '../players/tables.ts';

/**
 * The players' answers on the source of funds (EDD-03): evidence, so no row ever changes. A row holds question
 * and answer by itself, whatever the lists are later.
 */
export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    /** The version of the questions, as they stood then. */
    version: integer().notNull(),
    /** As the player read or typed them. */
    occupation: text().notNull(),
    sourceOfFunds: text('source_of_funds').notNull(),
    salaryRangeId: integer('salary_range_id').notNull(),
    /** The range that the id stood for, in minor units of `currency` a year. */
    salaryFrom: bigint('salary_from', { mode: 'number' }).notNull(),
    /** Where the next range begins; null for the highest. */
    salaryTo: bigint('salary_to', { mode: 'number' }),
    currency: currency().notNull(),
    placeOfBirth: text('place_of_birth'),
    /** ISO 3166-1 alpha-2. */
    nationality: text(),
    /** The platform's time. */
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [index('questionnaire_answers_player').on(table.playerId, table.id)],
);

/** The decisions on answers: somebody judges each once, and that is evidence like the answers. */
export const questionnaireDecisions = pgTable('questionnaire_decisions', {
  answerId: bigint('answer_id', { mode: 'number' })
    .primaryKey()
    .references(() => questionnaireAnswers.id),
  accepted: boolean().notNull(),
  /** The reviewer's note; the player does not read it. */
  note: text().notNull(),
  by: text().notNull(),
  /** The platform's time. */
  decidedAt: instant('decided_at').notNull(),
});
