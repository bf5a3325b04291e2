import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { phoneChangeMachine } from './machine.ts';
import { isProven, numberIn, type PhoneChangeScreen } from './setup.ts';

export type { CodeSent, PhoneChangeScreen, PhoneProblem } from './setup.ts';

type Snapshot = SnapshotFrom<typeof phoneChangeMachine>;

const formIn = ({ context }: Snapshot) =>
  context.stored && { stored: context.stored, verified: isProven(context) };

const popupIn = (snapshot: Snapshot) => {
  const form = formIn(snapshot);
  const { sent } = snapshot.context;
  return form && sent && { ...form, sent, number: numberIn(snapshot.context) };
};

const form =
  <Name extends string>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = formIn(snapshot);
    return shown && { name, ...shown };
  };

const popup =
  <Name extends string>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = popupIn(snapshot);
    return shown && { name, ...shown };
  };

const refusedPopup =
  <Name extends string>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = popupIn(snapshot);
    const { problem } = snapshot.context;
    return shown && problem && { name, ...shown, problem };
  };

export const phoneChangeScreen = screenOf<Snapshot, PhoneChangeScreen>({
  loadFailed: ({ context: { problem } }) =>
    problem?.kind === 'failure' ? { name: 'loadFailed', failure: problem.failure } : undefined,
  editing: form('editing'),
  requesting: form('requesting'),
  storing: form('storing'),
  refused: (snapshot) => {
    const shown = formIn(snapshot);
    const { problem } = snapshot.context;
    return shown && problem && { name: 'refused', ...shown, problem };
  },
  enteringCode: (snapshot) => {
    const shown = popupIn(snapshot);
    const resend = snapshot.can({ type: 'resend.requested' });
    return shown && { name: 'enteringCode', ...shown, can: { resend } };
  },
  verifying: popup('verifying'),
  codeRefused: refusedPopup('codeRefused'),
  resending: popup('resending'),
  resendRefused: refusedPopup('resendRefused'),
  tooManyAttempts: form('tooManyAttempts'),
});
