import type { FastifyInstance, FastifyRequest } from 'fastify';
import { desc, eq, or, sql } from 'drizzle-orm';
import { cut } from '../../platform/cut.ts';
import { html, type Html } from '../../platform/html.ts';
import type { Platform } from '../../platform/platform.ts';
import { DESK_PATH, page } from './layout.ts';
import { ROLES } from './roles.ts';
import type { Staff } from './staff.ts';
import { deskActs } from './tables.ts';

const PATH = `${DESK_PATH}/journal`;
/** Characters that are kept of a field, and fields of a form. */
const LONGEST = 80;
const MOST_FIELDS = 60;
const MOST_ROWS = 100;

/** What was sent to these stands where it went, and is private: not twice. */
const isTalk = (path: string): boolean => path.startsWith(`${DESK_PATH}/chat/`);

function saidIn(path: string, body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || isTalk(path)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [
        cut(name, LONGEST).replaceAll('\0', ''),
        cut(value, LONGEST).replaceAll('\0', ''),
      ]),
  );
}

/** Who did what at the desk. What cannot be kept is not done. */
export function openJournal({ db, clock }: Platform) {
  const begun = new WeakMap<FastifyRequest, number>();
  return {
    async begin(request: FastifyRequest, { email, role }: Staff): Promise<void> {
      const [path = ''] = request.url.split('?');
      const [row] = await db
        .insert(deskActs)
        .values({ at: clock.date(), by: email, role, path, said: saidIn(path, request.body) })
        .returning({ id: deskActs.id });
      if (row) begun.set(request, row.id);
    },
    /** What came of it. */
    async end(request: FastifyRequest, status: number): Promise<void> {
      const id = begun.get(request);
      if (id !== undefined) await db.update(deskActs).set({ status }).where(eq(deskActs.id, id));
    },
    /** The newest, of whoever or whatever is looked for: an address, or an id in a path or a form. */
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
      <time datetime="${at.toISOString()}"
        >${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time
      >
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
