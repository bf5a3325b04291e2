import { and, asc, eq, inArray } from 'drizzle-orm';
import { documentRequests } from '../banking/tables.ts';
import type { Platform } from '../platform/platform.ts';
import { players, type KycLevel } from '../players/tables.ts';
import { heldRequest, requestOf, type DocumentRequest, type DocumentType } from './requests.ts';
import { documentStore } from './store.ts';
import { documentFiles } from './tables.ts';

type Reason = NonNullable<DocumentRequest['rejectionReason']>;

/** What waits for a reviewer, the longest first. */
export async function documentsToReview({ db }: Platform, most = 50) {
  const requests = await db
    .select({
      playerId: documentRequests.playerId,
      type: documentRequests.documentType,
      handedInAt: documentRequests.handedInAt,
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
  return requests.map((request) => ({
    ...request,
    files: files.filter(
      ({ playerId, documentType }) =>
        playerId === request.playerId && documentType === request.type,
    ),
  }));
}

/** One file that a reviewer looks at; undefined when there is none, or it cannot be opened. */
export async function fileToReview({ db, config }: Platform, id: string) {
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.id, id));
  const store = await documentStore(config);
  if (!file || store === undefined) return undefined;
  const bytes = await store.get(id).catch(() => undefined);
  return bytes && { mediaType: file.mediaType, bytes };
}

/** Levels below that of a player whose documents were accepted. */
const UNPROVEN: ReadonlySet<KycLevel> = new Set(['NOT_VERIFIED', 'PENDING', 'PENDING_EXPIRED']);

/**
 * What a reviewer decided, once: of two who decide at the same time the second changes nothing. Where no
 * document is left to be proved, the player's KYC level rises.
 *
 * @param reason why it is not accepted; undefined: it is
 * @param by who decided that at the desk
 * @returns false when there was nothing to decide any more
 */
export async function decideDocument(
  { db, events }: Platform,
  playerId: string,
  type: DocumentType,
  reason: Reason | undefined,
  by: string | null = null,
): Promise<boolean> {
  const isDecided = await db.transaction(async (tx) => {
    const request = await heldRequest(tx, playerId, type);
    if (request?.status !== 'UNDER_REVIEW') return false;
    await tx
      .update(documentRequests)
      .set({
        status: reason === undefined ? 'VERIFIED' : 'REQUESTED',
        rejectionReason: reason ?? null,
        decidedBy: by,
      })
      .where(requestOf(playerId, type));
    await tx
      .update(documentFiles)
      .set({ state: reason === undefined ? 'ACCEPTED' : 'REJECTED' })
      .where(
        and(
          eq(documentFiles.playerId, playerId),
          eq(documentFiles.documentType, type),
          eq(documentFiles.state, 'HANDED_IN'),
        ),
      );
    if (reason !== undefined) return true;
    const all = await tx
      .select({ status: documentRequests.status })
      .from(documentRequests)
      .where(eq(documentRequests.playerId, playerId));
    const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
    const isProven = all.every(({ status }) => status === 'VERIFIED' || status === 'UNREQUESTED');
    if (player && isProven && UNPROVEN.has(player.kycStatus)) {
      await tx.update(players).set({ kycStatus: 'FULLY VERIFIED' }).where(eq(players.id, playerId));
    }
    return true;
  });
  if (isDecided) events.publish('player.changed', { playerId });
  return isDecided;
}
