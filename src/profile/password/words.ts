import type { PasswordScreen } from '../../../machines/profile/password/screen.ts';
import { namesTrace, type Failure } from '../../../machines/operations.ts';
import type { Words } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import type { Refusals } from '../../ui/form.tsx';
import { wrong } from '../../ui/rules.ts';
import { placed, validationErrorsOf } from '../../ui/use-refusals.ts';

type Refused = Exclude<PasswordScreen, { name: 'editing' | 'saving' | 'changed' }>;

export interface ShownProblem {
  readonly refusals: Refusals;
  readonly notice: readonly Words[] | undefined;
  /** In the platform's own words. */
  readonly message?: string | undefined;
}

const FIELDS = ['oldPassword', 'newPassword'];

/** The platform's own words for a failure that must be quoted (PROF-08): 404, and 5xx. */
function quoted(failure: Failure): string | undefined {
  if (failure.kind === 'unexpected') return failure.message;
  const isQuoted = failure.kind === 'refused' && failure.status === 404 && failure.message !== '';
  return isQuoted ? failure.message : undefined;
}

/** The number by which the support finds the failure: beside the platform's words the site needs none of its own. */
const referenceIn = (failure: Failure): readonly Words[] =>
  failure.kind !== 'unreachable' && namesTrace(failure.traceId)
    ? [{ text: 'error.reference', values: { traceId: failure.traceId } }]
    : [];

/** The words for a password that was not changed (PROF-08). */
export function shownProblem(screen: Refused): ShownProblem {
  switch (screen.name) {
    case 'oldPasswordIncorrect':
      // The platform's words may be in another language than the page: the field has the site's own.
      return {
        refusals: { oldPassword: [wrong('password.old.incorrect')] },
        notice: [],
        message: screen.message,
      };
    case 'playerNotFound':
      return { refusals: {}, notice: [], message: screen.message };
    case 'newPasswordUnchanged':
      return { refusals: { newPassword: [wrong('password.new.unchanged')] }, notice: undefined };
    case 'failed': {
      const { failure } = screen;
      const { refusals, isWhole } = placed(validationErrorsOf(failure), {
        fields: FIELDS,
        wordsOf: (name, code) =>
          wrong(
            name === 'newPassword' && code === 'contains_email'
              ? 'field.password.containsEmail'
              : 'field.password.refused',
          ),
      });
      const message = quoted(failure);
      const words = message === undefined ? failureWords(failure) : referenceIn(failure);
      return { refusals, notice: isWhole ? undefined : words, message };
    }
  }
}
