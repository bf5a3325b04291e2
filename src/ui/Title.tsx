import { createContext, use } from 'react';

/** Name of the brand, which ends the title of every page. */
export const SiteName = createContext('');

/** The title of the document: the page, and its brand. @param of nothing on the home page */
export function Title({ of = '' }: { of?: string }) {
  const site = use(SiteName);
  return <title>{[of, site].filter(Boolean).join(' · ')}</title>;
}
