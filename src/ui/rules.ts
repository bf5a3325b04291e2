import { tidy } from '../../reference/plain.ts';
import type { TextId, TextValues, Words } from '../texts/index.ts';

/** The submitted texts by field name; an unticked box is an empty string. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * Judges one field of a form: its error, or nothing. `all` holds every field of the form. Pure; the form says it
 * in the player's language.
 */
export type Rule = (value: string, all: Values) => Words | undefined;

/** Limits of a field as `reference/fields.gen.ts` has them. */
interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface LimitWords {
  /** Absent of a field that may be empty. */
  readonly missing?: TextId;
  readonly tooShort?: TextId;
  readonly tooLong?: TextId;
  readonly malformed?: TextId;
}

/** @param values of the words' placeholders */
export const wrong = (text: TextId, values?: TextValues): Words => ({
  text,
  ...(values && { values }),
});

/** The first broken rule counts. */
export const first =
  (...rules: readonly Rule[]): Rule =>
  (value, all) => {
    for (const rule of rules) {
      const found = rule(value, all);
      if (found !== undefined) return found;
    }
    return undefined;
  };

export const unless =
  (holds: (value: string, all: Values) => boolean, text: TextId, values?: TextValues): Rule =>
  (value, all) =>
    holds(value, all) ? undefined : wrong(text, values);

/** A text that is more than blanks, a choice that is made, a box that is ticked. */
export const required = (missing: TextId): Rule => unless((value) => value.trim() !== '', missing);

/** In Unicode code points, as the contract counts. */
const lengthOf = (value: string): number => Array.from(value).length;

export const atLeast = (min: number, text: TextId): Rule =>
  unless((value) => lengthOf(value) >= min, text, { min });

export const atMost = (max: number, text: TextId): Rule =>
  unless((value) => lengthOf(value) <= max, text, { max });

/** A text limited as the contract says. @param words in place of the general ones */
export function asContract(limits: Limits, words: LimitWords): Rule {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' } = limits;
  const { missing, tooShort, tooLong, malformed } = words;
  const form = new RegExp(pattern, 'u');
  const rule = first(
    atLeast(minLength, tooShort ?? 'field.tooShort'),
    atMost(maxLength, tooLong ?? 'field.tooLong'),
    unless((value) => form.test(value), malformed ?? 'field.refused'),
  );
  return (value, all) => {
    const text = tidy(value);
    if (text !== '') return rule(text, all);
    return missing === undefined ? undefined : wrong(missing);
  };
}
