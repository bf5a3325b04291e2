import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameChannel } from '../../../reference/game-visibility.ts';
import type { Rendered } from './slots.ts';

/** The content service as pages read it. */
export interface SiteContent {
  /** Grows whenever a document changes. */
  revision(): number;
  /** Whether this scope sees other documents than everybody. */
  isOwn(scope: string): boolean;
  /** Answers a GROQ query. @throws when it cannot */
  ask(
    dataset: string,
    groq: string,
    params: Readonly<Record<string, unknown>>,
    scope: string | null,
  ): Promise<unknown>;
}

/** The visitor, as far as pages differ by that. */
export interface Visitor {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly channel: GameChannel;
}

/** One page of the site. */
export interface PageAddress {
  readonly brand: string;
  readonly locale: string;
  /** After the locale, with a leading slash. */
  readonly path: string;
  readonly visitor?: Visitor | undefined;
  /** Whether it is a loader, with which comes what its page reads. */
  readonly readsAhead?: boolean;
}

type Asking = PageAddress & {
  readonly ask: (
    dataset: string,
    groq: string,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
};

/** The module that the build leaves in `server/prerender.js`: the site itself, as it renders for a visitor. */
interface Prerender {
  readonly renderPage: (request: Asking) => Promise<Rendered>;
  readonly readAhead: (request: Asking) => Promise<string>;
}

/** A page as it was rendered. */
interface RenderedNow<Made> {
  readonly rendered: Made;
  /** False when the content service left a question of the page unanswered. */
  readonly isWhole: boolean;
}

type Render<Made> = (page: PageAddress, scope: string | null) => Promise<RenderedNow<Made>>;

/**
 * Renders pages with the content as it is now; the first one loads the site's code. Open questions go to
 * `report`, and the page leaves them to the browser.
 */
export function createRenderer(
  siteDir: string,
  content: SiteContent,
  report: (error: unknown) => void,
): { readonly renderPage: Render<Rendered>; readonly readAhead: Render<string> } {
  let loaded: Promise<Prerender> | undefined;
  const load = (): Promise<Prerender> => {
    loaded ??= import(
      pathToFileURL(join(siteDir, 'server', 'prerender.js')).href
    ) as Promise<Prerender>;
    return loaded;
  };
  const rendering =
    <Made>(made: (site: Prerender) => (request: Asking) => Promise<Made>): Render<Made> =>
    async (page, scope) => {
      const make = made(await load());
      let isWhole = true;
      const rendered = await make({
        ...page,
        ask: async (dataset, groq, params) => {
          try {
            return await content.ask(dataset, groq, params, scope);
          } catch (error) {
            isWhole = false;
            report(error);
            throw error;
          }
        },
      });
      return { rendered, isWhole };
    };
  return {
    renderPage: rendering(({ renderPage }) => renderPage),
    readAhead: rendering(({ readAhead }) => readAhead),
  };
}
