import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sameOriginPath } from '../../reference/same-origin-path.ts';
import { html } from '../platform/html.ts';
import { cookie } from '../platform/http/origin.ts';
import { Refusal } from '../platform/refusal.ts';
import { COOKIE, LOGIN_PATH, LOGOUT_PATH } from './guard.ts';
import { DESK_PATH, page } from './layout.ts';
import { ROLES } from './roles.ts';
import { DEMO_STAFF, STAFF_PASSWORD, type StaffDoor } from './staff.ts';

interface LoginState {
  readonly email: string;
  /** Where to go then; a path of the desk. */
  readonly next: string;
  readonly news?: string | undefined;
  readonly wrong?: string | undefined;
}

const WRONG = 'The address or the password is not right.';
const OFTEN = 'Too many tries. Try again in an hour.';

/** The address after a log-in: the requested one, if it is a page of the desk. */
function wayOn(asked: unknown): string {
  const path = typeof asked === 'string' ? sameOriginPath(asked) : undefined;
  return path !== undefined && path.startsWith(`${DESK_PATH}/`) ? path : `${DESK_PATH}/`;
}

const loginPage = ({ email, next, news, wrong }: LoginState): string =>
  page(
    'Log in',
    DESK_PATH,
    html`<p class="note">
        For an operator’s people, in development. A player’s account opens nothing here.
      </p>
      ${news === undefined ? undefined : html`<p role="status">${news}</p>`}
      ${wrong === undefined ? undefined : html`<p class="error" id="wrong" role="alert">${wrong}</p>`}
      <form method="post" action="${LOGIN_PATH}">
        <input type="hidden" name="next" value="${next}" />
        <label for="email">E-mail address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          maxlength="254"
          value="${email}"
          ${wrong === undefined ? undefined : html`aria-invalid="true" aria-describedby="wrong"`}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="128"
          ${wrong === undefined ? undefined : html`aria-invalid="true" aria-describedby="wrong"`}
        />
        <button>Log in</button>
      </form>
      <section class="card" aria-labelledby="demo">
        <h2 id="demo">For a demonstration</h2>
        <p>
          All of these have the password <code>${STAFF_PASSWORD}</code>. Each may do what their role
          is there for; the administrator everything.
        </p>
        <ul class="accounts">
          ${DEMO_STAFF.map(
            (one) => html`<li><b>${ROLES[one.role]}</b> <code>${one.email}</code></li>`,
          )}
        </ul>
      </section>`,
  );

/** @param seconds undefined: as long as the browser is open; the session itself ends earlier */
function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, seconds?: number) {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=${DESK_PATH}; HttpOnly; SameSite=Strict${age}${secure}`,
  );
}

type Typed = Readonly<Record<string, unknown>>;

/** A form has texts alone; JSON may have anything. */
const textIn = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

/** The way in and out of the desk. */
export function deskLogin(app: FastifyInstance, door: StaffDoor): void {
  const show = (reply: FastifyReply, state: LoginState, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(loginPage(state));

  app.get<{ Querystring: Typed }>(LOGIN_PATH, (request, reply) => {
    const { next, lost, out } = request.query;
    if (request.staff && lost === undefined) return reply.redirect(wayOn(next), 303);
    const news =
      lost === undefined
        ? out === undefined
          ? undefined
          : 'You are logged out.'
        : 'You were logged out meanwhile, and nothing was done. Log in, go back, and send it again.';
    return show(reply, { email: '', next: wayOn(next), news });
  });

  app.post<{ Body: Typed | undefined }>(LOGIN_PATH, async (request, reply) => {
    const { email, password, next: asked } = request.body ?? {};
    const state = { email: textIn(email, 254), next: wayOn(asked) };
    try {
      const token = await door.logIn(state.email, textIn(password, 128), request.ip);
      if (token === undefined) return await show(reply, { ...state, wrong: WRONG }, 422);
      // A session that this browser had is not left behind.
      await door.logOut(cookie(request, COOKIE));
      setCookie(request, reply, token);
      return await reply.redirect(state.next, 303);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) throw error;
      return show(reply, { ...state, wrong: OFTEN }, 429);
    }
  });

  app.post(LOGOUT_PATH, async (request, reply) => {
    await door.logOut(cookie(request, COOKIE));
    setCookie(request, reply, '', 0);
    return reply.redirect(`${LOGIN_PATH}?out`, 303);
  });
}
