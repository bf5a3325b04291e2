import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { claiming } from './claiming.ts';
import { bonusCodeSetup, forfeitOf } from './setup.ts';

const verified = ({ event }: { event: { output: Outcome<'verifyBonusCode'> } }) => event.output;

const submit = {
  target: 'verifying',
  actions: { type: 'take', params: ({ event }: { event: { code: string } }) => event.code },
} as const;

/**
 * A bonus code: whether codes can bring the player anything, what this one brings, and its claim. Nothing is claimed
 * before all terms stand there (BCODE-01).
 */
export const bonusCodeMachine = bonusCodeSetup.createMachine({
  id: 'bonusCode',
  description: 'The player enters a bonus code, reads what it brings, and claims that.',
  context: ({ input }) => ({
    ...input,
    offer: undefined,
    standing: undefined,
    refusal: undefined,
    failure: undefined,
  }),
  initial: 'checking',
  on: { 'session.ended': { target: '.left' } },
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
            target: 'entering',
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
    entering: {
      description: 'The field for a code, with that of the address, or the one before.',
      meta: { screen: 'entering', requirements: ['BCODE-02', 'BCODE-04', 'ROUTE-21'] },
      on: { 'code.submitted': submit },
    },
    verifying: {
      description: 'The platform is asked what the code brings. Nothing is claimed by that.',
      meta: { screen: 'verifying', requirements: ['BCODE-01', 'API-146'] },
      tags: 'busy',
      invoke: {
        src: 'verifyBonusCode',
        input: ({ context: { code, language } }) => ({
          body: { bonusCode: code },
          query: { language },
        }),
        onDone: [
          {
            description: 'it brings something',
            guard: ({ event }) => event.output.ok,
            target: 'offered',
            actions: { type: 'offer', params: verified },
          },
          { target: 'refused', actions: { type: 'rememberRefusal', params: verified } },
        ],
        onError: { target: 'notVerified', actions: rememberFailure },
      },
    },
    refused: {
      description: 'The code brings nothing, and why is said at the field; what was typed stays.',
      meta: { screen: 'refused', requirements: ['BCODE-03', 'BCODE-02'] },
      on: { 'code.submitted': submit },
    },
    notVerified: {
      description: 'What the code brings is not known; what was typed stays.',
      meta: { screen: 'notVerified', requirements: ['BCODE-01', 'BCODE-02', 'ERR-03'] },
      on: { 'code.submitted': submit },
    },
    offered: {
      description:
        'What the code brings, with all of its terms, before it is claimed; and that a claim got no clear answer.',
      meta: { screen: 'offered', requirements: ['BCODE-01', 'BCODE-05', 'REW-01', 'REW-11'] },
      on: {
        'claim.chosen': { target: 'claiming', actions: assign({ failure: undefined }) },
        'code.left': {
          target: 'entering',
          actions: assign({ offer: undefined, failure: undefined }),
        },
      },
    },
    claiming,
    inTheWay: {
      description: 'The player is told which bonus stands in the way; nothing is lost yet.',
      meta: { screen: 'inTheWay', requirements: ['REW-09', 'REW-10', 'BCODE-03'] },
      on: {
        'bonus.kept': { target: 'offered', actions: assign({ standing: undefined }) },
        'forfeit.chosen': { guard: 'mayForfeit', target: 'givingUp' },
      },
    },
    givingUp: {
      description: 'Another flow asks for the forfeit, and claims what the code brings after it.',
      meta: { screen: 'givingUp', requirements: ['FORF-01', 'REW-09'] },
      invoke: {
        id: 'forfeitClaim',
        src: 'forfeitClaim',
        input: ({ context }) => forfeitOf(context),
        onDone: [
          {
            description: 'it was claimed',
            guard: ({ event: { output } }) => (output.claimed ?? output.granted) !== undefined,
            target: 'claimed',
            actions: [
              assign({ standing: undefined }),
              { type: 'announce', params: ({ event }) => event.output },
            ],
          },
          {
            description: 'it was not: the code is looked at anew',
            target: 'verifying',
            actions: [assign({ standing: undefined, offer: undefined }), 'outdateWallet'],
          },
        ],
      },
    },
    claimed: {
      description: 'What the code brings runs, and the site leads there.',
      meta: { screen: 'claimed', requirements: ['BCODE-05', 'REW-07', 'REW-08', 'NS-60'] },
      type: 'final',
    },
    left: {
      description: 'The session has ended: nothing of the player is left.',
      meta: { screen: 'left', requirements: ['LOGOUT-02'] },
      type: 'final',
    },
  },
});
