import type { Samples } from '../../samples.ts';
import type { textsMachine } from './machine.ts';

export const textsSamples = {
  inputs: { typical: { language: 'fi' } },
  events: {
    'language.chosen': {
      by: 'player',
      words: 'chooses a language',
      cases: { typical: { language: 'pt' } },
    },
  },
  outcomes: {
    loadTexts: {
      words: 'the loading of the language’s texts',
      answers: { loaded: { status: 'loaded' }, unsupported: { status: 'unsupported' } },
    },
    loadDefaultTexts: { words: 'the loading of the default texts', answers: { loaded: undefined } },
  },
  projection: ({ retries }) => ({ retries }),
} as const satisfies Samples<typeof textsMachine>;
