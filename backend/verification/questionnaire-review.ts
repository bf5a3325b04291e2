import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { documentRequests } from '../banking/tables.ts';
import type { Platform } from '../platform/platform.ts';
import { players, type KycLevel } from '../players/tables.ts';
import { questionnaireAnswers, questionnaireDecisions } from './questionnaire-tables.ts';
import { heldRequest, requestOf } from './requests.ts';

const QUESTIONNAIRE = 'EDD_QUESTIONNAIRE';

/** How long somebody has to answer again, ms. */
const AGAIN_MS = 14 * 86_400_000;

const isOfPlayer = eq(documentRequests.playerId, questionnaireAnswers.playerId);

/** Every player's newest answers that wait for a reviewer, the longest first. */
export async function answersToReview({ db }: Platform, most = 50) {
  const newest = db
    .selectDistinctOn([questionnaireAnswers.playerId], { id: questionnaireAnswers.id })
    .from(questionnaireAnswers)
    .innerJoin(documentRequests, isOfPlayer)
    .where(
      and(
        eq(documentRequests.documentType, QUESTIONNAIRE),
        eq(documentRequests.status, 'UNDER_REVIEW'),
      ),
    )
    .orderBy(questionnaireAnswers.playerId, desc(questionnaireAnswers.id));
  return db
    .select({
      answer: questionnaireAnswers,
      email: players.email,
      firstName: players.firstName,
      lastName: players.lastName,
      dateOfBirth: players.dateOfBirth,
      countryCode: players.countryCode,
      kycStatus: players.kycStatus,
    })
    .from(questionnaireAnswers)
    .innerJoin(players, eq(players.id, questionnaireAnswers.playerId))
    .where(inArray(questionnaireAnswers.id, newest))
    .orderBy(asc(questionnaireAnswers.answeredAt), asc(questionnaireAnswers.id))
    .limit(most);
}

/** The last decisions, the newest first. */
export const decidedAnswers = ({ db }: Platform, most = 20) =>
  db
    .select({ decision: questionnaireDecisions, email: players.email })
    .from(questionnaireDecisions)
    .innerJoin(questionnaireAnswers, eq(questionnaireAnswers.id, questionnaireDecisions.answerId))
    .innerJoin(players, eq(players.id, questionnaireAnswers.playerId))
    .orderBy(desc(questionnaireDecisions.decidedAt), desc(questionnaireDecisions.answerId))
    .limit(most);

export interface AnswerDecision {
  readonly answerId: number;
  readonly accepted: boolean;
  /** For the file; the player does not read it. */
  readonly note: string;
  /** The person of the desk who decides. */
  readonly by: string;
}

/**
 * Accepts the answers that wait, or asks for them again: the document and the player's level move together, and
 * open pages hear of it.
 * @param agrees whether who decides would say the same of a player of this level
 * @returns false when there was nothing to decide any more: somebody else did, there are newer answers, or
 * another level
 */
export async function decideAnswers(
  { db, clock, events }: Platform,
  { answerId, accepted, note, by }: AnswerDecision,
  agrees: (kycStatus: KycLevel) => boolean,
): Promise<boolean> {
  const playerId = await db.transaction(async (tx) => {
    const [answer] = await tx
      .select({ playerId: questionnaireAnswers.playerId })
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.id, answerId));
    if (!answer) return undefined;
    // The player first, as everywhere.
    const isPlayer = eq(players.id, answer.playerId);
    const [player] = await tx.select().from(players).where(isPlayer).for('update');
    const request = await heldRequest(tx, answer.playerId, QUESTIONNAIRE);
    const [newest] = await tx
      .select({ id: questionnaireAnswers.id })
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.playerId, answer.playerId))
      .orderBy(desc(questionnaireAnswers.id))
      .limit(1);
    if (request?.status !== 'UNDER_REVIEW' || newest?.id !== answerId) return undefined;
    if (!player || !agrees(player.kycStatus)) return undefined;
    await tx
      .insert(questionnaireDecisions)
      .values({ answerId, accepted, note, by, decidedAt: clock.date() });
    await tx
      .update(documentRequests)
      .set({
        status: accepted ? 'VERIFIED' : 'REQUESTED',
        ...(!accepted && { dueAt: new Date(clock.now() + AGAIN_MS) }),
      })
      .where(requestOf(answer.playerId, QUESTIONNAIRE));
    // A level that somebody set meanwhile, such as a suspension, stays.
    if (player.kycStatus === 'EDD_UNDER_REVIEW') {
      const kycStatus = accepted ? 'ENHANCED' : 'EDD_PENDING';
      await tx.update(players).set({ kycStatus }).where(isPlayer);
    }
    return answer.playerId;
  });
  if (playerId === undefined) return false;
  events.publish('player.changed', { playerId });
  return true;
}
