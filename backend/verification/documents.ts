import { and, asc, desc, eq } from 'drizzle-orm';
import { documentRequests } from '../banking/tables.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { heldRequest, isAskedFor, requestOf, type DocumentType } from './requests.ts';
import { documentFiles } from './tables.ts';

type Documents = Success<'getDocuments'>;
type Entry = Documents['idDocument'];

/** How far each type of document is, with its latest file. */
async function entriesOf(
  executor: Executor,
  playerId: string,
): Promise<readonly (Entry & { documentTypeName: DocumentType })[]> {
  const requests = await executor
    .select()
    .from(documentRequests)
    .where(eq(documentRequests.playerId, playerId))
    .orderBy(asc(documentRequests.documentType));
  const latest = await executor
    .selectDistinctOn([documentFiles.documentType], {
      type: documentFiles.documentType,
      id: documentFiles.id,
      subType: documentFiles.subType,
    })
    .from(documentFiles)
    .where(eq(documentFiles.playerId, playerId))
    .orderBy(documentFiles.documentType, desc(documentFiles.uploadedAt), desc(documentFiles.id));
  return requests.map((request) => {
    const { documentType, status, rejectionReason, dueAt } = request;
    const file = latest.find(({ type }) => type === documentType);
    return {
      ...(file && { id: file.id }),
      documentTypeName: documentType,
      ...(file?.subType && { subType: file.subType }),
      documentStatus: status,
      ...(rejectionReason !== null && { rejectionReason }),
      ...(isAskedFor(request) && dueAt !== null && { dueAt: dueAt.toISOString() }),
    };
  });
}

/** The player's documents by type (DOC-11). */
export async function getDocuments({
  platform,
  session,
  query,
}: Call<'getDocuments'>): Promise<Documents> {
  const all = await entriesOf(platform.db, session.playerId);
  const wanted = all.filter(
    ({ documentTypeName }) =>
      query.documentType === undefined || query.documentType === documentTypeName,
  );
  const of = (type: DocumentType) =>
    wanted.filter(({ documentTypeName }) => documentTypeName === type);
  const one = (type: DocumentType): Entry => of(type)[0] ?? { documentStatus: 'UNREQUESTED' };
  return {
    idDocument: one('PROOF_OF_ID'),
    addressDocument: one('PROOF_OF_ADDRESS'),
    sowDocument: one('SOURCE_OF_WEALTH'),
    eddQuestionnaire: one('EDD_QUESTIONNAIRE'),
    otherDocument: of('OTHER'),
    paymentDocument: of('PROOF_OF_PAYMENT'),
  };
}

/** How the verification of one type stands (DOC-13). */
export async function getDocumentVerification({
  platform,
  session,
  query,
}: Call<'getDocumentVerification'>): Promise<Success<'getDocumentVerification'>> {
  const [request] = await platform.db
    .select()
    .from(documentRequests)
    .where(requestOf(session.playerId, query.documentType));
  if (!request) return { documentStatus: 'UNREQUESTED' };
  const { status, rejectionReason } = request;
  return {
    documentStatus: status,
    ...(rejectionReason !== null && { rejectionReason }),
  };
}

/** Hands the uploaded files of a type to the reviewers (DOC-07). A repetition after a lost answer is the same. */
export async function startDocumentVerification({
  platform,
  session,
  body,
}: Call<'startDocumentVerification'>): Promise<Record<string, never>> {
  const { db, clock, events } = platform;
  const { playerId } = session;
  const { documentType: type } = body;
  const missing = () => new Refusal(409, 'error.document.missing', 'No document uploaded.');
  await db.transaction(async (tx) => {
    const request = await heldRequest(tx, playerId, type);
    if (!request) throw missing();
    if (request.status === 'UNDER_REVIEW') return;
    if (!isAskedFor(request)) throw missing();
    const handedIn = await tx
      .update(documentFiles)
      .set({ state: 'HANDED_IN' })
      .where(
        and(
          eq(documentFiles.playerId, playerId),
          eq(documentFiles.documentType, type),
          eq(documentFiles.state, 'UPLOADED'),
        ),
      )
      .returning({ id: documentFiles.id });
    if (handedIn.length === 0) throw missing();
    await tx
      .update(documentRequests)
      .set({ status: 'UNDER_REVIEW', rejectionReason: null, handedInAt: clock.date() })
      .where(requestOf(playerId, type));
  });
  events.publish('player.changed', { playerId });
  return {};
}
