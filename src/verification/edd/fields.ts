import type { Offered, QuestionnaireForm } from '../../../machines/verification/edd/answers.ts';
import { Answer } from '../../../reference/fields.gen.ts';
import { formatMoney } from '../../money/format.ts';
import type { t as translate, Words } from '../../texts/index.ts';
import type { Refusals } from '../../ui/form.tsx';
import { asContract, required, type Rule, type Values } from '../../ui/rules.ts';
import { placed, validationErrorsOf } from '../../ui/use-refusals.ts';
import type { Failure } from '../../../machines/operations.ts';
import { failureWords } from '../../ui/failure-words.ts';

export type FieldName = keyof QuestionnaireForm;

const own = asContract(Answer, { missing: 'edd.own.missing' });

/** A text of the player's own is asked for beside Other alone: without Other its field is not there. */
const besideOther =
  (choices: Offered['occupations'], select: FieldName): Rule =>
  (value, all) =>
    choices.find(({ id }) => id === all[select])?.isOther === true ? own(value, all) : undefined;

export const rulesOf = ({
  occupations,
  sourcesOfFunds,
}: Offered): Readonly<Record<FieldName, Rule | undefined>> => ({
  selectedOccupation: required('edd.choice.missing'),
  otherOccupation: besideOther(occupations, 'selectedOccupation'),
  selectedSalaryRange: required('edd.choice.missing'),
  selectedSourceOfFund: required('edd.choice.missing'),
  otherSourceOfFund: besideOther(sourcesOfFunds, 'selectedSourceOfFund'),
  placeOfBirth: asContract(Answer, {}),
  nationality: undefined,
});

export const formFrom = (values: Values<FieldName>): QuestionnaireForm => ({
  ...values,
  selectedSalaryRange: Number(values.selectedSalaryRange),
});

/** The current values of a form's fields. */
export function formIn(form: HTMLFormElement): QuestionnaireForm {
  const data = new FormData(form);
  const text = (name: FieldName): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    selectedOccupation: text('selectedOccupation'),
    otherOccupation: text('otherOccupation'),
    selectedSalaryRange: Number(text('selectedSalaryRange')),
    selectedSourceOfFund: text('selectedSourceOfFund'),
    otherSourceOfFund: text('otherSourceOfFund'),
    placeOfBirth: text('placeOfBirth'),
    nationality: text('nationality'),
  };
}

/** A range of yearly salaries as the player reads it; the next one begins where it ends. */
export function rangeWords(
  t: typeof translate,
  { from, to }: Offered['ranges'][number],
  currency: string,
): string {
  const money = (amount: number): string => formatMoney({ amount, currency }, { round: true });
  if (to === undefined) return t('edd.salary.above', { from: money(from) });
  if (from === 0) return t('edd.salary.below', { to: money(to) });
  return t('edd.salary.range', { from: money(from), to: money(to) });
}

export interface Problem {
  readonly failure: Failure;
  /** Whether Other is chosen; its own field is told then. */
  readonly isOther: { readonly occupation: boolean; readonly sourceOfFunds: boolean };
}

/** The words for refused answers: those of a field at it, all others above the form. */
export function shownProblem({ failure, isOther }: Problem): {
  readonly refusals: Refusals;
  readonly notice: readonly Words[] | undefined;
} {
  const names = {
    occupation: isOther.occupation ? 'otherOccupation' : 'selectedOccupation',
    salaryRangeId: 'selectedSalaryRange',
    sourceOfFunds: isOther.sourceOfFunds ? 'otherSourceOfFund' : 'selectedSourceOfFund',
  };
  const fields = [...Object.values(names), 'placeOfBirth', 'nationality'];
  const { refusals, isWhole } = placed(validationErrorsOf(failure), { fields, names });
  return { refusals, notice: isWhole ? undefined : failureWords(failure) };
}
