import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import { players } from '../players/tables.ts';
import { instant } from '../platform/tables.ts';

type Schemas = components['schemas'];

/**
 * The state of a file: `UPLOADED` until its document is handed in, `HANDED_IN` until a reviewer has judged it.
 * A judged file is kept as evidence.
 */
export type FileState = 'UPLOADED' | 'HANDED_IN' | 'ACCEPTED' | 'REJECTED';

/** The files of players' documents. The bytes are in the store, sealed, under the same id. */
export const documentFiles = pgTable(
  'document_files',
  {
    /** `doc_` and random: unguessable, and the key in the store. */
    id: text().primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    documentType: text('document_type').$type<Schemas['DocumentType']>().notNull(),
    subType: text('sub_type'),
    state: text().$type<FileState>().notNull(),
    /** The type of the file as it is stored. */
    mediaType: text('media_type').$type<'image/jpeg' | 'image/png' | 'application/pdf'>().notNull(),
    /** Bytes, as it is stored. */
    size: integer().notNull(),
    /** As the player's device calls it, for the reviewer to read. */
    name: text().notNull(),
    /** SHA-256 in hex of the upload: the same file again is the same one. */
    digest: text().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('document_files_document').on(table.playerId, table.documentType),
    uniqueIndex('document_files_once')
      .on(table.playerId, table.documentType, table.digest)
      .where(sql`state = 'UPLOADED'`),
  ],
);

/** The decisions on documents, by whom and when: evidence, so no row ever changes. */
export const documentDecisions = pgTable(
  'document_decisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    documentType: text('document_type').$type<Schemas['DocumentType']>().notNull(),
    /** Why it was not accepted; null: it was. */
    reason: text().$type<Schemas['DocumentRejectionReason']>(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    index('document_decisions_document').on(table.playerId, table.documentType, table.id),
    index('document_decisions_at').on(table.decidedAt),
  ],
);

/** Checks of identity at the KYC provider (DOC-14): their begin and their end. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    /** `idc_` and random: the provider's news names the check by it. */
    reference: text().primaryKey(),
    playerId: uuid('player_id')
      .notNull()
      .references(() => players.id),
    /** The provider's own name of it. */
    checkId: text('check_id').notNull().unique(),
    /** The site id of the brand whose page asked, which that page names. */
    siteId: text('site_id').notNull(),
    /** Path of the provider's page. */
    checkAt: text('check_at').notNull(),
    state: text()
      .$type<'OPEN' | 'SUBMITTED' | 'APPROVED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED'>()
      .notNull(),
    /** Whether the document is under review because of this check, and not of files. */
    holdsRequest: boolean('holds_request').notNull().default(false),
    /** The page of the site that the player goes back to. */
    returnPath: text('return_path').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('identity_checks_player').on(table.playerId, table.createdAt),
    index('identity_checks_silent')
      .on(table.createdAt)
      .where(sql`state in ('OPEN', 'SUBMITTED')`),
  ],
);
