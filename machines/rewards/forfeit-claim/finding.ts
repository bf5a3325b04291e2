import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { rewardOf } from '../rewards.ts';
import { forfeitClaimSetup } from './setup.ts';

const read = ({ event }: { event: { output: Outcome<'getRewards'> } }) => event.output.data;

const counted = ({ event }: { event: { output: Outcome<'getCashbackProgress'> } }) => event.output;

const spins = ({ event }: { event: { output: Outcome<'getFreeSpins'> } }) => event.output;

const takeRead = { type: 'takeRead', params: read } as const;

/** What stands in the way, and whether there still is something to claim: nothing is asked before both are known. */
export const finding = forfeitClaimSetup.createStateConfig({
  description: 'What stands in the way is read afresh: only what is shown can be given up.',
  meta: { screen: 'finding', requirements: ['REW-09', 'REW-10', 'FORF-04'] },
  tags: 'busy',
  initial: 'reading',
  on: { 'window.closed': { target: '#forfeitClaim.over' } },
  states: {
    reading: {
      description: 'What runs, and what can be claimed, is being read.',
      meta: { requirements: ['API-130'] },
      invoke: {
        src: 'getRewards',
        input: ({ context: { language } }) => ({ query: { language } }),
        onDone: [
          {
            description: 'the gift was claimed meanwhile, elsewhere',
            guard: { type: 'runsAlready', params: read },
            target: '#forfeitClaim.over',
            actions: [takeRead, { type: 'takeClaimed', params: read }],
          },
          {
            description: 'nothing stands in its way any more',
            guard: { type: 'isFree', params: read },
            target: '#forfeitClaim.claiming',
            actions: takeRead,
          },
          {
            description: 'nothing is given up for a gift that is not offered any more',
            guard: { type: 'isGone', params: read },
            target: '#forfeitClaim.gone',
            actions: takeRead,
          },
          {
            description:
              'what is wagered, or can be played no more, ends by itself and is not given up',
            guard: { type: 'isEnding', params: read },
            target: '#forfeitClaim.waiting',
            actions: takeRead,
          },
          {
            description: 'what a code brings is in no list',
            guard: 'hasCode',
            target: 'verifying',
            actions: takeRead,
          },
          {
            description: 'nor is what a cashback has brought',
            guard: 'isCashback',
            target: 'counting',
            actions: takeRead,
          },
          {
            description: 'nor are free spins',
            guard: 'areSpins',
            target: 'looking',
            actions: takeRead,
          },
          { target: '#forfeitClaim.asking', actions: takeRead },
        ],
        onError: { target: '#forfeitClaim.unread', actions: rememberFailure },
      },
    },
    verifying: {
      description: 'The code is verified again: nothing is given up for nothing.',
      meta: { requirements: ['BCODE-01', 'FORF-05', 'API-146'] },
      invoke: {
        src: 'verifyBonusCode',
        input: ({ context: { code, language } }) => ({
          body: { bonusCode: code ?? '' },
          query: { language },
        }),
        onDone: [
          {
            description: 'the player has agreed elsewhere: nothing has to be given up for it',
            guard: { type: 'isAgreed', params: ({ event }) => event.output },
            target: '#forfeitClaim.over',
            actions: [
              { type: 'takeOffer', params: ({ event }) => event.output },
              'rememberConsent',
            ],
          },
          {
            description: 'it still brings something',
            guard: ({ event }) => event.output.ok,
            target: '#forfeitClaim.asking',
            actions: { type: 'takeOffer', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: { target: '#forfeitClaim.unread', actions: rememberFailure },
      },
    },
    counting: {
      description: 'What the cashback brings is read again: nothing is given up for nothing.',
      meta: { requirements: ['CASH-01', 'FORF-05', 'API-117'] },
      invoke: {
        src: 'getCashbackProgress',
        input: ({ context: { wanted } }) => ({ path: { campaignId: rewardOf(wanted).campaignId } }),
        onDone: [
          {
            description: 'there still is something to claim',
            guard: { type: 'isDue', params: counted },
            target: '#forfeitClaim.asking',
            actions: { type: 'recount', params: counted },
          },
          { target: 'missing' },
        ],
        onError: { target: '#forfeitClaim.unread', actions: rememberFailure },
      },
    },
    looking: {
      description: 'The free spins are read again: nothing is given up for nothing.',
      meta: { requirements: ['FSPIN-03', 'FORF-05', 'API-121'] },
      invoke: {
        src: 'getFreeSpins',
        input: ({ context: { wanted, language } }) => ({
          query: { campaignId: rewardOf(wanted).campaignId, language },
        }),
        onDone: [
          {
            description: 'they can still be claimed, or wait',
            guard: { type: 'areOffered', params: spins },
            target: '#forfeitClaim.asking',
            actions: { type: 'takeSpins', params: spins },
          },
          { target: 'missing' },
        ],
        onError: { target: '#forfeitClaim.unread', actions: rememberFailure },
      },
    },
    missing: {
      description: 'What was wanted cannot be claimed any more.',
      always: { target: '#forfeitClaim.gone' },
    },
  },
});
