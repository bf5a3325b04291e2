import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { payAndPlayMachine } from './machine.ts';
import type { PayAndPlayScreen } from './setup.ts';

export type { PayAndPlayScreen };

export const payAndPlayScreen = screenOf<SnapshotFrom<typeof payAndPlayMachine>, PayAndPlayScreen>({
  amount: (snapshot) => {
    const { amount: entered, back, failure } = snapshot.context;
    return { name: 'amount', busy: snapshot.hasTag('busy'), entered, back, failure };
  },
  paying: ({ context: { amount = 0, iframeUrl, sessionId, state, isPaid, reopened, isLate } }) =>
    iframeUrl === undefined
      ? undefined
      : {
          name: 'paying',
          start: { amount, iframeUrl, sessionId, state },
          isPaid,
          reopened,
          isLate,
        },
  verificationFailed: ({ context: { failure } }) =>
    failure && { name: 'verificationFailed', failure },
  details: (snapshot) => {
    const { amount = 0, email, mobilePhone, details, signUpBackendErrors } = snapshot.context;
    return {
      name: 'details',
      busy: snapshot.hasTag('busy'),
      amount,
      email,
      mobilePhone,
      entered: details,
      problem: signUpBackendErrors,
    };
  },
  loginRefused: ({ context: { refusal } }) => refusal && { name: 'loginRefused', refusal },
  loginFailed: ({ context: { failure } }) => failure && { name: 'loginFailed', failure },
});
