import { defineFlow } from '../../flow.ts';
import { textsJourneys } from './journeys.ts';
import { textsMachine } from './machine.ts';
import { textsSafety } from './safety.ts';
import { textsSamples } from './samples.ts';
import { textsScreen } from './screen.ts';

export const textsFlow = defineFlow({
  id: 'site.texts',
  title: 'Texts',
  regulated: false,
  machine: textsMachine,
  screen: textsScreen,
  samples: textsSamples,
  journeys: textsJourneys,
  safety: textsSafety,
  exceptions: [
    {
      at: 'view',
      transitions: [
        'texts.loading › done loadTexts › 1',
        'texts.loading › done loadTexts › 2',
        'texts.loading › error loadTexts › 1',
        'texts.loading › error loadTexts › 2',
        'texts.loadingDefault › done loadDefaultTexts',
        'texts.loadingDefault › error loadDefaultTexts',
        'texts.ready › language.chosen',
        'texts.readyInDefault › language.chosen',
        'texts.waitingToRetry › after retryDelay',
      ],
      because:
        'The texts come before there is a view: the page that the server rendered stays meanwhile.',
      when: () => true,
    },
  ],
});
