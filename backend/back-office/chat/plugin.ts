import type { FastifyInstance } from 'fastify';
import { BRAND_FACTS } from '../../../reference/brands.ts';
import { languageFacts } from '../../../reference/languages.ts';
import { isMarketCode, MARKETS } from '../../../reference/markets.ts';
import { cut } from '../../platform/cut.ts';
import { problems, sendProblem } from '../../platform/http/problem.ts';
import { STREAM_ROUTE } from '../../platform/http/streams.ts';
import { addressSubject } from '../../platform/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { DESK_PATH, page } from '../layout.ts';
import { html } from '../../platform/html.ts';
import {
  closeConversation,
  findConversation,
  keepAnswer,
  messagesOf,
  openConversations,
  type Origin,
  type Written,
} from '../../third-parties/support-chat/conversations.ts';
import { nameOf, type Guest } from '../../third-parties/support-chat/guest.ts';
import {
  LONGEST_MESSAGE,
  readWritten,
  writtenSchema,
} from '../../third-parties/support-chat/plugin.ts';
import type { Streams } from '../../third-parties/support-chat/streams.ts';
import type { Conversation } from '../../third-parties/support-chat/tables.ts';

const PATH = `${DESK_PATH}/chat`;
/** The length of a conversation's last message in the list. */
const LONGEST_START = 140;
/** The name of the desk's own streams. */
export const DESK_STREAM = 'desk';

const guestIn = ({ playerId, secretHash }: Conversation): Guest =>
  playerId === null
    ? { kind: 'visitor', secretHash: secretHash ?? '' }
    : { kind: 'player', playerId };

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The brand, language and market that a guest writes from, in words. The widget said it, so it may be anything. */
const originOf = ({ brand, language, market }: Origin): string =>
  [
    Object.entries(BRAND_FACTS).find(([id]) => id === brand)?.[1].name ?? brand,
    languageFacts(language.slice(0, 2)) ? LANGUAGE_NAMES.of(language.slice(0, 2)) : language,
    isMarketCode(market) ? MARKETS[market].name : market,
  ].join(' · ');

const chatPage = page(
  'Chat',
  PATH,
  html`<p class="note">
      What players and visitors ask: who waits longest first. Answers reach them at once.
    </p>
    <p id="news" role="status" class="note"></p>
    <div class="columns">
      <section aria-labelledby="open-title">
        <h2 id="open-title">Open conversations</h2>
        <ul id="conversations" class="rows"></ul>
        <p id="none" hidden>Nobody waits for an answer.</p>
      </section>
      <section id="conversation" aria-labelledby="guest" hidden>
        <div class="heading">
          <h2 id="guest" tabindex="-1"></h2>
          <button type="button" class="plain" id="close">Close the conversation</button>
        </div>
        <div id="log" class="talk" role="log" aria-labelledby="guest" tabindex="0">
          <ol id="messages"></ol>
        </div>
        <form id="answer">
          <label for="body">Answer</label>
          <textarea id="body" required maxlength="${LONGEST_MESSAGE}" dir="auto"></textarea>
          <p id="error" class="error" role="alert"></p>
          <button>Send</button>
        </form>
        <dialog id="closing" aria-labelledby="closing-title">
          <h2 id="closing-title">Close this conversation?</h2>
          <p>Whoever wrote sees that it is closed. What they write next begins another one.</p>
          <div class="facts">
            <button type="button" class="plain" id="keep">Keep it open</button>
            <button type="button" id="close-it">Close it</button>
          </div>
        </dialog>
      </section>
    </div>`,
  [`${DESK_PATH}/assets/chat.js`],
);

const byId = {
  schema: {
    params: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
  },
};

/** The support's own page: conversations that are open, and what is answered. */
export function chatDesk(app: FastifyInstance, { db, clock, events }: Platform, streams: Streams) {
  const isGone = { ...problems.notFound, message: 'The conversation is closed.' };
  app.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(chatPage));
  app.get(`${PATH}/conversations`, async () => ({
    now: clock.date(),
    conversations: (await openConversations(db)).map((entry) => ({
      ...entry,
      last: { ...entry.last, body: cut(entry.last.body, LONGEST_START) },
      origin: originOf(entry),
    })),
  }));
  app.get(`${PATH}/news`, STREAM_ROUTE, (request, reply) => {
    const look = () => Promise.resolve({ type: 'changed' });
    const who = { name: DESK_STREAM, address: addressSubject(request.ip) };
    if (!streams.open(reply, who, look, () => request.mayStillLook()))
      return sendProblem(reply, problems.rateLimited(10));
    return reply;
  });
  app.get<{ Params: { id: string } }>(
    `${PATH}/conversations/:id`,
    byId,
    async ({ params }, reply) => {
      const found = await findConversation(db, params.id);
      if (!found) return sendProblem(reply, isGone);
      const { id, playerId, status } = found;
      const messages = await messagesOf(db, id, 0);
      return {
        id,
        playerId,
        origin: originOf(found),
        status,
        messages: messages.map(({ author, body, sentAt, id: number }) => ({
          id: number,
          author,
          body,
          sentAt,
        })),
      };
    },
  );
  app.post<{ Params: { id: string }; Body: Written }>(
    `${PATH}/conversations/:id/messages`,
    {
      schema: {
        ...byId.schema,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'body'],
          properties: writtenSchema,
        },
      },
    },
    async ({ params, body }, reply) => {
      const answered = await keepAnswer(db, params.id, readWritten(body), clock.date());
      if (!answered) return sendProblem(reply, isGone);
      events.publish('support.changed', { guest: nameOf(guestIn(answered)) });
      return reply.code(204).send();
    },
  );
  app.post<{ Params: { id: string } }>(
    `${PATH}/conversations/:id/close`,
    byId,
    async ({ params }, reply) => {
      const closed = await closeConversation(db, params.id);
      if (!closed) return sendProblem(reply, isGone);
      events.publish('support.changed', { guest: nameOf(guestIn(closed)) });
      return reply.code(204).send();
    },
  );
}
