import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { asFailure, rememberFailure } from '../../operations.ts';
import { claimSetup, giftOf, type ClaimInput } from './setup.ts';

type Chosen = { event: { campaignId: string } };
type Claimed = { event: { output: Outcome<'claimReward'> } };

const campaign = ({ event }: Chosen) => event.campaignId;
const bonus = ({ event }: { event: { assignmentId: string } }) => event.assignmentId;
const answer = ({ event }: Claimed) => event.output;

const READ = {
  src: 'getRewards',
  input: ({ context: { language } }: { context: ClaimInput }) => ({ query: { language } }),
} as const;

const list = {
  target: 'listed',
  actions: {
    type: 'take',
    params: ({ event }: { event: { output: Outcome<'getRewards'> } }) => event.output.data,
  },
} as const;

/** A bonus that runs, and is not wagered, may be given up for nothing. */
const giveUp = {
  guard: { type: 'mayGiveUp', params: bonus },
  target: 'asking',
  actions: { type: 'ask', params: bonus },
} as const;

/** A round may have counted since. */
const anew = { target: 'refreshing', reenter: true } as const;

const choose = {
  guard: { type: 'isOffered', params: campaign },
  target: 'claiming',
  actions: { type: 'manage', params: campaign },
} as const;

/**
 * The player's rewards: gifts that can be claimed, and bonuses that run. Several gifts may be pressed; the platform
 * is asked for one after the other (REW-12).
 */
export const claimMachine = claimSetup.createMachine({
  id: 'claim',
  description: 'What the player may claim and what runs, and how a gift is claimed.',
  context: ({ input }) => ({
    ...input,
    rewards: undefined,
    isOld: false,
    managed: [],
    problems: [],
    standing: undefined,
    asked: undefined,
    kept: undefined,
    failure: undefined,
  }),
  initial: 'reading',
  on: { 'session.ended': { target: '.left' } },
  states: {
    reading: {
      description: 'The rewards are being read.',
      meta: { screen: 'reading', requirements: ['REW-02', 'REW-14', 'API-130'] },
      tags: 'busy',
      invoke: { ...READ, onDone: list, onError: { target: 'unread', actions: rememberFailure } },
    },
    unread: {
      description: 'They could not be read; nothing is claimed about them.',
      meta: { screen: 'unread', requirements: ['API-130', 'ERR-03'] },
      on: { 'retry.requested': { target: 'reading', actions: assign({ failure: undefined }) } },
    },
    listed: {
      description: 'The gifts with all of their terms, and the bonuses that run.',
      meta: { screen: 'listed', requirements: ['REW-01', 'REW-02', 'ROUTE-21'] },
      on: {
        'claim.chosen': choose,
        'giveUp.chosen': giveUp,
        'player.changed': 'refreshing',
        'balance.changed': 'refreshing',
      },
    },
    refreshing: {
      description: 'They are read anew while those that are known show.',
      meta: { screen: 'listed', requirements: ['REW-02', 'REW-07', 'REW-16'] },
      on: {
        'claim.chosen': choose,
        'giveUp.chosen': giveUp,
        'player.changed': anew,
        'balance.changed': anew,
      },
      invoke: {
        ...READ,
        onDone: list,
        onError: { target: 'listed', actions: assign({ isOld: true }) },
      },
    },
    claiming: {
      description: 'The platform is asked for the first of the chosen gifts.',
      meta: { screen: 'claiming', requirements: ['REW-07', 'REW-12', 'API-131'] },
      tags: 'busy',
      on: {
        'claim.chosen': {
          description: 'it waits until the others are answered',
          guard: { type: 'isOffered', params: campaign },
          actions: { type: 'manage', params: campaign },
        },
      },
      invoke: {
        src: 'claimReward',
        input: ({ context: { managed, language } }) => ({
          path: { campaignId: managed[0] ?? '' },
          query: { language },
        }),
        onDone: [
          {
            description: 'another bonus runs in the same part of the product',
            guard: { type: 'isInTheWay', params: answer },
            target: 'inTheWay',
            actions: { type: 'rememberStanding', params: answer },
          },
          {
            description: 'the platform refuses it',
            guard: ({ event }) => !event.output.ok,
            target: 'settled',
            actions: [{ type: 'rememberRefusal', params: answer }, 'release'],
          },
          {
            description: 'the bonus runs',
            target: 'settled',
            actions: [
              'release',
              {
                type: 'announce',
                params: ({ event: { output } }) => (output.ok ? output.data : undefined),
              },
            ],
          },
        ],
        onError: {
          target: 'settled',
          actions: [
            { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
            'release',
          ],
        },
      },
    },
    inTheWay: {
      description: 'The player is told which bonus stands in the way; nothing is lost yet.',
      meta: { screen: 'inTheWay', requirements: ['REW-09', 'REW-10'] },
      on: {
        'bonus.kept': { target: 'settled', actions: 'release' },
        'forfeit.chosen': { guard: 'mayForfeit', target: 'givingUp' },
      },
    },
    givingUp: {
      description: 'Another flow asks for the forfeit, and claims the gift after it.',
      meta: { screen: 'givingUp', requirements: ['FORF-01', 'REW-09'] },
      invoke: {
        id: 'forfeitClaim',
        src: 'forfeitClaim',
        input: ({ context }) => {
          const gift = giftOf(context);
          if (!gift) throw new Error('No gift is being claimed.');
          return { language: context.language, wanted: { kind: 'GIFT' as const, gift } };
        },
        onDone: [
          {
            description: 'the gift was claimed',
            guard: ({ event }) => event.output.claimed !== undefined,
            target: 'settled',
            actions: ['release', { type: 'announce', params: ({ event }) => event.output.claimed }],
          },
          {
            description: 'it was not; a bonus may have been given up all the same',
            target: 'settled',
            actions: ['release', 'outdateWallet'],
          },
        ],
      },
    },
    asking: {
      description: 'The player reads what is lost, in money, and says yes or no.',
      meta: { screen: 'asking', requirements: ['FORF-04', 'FORF-06'] },
      on: {
        'forfeit.confirmed': { target: 'ending' },
        'bonus.kept': {
          description: 'no call ends it',
          target: 'refreshing',
          actions: 'forgetAsked',
        },
      },
    },
    ending: {
      description: 'The platform is told to end the bonus, as the player saw it.',
      meta: { screen: 'ending', requirements: ['FORF-04', 'API-139'] },
      tags: 'busy',
      invoke: {
        src: 'forfeitBonus',
        input: ({ context: { asked } }) => ({
          path: { assignmentId: asked?.assignmentId ?? '' },
          body: {
            state: 'FORFEITED' as const,
            wageringProgress: asked?.wageringAmount ?? 0,
            balance: asked?.balance ?? 0,
          },
        }),
        onDone: [
          {
            description: 'it has ended',
            guard: ({ event }) => event.output.ok,
            target: 'refreshing',
            actions: ['announceEnd', 'forgetAsked'],
          },
          {
            description: 'it is not as it was shown: nothing was taken',
            target: 'refreshing',
            actions: [{ type: 'rememberKept', params: undefined }, 'forgetAsked'],
          },
        ],
        onError: {
          description: 'the list tells whether it still runs',
          target: 'refreshing',
          actions: [
            { type: 'rememberKept', params: ({ event }) => asFailure(event.error) },
            'forgetAsked',
            'outdateWallet',
          ],
        },
      },
    },
    settled: {
      description: 'One claim is over, whatever came of it.',
      meta: { screen: 'listed', requirements: ['REW-07', 'REW-12'] },
      always: [
        { description: 'the next one', guard: 'hasNext', target: 'claiming' },
        { target: 'refreshing' },
      ],
    },
    left: {
      description: 'The session has ended: nothing of the player is left.',
      meta: { screen: 'left', requirements: ['LOGOUT-02'] },
      type: 'final',
    },
  },
});
