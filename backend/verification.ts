import { eq } from 'drizzle-orm';
import { askForDocuments } from './banking/document-requests.ts';
import { players } from './players/tables.ts';
import type { Platform } from './platform/platform.ts';
import { documentsDesk } from './third-parties/desk/documents/plugin.ts';
import type { DeskPage } from './third-parties/desk/plugin.ts';
import { questionnairesDesk } from './third-parties/desk/questionnaires/plugin.ts';
import {
  answersToReview,
  decideAnswers,
  decidedAnswers,
} from './verification/questionnaire-review.ts';
import { REASONS } from './verification/reasons.ts';
import { isFileDocument, type DocumentType } from './verification/requests.ts';
import { decideDocument, documentsToReview, fileToReview } from './verification/review.ts';
import { isUuid } from './access/rules.ts';

const ASKED_AT_THE_DESK: readonly DocumentType[] = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'OTHER',
];
/** ms. */
const DAY = 86_400_000;

/** The reviewers' page of the desk, in development. */
export const documentsPage =
  (platform: Platform): DeskPage =>
  (app) => {
    documentsDesk(app, {
      async waiting() {
        const all = await documentsToReview(platform);
        return all.filter(({ type }) => isFileDocument(type));
      },
      file: (id) => fileToReview(platform, id),
      reasons: REASONS,
      async decide(playerId, type, reason, by) {
        if (!isUuid(playerId) || !isFileDocument(type)) return false;
        const named = REASONS.find((one) => one === reason);
        return decideDocument(platform, playerId, type, named, by);
      },
      types: ASKED_AT_THE_DESK,
      async ask(email, type, days) {
        const named = ASKED_AT_THE_DESK.find((one) => one === type);
        const [player] = await platform.db
          .select({ playerId: players.id })
          .from(players)
          .where(eq(players.email, email.trim().toLowerCase()));
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
    decide: (decision) => decideAnswers(platform, decision),
  });
