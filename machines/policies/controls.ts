import type { LimitPeriod } from '../../reference/policies.ts';
import { areStakes } from './stakes.ts';

/** The highest deposit limit of a period, as a policy may hold it. */
export interface HighestLimit {
  readonly period: LimitPeriod;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: 'EUR';
}

/** The control of a field's value: what a form shows, and what it takes. */
export type Control =
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | {
      readonly kind: 'numberOrNone';
      readonly least: number;
      readonly most: number;
      /** The number with which somebody begins who wants one. */
      readonly usual: number;
    }
  | { readonly kind: 'choice'; readonly options: readonly Option<string | number | null>[] }
  | { readonly kind: 'some'; readonly options: readonly Option<string | number>[] }
  | { readonly kind: 'numbers'; readonly least: number; readonly most: number }
  | { readonly kind: 'highest' }
  | { readonly kind: 'stakes' };

interface Option<Value> {
  readonly value: Value;
  readonly words: string;
}

export const PERIOD_WORDS = {
  D: 'day',
  W: 'week',
  M: 'month',
} as const satisfies Record<LimitPeriod, string>;

const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value);

/** The fault of a value, whoever made it; undefined when the field can hold it. */
export function problemWith(control: Control, value: unknown): string | undefined {
  switch (control.kind) {
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : 'Choose yes or no.';
    case 'number':
      return within(control, value) ? undefined : `Enter a whole number ${bounds(control)}.`;
    case 'numberOrNone':
      return value === null || within(control, value)
        ? undefined
        : `Enter a whole number ${bounds(control)}.`;
    case 'choice':
      return control.options.some((one) => one.value === value)
        ? undefined
        : 'Choose one of these.';
    case 'some':
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((part) => control.options.some((one) => one.value === part))
        ? undefined
        : 'Choose some of these, each once.';
    case 'numbers':
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((part) => within(control, part))
        ? undefined
        : `Enter whole numbers ${bounds(control)}, with commas between them, each once.`;
    case 'highest':
      return value === null || isHighest(value)
        ? undefined
        : 'Enter an amount above 0 in euros, with at most two decimals.';
    case 'stakes':
      return areStakes(value)
        ? undefined
        : 'Enter stakes such as "slots 2.00 GBP below 25; all 5.00 EUR", or nothing for none.';
  }
}

const bounds = ({ least, most }: { least: number; most: number }): string =>
  `from ${least} to ${most}`;

const within = ({ least, most }: { least: number; most: number }, value: unknown): boolean =>
  whole(value) && value >= least && value <= most;

function isHighest(value: unknown): value is HighestLimit {
  if (typeof value !== 'object' || value === null) return false;
  const { period, amount, currency, ...more } = value as Record<string, unknown>;
  return (
    typeof period === 'string' &&
    Object.hasOwn(PERIOD_WORDS, period) &&
    whole(amount) &&
    amount > 0 &&
    amount <= 100_000_000 &&
    currency === 'EUR' &&
    Object.keys(more).length === 0
  );
}

/** A list in the order in which a policy holds it. */
export function inOrder(control: Control, values: readonly unknown[]): unknown[] {
  if (control.kind === 'some')
    return control.options.map(({ value }) => value).filter((value) => values.includes(value));
  if (control.kind === 'stakes') return [...values];
  return values.toSorted((a, b) => Number(a) - Number(b));
}
