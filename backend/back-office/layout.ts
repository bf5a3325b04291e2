import { html, type Html } from '../platform/html.ts';
import { everybody, inWords, may, ROLES, type Duty, type Role } from './roles.ts';
import type { Staff } from './staff.ts';

/** Where the desk is served. */
export const DESK_PATH = '/desk';

/**
 * The pages of the desk, in the order of its menu, with their roles. A page that is not there yet has no line,
 * and a page without a line opens to nobody.
 */
export const DESK_MENU = [
  {
    path: '/desk/chat',
    name: 'Chat',
    note: 'What players and visitors ask the support.',
    looks: ['SUPPORT'],
    acts: ['SUPPORT'],
  },
  {
    path: '/desk/players',
    name: 'Players',
    note: 'What stands for or against a player, and every movement of their money.',
    looks: ['SUPPORT', 'PAYMENTS', 'VERIFICATION', 'COMPLIANCE'],
    acts: ['COMPLIANCE'],
  },
  {
    path: '/desk/rounds',
    name: 'Rounds',
    note: 'The games that a player opened, and every round of them.',
    looks: ['SUPPORT', 'PAYMENTS', 'COMPLIANCE'],
    acts: [],
  },
  {
    path: '/desk/bonuses',
    name: 'Bonuses',
    note: 'The bonuses of a player: given, and taken back.',
    looks: ['SUPPORT', 'PAYMENTS', 'COMPLIANCE'],
    acts: ['PAYMENTS'],
  },
  {
    path: '/desk/campaigns',
    name: 'Campaigns',
    note: 'What players are offered: made, previewed under every law, stopped.',
    looks: ['SUPPORT', 'EDITOR', 'COMPLIANCE'],
    acts: ['EDITOR'],
  },
  {
    path: '/desk/inbox',
    name: 'Inbox',
    note: 'Messages to players, and who has read them.',
    looks: ['SUPPORT', 'EDITOR'],
    acts: ['SUPPORT', 'EDITOR'],
  },
  {
    path: '/desk/content',
    name: 'Content',
    note: 'What the pages of each brand show: edited, previewed, published, restored.',
    looks: ['EDITOR', 'COMPLIANCE'],
    acts: ['EDITOR'],
  },
  {
    path: '/desk/withdrawals',
    name: 'Withdrawals',
    note: 'Money that players ask for: approved, or declined with a reason.',
    looks: ['PAYMENTS', 'COMPLIANCE'],
    acts: ['PAYMENTS'],
  },
  {
    path: '/desk/documents',
    name: 'Documents',
    note: 'What players have handed in: accepted, or rejected with a reason.',
    looks: ['VERIFICATION', 'COMPLIANCE'],
    acts: ['VERIFICATION'],
  },
  {
    path: '/desk/questionnaires',
    name: 'Questionnaires',
    note: 'What players say they live on: accepted, or asked again.',
    looks: ['VERIFICATION', 'COMPLIANCE'],
    acts: ['COMPLIANCE'],
  },
  {
    path: '/desk/journal',
    name: 'Journal',
    note: 'Who did what at the desk.',
    looks: ['COMPLIANCE'],
    acts: [],
  },
  {
    path: '/outbox',
    name: 'Outbox',
    note: 'What text messages and e-mails would have carried.',
    looks: everybody,
    acts: [],
  },
] as const satisfies readonly (Duty & {
  readonly path: string;
  readonly name: string;
  readonly note: string;
})[];

/** A path in the menu, or the desk's own start. */
export type DeskPath = (typeof DESK_MENU)[number]['path'] | typeof DESK_PATH;

/** A placeholder until the reader is known. Text in a page is escaped, so nothing else can look like it. */
const BAR = /<!--bar (\S+)-->/;
const barOf = (current: DeskPath): Html => html`<!--bar ${current}-->`;

/** The pages that one may open; without a log-in, the open ones. */
const openTo = (staff: Staff | null) =>
  DESK_MENU.filter(({ path, looks }) => (staff ? may(staff.role, looks) : path === '/outbox'));

/**
 * The roles that may act on a page that this person may only look at; undefined where they may act, or nobody
 * has to.
 */
function actsOfOthers(current: string, staff: Staff | null): readonly Role[] | undefined {
  const acts: readonly Role[] = DESK_MENU.find(({ path }) => path === current)?.acts ?? [];
  return staff && acts.length > 0 && !may(staff.role, acts) ? acts : undefined;
}

const bar = (current: string, staff: Staff | null, others = actsOfOthers(current, staff)): Html =>
  html`<header class="${others ? 'bar bar--reader' : 'bar'}">
    <a class="bar__home" href="${DESK_PATH}/">Desk</a>
    <nav aria-label="Desk">
      <ul>
        ${openTo(staff).map(
          ({ path, name }) =>
            html`<li>
              <a href="${path}" ${path === current ? html`aria-current="page"` : undefined}
                >${name}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${
      staff
        ? html`<form class="bar__who" method="post" action="${DESK_PATH}/logout">
            <span>${staff.name}, ${ROLES[staff.role]}</span>
            <button class="plain">Log out</button>
          </form>`
        : undefined
    }
    ${others && html`<p class="bar__reader">You may look here. To act is for ${inWords(others)}.</p>`}
  </header>`;

/** A page for one person, with the pages that they may open. @param staff null: nobody is logged in */
export const fillBar = (document: string, staff: Staff | null): string =>
  document.replace(BAR, (_place, current: string) => bar(current, staff).text);

/**
 * A page of the desk, whole but for its bar, which `fillBar` puts in.
 * @param title of the window and, as the page's only `h1`, of the page
 * @param current its line in the menu
 * @param body the content below the title
 * @param scripts addresses of module scripts, of this origin
 */
export function page(
  title: string,
  current: DeskPath,
  body: Html,
  scripts: readonly string[] = [],
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${current === DESK_PATH ? title : `${title} · Desk`}</title>
        <link rel="stylesheet" href="${DESK_PATH}/assets/desk.css" />
        ${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the page</a>
        ${barOf(current)}
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** The desk's first page: its pages, and the purpose of each. */
export const startPage = (staff: Staff): string =>
  page(
    'Desk',
    DESK_PATH,
    html`<p class="note">
        What an operator's people do, in development. In production none of it is there.
      </p>
      <ul class="cards">
        ${openTo(staff).map(
          ({ path, name, note }) =>
            html`<li class="way">
              <a href="${path}">${name}</a>
              <p>${note}</p>
            </li>`,
        )}
      </ul>`,
  );
