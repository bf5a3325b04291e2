import { html, type Html } from '../../platform/html.ts';

/** Where the desk is served. */
export const DESK_PATH = '/desk';

/** The pages of the desk, in the order of its menu; one that is not there yet has no line. */
export const DESK_MENU = [
  { path: '/desk/chat', name: 'Chat', note: 'What players and visitors ask the support.' },
  {
    path: '/desk/players',
    name: 'Players',
    note: 'What stands for or against a player, and every movement of their money.',
  },
  { path: '/desk/inbox', name: 'Inbox', note: 'Messages to players, and who has read them.' },
  {
    path: '/desk/content',
    name: 'Content',
    note: 'What the pages of each brand show: edited, previewed, published, restored.',
  },
  {
    path: '/desk/withdrawals',
    name: 'Withdrawals',
    note: 'Money that players ask for: approved, or declined with a reason.',
  },
  {
    path: '/desk/documents',
    name: 'Documents',
    note: 'What players have handed in: accepted, or rejected with a reason.',
  },
  { path: '/outbox', name: 'Outbox', note: 'What text messages and e-mails would have carried.' },
] as const satisfies readonly {
  readonly path: string;
  readonly name: string;
  readonly note: string;
}[];

/** A page's path in the menu; the desk's own start is none of it. */
export type DeskPath = (typeof DESK_MENU)[number]['path'] | typeof DESK_PATH;

/**
 * A page of the desk, whole.
 * @param title of the window and, as the page's only `h1`, of the page
 * @param current its line in the menu
 * @param body what stands below the title
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
        <header class="bar">
          <a class="bar__home" href="${DESK_PATH}/">Desk</a>
          <nav aria-label="Desk">
            <ul>
              ${DESK_MENU.map(
                ({ path, name }) =>
                  html`<li>
                    <a href="${path}" ${path === current ? html`aria-current="page"` : undefined}
                      >${name}</a
                    >
                  </li>`,
              )}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** What the desk opens with: its pages, and what each is for. */
export const startPage = (): string =>
  page(
    'Desk',
    DESK_PATH,
    html`<p class="note">
        What an operator's people do, in development. In production none of it is there.
      </p>
      <ul class="cards">
        ${DESK_MENU.map(
          ({ path, name, note }) =>
            html`<li class="way">
              <a href="${path}">${name}</a>
              <p>${note}</p>
            </li>`,
        )}
      </ul>`,
  );
