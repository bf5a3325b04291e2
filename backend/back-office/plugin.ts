import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isSentByOtherPage } from '../platform/control/from-here.ts';
import { problems, sendProblem } from '../platform/http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { PAGE_POLICY } from '../third-parties/page-policy.ts';
import { guardDesk, staffOf } from './guard.ts';
import { journalPage, openJournal } from './journal.ts';
import { DESK_PATH, startPage } from './layout.ts';
import { deskLogin } from './login.ts';
import { openStaff, type Passwords } from './staff.ts';

/** Registers the routes of one of the desk's pages, whole paths; bodies are JSON or forms. */
export type DeskPage = (app: FastifyInstance, platform: Platform) => void | Promise<void>;

/** The most that a form of the desk carries: a page of content in three languages. */
const FORM_LIMIT = 256 * 1024;

/**
 * The desk under `/desk/`: the work of an operator's people, for demonstrations, each page for its roles. Its
 * people are made up and their password is public, so it is never registered in production. Other sites' pages
 * change nothing here, read nothing and hold no connection open.
 */
export async function desk(
  app: FastifyInstance,
  options: {
    readonly platform: Platform;
    readonly pages: readonly DeskPage[];
    readonly passwords: Passwords;
  },
) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    // A link from elsewhere may open a page; only our own pages may fetch, streams too.
    const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (!isOpened && isSentByOtherPage(request)) return sendProblem(reply, problems.notFound);
    // Without a referrer a form would not name the page that sent it, not even this one.
    reply
      .headers(PAGE_POLICY)
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store');
  });
  const { platform, pages, passwords } = options;
  const door = openStaff(platform, passwords);
  const journal = openJournal(platform);
  guardDesk(app, door, journal);
  deskLogin(app, door);
  await app.register(fastifyStatic, {
    root: resolve(import.meta.dirname, 'public'),
    prefix: `${DESK_PATH}/assets/`,
    decorateReply: false,
    cacheControl: false,
  });
  app.get(DESK_PATH, (_request, reply) => reply.redirect(`${DESK_PATH}/`, 302));
  app.get(`${DESK_PATH}/`, (request, reply) =>
    reply.type('text/html; charset=utf-8').send(startPage(staffOf(request))),
  );
  journalPage(app, journal);
  for (const register of pages) await register(app, platform);
}
