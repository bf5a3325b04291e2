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
