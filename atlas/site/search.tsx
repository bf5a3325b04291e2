import { useId, useState, type KeyboardEvent } from 'react';
import type { SearchEntry } from '../data.ts';
import * as css from './styles.css.ts';

const MOST = 40;

/** Finds flows, states, events, operations, requirements, policies and paths by any word of theirs. */
export function Search({ entries, up }: { entries: readonly SearchEntry[]; up: string }) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const asked = query.trim() !== '';
  const found = asked ? matches(entries, query) : [];
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Escape') setQuery('');
    else if (event.key === 'Enter' && found[at] !== undefined) open(found[at]);
    else return;
    event.preventDefault();
  };
  const open = (entry: SearchEntry): void => {
    setQuery('');
    globalThis.location.assign(`${up}${entry.href}`);
  };
  return (
    <div className={css.searchBox}>
      <input
        className={css.field}
        type="search"
        role="combobox"
        aria-label="Search flows, states, events, operations, requirements, policies and paths"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
        placeholder="Search: DEP-06, requestDeposit, later …"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={keys}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Found"
        className={found.length > 0 ? css.results : css.hidden}
      >
        {found.map((entry, index) => (
          <a
            key={`${entry.kind} ${entry.href} ${entry.text}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={css.result}
            href={`${up}${entry.href}`}
            onClick={() => setQuery('')}
          >
            <span className={css.small}>{entry.kind}</span>
            <span>{entry.text}</span>
            <span className={css.resultDetail}>{entry.detail}</span>
          </a>
        ))}
      </div>
      <output className={asked && found.length === 0 ? css.nothing : css.hidden}>
        {!asked ? '' : found.length === 0 ? 'Nothing is called that.' : `${found.length} found`}
      </output>
    </div>
  );
}

/** Entries that have every word; those whose name begins with the query first. */
function matches(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  return entries
    .filter(({ text, detail }) => {
      const all = `${text} ${detail}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .toSorted((a, b) => rank(a, first) - rank(b, first))
    .slice(0, MOST);
}

const rank = ({ text }: SearchEntry, word: string): number => {
  const at = text.toLowerCase().indexOf(word);
  return at === 0 ? 0 : at > 0 ? 1 : 2;
};
