import type { Samples } from '../../samples.ts';
import type { missingPartMachine } from './machine.ts';

export const missingPartSamples = {
  inputs: { typical: {} },
  events: {
    'retry.requested': { by: 'player', words: 'tries again' },
    'network.returned': { by: 'site', words: 'the device has a network again' },
  },
  outcomes: {
    fetchPart: {
      words: 'the fetching of the part',
      answers: {
        came: { status: 'came' },
        withheldFirst: { status: 'withheld', isFirst: true, isAtWork: false },
        withheldAgain: { status: 'withheld', isFirst: false, isAtWork: false },
        withheldAtWork: { status: 'withheld', isFirst: true, isAtWork: true },
      },
    },
    watchNetwork: { words: 'the watch on the network' },
  },
  // Beyond these the wait is the longest.
  projection: ({ tries }) => ({ tries: Math.min(tries, 4) }),
} as const satisfies Samples<typeof missingPartMachine>;
