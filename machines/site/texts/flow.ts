import { isSent } from '../../exceptions.ts';
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
        'texts.loading › done loadTexts › the texts are loaded',
        'texts.loading › done loadTexts › otherwise',
        'texts.loading › error loadTexts › mayRetry',
        'texts.loading › error loadTexts › otherwise',
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
    {
      at: 'person',
      transitions: [
        'texts.loading › language.chosen',
        'texts.loadingDefault › language.chosen',
        'texts.waitingToRetry › language.chosen',
      ],
      because:
        'While texts are on their way it is chance which language the switch is read in; tests/texts/start.test.ts chooses twice.',
      when: (where) => isSent(where, 'language.chosen') && where.screen === 'spinner',
    },
  ],
});
