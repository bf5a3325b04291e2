/** The way to the payment provider's page. */

/**
 * The address as a path of this origin; nothing when it leads anywhere else, since the contract
 * promises a same-origin path and money does not follow a stranger's link.
 */
export function providerPath(url: string): string | undefined {
  if (url === '' || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, location.origin);
  return origin === location.origin ? `${pathname}${search}${hash}` : undefined;
}

/** Leaves the site for a page of the same origin. */
export function leaveFor(path: string): void {
  location.assign(path);
}
