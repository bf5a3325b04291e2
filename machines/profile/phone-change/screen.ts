import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../chart/screens.ts';
import type { phoneChangeMachine } from './machine.ts';
import { isProven, type PhoneChangeScreen } from './setup.ts';

export type { CodeSent, PhoneChangeScreen, PhoneProblem } from './setup.ts';

type Snapshot = SnapshotFrom<typeof phoneChangeMachine>;

const form =
  <Name extends string>(name: Name) =>
  ({ context }: Snapshot) =>
    context.stored && { name, stored: context.stored, verified: isProven(context) };

const popup =
  <Name extends string>(name: Name) =>
  ({ context: { sent } }: Snapshot) =>
    sent && { name, sent };

const refusedPopup =
  <Name extends string>(name: Name) =>
  ({ context: { sent, problem } }: Snapshot) =>
    sent && problem && { name, sent, problem };

export const phoneChangeScreen = screenOf<Snapshot, PhoneChangeScreen>({
  loading: () => ({ name: 'loading' }),
  loadFailed: ({ context: { problem } }) =>
    problem?.kind === 'failure' ? { name: 'loadFailed', failure: problem.failure } : undefined,
  editing: form('editing'),
  requesting: form('requesting'),
  storing: form('storing'),
  refused: ({ context }) =>
    context.stored &&
    context.problem && {
      name: 'refused',
      stored: context.stored,
      verified: isProven(context),
      problem: context.problem,
    },
  enteringCode: (snapshot) =>
    snapshot.context.sent && {
      name: 'enteringCode',
      sent: snapshot.context.sent,
      can: { resend: snapshot.can({ type: 'resend.requested' }) },
    },
  verifying: popup('verifying'),
  codeRefused: refusedPopup('codeRefused'),
  resending: popup('resending'),
  resendRefused: refusedPopup('resendRefused'),
  tooManyAttempts: () => ({ name: 'tooManyAttempts' }),
});
