import { and, eq } from 'drizzle-orm';
import type { components } from '../../openapi/schema.gen.ts';
import { documentRequests } from '../banking/tables.ts';
import type { Executor } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

type Schemas = components['schemas'];
export type DocumentType = Schemas['DocumentType'];
export type DocumentRequest = typeof documentRequests.$inferSelect;

/** Documents that are files, which the questionnaire is not. */
export const FILE_DOCUMENTS: readonly DocumentType[] = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'OTHER',
];

export const isFileDocument = (type: string): type is DocumentType =>
  FILE_DOCUMENTS.some((one) => one === type);

/** A document that waits for files: asked for, or held too long ago. */
export const isAskedFor = ({ status }: Pick<DocumentRequest, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'EXPIRED';

export const notRequested = (): Refusal =>
  new Refusal(409, 'error.document.not_requested', 'No document of this type is asked for.');

/** One player's request for a type of document. */
export const requestOf = (playerId: string, type: DocumentType) =>
  and(eq(documentRequests.playerId, playerId), eq(documentRequests.documentType, type));

/** The request, which nobody else changes until the transaction ends; undefined when there is none. */
export async function heldRequest(
  tx: Executor,
  playerId: string,
  type: DocumentType,
): Promise<DocumentRequest | undefined> {
  const [request] = await tx
    .select()
    .from(documentRequests)
    .where(requestOf(playerId, type))
    .for('update');
  return request;
}
