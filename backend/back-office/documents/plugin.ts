import type { FastifyInstance } from 'fastify';
import { html } from '../../platform/html.ts';
import { staffOf } from '../guard.ts';
import { page } from '../layout.ts';
import type { Typed } from '../seen.ts';
import { askBody, readAsked, type Asked } from './ask.ts';
import {
  documentsBody,
  keyOf,
  type Decision,
  type Reasons,
  type ReviewedDocument,
} from './page.ts';

const PATH = '/desk/documents';

/** The ports of the desk's documents to the platform. */
export interface DocumentReview {
  /** The documents that wait for a reviewer, the longest first. */
  waiting(): Promise<readonly ReviewedDocument[]>;
  /** The last decisions, the newest first. */
  decided(): Promise<readonly Decision[]>;
  /** The bytes of a file; undefined when there is none. */
  file(id: string): Promise<{ readonly mediaType: string; readonly bytes: Buffer } | undefined>;
  /** Every reason that may be given. */
  readonly reasons: Reasons;
  /** @returns false when somebody else has decided meanwhile, or other papers were handed in */
  decide(decision: {
    readonly playerId: string;
    readonly type: string;
    /** Why it is not accepted; undefined: it is. */
    readonly reason: string | undefined;
    /** The person who decides. */
    readonly by: string;
    /** When the papers that they looked at were handed in, as `seenField` says it; undefined: nobody says. */
    readonly seen: string | undefined;
  }): Promise<boolean>;
  /** The documents that a player may be asked for. */
  readonly types: readonly string[];
  /**
   * Asks a player for a document.
   * @param days until it is due
   * @returns false when there is no such player
   */
  ask(email: string, type: string, days: number): Promise<boolean>;
}

const DONE: ReadonlyMap<string, string> = new Map([
  ['yes', 'Decided.'],
  ['asked', 'Asked: the player’s pages say so at once.'],
]);

const LATE =
  'Not done: somebody else has decided meanwhile, or other papers were handed in. Look again.';

/**
 * A file runs nothing and has no origin, not even that of the desk, whatever it holds. A page in a sandbox
 * cannot also ask to be apart from its opener.
 */
const FILE_POLICY = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'unsafe-none',
  'x-content-type-options': 'nosniff',
} as const;

/** The page `/desk/documents`: a person looks at documents, and accepts them or rejects them with a reason. */
export function documentsDesk(app: FastifyInstance, review: DocumentReview): void {
  const show = async (
    news?: { readonly text: string; readonly isWrong: boolean },
    asked?: Asked,
    unreasoned?: string,
  ): Promise<string> => {
    const [waiting, decided] = await Promise.all([review.waiting(), review.decided()]);
    const body = documentsBody({ waiting, decided, reasons: review.reasons, unreasoned }, news);
    return page('Documents', PATH, html`${body}${askBody(review.types, asked)}`);
  };
  app.get<{ Querystring: { done?: string } }>(PATH, async ({ query }, reply) => {
    const text = DONE.get(query.done ?? '');
    const news = text === undefined ? undefined : { text, isWrong: false };
    return reply.type('text/html; charset=utf-8').send(await show(news));
  });
  app.get<{ Params: { id: string } }>(`${PATH}/files/:id`, async ({ params }, reply) => {
    const file = await review.file(params.id);
    if (file === undefined)
      return reply.code(404).type('text/plain').send('There is no such file.');
    // A PDF is saved, not opened here: this page does not answer for a browser's PDF viewer.
    const isPicture = file.mediaType.startsWith('image/');
    return reply
      .type(file.mediaType)
      .headers(FILE_POLICY)
      .header('content-disposition', isPicture ? 'inline' : 'attachment')
      .send(file.bytes);
  });
  app.post<{ Body: Typed | undefined }>(`${PATH}/ask`, async ({ body }, reply) => {
    const asked = readAsked(body ?? {}, review.types);
    const problem =
      asked.problem ??
      ((await review.ask(asked.email, asked.type, asked.days))
        ? undefined
        : 'There is no player with this e-mail address.');
    if (problem === undefined) return reply.redirect(`${PATH}?done=asked`, 303);
    return reply
      .code(422)
      .type('text/html; charset=utf-8')
      .send(await show(undefined, { ...asked, problem }));
  });
  app.post<{ Body: Typed | undefined }>(PATH, async (request, reply) => {
    const { player: playerId = '', type = '', decision, reason = '', seen } = request.body ?? {};
    const isRejected = decision === 'reject';
    const isComplete = isRejected ? review.reasons.has(reason) : decision === 'accept';
    if (!isComplete) {
      const news = { text: 'Not decided: choose a reason.', isWrong: true };
      return reply
        .code(422)
        .type('text/html; charset=utf-8')
        .send(await show(news, undefined, keyOf({ playerId, type })));
    }
    const { email: by } = staffOf(request);
    const isDecided = await review.decide({
      playerId,
      type,
      reason: isRejected ? reason : undefined,
      by,
      seen,
    });
    if (isDecided) return reply.redirect(`${PATH}?done=yes`, 303);
    return reply
      .code(409)
      .type('text/html; charset=utf-8')
      .send(await show({ text: LATE, isWrong: true }));
  });
}
