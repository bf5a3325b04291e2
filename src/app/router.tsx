import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';

/** One router per page load in the browser, one per page in the prerender. */
export const createAppRouter = (history: RouterHistory) =>
  createRouter({ routeTree, history, trailingSlash: 'preserve', scrollRestoration: false });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
