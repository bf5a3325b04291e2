import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../openapi/types.ts';
import type { Executor } from '../platform/database.ts';
import { players } from '../players/tables.ts';
import { readDepositPlayer, type DepositPlayer } from './deposit-facts.ts';
import { standingOf, type DocumentFact } from './deposit-rules.ts';
import { documentRequests } from './tables.ts';

type DocumentType = Schemas['DocumentType'];

/** The documents that prove who somebody is, and where they live. */
const IDENTITY: readonly DocumentType[] = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'];
/** The statuses of documents that nobody has to hand in again. */
const SETTLED: readonly Schemas['DocumentVerificationStatus'][] = ['UNDER_REVIEW', 'VERIFIED'];
/** The part of the unverified player's sum after which documents are asked for. */
const ASKED_FROM = 1 / 4;
/** How long documents may wait before the law wants them, ms. */
const PATIENCE = 30 * 86_400_000;

/** The request for the player's identity, whatever else was asked for. */
const identityOf = ({ facts }: DepositPlayer): DocumentFact | undefined =>
  facts.documents.find(({ type, status }) => type === 'PROOF_OF_ID' && status !== 'UNREQUESTED');

/** If all is accepted and the level is not, a person of ours has still to look. */
const neverAsked = (player: DepositPlayer): boolean => identityOf(player) === undefined;

/** Asked for by a withdrawal alone, so far: nothing else waits for it. */
const hasNoDeadline = (player: DepositPlayer): boolean => {
  const { status, dueAt } = identityOf(player) ?? {};
  return dueAt === null && (status === 'REQUESTED' || status === 'EXPIRED');
};

/**
 * Asks a player for documents. One that waits already is due at the earlier of both times, and one under review
 * stays as it is.
 *
 * @param dueAt null: whenever the player likes
 * @param settled statuses of documents that are not asked for
 * @returns whether any is asked for now
 */
export async function askForDocuments(
  executor: Executor,
  playerId: string,
  types: readonly DocumentType[],
  dueAt: Date | null,
  settled: readonly Schemas['DocumentVerificationStatus'][] = ['UNDER_REVIEW'],
): Promise<boolean> {
  const asked = await executor
    .insert(documentRequests)
    .values(
      types.map((documentType) => ({
        playerId,
        documentType,
        status: 'REQUESTED' as const,
        dueAt,
      })),
    )
    .onConflictDoUpdate({
      target: [documentRequests.playerId, documentRequests.documentType],
      set: {
        status: 'REQUESTED',
        dueAt: sql`CASE WHEN ${inArray(documentRequests.status, ['REQUESTED', 'EXPIRED'])}
          THEN least(${documentRequests.dueAt}, excluded.due_at) ELSE excluded.due_at END`,
      },
      setWhere: notInArray(documentRequests.status, [...settled]),
    })
    .returning({ documentType: documentRequests.documentType });
  return asked.length > 0;
}

/** Asks for identity and address, due at once, except for accepted documents and those under review. @param now ms */
export const askWhoTheyAre = (
  executor: Executor,
  playerId: string,
  now: number,
): Promise<boolean> => askForDocuments(executor, playerId, IDENTITY, new Date(now), SETTLED);

/**
 * Asks for identity and address once an unverified player has deposited much of the sum that is allowed without
 * verification; at the whole sum they are due at once (DEP-06, DEP-08).
 *
 * @param now ms since the epoch
 * @returns whether anything was asked for
 */
export async function askOfDepositor(
  executor: Executor,
  playerId: string,
  player: DepositPlayer,
  now: number,
): Promise<boolean> {
  const { kycStatus, lifetimeDeposits, unverifiedDepositCap } = player.facts;
  if (standingOf(kycStatus) !== 'unverified') return false;
  const isAllUsed = lifetimeDeposits >= unverifiedDepositCap;
  const isMuchUsed = lifetimeDeposits >= unverifiedDepositCap * ASKED_FROM;
  const isAsked = !neverAsked(player) && !hasNoDeadline(player);
  if (!isMuchUsed || (!isAllUsed && isAsked)) return false;
  const dueAt = new Date(isAllUsed ? now : now + PATIENCE);
  return askForDocuments(executor, playerId, IDENTITY, dueAt, SETTLED);
}

/**
 * The same once a deposit is credited; of a verified player it reads only the level.
 *
 * @param now ms since the epoch
 * @returns whether anything was asked for
 */
export async function askAfterDeposit(
  executor: Executor,
  playerId: string,
  now: number,
): Promise<boolean> {
  const [row] = await executor
    .select({ kycStatus: players.kycStatus })
    .from(players)
    .where(eq(players.id, playerId));
  if (row === undefined || standingOf(row.kycStatus) !== 'unverified') return false;
  const player = await readDepositPlayer(executor, playerId, { now, locatedIn: null });
  return player !== undefined && askOfDepositor(executor, playerId, player, now);
}

/**
 * Nobody is paid out unverified: a player who wants to withdraw what there is can hand in identity and address
 * there and then (WDR-10). Looking at it has no other consequence: nothing is ever due because of it.
 *
 * @returns whether anything was asked for
 */
export async function askOfWithdrawer(
  executor: Executor,
  playerId: string,
  player: DepositPlayer,
): Promise<boolean> {
  const isUnverified = standingOf(player.facts.kycStatus) === 'unverified';
  if (!isUnverified || player.mainBalance === 0 || !neverAsked(player)) return false;
  return askForDocuments(executor, playerId, IDENTITY, null, SETTLED);
}
