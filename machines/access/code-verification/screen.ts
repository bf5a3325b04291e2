import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { smsVerificationMachine } from './machine.ts';
import type { CodeProblem, CodeVerificationContext, CodeVerificationScreen } from './setup.ts';

export type { CodeProblem, CodeVerificationScreen };

function problemIn({ failure, refusal }: CodeVerificationContext): CodeProblem | undefined {
  if (failure !== undefined) return { kind: 'failure', failure };
  return refusal === undefined ? undefined : { kind: 'refusal', code: refusal };
}

export const codeVerificationScreen = screenOf<
  SnapshotFrom<typeof smsVerificationMachine>,
  CodeVerificationScreen
>({
  sendRefused: ({ context }) => {
    const problem = problemIn(context);
    return problem && { name: 'sendRefused', problem };
  },
  enteringCode: (snapshot) => ({
    name: 'enteringCode',
    sent: snapshot.context.sent,
    can: { resend: snapshot.can({ type: 'resend.requested' }) },
  }),
  verifying: ({ context: { sent } }) => ({ name: 'verifying', sent }),
  codeRefused: ({ context }) => {
    const problem = problemIn(context);
    return problem && { name: 'codeRefused', sent: context.sent, problem };
  },
  resendRefused: ({ context }) => {
    const problem = problemIn(context);
    return problem && { name: 'resendRefused', sent: context.sent, problem };
  },
});
