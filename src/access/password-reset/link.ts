import { tabStorage } from '../../api/safe-storage.ts';
import type { ResetLinkSearch } from '../../runtime/pages/search.ts';

/** Session storage key: a reload goes on with its value; it is gone with the tab. */
export const RESET_PROGRESS = 'passwordResetProgress';

/**
 * Takes the query of an e-mail's link out of the address, before anything of the page is there: the key stays out
 * of the history, of tracking, and of other pages. A file of its own, since the route of the page is known
 * everywhere.
 * @param hash where the server puts the query
 * @returns whether the address carried any of it
 */
export function takeResetLink(search: ResetLinkSearch, hash: string): boolean {
  const behindHash: ResetLinkSearch = Object.fromEntries(new URLSearchParams(hash));
  const { email = behindHash.email, resetKey = behindHash.resetKey } = search;
  if (email === undefined && resetKey === undefined) return false;
  const permit = { by: 'link', resetKey };
  tabStorage.set(RESET_PROGRESS, JSON.stringify({ step: 'password', email, permit }));
  return true;
}
