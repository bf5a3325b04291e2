import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { documentScreens } from '../documents.ts';
import type { withdrawMachine } from './machine.ts';
import type { WithdrawScreen } from './setup.ts';

export type { WithdrawScreen };

type Snapshot = SnapshotFrom<typeof withdrawMachine>;

export const withdrawScreen = screenOf<Snapshot, WithdrawScreen>({
  form: (snapshot) => {
    const { answer, choice: entered, refusal, resumed } = snapshot.context;
    const busy = snapshot.hasTag('busy');
    return answer && { name: 'form', busy, resumed, answer, entered, refusal };
  },
  limitNotify: ({ context: { answer } }) => answer && { name: 'limitNotify', answer },
  bonusAtStake: ({ context: { answer, choice } }) =>
    answer?.bonus &&
    choice && { name: 'bonusAtStake', answer, entered: choice, bonus: answer.bonus },
  requestRefused: ({ context: { choice, failure, untouched } }) =>
    choice && failure && { name: 'requestRefused', entered: choice, failure, untouched },
  requestUnanswered: ({ context: { choice, failure } }) =>
    choice && failure && { name: 'requestUnanswered', entered: choice, failure },
  requested: ({ context: { choice, needsReview, requested } }) =>
    choice && { name: 'requested', entered: choice, needsReview, pendingWithdrawalId: requested },
  ...documentScreens,
  limitReached: ({ context: { answer } }) => answer && { name: 'limitReached', answer },
  error: ({ context: { failure, untouched } }) => ({ name: 'error', failure, untouched }),
});
