import { defineFlow } from '../../flow.ts';
import { languageJourneys } from './journeys.ts';
import { languageMachine } from './machine.ts';
import { languageSafety } from './safety.ts';
import { languageSamples } from './samples.ts';
import { languageScreen } from './screen.ts';

export const languageFlow = defineFlow({
  id: 'profile.language',
  title: 'Language',
  regulated: false,
  machine: languageMachine,
  screen: languageScreen,
  samples: languageSamples,
  journeys: languageJourneys,
  safety: languageSafety,
  exceptions: [
    {
      at: 'mutation',
      faults: [
        'action dropped: language.saved on language.submitted, rememberLanguage',
        'action dropped: language.failed on language.submitted, rememberLanguage',
      ],
      because:
        'the language of the samples is the same each time; tests/profile/language.test.tsx chooses two',
    },
  ],
});
