import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { ending } from './ending.ts';
import { reading } from './reading.ts';
import { cashbackSetup, forfeitOf, unknown, type CashbackAct } from './setup.ts';

type Chosen = { event: { campaignId: string } };
type Claimed = { event: { output: Outcome<'claimCashback'> } };
type Activated = { event: { output: Outcome<'activateCashback'> } };

const campaign = ({ event }: Chosen) => event.campaignId;
const answer = ({ event }: Claimed) => event.output;

const choose = { type: 'choose', params: campaign } as const;

/** What was asked for is not done. */
const refused = <Act extends CashbackAct>(act: Act) =>
  ({
    type: 'rememberProblem',
    params: ({ event: { output } }: Claimed | Activated) =>
      output.ok ? undefined : { act, refusal: output.code },
  }) as const;

/**
 * The player's cashbacks: each is switched on before it counts, tells what it has brought, and pays what is over.
 * After each press everything is read anew, so that what shows is how it stands, whatever the answer was.
 */
export const cashbackMachine = cashbackSetup.createMachine({
  id: 'cashback',
  description: 'What the player gets back of losses: switched on, followed, claimed, switched off.',
  context: ({ input }) => ({
    ...input,
    known: undefined,
    isOld: false,
    ahead: [],
    read: [],
    chosen: undefined,
    problem: undefined,
    standing: undefined,
    paid: undefined,
    failure: undefined,
  }),
  initial: 'page',
  states: {
    page: {
      description:
        'What shows. It begins anew with each payment, which stands there for five seconds.',
      meta: { requirements: ['CASH-02', 'CONST-12'] },
      initial: 'reading',
      on: { 'session.ended': { target: 'left' } },
      after: {
        paidStands: { description: 'whatever is done meanwhile', actions: 'forgetPaid' },
      },
      states: {
        reading,
        unread: {
          description: 'They could not be read; nothing is claimed about them.',
          meta: { screen: 'unread', requirements: ['API-117', 'ERR-03'] },
          on: {
            'retry.requested': { target: 'reading', actions: assign({ failure: undefined }) },
          },
        },
        listed: {
          description: 'Each cashback with its terms, what it has brought, and what can be done.',
          meta: { screen: 'listed', requirements: ['CASH-01', 'CASH-04', 'REW-01'] },
          on: {
            'activate.chosen': {
              guard: { type: 'isOff', params: campaign },
              target: 'activating',
              actions: choose,
            },
            'deactivate.chosen': {
              guard: { type: 'isOn', params: campaign },
              target: 'ending',
              actions: choose,
            },
            'claim.chosen': {
              guard: { type: 'mayClaim', params: campaign },
              target: 'claiming',
              actions: choose,
            },
          },
        },
        activating: {
          description: 'The platform is asked to switch it on; twice does nothing more.',
          meta: { screen: 'activating', requirements: ['CASH-01', 'API-114'] },
          tags: 'busy',
          invoke: {
            src: 'activateCashback',
            input: ({ context: { chosen } }) => ({ path: { campaignId: chosen ?? '' } }),
            onDone: [
              {
                description: 'it is on',
                guard: ({ event }) => event.output.ok,
                target: '#cashback.activated',
                actions: 'announceOn',
              },
              { target: 'reading', actions: refused('activate') },
            ],
            onError: { target: 'reading', actions: unknown('activate') },
          },
        },
        ending,
        claiming: {
          description: 'The platform is asked to pay what is over.',
          meta: { screen: 'claiming', requirements: ['CASH-01', 'API-115'] },
          tags: 'busy',
          invoke: {
            src: 'claimCashback',
            input: ({ context: { chosen, language } }) => ({
              path: { campaignId: chosen ?? '' },
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
                target: 'reading',
                actions: refused('claim'),
              },
              {
                description: 'it is paid',
                target: '#cashback.page',
                reenter: true,
                actions: [
                  {
                    type: 'rememberPaid',
                    params: ({ event: { output } }) => (output.ok ? output.data : undefined),
                  },
                  'outdateWallet',
                ],
              },
            ],
            onError: {
              description: 'another claim tells the truth, and takes nothing twice',
              target: 'reading',
              actions: [unknown('claim'), 'outdateWallet'],
            },
          },
        },
        inTheWay: {
          description: 'The player is told which bonus stands in the way; nothing is lost yet.',
          meta: { screen: 'inTheWay', requirements: ['REW-09', 'REW-10'] },
          on: {
            'bonus.kept': { target: 'listed', actions: 'forgetStanding' },
            'forfeit.chosen': { guard: 'mayForfeit', target: 'givingUp' },
          },
        },
        givingUp: {
          description: 'Another flow asks for the forfeit, and claims the cashback after it.',
          meta: { screen: 'givingUp', requirements: ['FORF-01', 'REW-09'] },
          invoke: {
            id: 'forfeitClaim',
            src: 'forfeitClaim',
            input: ({ context }) => forfeitOf(context),
            onDone: [
              {
                description: 'it was paid',
                guard: ({ event }) => event.output.paid !== undefined,
                target: '#cashback.page',
                reenter: true,
                actions: [
                  'forgetStanding',
                  { type: 'rememberPaid', params: ({ event }) => event.output.paid },
                  'outdateWallet',
                ],
              },
              {
                description: 'it was not; a bonus may have been given up all the same',
                target: 'reading',
                actions: ['forgetStanding', 'outdateWallet'],
              },
            ],
          },
        },
      },
    },
    activated: {
      description: 'It is on, and the site leads to the rewards.',
      meta: { screen: 'activated', requirements: ['REW-08'] },
      type: 'final',
    },
    left: {
      description: 'The session has ended: nothing of the player is left.',
      meta: { screen: 'left', requirements: ['LOGOUT-02'] },
      type: 'final',
    },
  },
});
