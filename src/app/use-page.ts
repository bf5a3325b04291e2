import { useRouterState } from '@tanstack/react-router';
import { pageOf, type Page } from './pages.ts';

/**
 * The page that shows, read after the locale prefix. On the way to another page the address is there
 * first: judged by it, a guard would let the page that is being left show once more.
 */
export function usePage(): Page {
  const path = useRouterState({
    select: ({ matches, location }) => (matches.at(-1) ?? location).pathname,
  });
  return pageOf(path.replace(/^\/[^/]*/, ''));
}
