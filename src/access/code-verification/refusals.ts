import { isTooMany, type TooManyRequests } from '../../../machines/operations.ts';
import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import type { TextId } from '../../texts/index.ts';

/** Texts of the codes that the platform answers while a code is sent and checked (SIGN-27). */
const TEXTS: Readonly<Record<string, TextId>> = {
  'sms.code.invalid': 'code.error.invalid',
  'sms.code.expired': 'code.error.expired',
  'sms.max.attempts.reached': 'code.error.maxAttempts',
  'error.phone.invalid': 'error.phone.invalid',
  'error.player.not_found': 'error.player.not_found',
  'unhandled.error.no.code': 'unhandled.error.no.code',
};

export interface CodeRefusal {
  readonly text: TextId;
  /** For support. */
  readonly traceId: string | undefined;
  readonly tooMany?: TooManyRequests;
}

/** @param asked whether a code was to be sent or to be checked: what is said of any other problem */
export function codeRefusal(problem: CodeProblem, asked: 'send' | 'check'): CodeRefusal {
  const otherwise = asked === 'send' ? 'code.error.sendFailed' : 'code.error.checkFailed';
  if (problem.kind === 'refusal') {
    return { text: TEXTS[problem.code] ?? otherwise, traceId: undefined };
  }
  const { failure } = problem;
  switch (failure.kind) {
    case 'refused': {
      const { code = '', retryAfter } = failure;
      if (isTooMany(failure)) {
        return { text: 'error.rateLimited', traceId: undefined, tooMany: { retryAfter } };
      }
      return { text: TEXTS[code] ?? otherwise, traceId: undefined };
    }
    case 'unreachable':
      return { text: 'error.unreachable', traceId: undefined };
    case 'unexpected':
      return { text: otherwise, traceId: failure.traceId };
  }
}
