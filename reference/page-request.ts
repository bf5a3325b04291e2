import type { GameChannel } from './game-visibility.ts';

/** What the server asks of the site's module for a page, and what that asks back. */

/** The visitor, as far as pages that the server renders differ by that. */
export interface Visitor {
  /** ISO 3166-1 alpha-2, as the edge says. */
  readonly country: string | undefined;
  readonly channel: GameChannel;
}

/** What a page reads that the last part of its path names. */
export type OwnRead = 'game';

/** One page of the site; without a `path` the loader of any page, which shows nothing private. */
export interface PageAddress {
  readonly brand: string;
  readonly locale: string;
  /** After the locale, with a leading slash. */
  readonly path?: string | undefined;
  /** For whom, on a page that differs by that. */
  readonly visitor?: Visitor | undefined;
  /** Of a loader with a path: its page's own read, which comes along. */
  readonly readsAhead?: OwnRead | undefined;
}

/** Answers a GROQ query. @throws when it cannot */
export type Ask = (
  dataset: string,
  groq: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** A page to make; without `ask`, and where an answer fails, the browser reads for itself. */
export type PageRequest = PageAddress & { readonly ask?: Ask | undefined };
