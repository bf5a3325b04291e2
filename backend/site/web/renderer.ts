import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ask, PageAddress, PageRequest } from '../../../reference/page-request.ts';
import type { Rendered } from './slots.ts';

/** The content service as pages read it. */
export interface SiteContent {
  /** Grows whenever a document changes. */
  revision(): number;
  /** Whether this scope sees other documents than everybody. */
  isOwn(scope: string): boolean;
  ask(...asked: [...question: Parameters<Ask>, scope: string | null]): ReturnType<Ask>;
}

/** The module that the build leaves in `server/prerender.js`: the site itself, as it renders for a visitor. */
interface Prerender {
  readonly renderPage: (request: PageRequest) => Promise<Rendered>;
  readonly readAhead: (request: PageRequest) => Promise<string>;
}

/** A page as it was rendered. */
export interface RenderedNow<Made> {
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
    <Made>(made: (site: Prerender) => (request: PageRequest) => Promise<Made>): Render<Made> =>
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
