import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCallerGates } from '../../platform/http/caller-gates.ts';
import { STREAM_ROUTE } from '../../platform/http/streams.ts';
import { addressSubject } from '../../platform/rate-limits.ts';
import { serveBrandStyles } from '../brand-styles.ts';
import { allowFrames, sendWidgetPage } from '../widget-policy.ts';
import type { CrmContext } from './crm.ts';
import { findInbox, type OpenInbox } from './inboxes.ts';
import { createLines } from './live.ts';
import { countUnread, fileMessage, FILINGS, readInbox, type Filing } from './messages.ts';

export const WIDGET_PATH = '/widgets/inbox';

const PUBLIC = resolve(import.meta.dirname, 'public');

const filingSchema = {
  params: {
    type: 'object',
    properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
  },
  body: {
    type: 'object',
    required: ['filing'],
    additionalProperties: false,
    properties: { filing: { type: 'string', enum: FILINGS } },
  },
} as const;

const languageSchema = {
  querystring: {
    type: 'object',
    properties: { language: { type: 'string', pattern: '^[a-z]{2}$' } },
  },
} as const;

const idOf = ({ headers: { authorization } }: FastifyRequest): string =>
  /^Bearer (crm_[\w-]{43})$/.exec(authorization ?? '')?.[1] ?? '';

/**
 * The CRM's widget: a page in a frame of its own origin, and its calls. Only the id of the inbox names the
 * caller, and no address carries it.
 */
export function crmWidget(context: CrmContext) {
  return async (app: FastifyInstance): Promise<void> => {
    allowFrames(app);
    serveBrandStyles(app);
    const page = await readFile(resolve(PUBLIC, 'index.html'), 'utf8');
    const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
      sendWidgetPage(request, reply, page);
    app.get('/', sendPage);
    await app.register(fastifyStatic, {
      root: PUBLIC,
      prefix: '/assets/',
      decorateReply: false,
      maxAge: '1h',
    });

    const refuse = (reply: FastifyReply, status: number) => reply.code(status).send({});
    const gates = createCallerGates(context.limits);
    /** Answers 401 for an id that opens nothing, 429 for too many calls. */
    const opened = async (
      request: FastifyRequest,
      reply: FastifyReply,
      answer: (inbox: OpenInbox) => unknown,
    ): Promise<unknown> => {
      const id = idOf(request);
      const inbox = id === '' ? undefined : await findInbox(context, id);
      if (!inbox) {
        gates.bad(addressSubject(request.ip));
        return refuse(reply, 401);
      }
      gates.account(inbox.recipient.playerId);
      return answer(inbox);
    };

    app.get<{ Querystring: { language?: string } }>(
      '/messages',
      { schema: languageSchema },
      (request, reply) =>
        opened(request, reply, (inbox) =>
          readInbox(context, inbox, request.query.language ?? 'en'),
        ),
    );
    app.get('/unread', (request, reply) =>
      opened(request, reply, async (inbox) => ({ unread: await countUnread(context, inbox) })),
    );
    app.post<{ Params: { id: number }; Body: { filing: Filing } }>(
      '/messages/:id',
      { schema: filingSchema },
      (request, reply) =>
        opened(request, reply, async (inbox) => {
          const isDone = await fileMessage(context, inbox, request.params.id, request.body.filing);
          return isDone ? { unread: await countUnread(context, inbox) } : refuse(reply, 404);
        }),
    );

    const lines = createLines(context);
    app.get('/live', STREAM_ROUTE, (request, reply) =>
      opened(request, reply, (inbox) => {
        const stream = lines.open(idOf(request), inbox);
        if (stream === undefined) return refuse(reply, 429);
        return reply.type('text/plain; charset=utf-8').send(stream);
      }),
    );
    app.addHook('preClose', async () => lines.close());
  };
}
