import { defineFlow } from '../../flow.ts';
import { missingPartJourneys } from './journeys.ts';
import { missingPartMachine } from './machine.ts';
import { missingPartSafety } from './safety.ts';
import { missingPartSamples } from './samples.ts';
import { missingPartScreen } from './screen.ts';

export const missingPartFlow = defineFlow({
  id: 'site.missingPart',
  title: 'Missing part of the site',
  regulated: false,
  machine: missingPartMachine,
  screen: missingPartScreen,
  samples: missingPartSamples,
  journeys: missingPartJourneys,
  safety: missingPartSafety,
  exceptions: [
    {
      at: 'person',
      transitions: [
        'missingPart.looking › done fetchPart › hasCome',
        'missingPart.looking › done fetchPart › mayReload',
        'missingPart.looking › done fetchPart › otherwise',
        'missingPart.looking › error fetchPart',
        'missingPart.away.waiting › retry.requested',
        'missingPart.away.waiting › network.returned',
        'missingPart.away.waiting › after wait',
        'missingPart.away.trying › done fetchPart › hasCome',
        'missingPart.away.trying › done fetchPart › mayReload',
        'missingPart.away.trying › done fetchPart › otherwise',
        'missingPart.away.trying › error fetchPart',
        'missingPart.withheld › retry.requested',
      ],
      because:
        'No replay takes files of the site away; e2e/site/missing-files.spec.ts does, and tests/ui/parts.test.tsx.',
      when: () => true,
    },
  ],
});
