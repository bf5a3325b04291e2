import type { Samples } from '../../flow.ts';
import type { textsMachine } from './machine.ts';

export const textsSamples = {
  inputs: { typical: { language: 'fi' } },
  events: { 'language.chosen': { typical: { language: 'pt' } } },
  answers: {
    loadTexts: { loaded: { status: 'loaded' }, unsupported: { status: 'unsupported' } },
    loadDefaultTexts: { loaded: undefined },
  },
} as const satisfies Samples<typeof textsMachine>;
