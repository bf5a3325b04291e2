import type { TextId } from '../texts/index.ts';

/** How a player's session ended, for as long as the page stands where that led. */
export interface LeftNews {
  readonly severity: 'success' | 'warning';
  readonly text: TextId;
}

let told: LeftNews | undefined;
const listeners = new Set<() => void>();

/** @public the effects of the site fetch it late; undefined takes it back */
export function tellLeft(news: LeftNews | undefined): void {
  told = news;
  for (const listener of listeners) listener();
}

export const leftNews = (): LeftNews | undefined => told;

export function onLeftNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
