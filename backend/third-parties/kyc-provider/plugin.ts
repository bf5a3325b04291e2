import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostPages } from '../hosted-pages.ts';
import { PAGE_POLICY } from '../page-policy.ts';
import type { CallbackContext } from '../payment-provider/due-callbacks.ts';
import { cancelCheck, expireCheck, findCheck, submitCheck } from './checks.ts';
import { isPaper } from './papers.ts';
import { checkPage, messagePage, overPage } from './pages.ts';
import { returnAddress } from './return-address.ts';
import { visitorOf } from '../visitor.ts';
import type { ProviderCheck } from './tables.ts';
import { wordsFor } from './words.ts';
import { startChecks } from './worker.ts';

/**
 * The policy of the provider's pages, in a sandbox. The page has an origin of its own, so it cannot read the
 * site's tokens, and it runs no script at all. Browsers do not show a page both apart from its opener and in a
 * sandbox: the sandbox was chosen.
 */
const CHECK_POLICY = {
  ...PAGE_POLICY,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "form-action 'self'",
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-forms',
  ].join('; '),
  'cross-origin-opener-policy': 'unsafe-none',
  // Its own style sheet comes to that origin from elsewhere.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

type At = { Params: { id: string } };

/**
 * The KYC provider: its pages under its own path, its own books, its own callbacks. It shares only the process
 * and its merchant's contract with the platform.
 */
export function checkPages(context: CallbackContext) {
  const { db, clock } = context;
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, messagePage('notFound', 'notFoundText', wordsFor(visitorOf(request))), 404);
  const backOf = (check: ProviderCheck) => returnAddress(check, context.secret, Date.now());

  /** The check as it stands now; one that waited too long is ended on the spot. */
  async function current(id: string): Promise<ProviderCheck | undefined> {
    const check = await findCheck(db, id);
    if (check?.status !== 'OPEN' || check.dueAt > clock.date()) return check;
    await expireCheck(db, id);
    return findCheck(db, id);
  }

  return async (app: FastifyInstance): Promise<void> => {
    await hostPages(app, {
      name: 'kyc page',
      policy: CHECK_POLICY,
      assets: resolve(import.meta.dirname, 'public'),
      sorry: (request, reply, what, status) =>
        what === 'unknown'
          ? notFound(request, reply)
          : send(reply, messagePage('wrong', 'wrongText', wordsFor(visitorOf(request))), status),
      work: () => startChecks(context),
    });

    app.get<At>('/check/:id', async (request, reply) => {
      const check = await current(request.params.id);
      if (!check) return notFound(request, reply);
      return send(
        reply,
        check.status === 'OPEN' ? checkPage(check) : overPage(check, backOf(check)),
      );
    });
    app.post<At & { Body: Readonly<Record<string, string>> | undefined }>(
      '/check/:id/show',
      async (request, reply) => {
        const { body } = request;
        const check = await current(request.params.id);
        if (!check) return notFound(request, reply);
        const paper = body?.['paper'] ?? '';
        if (!isPaper(paper)) {
          if (check.status === 'OPEN') return send(reply, checkPage(check, true), 422);
        } else await submitCheck(db, check.id, paper, clock.now());
        return reply.redirect(backOf((await findCheck(db, check.id)) ?? check), 303);
      },
    );
    app.post<At>('/check/:id/cancel', async (request, reply) => {
      const check = await current(request.params.id);
      if (!check) return notFound(request, reply);
      await cancelCheck(db, check.id);
      return reply.redirect(backOf((await findCheck(db, check.id)) ?? check), 303);
    });
  };
}

export { BASE_PATH } from './pages.ts';
