import type { CodeRefusal } from '../../../machines/access/code-verification/setup.ts';
import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import { isTooMany } from '../../../machines/operations.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';

/** What is said of each refusal while a code is sent and checked (SIGN-27). */
const REFUSAL_WORDS = {
  'sms.code.invalid': 'code.error.invalid',
  'sms.code.expired': 'code.error.expired',
  'sms.max.attempts.reached': 'code.error.maxAttempts',
  'error.phone.invalid': 'field.phoneBody.refused',
  'error.player.not_found': 'signup.error.over',
  'unhandled.error.no.code': 'code.error.noCode',
} as const satisfies Record<CodeRefusal, TextId>;

const isKnown = (code: string): code is CodeRefusal => Object.hasOwn(REFUSAL_WORDS, code);

/** @param otherwise what is said of any failure of the platform */
export function codeProblemWords(problem: CodeProblem, otherwise: TextId): readonly Words[] {
  if (problem.kind === 'refusal') return [{ text: REFUSAL_WORDS[problem.code] }];
  const { failure } = problem;
  const code = failure.kind === 'refused' && !isTooMany(failure) ? failure.code : undefined;
  // One that the contract names elsewhere says the same here.
  return code !== undefined && isKnown(code)
    ? [{ text: REFUSAL_WORDS[code] }]
    : failureWords(failure, { refused: otherwise, unexpected: otherwise });
}
