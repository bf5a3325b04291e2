import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { bonusCodeSetup } from './setup.ts';

/** Whether codes can bring the player anything: before that is known no field asks for one. */
export const opening = bonusCodeSetup.createStateConfig({
  description: 'No field asks for a code before it is known whether one can bring anything.',
  meta: { requirements: ['BCODE-06', 'BCODE-08'] },
  initial: 'checking',
  states: {
    checking: {
      description: 'The platform is asked whether a code can bring the player anything.',
      meta: { screen: 'checking', requirements: ['BCODE-06', 'BCODE-08', 'API-144'] },
      tags: 'busy',
      invoke: {
        src: 'getManualClaim',
        input: {},
        onDone: [
          {
            description: 'it can',
            guard: ({ event }) => event.output.data.isAvailable,
            target: '#bonusCode.entering',
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unchecked', actions: rememberFailure },
      },
    },
    unavailable: {
      description: 'No code can bring the player anything, and no field asks for one.',
      meta: { screen: 'unavailable', requirements: ['BCODE-06'] },
    },
    unchecked: {
      description: 'Whether codes can bring something is not known: no field asks for one.',
      meta: { screen: 'unchecked', requirements: ['BCODE-06', 'ERR-03'] },
      on: { 'retry.requested': { target: 'checking', actions: assign({ failure: undefined }) } },
    },
  },
});
