import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../../platform/http/problem.ts';
import { PAGE_POLICY } from '../page-policy.ts';
import { visitorOf } from '../visitor.ts';
import { registerAuthorization } from './authorize-routes.ts';
import { registerPages } from './page-routes.ts';
import { BASE_PATH, messagePage, type Message } from './layout.ts';
import { wordsFor } from './words.ts';
import { startWorker, type ProviderContext } from './worker.ts';

function sendMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: Message,
) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(messagePage(message, wordsFor(visitorOf(request))));
}

/**
 * The payment provider: hosted pages under its own path, its own books, its own callbacks. It shares only the
 * process and its merchant's contract with the platform: payments are opened through `provider.ts`, news go to
 * the merchant's signed webhook.
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
      const { status } = problemOf(error);
      if (status < 500) {
        return sendMessage(request, reply, status, 'unread');
      }
      request.log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'provider page');
      return sendMessage(request, reply, 500, 'failed');
    });
    app.setNotFoundHandler((request, reply) => sendMessage(request, reply, 404, 'unknown'));
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
