import { moneyParts, type Amount, type Written } from '../../reference/money.ts';

/** An amount as a field of a form shows it: its digits in the input, the currency's sign on one side of it. */
export function inField(amount: Amount, written: Written) {
  const parts = moneyParts(amount, written);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? amount.currency;
  const digits = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return {
    sign,
    side: parts[0]?.value === sign ? 'before' : 'after',
    digits: digits.map(({ value }) => value).join(''),
  } as const;
}
