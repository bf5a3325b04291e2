import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../platform/http/problem.ts';
import type { Working } from '../platform/worker-loop.ts';

/** The pages of a provider, and its work beside them. */
interface Hosted {
  /** Names its pages in the log. */
  readonly name: string;
  /** Headers of every page. */
  readonly policy: Readonly<Record<string, string>>;
  /** Folder of its style sheets and scripts, served below `/assets/`. */
  readonly assets: string;
  /** Says that there is no such page, that a request cannot be read, or that the provider failed. */
  readonly sorry: (
    request: FastifyRequest,
    reply: FastifyReply,
    what: 'unknown' | 'unread' | 'failed',
    status: number,
  ) => FastifyReply;
  readonly work: () => Working;
}

/** Lets an app host a provider's pages: they take forms and nothing else, and tell nobody what failed. */
export async function hostPages(
  app: FastifyInstance,
  { name, policy, assets, sorry, work }: Hosted,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(policy);
  });
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error);
    if (status < 500) return sorry(request, reply, 'unread', status);
    request.log.error({ kind: error instanceof Error ? error.name : 'unknown' }, name);
    return sorry(request, reply, 'failed', status);
  });
  app.setNotFoundHandler((request, reply) => sorry(request, reply, 'unknown', 404));
  await app.register(fastifyStatic, { root: assets, prefix: '/assets/', maxAge: '1h' });
  let working: Working | undefined;
  // Not before the server listens: the callbacks go to this very server.
  app.addHook('onListen', async () => {
    working = work();
  });
  app.addHook('preClose', async () => working?.stop());
}
