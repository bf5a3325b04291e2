import type { CodeVerificationContext, CodeVerificationOutput } from './setup.ts';

/** Nothing but the platform's word verifies. */
function endingOf({ proof, locked }: CodeVerificationContext): CodeVerificationOutput['result'] {
  if (proof !== undefined) return 'verified';
  return locked ? 'locked' : 'changeContact';
}

/** Nothing for a code that permits only itself. */
const grantOf = ({ proof, sent }: CodeVerificationContext): Pick<CodeVerificationOutput, 'grant'> =>
  proof && sent && 'resetKey' in proof ? { grant: { codeId: sent.id, key: proof.resetKey } } : {};

/** How a code verification ends. */
export const outputOf = (context: CodeVerificationContext): CodeVerificationOutput => ({
  result: endingOf(context),
  ...grantOf(context),
});
