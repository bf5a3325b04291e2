import { problems, sendProblem } from '../../platform/http/problem.ts';
import { staffOf } from '../guard.ts';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import type { Typed } from '../seen.ts';
import {
  REASONS,
  REFUSALS,
  withdrawalsBody,
  type DeskWithdrawal,
  type PageState,
  type Reason,
  type Refused,
} from './page.ts';

const PATH = '/desk/withdrawals';

/** The ports of the page to the platform; `backend/bindings/withdrawal-desk.ts` binds them. */
export interface WithdrawalDesk {
  /** Those that can still be decided, the oldest first, and the latest others. */
  list(): Promise<Pick<PageState, 'waiting' | 'others'>>;
  /**
   * @param decision a reason: it is declined
   * @param seen how the player stood when the person looked, as `seenField` says it; undefined: nobody says
   * @returns why it is not decided; undefined: it is
   */
  decide(
    id: DeskWithdrawal['id'],
    decision: 'approve' | Reason,
    by: string,
    seen: string | undefined,
  ): Promise<Refused | undefined>;
}

const isReason = (text: string): text is Reason => Object.hasOwn(REASONS, text);
const reasonIn = (text: string): Reason | undefined => (isReason(text) ? text : undefined);

/** The page `/desk/withdrawals`. */
export function withdrawalsDesk(work: WithdrawalDesk): DeskPage {
  const show = async (state: Omit<PageState, 'waiting' | 'others'>): Promise<string> =>
    page('Withdrawals', PATH, withdrawalsBody({ ...state, ...(await work.list()) }));
  return (app) => {
    app.get<{ Querystring: { done?: string | string[] } }>(PATH, async ({ query }, reply) =>
      reply.type('text/html; charset=utf-8').send(await show({ done: [query.done].flat()[0] })),
    );
    app.post<{ Body: Typed | undefined }>(PATH, async (request, reply) => {
      const { id = '', decision = '', reason = '', seen } = request.body ?? {};
      if (decision !== 'approve' && decision !== 'decline')
        return sendProblem(reply, problems.invalid());
      const wanted = decision === 'approve' ? decision : reasonIn(reason);
      reply.type('text/html; charset=utf-8');
      if (wanted === undefined) {
        const html = await show({ refused: 'Not declined: see below.', unreasoned: id });
        return reply.code(422).send(html);
      }
      const refused = await work.decide(id, wanted, staffOf(request).email, seen);
      if (refused) return reply.code(409).send(await show({ refused: REFUSALS[refused] }));
      return reply.redirect(
        `${PATH}?done=${decision === 'approve' ? 'approved' : 'declined'}`,
        303,
      );
    });
  };
}
