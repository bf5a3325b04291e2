import type { CodeProblem } from '../../../machines/access/code-verification/screen.ts';
import type { TextId } from '../../texts/index.ts';

/** Texts of the codes that the platform answers while a code is sent and checked (SIGN-27). */
const TEXTS: Readonly<Record<string, TextId>> = {
  'sms.code.invalid': 'code.error.invalid',
  'sms.code.expired': 'code.error.expired',
  'sms.max.attempts.reached': 'code.error.maxAttempts',
  'error.phone.invalid': 'error.phone.invalid',
  'error.player.not_found': 'error.player.not_found',
  'error.rate_limited': 'code.error.tooSoon',
  'unhandled.error.no.code': 'unhandled.error.no.code',
};

export interface CodeRefusal {
  readonly text: TextId;
  /** For support. */
  readonly traceId: string | undefined;
}

/** @param otherwise what is said of any other problem: that it was not sent, or not checked */
export function codeRefusal(problem: CodeProblem, otherwise: TextId): CodeRefusal {
  if (problem.kind === 'refusal') {
    return { text: TEXTS[problem.code] ?? otherwise, traceId: undefined };
  }
  const { failure } = problem;
  switch (failure.kind) {
    case 'refused':
      return { text: TEXTS[failure.code] ?? otherwise, traceId: undefined };
    case 'unreachable':
      return { text: 'error.unreachable', traceId: undefined };
    case 'unexpected':
      return { text: otherwise, traceId: failure.traceId };
  }
}
