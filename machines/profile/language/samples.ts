import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { languageMachine } from './machine.ts';

export const languageSamples = {
  inputs: { typical: undefined },
  events: {
    'language.submitted': { typical: { language: 'en', languageCode: 'en' } },
  },
  outcomes: { updateLanguage: outcomes.updateLanguage },
  projection: () => ({}),
  causedBy: { 'language.submitted': 'player' },
  words: {
    'language.submitted': 'chooses a language',
    updateLanguage: 'the storing of the language',
  },
} as const satisfies Samples<typeof languageMachine>;
