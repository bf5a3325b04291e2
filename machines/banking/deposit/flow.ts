import { isSent } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { depositJourneys } from './journeys.ts';
import { depositMachine } from './machine.ts';
import { depositSafety } from './safety.ts';
import { depositSamples } from './samples.ts';
import { depositScreen } from './screen.ts';

export const depositFlow = defineFlow({
  id: 'banking.deposit',
  title: 'Deposit',
  regulated: true,
  machine: depositMachine,
  screen: depositScreen,
  samples: depositSamples,
  journeys: depositJourneys,
  safety: depositSafety,
  exceptions: [
    {
      at: 'browser',
      transitions: [
        'deposit.asking.allowed.requesting › done requestDeposit › the request is accepted, but the payment page is elsewhere',
        'deposit.asking.allowed.foreignAddress › deposit.started',
      ],
      because: 'The contract has no example of such an address, and the platform gives none.',
      when: ({ occurrence }) => 'answer' in occurrence && occurrence.with === 'foreignAddress',
    },
    {
      at: 'person',
      transitions: ['deposit.asking › player.suspended'],
      because: 'The guards lead a suspended player home before the page shows anything.',
      when: (where) => isSent(where, 'player.suspended'),
    },
    {
      at: 'person',
      transitions: ['deposit › deposit.cleared'],
      because:
        'The end of the session leads home at once; tests/banking/session-end.test.tsx holds it.',
      when: (where) => isSent(where, 'deposit.cleared'),
    },
  ],
});
