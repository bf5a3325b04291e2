import { LAW_CURRENCIES } from '../../reference/law-amount.ts';
import type { HighestStake } from '../../reference/play-rules.ts';

/** The highest stakes, as a policy holds them and a form takes them. */
export type Stakes = readonly HighestStake[];

/** More stakes than any law names. */
const MOST_STAKES = 12;
const MOST_AMOUNT = 100_000_000;
const MOST_AGE = 120;

const KINDS: readonly unknown[] = ['slots', 'all'] satisfies readonly HighestStake['kinds'][];
const CURRENCIES: readonly unknown[] = LAW_CURRENCIES;

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;

function isStake(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kinds, belowAge, amount, currency, ...more } = value as Record<string, unknown>;
  return (
    KINDS.includes(kinds) &&
    (belowAge === null || isWhole(belowAge, MOST_AGE)) &&
    isWhole(amount, MOST_AMOUNT) &&
    CURRENCIES.includes(currency) &&
    Object.keys(more).length === 0
  );
}

/** Whether a value, whoever made it, is a list of highest stakes. */
export const areStakes = (value: unknown): value is Stakes =>
  Array.isArray(value) && value.length <= MOST_STAKES && value.every(isStake);

/** `slots 2.00 GBP below 25; all 5.00 EUR`. */
export const stakesInText = (stakes: Stakes): string =>
  stakes
    .map(({ kinds, belowAge, amount, currency }) =>
      [
        `${kinds} ${(amount / 100).toFixed(2)} ${currency}`,
        ...(belowAge === null ? [] : [`below ${belowAge}`]),
      ].join(' '),
    )
    .join('; ');

const STAKE =
  /^(?<kinds>[a-z]+)\s+(?<amount>\d{1,7}(?:\.\d{1,2})?)\s+(?<currency>[a-z]{3})(?:\s+below\s+(?<age>\d{1,3}))?$/i;

/** Reads what {@link stakesInText} writes, or somebody typed like it; undefined where that cannot be read. */
export function stakesIn(text: string): Stakes | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const read = parts.filter(Boolean).map((part) => {
    const { kinds = '', amount, currency = '', age } = STAKE.exec(part)?.groups ?? {};
    return {
      kinds: kinds.toLowerCase(),
      belowAge: age === undefined ? null : Number(age),
      amount: Math.round(Number(amount) * 100),
      currency: currency.toUpperCase(),
    };
  });
  return areStakes(read) ? read : undefined;
}
