import type { ReturnSearch } from './search.ts';

/**
 * Where people are led after they have logged in or accepted terms (GUARD-05): the path, and of its query the
 * reference of a deposit alone, with the game over which it was begun. Without it, people who have paid and were logged
 * out meanwhile would find an empty cashier, and pay again (DEP-22).
 */
export const wayBack = (path: string, { deposit, game }: ReturnSearch): string =>
  deposit === undefined ? path : withQuery(path, { deposit, ...(game !== undefined && { game }) });

/** Adds a query to a path that may have one, and a hash. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const end = path.includes('#') ? path.indexOf('#') : path.length;
  const asked = path.slice(0, end);
  const joint = asked.includes('?') ? '&' : '?';
  return `${asked}${joint}${new URLSearchParams(query).toString()}${path.slice(end)}`;
}

/** Takes a bonus code that was used out of a path, and leaves everything else (BCODE-04). */
export function withoutBonusCode(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.example');
  searchParams.delete('bonusCode');
  const rest = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return `${pathname}${rest}${hash}`;
}
