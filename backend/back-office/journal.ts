import type { FastifyInstance, FastifyRequest } from 'fastify';
import { desc, eq, or, sql } from 'drizzle-orm';
import { cut } from '../platform/cut.ts';
import { html, type Html } from '../platform/html.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { DESK_PATH, page } from './layout.ts';
import { ROLES } from './roles.ts';
import type { Staff } from './staff.ts';
import { deskActs } from './tables.ts';
import { moment } from './moment.ts';

const PATH = `${DESK_PATH}/journal`;
/** Characters that are kept of a field, and fields of a form: a form with more is refused, not kept in part. */
const LONGEST = 80;
const MOST_FIELDS = 60;
const MOST_ROWS = 100;

/** The chat keeps the talk that these addresses take, and it is private: the journal does not keep it again. */
const isTalk = (path: string): boolean => path.startsWith(`${DESK_PATH}/chat/`);

/** Documents have many fields; their own history keeps what was published. */
const isContent = (path: string): boolean => path.startsWith(`${DESK_PATH}/content/`);

/** The visible stand-in for a byte that no database holds: without it two names could be one. */
const NUL = '\u2400';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The texts of a form, as the pages read them: trimmed, because blanks would hide the cut part.
 * @returns undefined for a form that cannot be kept whole: values that are no texts, more fields than a page
 * has
 */
function saidIn(path: string, body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null || isTalk(path)) return {};
  const fields = Object.entries(body);
  const isForm = fields.length <= MOST_FIELDS && fields.every(([, value]) => isText(value));
  if (!isForm && !isContent(path)) return undefined;
  return Object.fromEntries(
    fields
      .filter((entry): entry is [string, string] => isText(entry[1]) && entry[1] !== '')
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [
        cut(name.replaceAll('\0', NUL), LONGEST),
        cut(value.replaceAll('\0', '').trim(), LONGEST),
      ]),
  );
}

/** The record of who did what at the desk. An act that cannot be kept is not done. */
export function openJournal({ db, clock }: Platform) {
  const begun = new WeakMap<FastifyRequest, number>();
  return {
    /** @throws Refusal 400 for a form that no page sends: it could not be kept whole */
    async begin(request: FastifyRequest, { email, role }: Staff): Promise<void> {
      const [raw = ''] = request.url.split('?');
      // As the router read it: another spelling would not be found here.
      const path = decodeURIComponent(raw).replaceAll('\0', NUL);
      const said = saidIn(path, request.body);
      const [row] = await db
        .insert(deskActs)
        .values({ at: clock.date(), by: email, role, path, said: said ?? {} })
        .returning({ id: deskActs.id });
      if (row) begun.set(request, row.id);
      if (!said) throw new Refusal(400, 'error.validation', 'No form of the desk says that.');
    },
    /** Notes the result. */
    async end(request: FastifyRequest, status: number): Promise<void> {
      const id = begun.get(request);
      if (id !== undefined) await db.update(deskActs).set({ status }).where(eq(deskActs.id, id));
    },
    /** The newest acts for a search: an address, or an id in a path or a form. */
    newest(search: string) {
      return db
        .select()
        .from(deskActs)
        .where(
          search === ''
            ? undefined
            : or(
                eq(deskActs.by, search.toLowerCase()),
                sql`strpos(${deskActs.path}, ${search}) > 0`,
                sql`strpos(${deskActs.said}::text, ${search}) > 0`,
              ),
        )
        .orderBy(desc(deskActs.id))
        .limit(MOST_ROWS);
    },
  };
}

export type Journal = ReturnType<typeof openJournal>;
type Act = Awaited<ReturnType<Journal['newest']>>[number];

/** A redirect is how a form answers that it is done. */
const outcome = (status: number | null): string => {
  if (status === null) return 'Not ended';
  return status < 400 ? 'Done' : `Refused (${status})`;
};

const item = ({ at, by, role, path, said, status }: Act): Html =>
  html`<li>
    <h2>${path}</h2>
    <div class="facts">
      ${moment(at)}
      <span>${by}</span><span>${ROLES[role]}</span><span>${outcome(status)}</span>
    </div>
    <p>${Object.entries(said).map(([name, value]) => html`<code>${name}: ${value}</code> `)}</p>
  </li>`;

/** The page `/desk/journal`: who did what. */
export function journalPage(app: FastifyInstance, journal: Journal): void {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(PATH, async ({ query }, reply) => {
    const asked = query['search'];
    const search = typeof asked === 'string' ? cut(asked, 120).replaceAll('\0', '').trim() : '';
    const acts = await journal.newest(search);
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Journal',
        PATH,
        html`<p class="note">
            Whatever was sent at the desk, and by whom, the newest first; refused or not.
          </p>
          <form method="get" action="${PATH}" role="search">
            <label for="search">E-mail address of who did it, or an id</label>
            <input
              id="search"
              name="search"
              type="search"
              value="${search}"
              autocomplete="off"
              maxlength="120"
            />
            <p class="actions"><button class="plain">Search</button></p>
          </form>
          ${
            acts.length === 0
              ? html`<p>Nothing was done${search === '' ? ' yet' : ' that fits'}.</p>`
              : html`<ul class="cards">
                  ${acts.map(item)}
                </ul>`
          }`,
      ),
    );
  });
}
