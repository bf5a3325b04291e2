import { useRouter, useRouterState } from '@tanstack/react-router';
import { pageAt, pageOf, type Page } from './pages.ts';

/**
 * The current page, read after the locale prefix. On the way to another page the address changes first: judged by
 * it, a guard would show the old page once more. So its rule is that of the route that shows.
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
