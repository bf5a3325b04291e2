import { defineFlow } from '../../flow.ts';
import { coolingOffJourneys, exclusionJourneys, timeoutJourneys } from './journeys.ts';
import { coolingOffMachine, exclusionMachine, timeoutMachine } from './machine.ts';
import { coolingOffSafety, exclusionSafety, timeoutSafety } from './safety.ts';
import { coolingOffSamples, exclusionSamples, timeoutSamples } from './samples.ts';
import { coolingOffScreen, exclusionScreen, timeoutScreen } from './screen.ts';

export const timeoutFlow = defineFlow({
  id: 'limits.timeout',
  title: 'Break',
  regulated: true,
  machine: timeoutMachine,
  screen: timeoutScreen,
  samples: timeoutSamples,
  journeys: timeoutJourneys,
  safety: timeoutSafety,
});

export const exclusionFlow = defineFlow({
  id: 'limits.exclusion',
  title: 'Self-exclusion',
  regulated: true,
  machine: exclusionMachine,
  screen: exclusionScreen,
  samples: exclusionSamples,
  journeys: exclusionJourneys,
  safety: exclusionSafety,
});

const NO_REFUSAL =
  'the contract names no refusal of a cooling-off, which shortens nothing; of a break it does, and the chart is one for all';

export const coolingOffFlow = defineFlow({
  id: 'limits.coolingOff',
  title: 'Cooling-off',
  regulated: true,
  machine: coolingOffMachine,
  screen: coolingOffScreen,
  samples: coolingOffSamples,
  journeys: coolingOffJourneys,
  safety: coolingOffSafety,
  exceptions: [
    {
      at: 'chart',
      transitions: ['coolingOff.asking › done startBreak › isLonger'],
      because: NO_REFUSAL,
    },
  ],
});
