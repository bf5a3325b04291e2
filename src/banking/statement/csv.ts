import { currencyFormat } from '../../../reference/currencies.ts';
import type { Amount } from '../../money/format.ts';

/** A cell: a text, or an amount, which a spreadsheet can calculate with. */
export type Cell = string | Amount;

/** Text that a spreadsheet would take for a formula, in either width: people other than us write it. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The byte order mark by which a spreadsheet knows that it is UTF-8. */
const UTF_8 = '\uFEFF';

function decimals({ amount, currency }: Amount, point: string): string {
  const { exponent } = currencyFormat(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const at = digits.length - exponent;
  const fraction = exponent === 0 ? '' : `${point}${digits.slice(at)}`;
  return `${amount < 0 ? '-' : ''}${digits.slice(0, at)}${fraction}`;
}

/**
 * A table as a spreadsheet of that language reads it: with its decimal sign, and a semicolon between cells where
 * that sign is a comma.
 * @param tag BCP 47
 */
export function csvOf(rows: readonly (readonly Cell[])[], tag: string): string {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = point === ',' ? ';' : ',';
  const written = (cell: Cell): string => {
    if (typeof cell !== 'string') return decimals(cell, point);
    const text = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => row.map(written).join(separator));
  return `${UTF_8}${lines.join('\r\n')}\r\n`;
}
