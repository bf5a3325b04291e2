import { sameOriginPath } from '../../../reference/same-origin-path.ts';
import type { Payment } from './tables.ts';

const HERE = 'http://origin.invalid';

/**
 * The address to which the payer goes back: the merchant's path with `deposit=<reference>` added. A stored path
 * that would leave the origin ends at the origin's root instead. The contract's pattern refuses such paths
 * already, but a redirect must not depend on another component's checks.
 */
export function returnAddress(payment: Payment): string {
  const { pathname, searchParams, hash } = new URL(sameOriginPath(payment.returnPath) ?? '/', HERE);
  searchParams.set('deposit', payment.merchantReference);
  return `${pathname}?${searchParams}${hash}`;
}
