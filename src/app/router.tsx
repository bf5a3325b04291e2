import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { PageLoader } from '../shell/crash.tsx';
import { PageFailed } from './page-failed.tsx';

/** One router per page load in the browser, one per page in the prerender. */
export const createAppRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    trailingSlash: 'preserve',
    scrollRestoration: false,
    // A query is names and texts: read as JSON, a reference of digits would become another.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => {
      const query = String(new URLSearchParams(search));
      return query && `?${query}`;
    },
    defaultPendingComponent: PageLoader,
    defaultErrorComponent: PageFailed,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
