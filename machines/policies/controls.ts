import type { PermittedGame } from '../../reference/game-rules.ts';
import type { LimitPeriod } from '../../reference/policies.ts';

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
  | { readonly kind: 'choice'; readonly options: readonly Option<string>[] }
  | { readonly kind: 'some'; readonly options: readonly Option<string | number>[] }
  | { readonly kind: 'numbers'; readonly least: number; readonly most: number }
  | { readonly kind: 'highest' }
  | { readonly kind: 'games' };

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
    case 'games':
      return value === null || isListOfGames(value)
        ? undefined
        : 'Enter games as name and version, such as golden-fern 1.4.0, with commas between them, each once.';
  }
}

const SLUG = /^[a-z0-9-]{1,64}$/;
const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

function isListOfGames(value: unknown): value is readonly PermittedGame[] {
  return (
    Array.isArray(value) &&
    value.every(isPermittedGame) &&
    new Set(value.map(writtenGame)).size === value.length
  );
}

function isPermittedGame(value: unknown): value is PermittedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, version, ...more } = value as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    SLUG.test(slug) &&
    typeof version === 'string' &&
    VERSION.test(version) &&
    Object.keys(more).length === 0
  );
}

const writtenGame = ({ slug, version }: PermittedGame): string => `${slug} ${version}`;

/** `golden-fern 1.4.0, night-owl 2.0.1`. */
export const writtenGames = (games: readonly PermittedGame[]): string =>
  games.map(writtenGame).join(', ');

const byName = (games: readonly PermittedGame[]): PermittedGame[] =>
  games.toSorted((a, b) => (writtenGame(a) < writtenGame(b) ? -1 : 1));

/**
 * Reads the result of {@link writtenGames}, or what somebody typed in its place, in the order of names. It may be
 * no list of games that a field can hold.
 */
export const gamesIn = (text: string): readonly PermittedGame[] =>
  byName(
    text
      .split(/[,;\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [slug = '', version = '', ...more] = part.split(/\s+/);
        return more.length === 0 ? { slug, version } : { slug: part, version: '' };
      }),
  );

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
  if (control.kind === 'games') return byName(values as readonly PermittedGame[]);
  return values.toSorted((a, b) => Number(a) - Number(b));
}
