/**
 * Light, dark, or the device's theme. The choice is a cookie, not local storage, so that the server writes it into
 * `<html data-theme>` and the first paint is right without a script.
 */
export type Theme = 'auto' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const COOKIE = 'theme';
const YEAR_S = 31_536_000;

/** The choice in a `Cookie` header or `document.cookie`; anything unknown is `auto`. */
export function themeFrom(cookies: string): Theme {
  const [, value] = /(?:^|;\s*)theme=(\w+)/.exec(cookies) ?? [];
  return THEMES.find((theme) => theme === value) ?? 'auto';
}

const listeners = new Set<() => void>();

/** Hears of every choice. @returns the end of it */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Applies a choice to the page and keeps it for a year. */
export function chooseTheme(theme: Theme, page: Document = document): void {
  page.documentElement.dataset['theme'] = theme;
  page.cookie = `${COOKIE}=${theme};path=/;max-age=${YEAR_S};samesite=lax`;
  for (const listener of listeners) listener();
}
