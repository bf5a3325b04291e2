import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { depositIn } from '../rewards.ts';
import { bonusCodeSetup } from './setup.ts';

/** What a player agreed to, until the deposit that brings it, or until it is taken back. */
export const agreement = bonusCodeSetup.createStateConfig({
  description: 'The player agrees to the bonus of a deposit, which nothing has credited yet.',
  meta: { requirements: ['FORF-02', 'API-138'] },
  initial: 'agreed',
  states: {
    agreed: {
      description:
        'The bonus waits for a deposit; the player may go there, or take the consent back.',
      meta: { screen: 'agreed', requirements: ['DEP-18', 'API-138'] },
      on: {
        'consent.withdrawn': { target: 'takingBack', actions: assign({ failure: undefined }) },
        'code.left': {
          target: '#bonusCode.entering',
          actions: assign({ offer: undefined, failure: undefined }),
        },
      },
    },
    takingBack: {
      description: 'The platform is told that the player agrees no more; twice changes nothing.',
      meta: { screen: 'takingBack', requirements: ['API-113', 'API-138'] },
      tags: 'busy',
      invoke: {
        src: 'agreeToCampaign',
        input: ({ context }) => ({
          query: { language: context.language },
          body: { campaignId: depositIn(context.offer)?.campaignId ?? '', agreed: false },
        }),
        onDone: {
          description: 'the code is looked at anew',
          target: '#bonusCode.verifying',
          actions: [
            { type: 'announceEnd', params: ({ event }) => event.output.ok },
            assign({ offer: undefined }),
          ],
        },
        onError: { target: 'agreed', actions: rememberFailure },
      },
    },
  },
});
