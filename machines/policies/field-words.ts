import type { LawAmount, LawCurrency } from '../../reference/law-amount.ts';
import type { Control } from './controls.ts';

/** A field of a policy for a reader who knows no code. */
export interface FieldDocument<Value> {
  readonly title: string;
  readonly decides: string;
  /** In what it is counted. */
  readonly unit?: string;
  /** A value in words, for a table. */
  readonly say: (value: Value) => string;
  /** A value as a whole sentence, for a list of differences. */
  readonly sentence: (value: Value) => string;
  /** Ids of the requirements that it bears on. */
  readonly requirements: readonly string[];
  /** The flow whose page and operations hold it, where its chart does not read it. */
  readonly heldIn?: string;
  /** The flow of a game that hears of it in the terms of its launch. */
  readonly toldTo?: string;
  readonly control: Control;
}

/** A field that is yes or no. @param yes a sentence for yes, as `no` is for no */
export const yesOrNo = ({
  yes,
  no,
  ...field
}: Pick<FieldDocument<boolean>, 'title' | 'decides' | 'requirements' | 'heldIn' | 'toldTo'> & {
  readonly yes: string;
  readonly no: string;
}): FieldDocument<boolean> => ({
  ...field,
  say: (value) => (value ? 'yes' : 'no'),
  sentence: (value) => (value ? yes : no),
  control: { kind: 'yesNo' },
});

/** `1, 3 and 7`. */
export const listed = (parts: readonly (string | number)[], last = 'and'): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${last} ${String(parts.at(-1))}`;

const SIGNS = { EUR: '€', GBP: '£' } as const satisfies Record<LawCurrency, string>;

/** `€1,000.00`, written the same on every machine. */
export function money({ amount, currency }: LawAmount): string {
  const [whole = '', cents = ''] = (amount / 100).toFixed(2).split('.');
  return `${SIGNS[currency]}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

export const many = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

/** `1, 3 and 7 days`; nothing where there are none. */
export const counted = (numbers: readonly number[], one: string): string =>
  numbers.length === 0
    ? 'none'
    : `${listed(numbers)} ${one}${numbers.length === 1 && numbers[0] === 1 ? '' : 's'}`;

export const options = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, words: words[value] }));
