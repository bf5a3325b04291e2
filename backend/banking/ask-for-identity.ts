import { eq } from 'drizzle-orm';
import type { Platform } from '../platform/platform.ts';
import type { DepositPlayer } from './deposit-facts.ts';
import { standingOf } from './deposit-rules.ts';
import { documentRequests } from './tables.ts';

/** What proves who somebody is, and where they live. */
const PROOFS = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'] as const;

/**
 * A check that told a player to prove who they are asks for the documents that do: without that they would be
 * sent to a page on which nothing is wanted. What was asked for before, whatever became of it, stays as it is.
 */
export async function askForIdentity(
  { db, events }: Platform,
  playerId: string,
  { facts }: DepositPlayer,
): Promise<void> {
  if (standingOf(facts.kycStatus) !== 'unverified') return;
  const asked = await db
    .insert(documentRequests)
    .values(
      PROOFS.map((documentType) => ({ playerId, documentType, status: 'REQUESTED' as const })),
    )
    .onConflictDoUpdate({
      target: [documentRequests.playerId, documentRequests.documentType],
      set: { status: 'REQUESTED' },
      setWhere: eq(documentRequests.status, 'UNREQUESTED'),
    })
    .returning({ type: documentRequests.documentType });
  if (asked.length > 0) events.publish('player.changed', { playerId });
}
