import type { JourneysOf } from '../../flow.ts';
import type { languageMachine } from './machine.ts';
import type { languageSamples } from './samples.ts';
import type { LanguageScreen } from './screen.ts';

export const languageJourneys: JourneysOf<
  typeof languageMachine,
  typeof languageSamples,
  LanguageScreen
> = [
  {
    title: 'A failure is said, and another try does it once, however often the button is pressed',
    requirements: ['LOC-09', 'ERR-03'],
    start: 'choosing',
    steps: [
      { send: 'language.submitted', see: 'saving' },
      { fail: 'updateLanguage', with: 'unreachable', see: 'failed', emits: [] },
      { send: 'language.submitted', see: 'saving' },
      { send: 'language.submitted', see: 'saving' },
      { answer: 'updateLanguage', with: 'success', see: 'saved', emits: ['language.saved'] },
      { send: 'language.submitted', see: 'saving' },
    ],
  },
];
