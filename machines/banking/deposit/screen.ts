import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { capOf, documentScreens } from '../documents.ts';
import { refusedBy } from './bounds.ts';
import type { depositMachine } from './machine.ts';
import type { DepositScreen } from './setup.ts';

export type { DepositScreen };

type Snapshot = SnapshotFrom<typeof depositMachine>;

export const depositScreen = screenOf<Snapshot, DepositScreen>({
  cashier: (snapshot) => {
    const { choice: entered, refusal, bounds, untouched } = snapshot.context;
    return {
      name: 'cashier',
      busy: snapshot.hasTag('busy'),
      entered,
      refusal,
      bounds,
      untouched,
      refusedBy: refusal && entered && refusedBy(refusal, bounds, entered.amount),
    };
  },
  requestRefused: ({ context: { choice, failure } }) =>
    choice && failure && { name: 'requestRefused', entered: choice, failure },
  requestUnanswered: ({ context: { choice, failure } }) =>
    choice && failure && { name: 'requestUnanswered', entered: choice, failure },
  redirecting: (snapshot) => {
    const { redirectPath: path } = snapshot.context;
    const slow = snapshot.matches({ asking: { allowed: 'redirectSlow' } });
    return path === undefined ? undefined : { name: 'redirecting', slow, path };
  },
  ...documentScreens,
  unverifiedCap: ({ context: { answer } }) => ({ name: 'unverifiedCap', cap: capOf(answer) }),
  notAllowed: ({ context: { answer } }) => ({ name: 'notAllowed', because: answer?.because }),
  selfLimitReached: ({ context: { answer } }) => ({ name: 'selfLimitReached', answer }),
  withdrawalLimitReached: ({ context: { answer } }) => ({
    name: 'withdrawalLimitReached',
    resetOn: answer?.resetOn,
  }),
  restricted: ({ context: { answer } }) => ({ name: 'restricted', because: answer?.because }),
  suspended: ({ context: { untouched } }) => ({ name: 'suspended', untouched }),
  error: ({ context: { failure, untouched } }) => ({ name: 'error', failure, untouched }),
  confirmationFailed: ({ context: { failure } }) => ({ name: 'confirmationFailed', failure }),
  succeeded: ({ context: { deposit } }) => ({ name: 'succeeded', deposit }),
  declined: ({ context: { deposit } }) => ({ name: 'declined', deposit }),
  cancelled: ({ context: { deposit } }) => ({ name: 'cancelled', deposit }),
  unpaid: ({ context: { deposit } }) => ({ name: 'unpaid', deposit }),
});
