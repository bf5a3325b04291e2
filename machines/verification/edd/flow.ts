import { notByPerson } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { eddJourneys } from './journeys.ts';
import { eddMachine } from './machine.ts';
import { eddSafety } from './safety.ts';
import { eddSamples } from './samples.ts';
import { eddScreen } from './screen.ts';

export const eddFlow = defineFlow({
  id: 'verification.edd',
  title: 'EDD questionnaire',
  regulated: true,
  machine: eddMachine,
  screen: eddScreen,
  samples: eddSamples,
  journeys: eddJourneys,
  safety: eddSafety,
  exceptions: [
    notByPerson(
      eddMachine,
      'A reviewer decides, and the account is read by another flow; tests/verification/edd.test.tsx holds it.',
      'account.changed',
    ),
  ],
});
