import { notByPerson } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { withdrawPageJourneys } from './journeys.ts';
import { withdrawPageMachine } from './machine.ts';
import { withdrawPageSafety } from './safety.ts';
import { withdrawPageSamples } from './samples.ts';
import { withdrawPageScreen } from './screen.ts';

export const withdrawPageFlow = defineFlow({
  id: 'banking.withdrawPage',
  title: 'Withdrawal page',
  regulated: true,
  machine: withdrawPageMachine,
  screen: withdrawPageScreen,
  samples: withdrawPageSamples,
  journeys: withdrawPageJourneys,
  safety: withdrawPageSafety,
  exceptions: [
    notByPerson(
      withdrawPageMachine,
      'What the two flows announce is in their own replays, and what news do in tests/app/realtime-decisions.test.tsx and tests/banking/withdraw.test.tsx.',
      ...Object.keys(withdrawPageSamples.events),
    ),
  ],
});
