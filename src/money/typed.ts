import { currencyFormat } from '../../reference/currencies.ts';
import type { Words } from '../texts/index.ts';
import { formatMoney, writtenHere } from './format.ts';
import { parseAmount } from './parse.ts';

/**
 * Reads a typed amount for a form: its minor units, nothing for an empty field, both sums of a text with two
 * readings, `NaN` of any other text.
 */
export function readAmount(text: string, currency: string): string {
  const read = parseAmount(text, currency, writtenHere());
  if (read.kind === 'amount') return String(read.amount);
  if (read.kind === 'twofold') return `${read.grouped} ${read.decimal}`;
  return read.kind === 'empty' ? '' : String(Number.NaN);
}

/** The minor units that {@link readAmount} found; nothing where it found none, or two. */
export const amountOf = (value: string): number | undefined =>
  value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);

/**
 * The words for a text that {@link amountOf} cannot read: both sums, or how one is written.
 * @param atLeast minor units: the example is an amount that the form takes
 */
export function notAnAmount(value: string, currency: string, atLeast = 0): Words {
  const money = (amount: number): string => formatMoney({ amount, currency });
  const [grouped, decimal] = value.split(' ').map(Number);
  if (grouped !== undefined && decimal !== undefined)
    return {
      text: 'deposit.amount.twofold',
      values: { grouped: money(grouped), decimal: money(decimal) },
    };
  const example = money(Math.max(atLeast, 50 * 10 ** currencyFormat(currency).exponent));
  return { text: 'deposit.amount.malformed', values: { example } };
}
