import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '../visitor.ts';
import { moveAuthorization } from './authorization.ts';
import { appPage, appEndPage } from './app-pages.ts';
import { BASE_PATH, messagePage } from './layout.ts';
import { findPayment } from './payments.ts';
import { authorizationInApp } from './started.ts';
import type { Authorization, Payment } from './tables.ts';
import { wordsFor } from './words.ts';
import type { ProviderContext } from './worker.ts';

type Confirm = (
  found: Authorization,
  request: FastifyRequest,
) => Promise<Payment | 'notReached' | 'refused' | undefined>;

/**
 * Pages that stand for the app of a customer's bank, in whichever browser they open. They end a payment, and never
 * have its code: that goes to the browser that identified.
 */
export function registerApp(
  app: FastifyInstance,
  { db, clock }: ProviderContext,
  confirm: Confirm,
): void {
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  const home = ({ id }: Authorization) => `${BASE_PATH}/oauth/${id}/app`;
  const go = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', 'no-store').redirect(to, 303);
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    page(reply, messagePage('unknown', wordsFor(visitorOf(request))), 404);

  async function standing(found: Authorization): Promise<'asked' | 'working' | 'paid' | 'notPaid'> {
    if (found.status === 'ENDED') return 'notPaid';
    if (found.status === 'CONFIRMING') {
      return found.expiresAt.getTime() <= clock.now() ? 'notPaid' : 'asked';
    }
    const payment = await findPayment(db, found.paymentId);
    if (payment?.status === 'SUCCEEDED') return 'paid';
    return payment?.status === 'DECLINED' ? 'notPaid' : 'working';
  }

  app.get<{ Params: { id: string } }>('/oauth/:id/app', async (request, reply) => {
    const found = await authorizationInApp(db, request.params.id);
    if (!found) return unknown(request, reply);
    const stands = await standing(found);
    return page(reply, stands === 'asked' ? appPage(found) : appEndPage(found, stands));
  });

  app.post<{ Params: { id: string } }>('/oauth/:id/app/confirm', async (request, reply) => {
    const found = await authorizationInApp(db, request.params.id);
    if (!found) return unknown(request, reply);
    const confirmed = await confirm(found, request);
    return confirmed === 'notReached'
      ? page(reply, appPage(found, { isNotReached: true }))
      : go(reply, home(found));
  });

  app.post<{ Params: { id: string } }>('/oauth/:id/app/decline', async (request, reply) => {
    const found = await authorizationInApp(db, request.params.id);
    if (!found) return unknown(request, reply);
    await moveAuthorization(db, found.id, ['CONFIRMING'], { status: 'ENDED' });
    return go(reply, home(found));
  });
}
