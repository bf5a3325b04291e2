import { and, eq } from 'drizzle-orm';
import { documentRequests } from '../banking/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { players, type KycLevel } from '../players/tables.ts';
import { requestOf, type DocumentRequest, type DocumentType } from './requests.ts';
import { documentDecisions, documentFiles } from './tables.ts';

export type Reason = NonNullable<DocumentRequest['rejectionReason']>;

/** The verdict on a document, and who gives it. */
export interface Verdict {
  /** Why it is not accepted; undefined: it is. */
  readonly reason: Reason | undefined;
  /** A reviewer's name at the desk, or the KYC provider. */
  readonly by: string;
  readonly at: Date;
}

/** The document that proves an identity. */
const IDENTITY: DocumentType = 'PROOF_OF_ID';

/** Levels below that of a player whose documents were accepted. */
const UNPROVEN: ReadonlySet<KycLevel> = new Set(['NOT_VERIFIED', 'PENDING', 'PENDING_EXPIRED']);

/**
 * Writes down the decision on a document whose request the transaction holds. Once no document is left to be
 * proved, and the player's identity is proved, their KYC level rises. That frees deposits and withdrawals.
 */
export async function writeVerdict(
  tx: Transaction,
  playerId: string,
  type: DocumentType,
  { reason, by, at }: Verdict,
): Promise<void> {
  const isAccepted = reason === undefined;
  await tx
    .update(documentRequests)
    .set({ status: isAccepted ? 'VERIFIED' : 'REQUESTED', rejectionReason: reason ?? null })
    .where(requestOf(playerId, type));
  await tx
    .update(documentFiles)
    .set({ state: isAccepted ? 'ACCEPTED' : 'REJECTED' })
    .where(
      and(
        eq(documentFiles.playerId, playerId),
        eq(documentFiles.documentType, type),
        eq(documentFiles.state, 'HANDED_IN'),
      ),
    );
  await tx.insert(documentDecisions).values({
    playerId,
    documentType: type,
    reason: reason ?? null,
    decidedBy: by,
    decidedAt: at,
  });
  if (isAccepted) await raiseLevel(tx, playerId);
}

async function raiseLevel(tx: Transaction, playerId: string): Promise<void> {
  const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
  // Read once the player is held: of two documents that are accepted at once the second sees the first.
  const all = await tx
    .select({ type: documentRequests.documentType, status: documentRequests.status })
    .from(documentRequests)
    .where(eq(documentRequests.playerId, playerId));
  const isProven = all.every(({ status }) => status === 'VERIFIED' || status === 'UNREQUESTED');
  // A payslip does not identify its sender.
  const isKnown = all.some(({ type, status }) => type === IDENTITY && status === 'VERIFIED');
  if (player && isProven && isKnown && UNPROVEN.has(player.kycStatus)) {
    await tx.update(players).set({ kycStatus: 'FULLY VERIFIED' }).where(eq(players.id, playerId));
  }
}
