/** The way to the payment provider's page. */

import { sameOriginPath } from '../../../openapi/same-origin-path.ts';

/**
 * The address as a path of this origin; nothing when it leads anywhere else, since the contract
 * promises a same-origin path and money does not follow a stranger's link.
 */
export function providerPath(url: string): string | undefined {
  return sameOriginPath(url, location.origin);
}

/** Leaves the site for a page of the same origin. */
export function leaveFor(path: string): void {
  location.assign(path);
}
