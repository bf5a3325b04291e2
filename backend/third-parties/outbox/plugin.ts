import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { readOutbox } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { outboxPage, outboxPolicy } from './page.ts';

/** What was searched for; an address that PostgreSQL cannot hold finds nothing. */
const searchOf = (query: unknown): string => {
  const { search } = query as { readonly search?: unknown };
  return typeof search === 'string' ? search.slice(0, 254).replaceAll('\0', '') : '';
};

/** The page `/outbox`; never registered in production, because it shows personal data to anyone. */
export async function outbox(app: FastifyInstance, options: { readonly platform: Platform }) {
  const page: RouteHandlerMethod = async (request, reply) => {
    const search = searchOf(request.query);
    const messages = await readOutbox(options.platform.db, search);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', outboxPolicy)
      .header('cache-control', 'no-store')
      .send(outboxPage(messages, search));
  };
  for (const path of ['/outbox', '/outbox/']) app.get(path, page);
}
