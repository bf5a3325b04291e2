import { problems, sendProblem } from '../../platform/http/problem.ts';
import { staffOf } from '../guard.ts';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import {
  REASONS,
  withdrawalsBody,
  type DeskWithdrawal,
  type PageState,
  type Reason,
} from './page.ts';

const PATH = '/desk/withdrawals';

/** The ports of the page to the platform; `backend/bindings/withdrawal-desk.ts` binds them. */
export interface WithdrawalDesk {
  /** Those that can still be decided, the oldest first, and the latest others. */
  list(): Promise<Pick<PageState, 'waiting' | 'others'>>;
  /**
   * @param seen how the player stood when the approver looked
   * @returns `gone`: it no longer waited; `changed`: the player stands otherwise by now
   */
  approve(
    id: DeskWithdrawal['id'],
    by: string,
    seen: DeskWithdrawal['account'],
  ): Promise<'approved' | 'gone' | 'changed'>;
  /** @returns whether it still waited */
  decline(id: DeskWithdrawal['id'], reason: Reason, by: string): Promise<boolean>;
}

interface Typed {
  readonly id?: string;
  readonly decision?: string;
  readonly reason?: string;
  readonly seen?: string;
}

const isReason = (text: string): text is Reason => Object.hasOwn(REASONS, text);

/** The page `/desk/withdrawals`. */
export function withdrawalsDesk(work: WithdrawalDesk): DeskPage {
  const show = async (state: Pick<PageState, 'done' | 'unreasoned'>): Promise<string> =>
    page('Withdrawals', PATH, withdrawalsBody({ ...state, ...(await work.list()) }));
  return (app) => {
    app.get<{ Querystring: { done?: string | string[] } }>(PATH, async ({ query }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(await show({ done: [query.done].flat()[0], unreasoned: undefined })),
    );
    app.post<{ Body: Typed | undefined }>(PATH, async (request, reply) => {
      const { id = '', decision = '', reason = '', seen = '' } = request.body ?? {};
      const { email: by } = staffOf(request);
      if (decision === 'approve') {
        return reply.redirect(`${PATH}?done=${await work.approve(id, by, seen)}`, 303);
      }
      if (decision !== 'decline') return sendProblem(reply, problems.invalid());
      if (!isReason(reason)) {
        const html = await show({ done: undefined, unreasoned: id });
        return reply.code(422).type('text/html; charset=utf-8').send(html);
      }
      const done = (await work.decline(id, reason, by)) ? 'declined' : 'gone';
      return reply.redirect(`${PATH}?done=${done}`, 303);
    });
  };
}
