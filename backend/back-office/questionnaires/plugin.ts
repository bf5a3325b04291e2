import { cut } from '../../platform/cut.ts';
import { staffOf } from '../guard.ts';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import {
  MAX_NOTE,
  questionnairesBody,
  type DecidedAnswers,
  type PageState,
  type ReviewedAnswers,
} from './page.ts';

const PATH = '/desk/questionnaires';

/** The ports of the page to the platform; `backend/bindings/verification.ts` binds them. */
export interface QuestionnaireReview {
  /** The answers that wait for a reviewer, the longest first. */
  waiting(): Promise<readonly ReviewedAnswers[]>;
  /** The last decisions, the newest first. */
  decided(): Promise<readonly DecidedAnswers[]>;
  /** @returns false when somebody else has decided meanwhile, or there are newer answers, or another level */
  decide(decision: {
    readonly answerId: number;
    readonly accepted: boolean;
    readonly note: string;
    readonly by: string;
    /** The player's level that the person saw, as `seenField` says it; undefined: nobody says. */
    readonly seen: string | undefined;
  }): Promise<boolean>;
}

const DONE = new Map([
  ['accepted', 'Accepted. The player’s pages say so.'],
  ['again', 'The player is asked again.'],
]);

const LATE =
  'Not done: somebody else decided meanwhile, or there are newer answers, or the player has another level. Look again.';

type Typed = Readonly<Record<string, unknown>>;

/** A form has texts alone; JSON may have anything. */
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page `/desk/questionnaires`: answers are read, and accepted or asked for again. */
export function questionnairesDesk(review: QuestionnaireReview): DeskPage {
  const show = async (state: Omit<PageState, 'waiting' | 'decided'>): Promise<string> => {
    const [waiting, decided] = await Promise.all([review.waiting(), review.decided()]);
    return page('Questionnaires', PATH, questionnairesBody({ ...state, waiting, decided }));
  };
  return (app) => {
    app.get<{ Querystring: { done?: string } }>(PATH, async ({ query }, reply) =>
      reply.type('text/html; charset=utf-8').send(await show({ news: DONE.get(query.done ?? '') })),
    );
    app.post<{ Body: Typed | undefined }>(PATH, async (request, reply) => {
      const { decision, ...typed } = request.body ?? {};
      const answers = textIn(typed['answers']);
      const note = cut(textIn(typed['note']).replaceAll('\0', '').trim(), MAX_NOTE);
      const answerId = /^\d{1,15}$/.test(answers) ? Number(answers) : 0;
      const accepted = decision === 'accept';
      // Anything but an acceptance must be explained.
      if (!accepted && note === '') {
        const html = await show({ refused: 'Not decided: see below.', unexplained: answerId });
        return reply.code(422).type('text/html; charset=utf-8').send(html);
      }
      const { email: by } = staffOf(request);
      const seen = textIn(typed['seen']);
      if (await review.decide({ answerId, accepted, note, by, seen }))
        return reply.redirect(`${PATH}?done=${accepted ? 'accepted' : 'again'}`, 303);
      const html = await show({ refused: LATE });
      return reply.code(409).type('text/html; charset=utf-8').send(html);
    });
  };
}
