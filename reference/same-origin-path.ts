/**
 * The contract's `SameOriginPath` as a function, for both sides of the wire: only this module turns an address
 * from elsewhere into a destination.
 */

/**
 * The contract's pattern for answers and requests; a test holds it equal. No segment is empty or of dots alone,
 * in any encoding: a browser takes those away, and `//elsewhere` is left.
 */
export const SAME_ORIGIN_PATH =
  /^(?![^?#]*\/(?:\.|%2[Ee]){0,2}\/)(?![^?#]*\/(?:\.|%2[Ee]){1,2}(?:[?#]|$))\/[!-[\]-~]*$/;

/** Whether a text is a safe destination as it stands. */
export const isSameOriginPath = (text: string): boolean => SAME_ORIGIN_PATH.test(text);

/** Stands for the origin where none is known; nothing can be there. */
const HERE = 'http://origin.invalid';

/**
 * Path, query and hash of an address on this origin, as a browser would resolve it. Undefined for an address
 * that leads elsewhere, and for one whose path would lead elsewhere once it stands alone: `/.//elsewhere` is
 * this origin to a URL parser, but `//elsewhere` as an address.
 * @param origin `https://host:port`; without it only paths are of this origin
 */
export function sameOriginPath(address: string, origin: string = HERE): string | undefined {
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  // Not its `origin`: that of a `blob:` is the origin of the page that made it.
  if (`${url.protocol}//${url.host}` !== origin) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isSameOriginPath(url.pathname) ? path : undefined;
}
