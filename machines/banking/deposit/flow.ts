import { notByPerson } from '../../exceptions.ts';
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
    notByPerson(
      depositMachine,
      'News of the player come by other calls; tests/app/realtime-decisions.test.tsx and tests/app/player-standing.test.tsx hold them.',
      'player.changed',
      'account.changed',
      'player.suspended',
      'suspension.lifted',
    ),
    notByPerson(
      depositMachine,
      'The end of the session leads home at once; tests/banking/session-end.test.tsx holds it.',
      'session.ended',
    ),
    notByPerson(
      depositMachine,
      'The balance changes elsewhere; tests/banking/returned.test.tsx changes it.',
      'balance.changed',
    ),
    {
      at: 'person',
      transitions: ['deposit.admitting › always › isSuspended'],
      because: 'The guards lead a player who is suspended already home before the page shows.',
    },
  ],
});
