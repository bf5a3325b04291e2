import { and, desc, eq } from 'drizzle-orm';
import { documentRequests } from '../banking/tables.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import type { Call, Success } from '../platform/operation.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import { keptText } from '../platform/kept-text.ts';
import { players } from '../players/tables.ts';
import { heldPlayer } from '../profile/player.ts';
import { QUESTIONNAIRE_VERSION, salaryRanges } from './questionnaire-choices.ts';
import { questionnaireAnswers } from './questionnaire-tables.ts';

type Answer = Call<'submitQuestionnaireAnswer'>['body'];
type Kept = typeof questionnaireAnswers.$inferSelect;

const QUESTIONNAIRE = 'EDD_QUESTIONNAIRE';

const isOf = (playerId: string) =>
  and(eq(documentRequests.playerId, playerId), eq(documentRequests.documentType, QUESTIONNAIRE));

async function requestOf(executor: Executor, playerId: string) {
  const [request] = await executor.select().from(documentRequests).where(isOf(playerId));
  return request;
}

async function latestAnswer(executor: Executor, playerId: string): Promise<Kept | undefined> {
  const [latest] = await executor
    .select()
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.playerId, playerId))
    .orderBy(desc(questionnaireAnswers.id))
    .limit(1);
  return latest;
}

const bodyOf = (kept: Kept): Answer => ({
  occupation: kept.occupation,
  salaryRangeId: kept.salaryRangeId,
  sourceOfFunds: kept.sourceOfFunds,
  ...(kept.placeOfBirth !== null && { placeOfBirth: kept.placeOfBirth }),
  ...(kept.nationality !== null && { nationality: kept.nationality }),
});

/** Answers the player's last answers, and until when they are asked (EDD-03). */
export async function getQuestionnaireAnswer({
  platform: { db },
  session: { playerId },
}: Call<'getQuestionnaireAnswer'>): Promise<Success<'getQuestionnaireAnswer'>> {
  const [kept, request] = await Promise.all([latestAnswer(db, playerId), requestOf(db, playerId)]);
  const dueAt = request?.status === 'REQUESTED' ? request.dueAt : null;
  return {
    ...(kept && bodyOf(kept)),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
  };
}

/** The ranges in the currency of the account, which never changes. */
export async function getSalaryRanges({
  platform: { db },
  session: { playerId },
}: Call<'getSalaryRanges'>): Promise<Success<'getSalaryRanges'>> {
  const [player] = await db
    .select({ currency: players.currency })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
  return { currency: player.currency, ranges: [...salaryRanges(player.currency)] };
}

const isSame = (one: Answer, other: Answer): boolean =>
  one.occupation === other.occupation &&
  one.salaryRangeId === other.salaryRangeId &&
  one.sourceOfFunds === other.sourceOfFunds &&
  one.placeOfBirth === other.placeOfBirth &&
  one.nationality === other.nationality;

/** Hands the answers to review: the level and the document move together (EDD-01, EDD-06). */
async function handToReview(tx: Transaction, playerId: string): Promise<void> {
  await tx
    .update(players)
    .set({ kycStatus: 'EDD_UNDER_REVIEW' })
    .where(and(eq(players.id, playerId), eq(players.kycStatus, 'EDD_PENDING')));
  const status = 'UNDER_REVIEW';
  await tx
    .insert(documentRequests)
    .values({ playerId, documentType: QUESTIONNAIRE, status })
    .onConflictDoUpdate({
      target: [documentRequests.playerId, documentRequests.documentType],
      set: { status },
    });
}

/**
 * Keeps the answers and hands them to review, once. The same answers again, because the first reply was lost or
 * the button pressed twice, are acknowledged. Other answers come too late.
 * @throws Refusal 409 error.questionnaire.not_requested
 */
export async function submitQuestionnaireAnswer({
  platform: { db, clock, events },
  body: typed,
  session: { playerId },
}: Call<'submitQuestionnaireAnswer'>): Promise<Record<string, never>> {
  const { placeOfBirth, ...needed } = typed;
  const body = {
    ...needed,
    occupation: keptText(typed.occupation, 'occupation'),
    sourceOfFunds: keptText(typed.sourceOfFunds, 'sourceOfFunds'),
    ...(placeOfBirth !== undefined && { placeOfBirth: keptText(placeOfBirth, 'placeOfBirth') }),
  };
  const isNew = await db.transaction(async (tx) => {
    const player = await heldPlayer(tx, playerId);
    const request = await requestOf(tx, playerId);
    if (player.kycStatus !== 'EDD_PENDING' && request?.status !== 'REQUESTED') {
      const kept = request?.status === 'UNDER_REVIEW' && (await latestAnswer(tx, playerId));
      if (kept && isSame(bodyOf(kept), body)) return false;
      throw new Refusal(409, 'error.questionnaire.not_requested', 'No answers are asked for.');
    }
    const range = salaryRanges(player.currency).find(({ id }) => id === body.salaryRangeId);
    if (!range) throw invalidField('salaryRangeId', 'unknown', 'There is no such salary range.');
    await tx.insert(questionnaireAnswers).values({
      ...body,
      playerId,
      version: QUESTIONNAIRE_VERSION,
      salaryFrom: range.from,
      salaryTo: range.to ?? null,
      currency: player.currency,
      answeredAt: clock.date(),
    });
    await handToReview(tx, playerId);
    return true;
  });
  if (isNew) events.publish('player.changed', { playerId });
  return {};
}
