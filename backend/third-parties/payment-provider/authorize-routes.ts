import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAY_AND_PLAY_COUNTRY } from '../../../reference/pay-and-play.ts';
import { timeZoneOf } from '../../../reference/time-zones.ts';
import { PAGE_POLICY } from '../page-policy.ts';
import { visitorOf } from '../visitor.ts';
import {
  callbackAddress,
  claimAuthorization,
  findAuthorization,
  giveCode,
  languageAt,
  moveAuthorization,
  readerOf,
  readRequest,
  startAuthorization,
} from './authorization.ts';
import {
  approvePage,
  completePage,
  identifyPage,
  notPaidPage,
  workingPage,
} from './authorize-pages.ts';
import { browserOf, knownBrowser } from './browser.ts';
import { nameOf, readCustomer } from './customers.ts';
import type { Fields } from './instruments.ts';
import { askToPay } from './merchant.ts';
import { BASE_PATH, messagePage } from './layout.ts';
import { registerApp } from './app-routes.ts';
import { chooseInstrument, findPayment, openPaymentAlone } from './payments.ts';
import { resumedAuthorization } from './started.ts';
import type { Authorization, Payment } from './tables.ts';
import { wordsFor } from './words.ts';
import { confirmPayment, type ProviderContext } from './worker.ts';

/** As for every page, but the merchant's own pages may show these in a frame. */
const FRAMED_POLICY = {
  ...PAGE_POLICY,
  'content-security-policy': PAGE_POLICY['content-security-policy'].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** The banks' customers live in one country. */
const PAYER_ZONE = timeZoneOf({ countryCode: PAY_AND_PLAY_COUNTRY, provinceCode: undefined });

/** A confirmation without an end after this long was lost with its process, ms. */
const CONFIRMATION_LOST = 15_000;

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Identify, confirm, and back to the merchant with a code (PNP-02, PNP-03, PNP-08). */
export function registerAuthorization(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock } = context;
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .headers(FRAMED_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  const go = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', 'no-store').redirect(to, 303);
  const home = ({ id }: Authorization) => `${BASE_PATH}/oauth/${id}`;
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    page(reply, messagePage('unknown', wordsFor(visitorOf(request))), 404);
  /** The refusal in the language of the waiting page, if its request names one. */
  const refused = (request: FastifyRequest, reply: FastifyReply, asked: string) => {
    const visitor = visitorOf(request);
    const address = new URLSearchParams(asked).get('redirect_uri') ?? '';
    const words = wordsFor({ ...visitor, language: languageAt(address) ?? visitor.language });
    return page(reply, messagePage('refused', words), 400);
  };

  app.get('/oauth/authorize', async (request, reply) => {
    const asked = request.url.split('?')[1] ?? '';
    const read = readRequest(new URLSearchParams(asked), originOf(request));
    if ('backTo' in read)
      return read.backTo === undefined ? refused(request, reply, asked) : go(reply, read.backTo);
    const resumed = await resumedAuthorization(db, read, browserOf(request));
    return resumed ? go(reply, home(resumed)) : page(reply, identifyPage(read, asked));
  });

  app.post<{ Body: Fields }>('/oauth/customer', async (request, reply) => {
    const fields = request.body ?? {};
    const asked = fields['request'] ?? '';
    const read = readRequest(new URLSearchParams(asked), originOf(request));
    if ('backTo' in read)
      return read.backTo === undefined ? refused(request, reply, asked) : go(reply, read.backTo);
    const who = readCustomer(fields);
    if ('errors' in who) return page(reply, identifyPage(read, asked, fields, who.errors), 422);
    const from = { address: request.ip, browser: knownBrowser(request, reply) };
    const started = await startAuthorization(db, read, who, from, clock.now());
    return started ? go(reply, home(started)) : refused(request, reply, asked);
  });

  /** Ends an authorization by its payment: the customer goes back with a code, or reads why not. */
  async function end(reply: FastifyReply, authorization: Authorization, payment: Payment) {
    const now = clock.now();
    if (payment.status === 'SUCCEEDED') {
      const code = await giveCode(db, context.merchant.secret, authorization, now);
      if (code !== undefined) return go(reply, callbackAddress(authorization, { code }));
      return page(reply, completePage(authorization));
    }
    if (payment.status === 'PROCESSING' || payment.status === 'AUTHORISING') {
      return page(reply, workingPage(authorization));
    }
    if (payment.status === 'OPEN' || payment.status === 'CONFIRMING') {
      const again = await moveAuthorization(db, authorization.id, ['PAYING'], {
        status: 'CONFIRMING',
      });
      return page(reply, approvePage(again ?? authorization, { isNotReached: true }));
    }
    await moveAuthorization(db, authorization.id, ['PAYING'], { status: 'ENDED' });
    return page(reply, notPaidPage(authorization));
  }

  const isLost = ({ claimedAt }: Authorization) =>
    (claimedAt?.getTime() ?? 0) + CONFIRMATION_LOST <= clock.now();

  app.get<{ Params: { id: string } }>('/oauth/:id', async (request, reply) => {
    const found = await findAuthorization(db, request.params.id, browserOf(request));
    if (!found) return unknown(request, reply);
    switch (found.status) {
      case 'CONFIRMING':
        return found.expiresAt.getTime() <= clock.now()
          ? page(reply, notPaidPage(found))
          : page(reply, approvePage(found));
      case 'PAID':
      case 'PAYING': {
        const payment = await findPayment(db, found.paymentId);
        const waits = payment === undefined || payment.status === 'CONFIRMING';
        if (waits && !isLost(found)) return page(reply, workingPage(found));
        if (payment) return end(reply, found, payment);
        await moveAuthorization(db, found.id, ['PAYING'], { status: 'CONFIRMING' });
        return go(reply, home(found));
      }
      case 'ENDED':
        return page(reply, notPaidPage(found));
    }
  });

  app.post<{ Params: { id: string } }>('/oauth/:id/confirm', async (request, reply) => {
    const found = await findAuthorization(db, request.params.id, browserOf(request));
    if (!found) return unknown(request, reply);
    const confirmed = await confirm(found, request);
    if (confirmed === 'notReached') return page(reply, approvePage(found, { isNotReached: true }));
    if (confirmed === 'refused') return page(reply, notPaidPage(found));
    return confirmed ? end(reply, found, confirmed) : go(reply, home(found));
  });

  /** Asks the merchant, and pays. Undefined when another click has it, or it is too late: its page says which. */
  async function confirm(
    found: Authorization,
    request: FastifyRequest,
  ): Promise<Payment | 'notReached' | 'refused' | undefined> {
    const claimed = await claimAuthorization(db, found.id, clock.now());
    if (!claimed) return undefined;
    const located = context.locate(request);
    const answer = await askToPay(context.merchant, claimed, located, context.log);
    if (answer === undefined) {
      await moveAuthorization(db, claimed.id, ['PAYING'], { status: 'CONFIRMING' });
      return 'notReached';
    }
    if ('refused' in answer) {
      await moveAuthorization(db, claimed.id, ['PAYING'], { status: 'ENDED' });
      return 'refused';
    }
    return pay(claimed, answer.reference);
  }

  /** The payment itself is like any other: asked for again, charged, and told to the merchant. */
  async function pay(authorization: Authorization, reference: string) {
    const { paymentId, amount, customer, issuerAnswer } = authorization;
    const now = clock.now();
    if (!(await findPayment(db, paymentId))) {
      const payment = {
        merchantReference: reference,
        ...readerOf(authorization),
        timeZone: PAYER_ZONE,
        method: 'TRUSTLY',
        amount,
        currency: 'EUR',
        returnPath: '/',
      } as const;
      await openPaymentAlone(db, paymentId, payment, now);
      const display = nameOf(customer);
      const masked = display.slice(0, 64);
      await chooseInstrument(db, paymentId, { display, masked, answer: issuerAnswer });
    }
    await confirmPayment(context, paymentId);
    return findPayment(db, paymentId);
  }

  app.post<{ Params: { id: string } }>('/oauth/:id/decline', async (request, reply) => {
    const found = await findAuthorization(db, request.params.id, browserOf(request));
    if (!found) return unknown(request, reply);
    const ended = await moveAuthorization(db, found.id, ['CONFIRMING'], { status: 'ENDED' });
    return ended
      ? go(reply, callbackAddress(ended, { error: 'access_denied' }))
      : go(reply, home(found));
  });

  registerApp(app, context, confirm);
}
