import { isSent } from '../../exceptions.ts';
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
    {
      at: 'person',
      transitions: [
        'cancelWithdrawal.unknown › list.outdated',
        'cancelWithdrawal.listed › list.outdated',
        'cancelWithdrawal.refreshing › list.outdated',
        'cancelWithdrawal.cancelFailed › list.outdated',
      ],
      because:
        'A withdrawal is requested beside the list; tests/banking/withdraw.test.tsx holds it.',
      when: (where) => isSent(where, 'list.outdated'),
    },
    {
      at: 'person',
      transitions: ['cancelWithdrawal › list.cleared'],
      because:
        'The end of the session leads home at once; tests/banking/withdraw.test.tsx holds it.',
      when: (where) => isSent(where, 'list.cleared'),
    },
  ],
});
