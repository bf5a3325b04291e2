import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../platform/html.ts';
import { cookie } from '../platform/http/origin.ts';
import { sendProblem } from '../platform/http/problem.ts';
import type { Journal } from './journal.ts';
import { DESK_MENU, DESK_PATH, fillBar, page } from './layout.ts';
import { everybody, inWords, may, type Duty, type Role } from './roles.ts';
import type { Staff, StaffDoor } from './staff.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks, at the desk; null elsewhere, and before a log-in. */
    staff: Staff | null;
    /** Whether they may still look, where they were let in: a stream outlives its request. */
    mayStillLook: () => Promise<boolean>;
  }
}

/** For the desk's own pages, and for no script. */
export const COOKIE = 'desk';
export const LOGIN_PATH = `${DESK_PATH}/login`;
export const LOGOUT_PATH = `${DESK_PATH}/logout`;

/** Whether somebody without a session needs this page. */
const isOpen = (url: string): boolean =>
  url === LOGIN_PATH || url === LOGOUT_PATH || url.startsWith(`${DESK_PATH}/assets/`);

const isBelow = (url: string, path: string): boolean => url === path || url.startsWith(`${path}/`);

/** The duty to which an address belongs: every page's line of the menu says so. @throws for one without a line */
export function dutyOf(url: string): Duty {
  if (url === DESK_PATH || url === `${DESK_PATH}/`) return { looks: everybody, acts: [] };
  const entry = DESK_MENU.find(({ path }) => isBelow(url, path));
  if (!entry) throw new Error(`${url} has no line in DESK_MENU, which says who may open it`);
  return entry;
}

/** The person who asked, on a page of the desk. */
export function staffOf({ staff }: FastifyRequest): Staff {
  if (staff === null) throw new Error('Nobody is logged in at the desk.');
  return staff;
}

const isPage = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function askToLogIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isPage(request)) {
    const message = 'Log in at the desk first.';
    return sendProblem(reply, { status: 401, code: 'error.desk.logged_out', message });
  }
  // A form is not acted on later by itself: after the log-in the person goes back, and sends it again.
  const next = isReading(request) ? `next=${encodeURIComponent(request.url)}` : 'lost';
  return reply.redirect(`${LOGIN_PATH}?${next}`, 303);
}

const forbiddenPage = ({ role }: Staff, allowed: readonly Role[]): string =>
  page(
    'Not yours to do',
    DESK_PATH,
    html`<p class="error" role="alert">
        This is for ${inWords(allowed)}; you are here as ${inWords([role])}.
      </p>
      <p><a href="${DESK_PATH}/">What you may do</a></p>`,
  );

/**
 * Opens the desk's pages only to a logged-in person with the page's duty, and keeps each act before it is done.
 * A page without a duty cannot even be registered.
 */
export function guardDesk(app: FastifyInstance, door: StaffDoor, journal: Journal): void {
  app.decorateRequest('staff', null);
  app.decorateRequest('mayStillLook', async function (this: FastifyRequest) {
    const found = await door.find(cookie(this, COOKIE), false);
    return found !== undefined && may(found.role, dutyOf(this.routeOptions.url ?? '').looks);
  });
  app.addHook('onRoute', ({ url }) => {
    if (!isOpen(url)) dutyOf(url);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    const isActive = !isReading(request) || isPage(request);
    request.staff = (await door.find(cookie(request, COOKIE), isActive)) ?? null;
    if (isOpen(url)) return;
    const { staff } = request;
    if (!staff) return askToLogIn(request, reply);
    const { looks, acts } = dutyOf(url);
    const allowed = isReading(request) ? looks : acts;
    if (may(staff.role, allowed)) return;
    if (!isReading(request)) await journal.begin(request, staff);
    if (isPage(request)) {
      return reply.code(403).type('text/html; charset=utf-8').send(forbiddenPage(staff, allowed));
    }
    const message = `This is for ${inWords(allowed)}.`;
    return sendProblem(reply, { status: 403, code: 'error.desk.forbidden', message });
  });
  app.addHook('preHandler', async (request) => {
    const { staff, routeOptions } = request;
    if (staff && !isReading(request) && !isOpen(routeOptions.url ?? ''))
      await journal.begin(request, staff);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    await journal.end(request, reply.statusCode);
    const isHtml = String(reply.getHeader('content-type')).startsWith('text/html');
    return isHtml && typeof payload === 'string' ? fillBar(payload, request.staff) : payload;
  });
}
