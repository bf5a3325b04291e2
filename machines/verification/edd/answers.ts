import { tidy } from '../../../reference/plain.ts';
import type { Input, Schemas } from '../../../openapi/types.ts';

type Choice = Schemas['Choices']['choices'][number];

/** The choices and earlier answers that fill the questionnaire. */
export interface Offered {
  readonly occupations: readonly Choice[];
  readonly sourcesOfFunds: readonly Choice[];
  readonly ranges: readonly Schemas['SalaryRange'][];
  /** Of the ranges, ISO 4217. */
  readonly currency: Schemas['Currency'];
  /** The former answers, and the date until which they are asked. */
  readonly known: Schemas['QuestionnaireAnswer'];
}

/** The form as it stands (EDD-03). */
export interface QuestionnaireForm {
  /** The id of a choice; empty: none. */
  readonly selectedOccupation: string;
  readonly otherOccupation: string;
  /** The id of a range; 0: none. */
  readonly selectedSalaryRange: number;
  readonly selectedSourceOfFund: string;
  readonly otherSourceOfFund: string;
  readonly placeOfBirth: string;
  /** ISO 3166-1 alpha-2; empty: not said. */
  readonly nationality: string;
}

/** The words of a choice; of Other the player's own. Empty: not answered. */
function wordsOf(choices: readonly Choice[], selected: string, other: string): string {
  const choice = choices.find(({ id }) => id === selected);
  if (choice === undefined) return '';
  return choice.isOther ? tidy(other) : choice.label;
}

const occupationOf = (form: QuestionnaireForm, { occupations }: Offered): string =>
  wordsOf(occupations, form.selectedOccupation, form.otherOccupation);

const sourceOf = (form: QuestionnaireForm, { sourcesOfFunds }: Offered): string =>
  wordsOf(sourcesOfFunds, form.selectedSourceOfFund, form.otherSourceOfFund);

/**
 * Whether all required answers are there: occupation, salary and source of funds (EDD-04). Place of birth and
 * nationality are asked, and may be left out (NS-27).
 */
export const isComplete = (form: QuestionnaireForm, offered: Offered): boolean =>
  occupationOf(form, offered) !== '' &&
  form.selectedSalaryRange > 0 &&
  sourceOf(form, offered) !== '';

/** The body to send: no key for an answer that was left out. */
export function bodyOf(
  form: QuestionnaireForm,
  offered: Offered,
): Input<'submitQuestionnaireAnswer'>['body'] {
  const placeOfBirth = tidy(form.placeOfBirth);
  return {
    occupation: occupationOf(form, offered),
    salaryRangeId: form.selectedSalaryRange,
    sourceOfFunds: sourceOf(form, offered),
    ...(placeOfBirth !== '' && { placeOfBirth }),
    ...(form.nationality !== '' && { nationality: form.nationality }),
  };
}

/** The choice of an answer; Other, with its text, where the list does not have it. */
function selectionOf(
  choices: readonly Choice[],
  answer = '',
): readonly [id: string, other: string] {
  if (answer === '') return ['', ''];
  const known = choices.find(({ label, isOther }) => !isOther && label === answer);
  if (known) return [known.id, ''];
  const other = choices.find(({ isOther }) => isOther);
  return other ? [other.id, answer] : ['', ''];
}

/** The form as it opens: with the former answers, or empty. */
export function formOf({ occupations, sourcesOfFunds, ranges, known }: Offered): QuestionnaireForm {
  const [selectedOccupation, otherOccupation] = selectionOf(occupations, known.occupation);
  const [selectedSourceOfFund, otherSourceOfFund] = selectionOf(
    sourcesOfFunds,
    known.sourceOfFunds,
  );
  return {
    selectedOccupation,
    otherOccupation,
    selectedSalaryRange: ranges.find(({ id }) => id === known.salaryRangeId)?.id ?? 0,
    selectedSourceOfFund,
    otherSourceOfFund,
    placeOfBirth: known.placeOfBirth ?? '',
    nationality: known.nationality ?? '',
  };
}

/** What the account says of the answers. */
export type Account = Pick<Schemas['PlayerProfile'], 'kycStatus' | 'eddQuestionnaire'>;

/** Whether a player is asked for the answers (EDD-01). */
export const isAsked = ({ kycStatus, eddQuestionnaire }: Account): boolean =>
  kycStatus === 'EDD_PENDING' || eddQuestionnaire === 'REQUESTED';
