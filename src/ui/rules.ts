import type { Rule } from './form.tsx';

/**
 * Rules for form fields. All but `required` pass an empty value, so that an optional field needs no
 * other rule. `words` is the finished sentence of the error.
 */

export const required =
  (words: string): Rule =>
  (value) =>
    value.trim() === '' ? words : undefined;

export const matches =
  (pattern: RegExp, words: string): Rule =>
  (value) =>
    value === '' || pattern.test(value) ? undefined : words;

/** Any other test; `all` gives the other fields, for instance for a repeated password. */
export const must =
  (holds: (value: string, all: Parameters<Rule>[1]) => boolean, words: string): Rule =>
  (value, all) =>
    value === '' || holds(value, all) ? undefined : words;

/** At most 254 characters, one @, a dot in the domain (NS-06). The code that we send proves the rest. */
export const email = (words: string): Rule =>
  matches(/^(?=.{3,254}$)[^\s@]+@[^\s@]+\.[^\s@.]+$/, words);
