import { useLocation } from '@tanstack/react-router';
import { pageOf, type Page } from './pages.ts';

/** The page of the address, read after the locale prefix. */
export function usePage(): Page {
  const path = useLocation({ select: (location) => location.pathname });
  return pageOf(path.replace(/^\/[^/]*/, ''));
}
