import { notByPerson } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { withdrawJourneys } from './journeys.ts';
import { withdrawMachine } from './machine.ts';
import { withdrawSafety } from './safety.ts';
import { withdrawSamples } from './samples.ts';
import { withdrawScreen } from './screen.ts';

export const withdrawFlow = defineFlow({
  id: 'banking.withdraw',
  title: 'Withdrawal',
  regulated: true,
  machine: withdrawMachine,
  screen: withdrawScreen,
  samples: withdrawSamples,
  journeys: withdrawJourneys,
  safety: withdrawSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [
        'withdraw.admitting › always › isSuspended',
        'withdraw.admitting › always › isOff',
      ],
      because:
        'The contract’s example of an account may withdraw; tests/banking/withdraw.test.tsx opens the page of who may not.',
    },
    {
      at: 'person',
      transitions: ['withdraw.asking.allowed.requested › withdraw.started › hasComeBack'],
      because:
        'Money comes back by another call; tests/banking/withdraw.test.tsx begins again after it.',
    },
    notByPerson(
      withdrawMachine,
      'News of the player come by other calls; tests/app/realtime-decisions.test.tsx and tests/banking/withdraw.test.tsx hold them.',
      'balance.returned',
      'player.changed',
      'account.changed',
      'player.suspended',
      'suspension.lifted',
    ),
  ],
});
