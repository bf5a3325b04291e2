import { refusalOfLogin } from '../../machines/access/login/refusals.ts';
import { refusalOfSignUp } from '../../machines/access/sign-up/problems.ts';
import type { Answered } from '../../machines/operations.ts';
import type { OperationId, RefusalCode } from '../../openapi/types.ts';

/**
 * Flows with tables of their own, which recognise a refusal by more than a code that the contract names. The chart
 * gets their result under the contract's code.
 */
const RECOGNISERS: {
  readonly [Op in OperationId]?: (answer: Answered) => RefusalCode<Op> | undefined;
} = {
  logIn: refusalOfLogin,
  registerPlayer: refusalOfSignUp,
  updateRegistration: refusalOfSignUp,
  // INBOX-03: there is no inbox, for any reason.
  getCrmInboxId: ({ status }) => (status === 401 ? 'error.inbox.withheld' : undefined),
};

/** The documented refusal that a 4xx is; undefined when it is none. @param named the codes that the contract has */
export function documentedRefusal(
  operation: OperationId,
  named: readonly string[],
  answer: Answered,
): string | undefined {
  const recognised = RECOGNISERS[operation]?.(answer);
  if (recognised !== undefined) return recognised;
  return answer.code !== undefined && named.includes(answer.code) ? answer.code : undefined;
}
