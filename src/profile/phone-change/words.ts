import type { PhoneProblem } from '../../../machines/profile/phone-change/screen.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import type { Refusals } from '../../ui/form.tsx';
import { placed, validationErrorsOf } from '../../ui/use-refusals.ts';

type Refusal = Extract<PhoneProblem, { kind: 'refusal' }>['code'];

/** The words for each refusal at the number (PHONE-08). */
const REFUSAL_WORDS = {
  'error.phone.invalid': 'field.phoneBody.refused',
  'error.phone.in_use': 'phone.error.inUse',
  'sms.code.invalid': 'code.error.invalid',
  'sms.code.replaced': 'code.error.replaced',
  'sms.code.expired': 'code.error.expired',
  'sms.max.attempts.reached': 'code.error.maxAttempts',
} as const satisfies Record<Refusal, TextId>;

/** A problem of the number stands at its field, any other above the form (PHONE-03). */
export function shownProblem(problem: PhoneProblem): {
  readonly refusals: Refusals;
  readonly notice: readonly Words[] | undefined;
} {
  if (problem.kind === 'refusal') {
    return { refusals: { phoneBody: [{ text: REFUSAL_WORDS[problem.code] }] }, notice: undefined };
  }
  const { refusals, isWhole } = placed(validationErrorsOf(problem.failure), {
    fields: ['phoneBody'],
    names: { phonePrefix: 'phoneBody' },
    wordsOf: () => ({ text: 'field.phoneBody.refused' }),
  });
  return { refusals, notice: isWhole ? undefined : failureWords(problem.failure) };
}
