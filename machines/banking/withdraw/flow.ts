import { isSent } from '../../exceptions.ts';
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
        'withdraw.inactive › withdraw.started › isSuspended',
        'withdraw.inactive › withdraw.started › isOff',
      ],
      because:
        'The contract’s example of an account may withdraw; tests/banking/withdraw.test.tsx opens the page of who may not.',
    },
    {
      at: 'person',
      transitions: ['withdraw.asking › player.suspended'],
      because:
        'The platform tells of a suspension by another call, which no path of this chart answers.',
      when: (where) => isSent(where, 'player.suspended'),
    },
    {
      at: 'person',
      transitions: ['withdraw › withdraw.cleared'],
      because:
        'The end of the session leads home at once; tests/banking/withdraw.test.tsx holds it.',
      when: (where) => isSent(where, 'withdraw.cleared'),
    },
  ],
});
