import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_POLICY } from '../page-policy.ts';
import { registerAuthorization } from './authorize-routes.ts';
import { registerPages } from './page-routes.ts';
import { messagePage, BASE_PATH } from './pages.ts';
import { startWorker, type ProviderContext } from './worker.ts';

function sendMessage(reply: FastifyReply, status: number, title: string, text: string) {
  return reply.code(status).type('text/html; charset=utf-8').send(messagePage(title, text));
}

/**
 * The payment provider: hosted pages under its own path, its own books, its own callbacks. It
 * shares nothing with the platform but the process and what its merchant's contract says: payments
 * are opened through `provider.ts`, news go to the merchant's signed webhook.
 */
export function paymentPages(context: ProviderContext) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(PAGE_POLICY);
    });
    app.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode < 500) {
        return sendMessage(reply, statusCode, 'This did not work', 'Go back and try again.');
      }
      request.log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'provider page');
      const text = 'We could not go on. Your money has not moved. Try again in a moment.';
      return sendMessage(reply, 500, 'Something went wrong', text);
    });
    app.setNotFoundHandler((_request, reply) =>
      sendMessage(reply, 404, 'Page not found', 'There is no payment at this address.'),
    );
    await app.register(fastifyStatic, {
      root: resolve(import.meta.dirname, 'public'),
      prefix: '/assets/',
      maxAge: '1h',
    });
    registerPages(app, context);
    registerAuthorization(app, context);

    let worker: ReturnType<typeof startWorker> | undefined;
    // Not before the server listens: the worker's callbacks go to this very server.
    app.addHook('onListen', async () => {
      worker = startWorker(context);
    });
    app.addHook('preClose', async () => worker?.stop());
  };
}

export { BASE_PATH };
