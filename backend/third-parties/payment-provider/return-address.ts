import type { Payment } from './tables.ts';

const HERE = 'http://origin.invalid';

/**
 * Where the payer goes back to: the merchant's path with `deposit=<reference>` added. A stored path
 * that would leave the origin ends at the origin's root instead; the contract's pattern refuses such
 * paths already, but a redirect must not depend on another component's checks.
 */
export function returnAddress(payment: Payment): string {
  const { returnPath } = payment;
  const safe = returnPath.startsWith('/') && URL.canParse(returnPath, HERE);
  const url = new URL(safe ? returnPath : '/', HERE);
  const own = url.origin === HERE ? url : new URL('/', HERE);
  own.searchParams.set('deposit', payment.merchantReference);
  const path = `${own.pathname}${own.search}${own.hash}`;
  // "/.//elsewhere" is this origin to a URL parser, but "//elsewhere" once it is a Location.
  return path.startsWith('//') ? `/${own.search}` : path;
}
