import { notByPerson } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { cancelWithdrawalJourneys } from './journeys.ts';
import { cancelWithdrawalMachine } from './machine.ts';
import { cancelWithdrawalSafety } from './safety.ts';
import { cancelWithdrawalSamples } from './samples.ts';
import { cancelWithdrawalScreen } from './screen.ts';

export const cancelWithdrawalFlow = defineFlow({
  id: 'banking.cancelWithdrawal',
  title: 'Pending withdrawals',
  regulated: true,
  machine: cancelWithdrawalMachine,
  screen: cancelWithdrawalScreen,
  samples: cancelWithdrawalSamples,
  journeys: cancelWithdrawalJourneys,
  safety: cancelWithdrawalSafety,
  exceptions: [
    notByPerson(
      cancelWithdrawalMachine,
      'The page tells it, by banking.withdrawPage; tests/banking/withdraw.test.tsx holds it.',
      'list.outdated',
    ),
  ],
});
