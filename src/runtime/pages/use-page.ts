import { useRouter, useRouterState } from '@tanstack/react-router';
import { pageAt, pageOf, type Page } from './pages.ts';

/**
 * The page that shows, read after the locale prefix. On the way to another page the address is there
 * first: judged by it, a guard would let the page that is being left show once more. Its rule is that of
 * the route that shows.
 */
export function usePage(): Page {
  return useRouterState({
    select: ({ matches, location }) => {
      const shown = matches.at(-1);
      const { pathname } = shown ?? location;
      return pageOf(pathname.replace(/^\/[^/]*/, ''), shown?.staticData.page ?? null);
    },
    structuralSharing: true,
  });
}

/** Tells of other pages, by their path after the locale. */
export function usePageAt(): (href: string) => Page {
  const router = useRouter();
  return (href) => pageAt(router, href);
}
