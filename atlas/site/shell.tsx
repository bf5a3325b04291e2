import { useState, type ReactNode } from 'react';
import type { AtlasGlobal, IndexData } from '../data.ts';
import { Search } from './search.tsx';
import * as css from './styles.css.ts';

type Theme = 'light' | 'dark' | 'auto';
const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const KEY = 'atlas-theme';
/** Pages that lie in the atlas' own folder. */
const TOP: readonly AtlasGlobal['page'][] = ['index', 'results', 'policies', 'requirements'];

/** The head of every page: the current place, the search, light or dark. */
export function Shell({
  page,
  index,
  children,
}: {
  page: AtlasGlobal['page'];
  index: IndexData;
  children: ReactNode;
}) {
  const up = TOP.includes(page) ? '' : '../';
  return (
    <>
      <header className={css.bar}>
        <a className={css.brand} href={`${up}index.html`}>
          Atlas
        </a>
        <nav className={css.nav} aria-label="Atlas">
          <a
            className={css.navLink}
            href={`${up}index.html`}
            aria-current={page === 'index' ? 'page' : undefined}
          >
            Flows
          </a>
          <a
            className={css.navLink}
            href={`${up}policies.html`}
            aria-current={page === 'policies' ? 'page' : undefined}
          >
            Markets
          </a>
          <a
            className={css.navLink}
            href={`${up}results.html`}
            aria-current={page === 'results' ? 'page' : undefined}
          >
            Results
          </a>
          <a
            className={css.navLink}
            href={`${up}requirements.html`}
            aria-current={page === 'requirements' ? 'page' : undefined}
          >
            Requirements
          </a>
        </nav>
        <span className={css.grow} />
        <Search entries={index.search} up={up} />
        <ThemeButton />
      </header>
      {children}
    </>
  );
}

function ThemeButton() {
  const [theme, setTheme] = useState(stored);
  apply(theme);
  return (
    <button
      type="button"
      className={css.button}
      onClick={() => {
        const next = NEXT[theme];
        setTheme(next);
        keep(next);
      }}
    >
      Theme: {theme}
    </button>
  );
}

function apply(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

// A page from a disk may have no storage: then the choice lasts as long as the page.
function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    return 'auto';
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Nothing to do: see above.
  }
}
