import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import type { ClaimOutcome } from '../rewards.ts';
import { forfeitClaimSetup } from './setup.ts';

const read = ({ event }: { event: { output: Outcome<'getRewards'> } }) => event.output.data;

const takeRead = { type: 'takeRead', params: read } as const;

const claim = ({ event }: { event: { output: ClaimOutcome } }) => event.output;

/** How a claim ends, with a code or without one. */
const claimEnds = {
  onDone: [
    {
      description: 'the gift runs',
      guard: { type: 'isClaimed', params: claim },
      target: '#forfeitClaim.over',
      actions: { type: 'rememberClaim', params: claim },
    },
    {
      description: 'yet another bonus stands in its way: it is read, and asked about',
      guard: { type: 'isOfAnother', params: claim },
      target: '#forfeitClaim.finding',
    },
    {
      target: '#forfeitClaim.claimRefused',
      actions: { type: 'rememberClaim', params: claim },
    },
  ],
  onError: { target: '#forfeitClaim.claimFailed', actions: rememberFailure },
} as const;

/**
 * A bonus is given up so that another can be claimed, in two steps and in this order (FORF-01). What is lost is said
 * before the first, and after it that it has happened, whatever comes of the second (FORF-05).
 */
export const forfeitClaimMachine = forfeitClaimSetup.createMachine({
  id: 'forfeitClaim',
  description:
    'The player gives up the bonus that stands in the way of a gift, and claims the gift then.',
  context: ({ input }) => ({
    ...input,
    code: input.code,
    standing: undefined,
    isSent: false,
    forfeited: undefined,
    isChanged: false,
    refusal: undefined,
    failure: undefined,
    claimed: undefined,
  }),
  initial: 'finding',
  states: {
    finding: {
      description: 'What stands in the way is read afresh: only what is shown can be given up.',
      meta: { screen: 'finding', requirements: ['REW-09', 'REW-10', 'FORF-04'] },
      tags: 'busy',
      initial: 'reading',
      on: { 'window.closed': { target: 'over' } },
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
                description: 'what is wagered becomes own money and is not given up',
                guard: { type: 'isWagered', params: read },
                target: '#forfeitClaim.waiting',
                actions: takeRead,
              },
              {
                description: 'the gift of a code is in no list',
                guard: 'hasCode',
                target: 'verifying',
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
                description: 'it still brings its gift',
                guard: ({ event }) => event.output.ok,
                target: '#forfeitClaim.asking',
                actions: assign(({ event }) =>
                  event.output.ok ? { wanted: event.output.data.reward } : {},
                ),
              },
              { target: '#forfeitClaim.gone' },
            ],
            onError: { target: '#forfeitClaim.unread', actions: rememberFailure },
          },
        },
      },
    },
    unread: {
      description: 'It could not be read: nothing more is given up.',
      meta: { screen: 'unread', requirements: ['FORF-05', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'finding', actions: assign({ failure: undefined }) },
        'window.closed': { target: 'over' },
      },
    },
    asking: {
      description: 'The player reads what is lost and what is got, in money, and says yes or no.',
      meta: { screen: 'asking', requirements: ['FORF-01', 'FORF-06', 'REW-09', 'REW-10'] },
      on: {
        'forfeit.confirmed': { target: 'forfeiting', actions: 'begin' },
        'window.closed': { description: 'no call is made', target: 'over' },
      },
    },
    waiting: {
      description: 'The bonus in the way is wagered and ends with its last round: it is kept.',
      meta: { screen: 'waiting', requirements: ['FORF-01', 'FORF-04'] },
      on: { 'window.closed': { target: 'over' } },
    },
    gone: {
      description: 'The gift is not offered any more. The bonus in its way is kept.',
      meta: { screen: 'gone', requirements: ['FORF-05'] },
      on: { 'window.closed': { target: 'over' } },
    },
    forfeiting: {
      description: 'The platform is told to end the bonus, as the player saw it.',
      meta: { screen: 'forfeiting', requirements: ['FORF-01', 'FORF-04', 'API-139'] },
      tags: 'busy',
      invoke: {
        src: 'forfeitBonus',
        input: ({ context: { standing } }) => ({
          path: { assignmentId: standing?.assignmentId ?? '' },
          body: {
            state: 'FORFEITED' as const,
            wageringProgress: standing?.wageringAmount ?? 0,
            balance: standing?.balance ?? 0,
          },
        }),
        onDone: [
          {
            description: 'the first step is done',
            guard: ({ event }) => event.output.ok,
            target: 'claiming',
            actions: 'rememberForfeit',
          },
          {
            description: 'it is not as it was shown: nothing was taken, and it is asked anew',
            target: 'finding',
            actions: 'rememberChange',
          },
        ],
        onError: { target: 'forfeitUnknown', actions: ['rememberDoubt', rememberFailure] },
      },
    },
    forfeitUnknown: {
      description: 'Whether the bonus was given up is not known: what runs is read first.',
      meta: { screen: 'forfeitUnknown', requirements: ['FORF-05', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'finding', actions: assign({ failure: undefined }) },
        'window.closed': { target: 'over' },
      },
    },
    claiming: {
      description: 'The gift is claimed: nothing stands in its way.',
      meta: { screen: 'claiming', requirements: ['FORF-01'] },
      tags: 'busy',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'A gift is claimed by its code, if it has one.',
          always: [{ guard: 'hasCode', target: 'byCode' }, { target: 'listed' }],
        },
        listed: {
          description: 'The platform is asked for the gift of the list.',
          meta: { requirements: ['API-131'] },
          invoke: {
            src: 'claimReward',
            input: ({ context: { wanted, language } }) => ({
              path: { campaignId: wanted.campaignId },
              query: { language },
            }),
            ...claimEnds,
          },
        },
        byCode: {
          description: 'The platform is asked for the gift of the code.',
          meta: { requirements: ['BCODE-05', 'API-145'] },
          invoke: {
            src: 'claimBonusCode',
            input: ({ context: { code, language } }) => ({
              body: { bonusCode: code ?? '', state: 'ACTIVATED' as const },
              query: { language },
            }),
            ...claimEnds,
          },
        },
      },
    },
    claimRefused: {
      description: 'The gift is refused; what was given up before stays gone, and that is said.',
      meta: { screen: 'claimRefused', requirements: ['FORF-05', 'REW-11'] },
      on: { 'window.closed': { target: 'over' } },
    },
    claimFailed: {
      description: 'Whether the gift was claimed is not known: the claim alone is repeated.',
      meta: { screen: 'claimFailed', requirements: ['FORF-05', 'REW-11', 'ERR-03'] },
      on: {
        'retry.requested': { target: 'claiming', actions: assign({ failure: undefined }) },
        'window.closed': { target: 'over' },
      },
    },
    over: {
      description: 'The player is back at the rewards.',
      meta: { screen: 'over', requirements: ['FORF-01', 'FORF-06'] },
      type: 'final',
    },
  },
  output: ({ context: { claimed } }) => ({ claimed }),
});
