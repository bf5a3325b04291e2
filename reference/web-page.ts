/** The page of the web at an address; undefined of anything else, a script for one, which would run where it is opened. */
export function webPage(address: string | null): URL | undefined {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

/**
 * Whether an address is a page of the web at none of our origins: a game's page at one of ours would have, in its
 * frame, all that ours has, storage and session.
 */
export function isForeign(address: string, origins: readonly string[]): boolean {
  const page = webPage(address);
  return page !== undefined && !origins.includes(page.origin);
}
