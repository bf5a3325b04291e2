import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { languageMachine } from './machine.ts';

export const languageSamples = {
  inputs: { typical: undefined },
  events: {
    'language.submitted': {
      by: 'player',
      words: 'chooses a language',
      cases: { typical: { language: 'en', languageCode: 'en' } },
    },
  },
  outcomes: {
    updateLanguage: { words: 'the storing of the language', answers: outcomes.updateLanguage },
  },
  projection: () => ({}),
} as const satisfies Samples<typeof languageMachine>;
