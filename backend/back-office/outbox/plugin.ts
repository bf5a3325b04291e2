import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { markOf } from '../../messages/mark.ts';
import { cut } from '../../platform/cut.ts';
import { readMessage, readOutbox } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { PAGE_POLICY } from '../../third-parties/page-policy.ts';
import { fillBar } from '../layout.ts';
import { listPage, messagePage } from './page.ts';

/** The search text; an address that PostgreSQL cannot hold finds nothing. */
const searchOf = (query: unknown): string => {
  const { search } = query as { readonly search?: unknown };
  return typeof search === 'string' ? cut(search, 254).replaceAll('\0', '') : '';
};

const notFound = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

/** Nothing runs on these pages, and nothing is loaded but their style and the frame of a mail. */
const POLICY = {
  ...PAGE_POLICY,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * The policy of the framed mail: it has its own origin, runs nothing and loads nothing, also when it is opened
 * by itself.
 */
const MAIL_POLICY = {
  ...POLICY,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; " +
    "base-uri 'none'; frame-ancestors 'self'; " +
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  'x-frame-options': 'SAMEORIGIN',
};

/** The pages under `/outbox`; never registered in production, because they show personal data to anyone. */
export async function outbox(app: FastifyInstance, options: { readonly platform: Platform }) {
  const { db } = options.platform;
  const list: RouteHandlerMethod = async (request, reply) => {
    const search = searchOf(request.query);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...POLICY, refresh: '10' })
      .send(fillBar(listPage(await readOutbox(db, search), search), null));
  };
  for (const path of ['/outbox', '/outbox/']) app.get(path, list);

  const asked = ({ params }: FastifyRequest) => {
    const { id } = params as { readonly id: string };
    return readMessage(db, Number(id));
  };
  app.get('/outbox/:id(^\\d{1,15}$)', async (request, reply) => {
    const message = await asked(request);
    if (!message) return notFound(reply);
    return reply
      .type('text/html; charset=utf-8')
      .headers(POLICY)
      .send(fillBar(messagePage(message), null));
  });
  app.get('/outbox/:id(^\\d{1,15}$)/html', async (request, reply) => {
    const message = await asked(request);
    if (!message || message.html === null) return notFound(reply);
    const mark = `data:image/png;base64,${(await markOf(message.brand)).toString('base64')}`;
    return reply
      .type('text/html; charset=utf-8')
      .headers(MAIL_POLICY)
      .send(message.html.replaceAll('cid:mark', () => mark));
  });
}
