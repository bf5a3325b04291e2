import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hostPages } from '../hosted-pages.ts';
import { PAGE_POLICY } from '../page-policy.ts';
import { visitorOf } from '../visitor.ts';
import { registerAuthorization } from './authorize-routes.ts';
import { registerPages } from './page-routes.ts';
import { BASE_PATH, messagePage } from './layout.ts';
import { wordsFor } from './words.ts';
import { startWorker, type ProviderContext } from './worker.ts';

/**
 * The payment provider: hosted pages under its own path, its own books, its own callbacks. It shares only the
 * process and its merchant's contract with the platform: payments are opened through `provider.ts`, news go to
 * the merchant's signed webhook.
 */
export function paymentPages(context: ProviderContext) {
  return async (app: FastifyInstance): Promise<void> => {
    await hostPages(app, {
      name: 'provider page',
      policy: PAGE_POLICY,
      assets: resolve(import.meta.dirname, 'public'),
      sorry: (request, reply, what, status) =>
        reply
          .code(status)
          .type('text/html; charset=utf-8')
          .send(messagePage(what, wordsFor(visitorOf(request)))),
      work: () => startWorker(context),
    });
    registerPages(app, context);
    registerAuthorization(app, context);
  };
}

export { BASE_PATH };
