import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailboxOf } from '../../reference/mailbox.ts';
import { askForDocuments } from '../banking/document-requests.ts';
import { openWebhookSecret } from '../banking/webhook-secret.ts';
import { urlsOf } from '../platform/http/own-address.ts';
import { players } from '../players/tables.ts';
import type { Platform } from '../platform/platform.ts';
import type { Working } from '../platform/worker-loop.ts';
import { documentsDesk } from '../back-office/documents/plugin.ts';
import type { DeskPage } from '../back-office/plugin.ts';
import { isAsSeen } from '../back-office/seen.ts';
import { questionnairesDesk } from '../back-office/questionnaires/plugin.ts';
import { BASE_PATH, checkPages } from '../third-parties/kyc-provider/plugin.ts';
import { identityProvider } from '../third-parties/kyc-provider/provider.ts';
import { initiateIdentityCheck } from '../verification/identity-check.ts';
import { IDENTITY_WEBHOOK_PATH } from '../verification/identity-paths.ts';
import { identityWebhook } from '../verification/identity-webhook.ts';
import { startIdentityWork } from '../verification/identity-work.ts';
import {
  answersToReview,
  decideAnswers,
  decidedAnswers,
} from '../verification/questionnaire-review.ts';
import { sweepRegularly } from '../verification/sweep.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import { reasonNamed, REASONS } from '../verification/reasons.ts';
import { FILE_DOCUMENTS, isFileDocument } from '../verification/requests.ts';
import {
  decideDocument,
  documentsToReview,
  fileToReview,
  lastDecisions,
} from '../verification/review.ts';
import { isUuid } from '../platform/uuid.ts';
import { playerOfSession } from '../access/session-player.ts';

/** ms. */
const DAY = 86_400_000;

/** Whole days that are begun until then, negative for those since; null where there is no deadline. */
const daysUntil = (dueAt: Date | null, now: number): number | null =>
  dueAt === null ? null : Math.ceil((dueAt.getTime() - now) / DAY);

/** The reviewers' page of the desk, in development. */
export const documentsPage =
  (platform: Platform): DeskPage =>
  (app) => {
    documentsDesk(app, {
      async waiting() {
        const all = await documentsToReview(platform);
        return all
          .filter(({ type }) => isFileDocument(type))
          .map((one) => ({ ...one, daysLeft: daysUntil(one.dueAt, platform.clock.now()) }));
      },
      decided: () => lastDecisions(platform),
      file: (id) => fileToReview(platform, id),
      reasons: REASONS,
      async decide({ playerId, type, reason, by, seen }) {
        if (!isUuid(playerId) || !isFileDocument(type)) return false;
        const named = reasonNamed(reason);
        // An unknown reason to reject is no acceptance.
        if (named !== reason) return false;
        return decideDocument(platform, playerId, type, named, by, (handedInAt) =>
          isAsSeen(seen, handedInAt),
        );
      },
      types: FILE_DOCUMENTS,
      async ask(email, type, days) {
        const named = FILE_DOCUMENTS.find((one) => one === type);
        const [player] = await platform.db
          .select({ playerId: players.id })
          .from(players)
          .where(eq(players.email, mailboxOf(email)));
        if (named === undefined || player === undefined) return false;
        const dueAt = new Date(platform.clock.now() + days * DAY);
        await askForDocuments(platform.db, player.playerId, [named], dueAt);
        platform.events.publish('player.changed', player);
        return true;
      },
    });
  };

/** Where the answers on the source of funds are judged. */
export const questionnairesPage = (platform: Platform): DeskPage =>
  questionnairesDesk({
    async waiting() {
      const all = await answersToReview(platform);
      return all.map(({ answer, firstName, lastName, ...player }) => ({
        ...answer,
        ...player,
        name: [firstName, lastName].filter((part) => part !== null).join(' ') || 'No name',
      }));
    },
    async decided() {
      const all = await decidedAnswers(platform);
      return all.map(({ decision: { answerId: id, ...decision }, email }) => ({
        id,
        ...decision,
        email,
      }));
    },
    decide: ({ seen, ...decision }) =>
      decideAnswers(platform, decision, (level) => isAsSeen(seen, level)),
  });

/** The check of identity, with its provider (DOC-14). */
export const identityHandlers = {
  initiateIdentityCheck: (call) => initiateIdentityCheck(call, identityProvider),
} satisfies Handlers<'initiateIdentityCheck'>;

/** Whether a call's session still stands, and its player may still have one. */
export const sessionStands = async ({
  platform,
  session,
}: Call<'uploadDocument'>): Promise<boolean> =>
  (await playerOfSession(platform, session.sessionId)) !== undefined;

/**
 * Everything of verification that is not an operation of the contract: the KYC provider's pages under
 * `/kyc-provider/`, its signed callbacks, and the way back from it.
 */
export function identityPages(platform: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    const { db, clock, log } = platform;
    const secret = await openWebhookSecret(db, 'identity');
    await app.register(identityWebhook(platform, identityProvider, secret));
    let working: Working | undefined;
    let stopSweeping: (() => void) | undefined;
    app.addHook('onListen', async () => {
      working = startIdentityWork(platform, identityProvider);
      stopSweeping = sweepRegularly(platform);
    });
    app.addHook('preClose', async () => {
      stopSweeping?.();
      await working?.stop();
    });
    const callbackUrl = urlsOf(app)(IDENTITY_WEBHOOK_PATH);
    await app.register(checkPages({ db, clock, log, callbackUrl, secret }), { prefix: BASE_PATH });
  };
}
