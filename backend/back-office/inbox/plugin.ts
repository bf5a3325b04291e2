import { randomUUID } from 'node:crypto';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import type { CrmContext } from '../../third-parties/crm/crm.ts';
import type { Typed } from '../seen.ts';
import { readForm } from './form.ts';
import { deskBody, type DeskState } from './page.ts';
import { sendMessage, sentMessages } from '../../third-parties/crm/messages.ts';

const PATH = '/desk/inbox';

/** The page `/desk/inbox`. */
export function crmDesk(context: CrmContext): DeskPage {
  const show = async (state: Partial<DeskState>): Promise<string> => {
    const sent = await sentMessages(context);
    const typed = { key: randomUUID(), ...state.typed };
    const whole = { wrong: {}, message: undefined, isSent: false, ...state, typed, sent };
    return page('Inbox', PATH, deskBody(whole));
  };
  return (app) => {
    app.get<{ Querystring: { sent?: string } }>(PATH, async ({ query }, reply) =>
      reply.type('text/html; charset=utf-8').send(await show({ isSent: query.sent !== undefined })),
    );
    app.post<{ Body: Typed | undefined }>(PATH, async ({ body }, reply) => {
      const typed = body ?? {};
      const read = await readForm(typed, context.ports.findPlayer);
      reply.type('text/html; charset=utf-8');
      if ('wrong' in read) return reply.code(422).send(await show({ typed, wrong: read.wrong }));
      const { message } = read;
      if (typed['step'] !== 'send') return reply.send(await show({ typed, message }));
      await sendMessage(context, message);
      return reply.redirect(`${PATH}?sent`, 303);
    });
  };
}
