import type { CodeRefusal } from '../../../machines/access/code-verification/setup.ts';
import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import { isTooMany } from '../../../machines/operations.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';

/** The words for each refusal while a code is sent and checked (SIGN-27). */
const REFUSAL_WORDS = {
  'sms.code.invalid': 'code.error.invalid',
  'sms.code.replaced': 'code.error.replaced',
  'sms.code.expired': 'code.error.expired',
  'sms.max.attempts.reached': 'code.error.maxAttempts',
  'error.phone.invalid': 'field.phoneBody.refused',
  'error.player.not_found': 'signup.error.over',
  'unhandled.error.no.code': 'code.error.noCode',
} as const satisfies Record<CodeRefusal, TextId>;

const isKnown = (code: string): code is CodeRefusal => Object.hasOwn(REFUSAL_WORDS, code);

/** The refusal of a problem; a code that the contract names elsewhere says the same here. */
function refusalIn(problem: CodeProblem): CodeRefusal | undefined {
  if (problem.kind === 'refusal') return problem.code;
  const { failure } = problem;
  const code = failure.kind === 'refused' && !isTooMany(failure) ? failure.code : undefined;
  return code !== undefined && isKnown(code) ? code : undefined;
}

export function codeProblemWords(problem: CodeProblem): readonly Words[] {
  const refusal = refusalIn(problem);
  if (refusal !== undefined) return [{ text: REFUSAL_WORDS[refusal] }];
  return problem.kind === 'failure' ? failureWords(problem.failure) : [];
}

/** Whether the code that was sent can never be right again. */
export const isCodeExpired = (problem: CodeProblem): boolean =>
  refusalIn(problem) === 'sms.code.expired';

/** ms until the platform takes another try, as far as it says so. */
export const waitOf = (problem: CodeProblem | undefined): number =>
  problem?.kind === 'failure' && isTooMany(problem.failure) ? (problem.failure.retryAfter ?? 0) : 0;

/** Whether the platform looked at the code and said no: after any other problem the code may still be right. */
export function isCodeRefused(problem: CodeProblem): boolean {
  const refusal = refusalIn(problem);
  return refusal?.startsWith('sms.code.') === true;
}
