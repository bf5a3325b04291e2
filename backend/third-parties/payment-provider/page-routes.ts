import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '../visitor.ts';
import { METHOD_KINDS, readInstrument, type Fields } from './instruments.ts';
import { BASE_PATH, messagePage } from './layout.ts';
import { confirmPage, detailsPage, processingPage, resultPage } from './pages.ts';
import {
  cancelPayment,
  chooseInstrument,
  declinePayment,
  expirePayment,
  findPayment,
  isOverdue,
} from './payments.ts';
import { returnAddress } from './return-address.ts';
import type { Payment } from './tables.ts';
import { wordsFor } from './words.ts';
import { confirmPayment, deliverCallbacks, type ProviderContext } from './worker.ts';

const isFinal = ({ status }: Payment) =>
  status === 'SUCCEEDED' || status === 'DECLINED' || status === 'CANCELLED' || status === 'EXPIRED';

const isWorking = ({ status }: Payment) => status === 'AUTHORISING' || status === 'PROCESSING';

/** The steps of one payment. Every form answers 303, so that reloading never repeats a step. */
export function registerPages(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock } = context;
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  const home = (id: string) => `${BASE_PATH}/cashier/${id}`;
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    page(reply, messagePage('unknown', wordsFor(visitorOf(request))), 404);

  /** The payment as it stands now; one that waited too long is ended on the spot. */
  async function current(id: string): Promise<Payment | undefined> {
    const payment = await findPayment(db, id);
    if (!payment || !isOverdue(payment, clock.now())) return payment;
    await expirePayment(db, id, clock.now());
    await deliverCallbacks(context, id);
    return findPayment(db, id);
  }

  /** Back to the merchant, who is told first: the payer should find the news there. */
  async function goBack(reply: FastifyReply, payment: Payment) {
    await deliverCallbacks(context, payment.id);
    return reply.redirect(returnAddress(payment), 303);
  }

  app.get<{ Params: { id: string } }>('/cashier/:id', async (request, reply) => {
    const payment = await current(request.params.id);
    if (!payment) return notFound(request, reply);
    if (isFinal(payment)) return page(reply, resultPage(payment, returnAddress(payment)));
    if (isWorking(payment)) return reply.redirect(`${home(payment.id)}/processing`, 303);
    return page(
      reply,
      payment.status === 'CONFIRMING' ? confirmPage(payment) : detailsPage(payment),
    );
  });

  app.get<{ Params: { id: string } }>('/cashier/:id/details', async (request, reply) => {
    const payment = await current(request.params.id);
    if (!payment) return notFound(request, reply);
    if (payment.status !== 'CONFIRMING') return reply.redirect(home(payment.id), 303);
    return page(reply, detailsPage(payment));
  });

  app.get<{ Params: { id: string } }>('/cashier/:id/processing', async (request, reply) => {
    const payment = await current(request.params.id);
    if (!payment) return notFound(request, reply);
    if (isWorking(payment)) return page(reply, processingPage(payment, returnAddress(payment)));
    if (isFinal(payment)) return goBack(reply, payment);
    return page(reply, confirmPage(payment, true));
  });

  app.post<{ Params: { id: string }; Body: Fields }>(
    '/cashier/:id/details',
    async (request, reply) => {
      const { body } = request;
      const payment = await current(request.params.id);
      if (!payment) return notFound(request, reply);
      const kind = METHOD_KINDS[payment.method];
      const read = readInstrument(kind, body ?? {}, clock.now());
      if ('errors' in read && !isFinal(payment) && !isWorking(payment)) {
        return page(reply, detailsPage(payment, body ?? {}, read.errors), 422);
      }
      if ('instrument' in read) await chooseInstrument(db, payment.id, read.instrument);
      return reply.redirect(home(payment.id), 303);
    },
  );

  app.post<{ Params: { id: string } }>('/cashier/:id/confirm', async (request, reply) => {
    const payment = await current(request.params.id);
    if (!payment) return notFound(request, reply);
    const confirmed = await confirmPayment(context, payment.id);
    if (confirmed && confirmed.status === 'CONFIRMING') {
      return reply.redirect(`${home(payment.id)}/processing`, 303);
    }
    // Declined by the issuer or refused by the merchant: say so here, before going back.
    if (!confirmed || confirmed.status === 'DECLINED') return reply.redirect(home(payment.id), 303);
    return isFinal(confirmed)
      ? goBack(reply, confirmed)
      : reply.redirect(`${home(payment.id)}/processing`, 303);
  });

  for (const [step, end] of [
    ['decline', declinePayment],
    ['cancel', cancelPayment],
  ] as const) {
    app.post<{ Params: { id: string } }>(`/cashier/:id/${step}`, async (request, reply) => {
      const payment = await current(request.params.id);
      if (!payment) return notFound(request, reply);
      const ended = await end(db, payment.id);
      return ended ? goBack(reply, ended) : reply.redirect(home(payment.id), 303);
    });
  }
}
