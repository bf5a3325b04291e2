import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { agreement } from './agreement.ts';
import { blocked } from './blocked.ts';
import { claiming } from './claiming.ts';
import { opening } from './opening.ts';
import { bonusCodeSetup } from './setup.ts';

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
  description:
    'The player enters a bonus code, reads what it brings, and claims that, or agrees to it.',
  context: ({ input }) => ({
    ...input,
    offer: undefined,
    standing: undefined,
    refusal: undefined,
    failure: undefined,
  }),
  initial: 'opening',
  on: { 'session.ended': { target: '.left' } },
  states: {
    opening,
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
            description: 'it brings the bonus of a deposit that the player agrees to already',
            guard: { type: 'bringsAgreed', params: verified },
            target: 'agreement',
            actions: { type: 'offer', params: verified },
          },
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
    agreement,
    blocked,
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
