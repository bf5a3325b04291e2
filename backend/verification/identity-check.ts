import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { policyOfResidence } from '../../reference/policies.ts';
import { documentRequests } from '../banking/tables.ts';
import { countTowards } from '../platform/rate-limit-store.ts';
import type { Executor } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { presented, shownAt } from '../players/presented.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { writeVerdict } from './decide.ts';
import { IDENTITY_RETURN_PATH } from './identity-paths.ts';
import type { CheckNews, IdentityProvider } from './ports.ts';
import { reasonNamed } from './reasons.ts';
import {
  heldRequest,
  isAskedFor,
  notRequested,
  requestOf,
  type DocumentRequest,
} from './requests.ts';
import { identityChecks } from './tables.ts';

/** The one document that the provider looks at. */
const IDENTITY = 'PROOF_OF_ID';
/** The decider's name in the record. */
const PROVIDER = 'KYC provider';
/** An open check is good for that long, ms: a player who comes back within it goes on with it. */
const GOOD_FOR = 20 * 60_000;

/** DOC-14: opens a check at the provider, or goes on with the one that is open. */
export async function initiateIdentityCheck(
  { platform, session, body, origin }: Call<'initiateIdentityCheck'>,
  provider: IdentityProvider,
): Promise<Success<'initiateIdentityCheck'>> {
  const { clock, db } = platform;
  const { playerId } = session;
  if (body.documentType !== IDENTITY) throw notRequested();
  return db.transaction(async (tx) => {
    const request = await heldRequest(tx, playerId, IDENTITY);
    if (!request || !isAskedFor(request)) throw notRequested();
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    if (!player || !policyOfResidence(residenceOf(player)).identityCheck) throw notRequested();
    const shown = shownAt(origin.siteId, body.returnUrl, player);
    const { brandName, written } = presented(shown);
    const [open] = await tx
      .select()
      .from(identityChecks)
      .where(
        and(
          eq(identityChecks.playerId, playerId),
          eq(identityChecks.state, 'OPEN'),
          eq(identityChecks.returnPath, body.returnUrl),
          // The same page of another brand has another address.
          eq(identityChecks.siteId, shown.siteId),
          gt(identityChecks.createdAt, new Date(clock.now() - GOOD_FOR)),
        ),
      )
      .orderBy(desc(identityChecks.createdAt))
      .limit(1);
    if (open) return { redirectUrl: open.checkAt };
    await countTowards(platform, tx, 'documentUploads', playerId);
    const reference = `idc_${randomBytes(16).toString('hex')}`;
    const { checkId, checkAt, order } = provider.open(
      {
        reference,
        merchantName: brandName,
        language: written.tag,
        returnPath: IDENTITY_RETURN_PATH,
      },
      clock.now(),
    );
    await order(tx);
    await tx.insert(identityChecks).values({
      reference,
      playerId,
      checkId,
      checkAt,
      siteId: shown.siteId,
      state: 'OPEN',
      returnPath: body.returnUrl,
      createdAt: clock.date(),
    });
    return { redirectUrl: checkAt };
  });
}

/** Why the provider's news was not taken. */
type Unmatched = 'unknown' | 'check' | 'opposite';

const isUnderReview = ({ status }: DocumentRequest): boolean => status === 'UNDER_REVIEW';

const isEnd = (status: CheckNews['status']): boolean => status !== 'OPEN' && status !== 'SUBMITTED';

/** The check of a reference. @param isHeld nobody else changes it until the transaction ends */
async function checkOf(tx: Executor, reference: string, isHeld: boolean) {
  const query = tx.select().from(identityChecks).where(eq(identityChecks.reference, reference));
  const [check] = await (isHeld ? query.for('update') : query);
  return check;
}

/**
 * Takes the provider's news of a check, which come by callback, by the way back or because we asked: late,
 * twice and in any order. Each end is taken once. A reviewer's decision meanwhile, or papers before a reviewer,
 * stay as they are.
 * @returns why it was not taken; undefined: it was, now or before
 */
export async function takeNews(
  { db, clock, events }: Platform,
  { reference, checkId }: { readonly reference: string; readonly checkId: string },
  { status, reason }: CheckNews,
): Promise<Unmatched | undefined> {
  let changedOf: string | undefined;
  const unmatched = await db.transaction(async (tx): Promise<Unmatched | undefined> => {
    const playerId = (await checkOf(tx, reference, false))?.playerId;
    if (playerId === undefined) return 'unknown';
    // Locks the request before the check, as a reviewer does.
    const request = await heldRequest(tx, playerId, IDENTITY);
    const check = await checkOf(tx, reference, true);
    if (check?.checkId !== checkId) return 'check';
    if (check.state === status) return undefined;
    if (isEnd(check.state)) return isEnd(status) ? 'opposite' : undefined;
    if (status === 'OPEN') return undefined;
    const at = clock.date();
    // A document under review without this check is a reviewer's, and so is a later decision.
    const isOurs =
      request !== undefined &&
      (check.state === 'OPEN' ? isAskedFor(request) : check.holdsRequest && isUnderReview(request));
    await tx
      .update(identityChecks)
      .set({
        state: status,
        holdsRequest: isOurs && status === 'SUBMITTED',
        ...(isEnd(status) && { endedAt: at }),
      })
      .where(eq(identityChecks.reference, reference));
    if (!isOurs) return undefined;
    changedOf = playerId;
    if (status === 'SUBMITTED') {
      await tx
        .update(documentRequests)
        .set({ status: 'UNDER_REVIEW', rejectionReason: null, handedInAt: at })
        .where(requestOf(playerId, IDENTITY));
    } else if (status === 'APPROVED' || status === 'REJECTED') {
      const named = reasonNamed(reason) ?? 'ID_INVALID_TYPE';
      await writeVerdict(tx, playerId, IDENTITY, {
        reason: status === 'APPROVED' ? undefined : named,
        by: PROVIDER,
        at,
      });
    } else if (check.holdsRequest) {
      await tx
        .update(documentRequests)
        .set({ status: 'REQUESTED' })
        .where(requestOf(playerId, IDENTITY));
    }
    return undefined;
  });
  if (changedOf !== undefined) events.publish('player.changed', { playerId: changedOf });
  return unmatched;
}
