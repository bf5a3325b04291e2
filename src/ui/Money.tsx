import { formatMoney } from '../money/format.ts';
import type { Amount } from '../money/format.ts';
import { figures } from './base.css.ts';

/** An amount as the player reads it, in figures of equal width. */
export function Money({ signed, ...amount }: Amount & { readonly signed?: boolean }) {
  return <span className={figures}>{formatMoney(amount, { signed: signed === true })}</span>;
}
