import type { SnapshotFrom } from 'xstate';
import type { Success } from '../../../openapi/types.ts';
import type { Failure } from '../../operations.ts';
import type { CodeRefusal, smsVerificationMachine } from './machine.ts';

export type { CodeProblem, CodeVerificationScreen };

/** What the player sees while a code is sent and verified. */
export type CodeVerificationScreen =
  | { readonly name: 'requesting' }
  | { readonly name: 'sendRefused'; readonly problem: CodeProblem }
  | {
      readonly name: 'enteringCode';
      readonly sent: Sent | undefined;
      readonly can: { readonly resend: boolean };
    }
  | { readonly name: 'verifying'; readonly sent: Sent | undefined }
  | { readonly name: 'codeRefused'; readonly sent: Sent | undefined; readonly problem: CodeProblem }
  | {
      readonly name: 'resendRefused';
      readonly sent: Sent | undefined;
      readonly problem: CodeProblem;
    }
  | { readonly name: 'tooManyAttempts' }
  | { readonly name: 'verified' }
  | { readonly name: 'ended' };

export type CodeProblem =
  | { readonly kind: 'refusal'; readonly code: CodeRefusal }
  | { readonly kind: 'failure'; readonly failure: Failure };

type SnapshotName = CodeVerificationScreen['name'];

export function codeVerificationScreen(
  snapshot: SnapshotFrom<typeof smsVerificationMachine>,
): CodeVerificationScreen {
  const { sent, refusal, failure } = snapshot.context;
  const problem: CodeProblem = failure
    ? { kind: 'failure', failure }
    : { kind: 'refusal', code: refusal ?? 'unhandled.error.no.code' };
  const name: SnapshotName =
    typeof snapshot.value === 'object' ? 'enteringCode' : (snapshot.value as SnapshotName);
  switch (name) {
    case 'sendRefused':
      return { name, problem };
    case 'enteringCode':
      return { name, sent, can: { resend: snapshot.can({ type: 'resend.requested' }) } };
    case 'verifying':
      return { name, sent };
    case 'codeRefused':
    case 'resendRefused':
      return { name, sent, problem };
    default:
      return { name };
  }
}

export const codeVerificationScreen = screenOf<
  SnapshotFrom<typeof smsVerificationMachine>,
  CodeVerificationScreen
>({
  requesting: () => ({ name: 'requesting' }),
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
  tooManyAttempts: () => ({ name: 'tooManyAttempts' }),
  verified: () => ({ name: 'verified' }),
  ended: () => ({ name: 'ended' }),
});
