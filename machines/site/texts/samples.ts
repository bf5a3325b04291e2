import type { Samples } from '../../samples.ts';
import type { textsMachine } from './machine.ts';

export const textsSamples = {
  inputs: { typical: { language: 'fi' } },
  events: { 'language.chosen': { typical: { language: 'pt' } } },
  outcomes: {
    loadTexts: { loaded: { status: 'loaded' }, unsupported: { status: 'unsupported' } },
    loadDefaultTexts: { loaded: undefined },
  },
  projection: ({ retries }) => ({ retries }),
  causedBy: {
    'language.chosen': 'player',
  },
  words: {
    'language.chosen': 'chooses a language',
    loadTexts: 'the loading of the language’s texts',
    loadDefaultTexts: 'the loading of the default texts',
  },
} as const satisfies Samples<typeof textsMachine>;
