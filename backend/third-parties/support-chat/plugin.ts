import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { countTowards } from '../../platform/rate-limit-store.ts';
import type { Transaction } from '../../platform/database.ts';
import { problems, sendProblem } from '../../platform/http/problem.ts';
import { floodGate } from '../../platform/http/rate-limit.ts';
import { STREAM_ROUTE } from '../../platform/http/streams.ts';
import { addressSubject, rateLimitRules } from '../../platform/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { html } from '../../platform/html.ts';
import { createAdmission } from './admission.ts';
import { serveBrandStyles } from '../brand-styles.ts';
import { allowFrames, sendWidgetPage } from '../widget-policy.ts';
import {
  adopt,
  countUnread,
  currentOf,
  keepMessage,
  markRead,
  messagesOf,
  type Origin,
  type Written,
} from './conversations.ts';
import {
  guestOf,
  nameOf,
  SECRET_PATTERN,
  visitorOf,
  type Guest,
  type Pages,
  type ReadClaim,
} from './guest.ts';
import type { Streams } from './streams.ts';

/** Where the widget is served. */
export const BASE_PATH = '/widgets/support-chat';

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 2_000;

export interface SupportChat {
  readonly platform: Platform;
  readonly readClaim: ReadClaim;
  readonly pages: Pages;
  readonly streams: Streams;
}

/** As the widget's page carries it. */
const pageSchema = { type: 'string', maxLength: 1_024 };

const short = { type: 'string', minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9-]+$' };

/** The form of a message, from either side. */
export const writtenSchema = {
  id: { type: 'string', format: 'uuid' },
  body: { type: 'string', minLength: 1, maxLength: LONGEST_MESSAGE, pattern: '[^\\s\\0]' },
};

/** As PostgreSQL can keep it. */
export const readWritten = ({ id, body }: Written): Written => ({
  id,
  body: body.toWellFormed().replaceAll('\0', '').trim(),
});

const bodyOf = (properties: Record<string, object>) => ({
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: Object.keys(properties),
      properties,
    },
  },
});

/** @param page the token that proves that it was sent */
const widgetPage = (page: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="page" content="${page}" />
        <title>Support chat</title>
        <link rel="stylesheet" href="${BASE_PATH}/brands.css" />
        <link rel="stylesheet" href="${BASE_PATH}/assets/chat.css" />
        <script type="module" src="${BASE_PATH}/assets/chat.js"></script>
      </head>
      <body></body>
    </html>`.text;

/**
 * The widget that the merchant's site shows in a frame, and its calls. The merchant's claim, or the secret of a
 * visitor, proves the caller: nobody's cookies matter.
 */
export async function supportChat(app: FastifyInstance, chat: SupportChat): Promise<void> {
  const { platform, readClaim, pages, streams } = chat;
  const { db, clock, config, events } = platform;
  const admit = createAdmission(config.limits, readClaim);
  const gate = floodGate({
    most: config.limits.supportMessages,
    windowMs: rateLimitRules.supportMessages.windowMs,
  });
  allowFrames(app);
  serveBrandStyles(app);
  await app.register(fastifyStatic, {
    root: resolve(import.meta.dirname, 'public'),
    prefix: '/assets/',
    decorateReply: false,
    cacheControl: false,
  });
  app.get('/', (request, reply) =>
    sendWidgetPage(request, reply, widgetPage(pages.sign(addressSubject(request.ip)))),
  );

  const changed = (guest: Guest): void => {
    events.publish('support.changed', { guest: nameOf(guest) });
  };

  /** Everything at first, then later messages. */
  app.get('/news', STREAM_ROUTE, async (request, reply) => {
    const guest = await admit(request);
    let shown: { readonly id: string; readonly last: number } | undefined;
    const next = async () => {
      const current = await currentOf(db, guest);
      if (!current) return { conversation: null, unread: 0, messages: [] };
      const isKnown = shown?.id === current.id;
      const found = await messagesOf(db, current.id, isKnown ? (shown?.last ?? 0) : 0);
      shown = { id: current.id, last: found.at(-1)?.id ?? (isKnown ? (shown?.last ?? 0) : 0) };
      return {
        conversation: current.id,
        now: clock.date(),
        isClosed: current.status === 'CLOSED',
        unread: await countUnread(db, current),
        messages: found.map(({ id, author, body, clientId, sentAt }) => ({
          id,
          isOwn: author === 'GUEST',
          body,
          clientId,
          sentAt: sentAt.toISOString(),
        })),
      };
    };
    // A claim that is over, or taken back, hears nothing more: the widget then asks for another.
    const holds = () =>
      guestOf(request, readClaim).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      );
    const who = { name: nameOf(guest), address: addressSubject(request.ip) };
    if (!streams.open(reply, who, next, holds)) {
      return sendProblem(reply, problems.rateLimited(10));
    }
    return reply;
  });

  app.post<{ Body: Written & Origin & { readonly page: string } }>(
    '/messages',
    bodyOf({ ...writtenSchema, brand: short, language: short, market: short, page: pageSchema }),
    async (request, reply) => {
      const guest = await admit(request);
      const wait = gate.count(nameOf(guest));
      if (wait !== null) return sendProblem(reply, problems.rateLimited(wait));
      const { brand, language, market, page } = request.body;
      const mayBegin = async (tx: Transaction): Promise<void> => {
        const address =
          guest.kind === 'player' ? addressSubject(request.ip) : await pages.readAddress(page);
        if (address === null) {
          throw new Refusal(403, 'error.session.forbidden', 'No page of the merchant’s.');
        }
        await countTowards(platform, tx, 'supportConversations', address);
      };
      const isNew = await keepMessage(
        db,
        guest,
        readWritten(request.body),
        { brand, language, market },
        clock.date(),
        mayBegin,
      );
      if (isNew) changed(guest);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { readonly upTo: number } }>(
    '/read',
    bodyOf({ upTo: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } }),
    async (request, reply) => {
      const guest = await admit(request);
      if (await markRead(db, guest, request.body.upTo)) changed(guest);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { readonly secret: string } }>(
    '/adopt',
    bodyOf({ secret: { type: 'string', pattern: SECRET_PATTERN } }),
    async (request, reply) => {
      const guest = await admit(request);
      if (guest.kind !== 'player')
        throw new Refusal(403, 'error.session.forbidden', 'Not a player.');
      const visitor = visitorOf(request.body.secret);
      if (await adopt(db, visitor, guest.playerId)) {
        changed(visitor);
        changed(guest);
      }
      return reply.code(204).send();
    },
  );
}
