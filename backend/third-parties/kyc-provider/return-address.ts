import { sameOriginPath } from '../../../reference/same-origin-path.ts';
import { sign } from '../../platform/http/signature.ts';
import type { ProviderCheck } from './tables.ts';

/** The signed text of a person who is led back. No JSON begins like it: no callback can pass for it. */
export const returnText = (told: {
  readonly checkId: string;
  readonly reference: string;
  readonly status: string;
}): string => `return|${told.checkId}|${told.reference}|${told.status}`;

const HERE = 'http://origin.invalid';

/**
 * The address to which the person goes back: the merchant's path, with the end of the check, signed. A stored
 * path that would leave the origin ends at the origin's root instead.
 * @param now ms since the epoch, real time
 */
export function returnAddress(
  { id, merchantReference, returnPath, status }: ProviderCheck,
  secret: string,
  now: number,
): string {
  const { pathname, searchParams } = new URL(sameOriginPath(returnPath) ?? '/', HERE);
  const told = { checkId: id, reference: merchantReference, status };
  for (const [name, value] of Object.entries(told)) searchParams.set(name, value);
  searchParams.set('signature', sign(secret, now, returnText(told)));
  return `${pathname}?${searchParams}`;
}
