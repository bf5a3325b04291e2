import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi/schema.gen.ts';
import { players } from '../players/tables.ts';
import { instant } from '../platform/tables.ts';

type Schemas = components['schemas'];

/**
 * How far a file is: `UPLOADED` until its document is handed in, `HANDED_IN` until a reviewer has judged
 * it. What was judged is kept as evidence.
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
    /** Of the file as it is stored. */
    mediaType: text('media_type').$type<'image/jpeg' | 'image/png' | 'application/pdf'>().notNull(),
    /** Bytes, as it is stored. */
    size: integer().notNull(),
    /** As the player's device calls it, for the reviewer to read. */
    name: text().notNull(),
    /** SHA-256 in hex of what was uploaded: the same file again is the same one. */
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
