import { html, type Html } from '../platform/html.ts';
import type { Typed } from './seen.ts';
import { select, type Choice } from './select.ts';

/** The faults of a form, by the names of its fields. */
export type Wrong = Readonly<Record<string, string>>;

/** A form as it is shown: what was typed, and what is wrong with it. */
export interface Filled {
  readonly typed: Typed;
  readonly wrong: Wrong;
}

/** What is wrong with a field. */
export const problem = (field: string, wrong: Wrong): Html | undefined =>
  wrong[field] === undefined
    ? undefined
    : html`<p class="error" id="${field}-error">${wrong[field]}</p>`;

/** Attributes that lead from a field to what is wrong with it. */
export const described = (field: string, wrong: Wrong): Html | undefined =>
  wrong[field] === undefined
    ? undefined
    : html`aria-invalid="true" aria-describedby="${field}-error"`;

/** A field of one line, with its label. @param more attributes */
export const input = (field: string, label: string, { typed, wrong }: Filled, more?: Html): Html =>
  html`<label for="${field}">${label}</label
    ><input
      id="${field}"
      name="${field}"
      value="${typed[field] ?? ''}"
      autocomplete="off"
      ${described(field, wrong)}
      ${more}
    />${problem(field, wrong)}`;

/** A field in which one of several is chosen, with its label. */
export const choice = (
  field: string,
  label: string,
  choices: readonly Choice[],
  { typed, wrong }: Filled,
): Html =>
  html`${select(field, label, choices, typed[field] ?? '', described(field, wrong))}${problem(field, wrong)}`;
