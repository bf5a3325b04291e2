import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { documentRequests } from '../banking/tables.ts';
import type { Platform } from '../platform/platform.ts';
import { players } from '../players/tables.ts';
import { writeVerdict, type Reason } from './decide.ts';
import { heldRequest, type DocumentType } from './requests.ts';
import { documentStore } from './store.ts';
import { documentDecisions, documentFiles, identityChecks } from './tables.ts';

/** The documents that wait for a reviewer, the longest first. */
export async function documentsToReview({ db }: Platform, most = 50) {
  const requests = await db
    .select({
      playerId: documentRequests.playerId,
      type: documentRequests.documentType,
      handedInAt: documentRequests.handedInAt,
      dueAt: documentRequests.dueAt,
      email: players.email,
      firstName: players.firstName,
      lastName: players.lastName,
      dateOfBirth: players.dateOfBirth,
      street: players.street,
      postalCode: players.postalCode,
      city: players.city,
      countryCode: players.countryCode,
    })
    .from(documentRequests)
    .innerJoin(players, eq(players.id, documentRequests.playerId))
    .where(eq(documentRequests.status, 'UNDER_REVIEW'))
    .orderBy(asc(documentRequests.handedInAt), asc(documentRequests.playerId))
    .limit(most);
  const ids = [...new Set(requests.map(({ playerId }) => playerId))];
  const files =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(documentFiles)
          .where(and(inArray(documentFiles.playerId, ids), eq(documentFiles.state, 'HANDED_IN')))
          .orderBy(asc(documentFiles.uploadedAt), asc(documentFiles.id));
  const checks =
    ids.length === 0
      ? []
      : await db
          .select({ playerId: identityChecks.playerId })
          .from(identityChecks)
          .where(and(inArray(identityChecks.playerId, ids), eq(identityChecks.holdsRequest, true)));
  return requests.map((request) => ({
    ...request,
    isAtProvider:
      request.type === 'PROOF_OF_ID' &&
      checks.some(({ playerId }) => playerId === request.playerId),
    files: files.filter(
      ({ playerId, documentType }) =>
        playerId === request.playerId && documentType === request.type,
    ),
  }));
}

/** The last decisions, the newest first: evidence of who decided what. */
export const lastDecisions = ({ db }: Platform, most = 20) =>
  db
    .select({
      type: documentDecisions.documentType,
      reason: documentDecisions.reason,
      decidedBy: documentDecisions.decidedBy,
      decidedAt: documentDecisions.decidedAt,
      email: players.email,
    })
    .from(documentDecisions)
    .innerJoin(players, eq(players.id, documentDecisions.playerId))
    .orderBy(desc(documentDecisions.decidedAt), desc(documentDecisions.id))
    .limit(most);

/** One file that a reviewer looks at; undefined when there is none, or it cannot be opened. */
export async function fileToReview({ db, config }: Platform, id: string) {
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.id, id));
  const store = await documentStore(config);
  if (!file || store === undefined) return undefined;
  const bytes = await store.get(id).catch(() => undefined);
  return bytes && { mediaType: file.mediaType, bytes };
}

/**
 * Stores a reviewer's decision, once. Of two simultaneous decisions the second changes nothing. Papers that
 * came after those that the reviewer saw are not decided on.
 * @param reason why it is not accepted; undefined: it is
 * @param by the reviewer, as the desk knows them
 * @param agrees whether they would say the same of the papers that wait, by when those were handed in
 * @returns false when there was nothing to decide any more
 */
export async function decideDocument(
  { clock, db, events }: Platform,
  playerId: string,
  type: DocumentType,
  reason: Reason | undefined,
  by: string,
  agrees: (handedInAt: Date | null) => boolean,
): Promise<boolean> {
  const isDecided = await db.transaction(async (tx) => {
    const request = await heldRequest(tx, playerId, type);
    if (request?.status !== 'UNDER_REVIEW' || !agrees(request.handedInAt)) return false;
    await writeVerdict(tx, playerId, type, { reason, by, at: clock.date() });
    // The KYC provider's later news of it come too late.
    if (type === 'PROOF_OF_ID') {
      await tx
        .update(identityChecks)
        .set({ holdsRequest: false })
        .where(and(eq(identityChecks.playerId, playerId), eq(identityChecks.holdsRequest, true)));
    }
    return true;
  });
  if (isDecided) events.publish('player.changed', { playerId });
  return isDecided;
}
