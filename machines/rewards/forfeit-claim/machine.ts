import { assign } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { claiming } from './claiming.ts';
import { finding } from './finding.ts';
import { forfeitClaimSetup } from './setup.ts';

/**
 * A bonus is given up so that another can be claimed, in two steps and in this order (FORF-01). What is lost is said
 * before the first, and after it that it has happened, whatever comes of the second (FORF-05). The second may be a yes to the
 * bonus of a deposit instead of a claim (FORF-02).
 */
export const forfeitClaimMachine = forfeitClaimSetup.createMachine({
  id: 'forfeitClaim',
  description:
    'The player gives up the bonus that stands in the way of another, and claims that, or agrees to it, then.',
  context: ({ input }) => ({
    ...input,
    code: input.code,
    standing: undefined,
    isSent: false,
    forfeited: undefined,
    ended: undefined,
    isChanged: false,
    refusal: undefined,
    failure: undefined,
    claimed: undefined,
    paid: undefined,
    granted: undefined,
    agreed: undefined,
  }),
  initial: 'finding',
  states: {
    finding,
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
    claiming,
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
  output: ({ context: { claimed, paid, granted, agreed } }) => ({ claimed, paid, granted, agreed }),
});
