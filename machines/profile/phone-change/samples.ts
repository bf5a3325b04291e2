import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { phoneChangeMachine } from './machine.ts';
import { isProven } from './setup.ts';

const another = { phonePrefix: '+358', phoneBody: '409876543' };
const stored = { phonePrefix: '+358', phoneBody: '401234567' };

export const phoneChangeSamples = {
  inputs: { typical: undefined },
  events: {
    'retry.requested': { by: 'player', words: 'tries again' },
    'number.edited': {
      by: 'player',
      words: 'edits the number',
      cases: {
        typical: { number: another },
        restored: { number: stored },
      },
    },
    'number.submitted': {
      by: 'player',
      words: 'asks for a code to the number',
      cases: { typical: { number: another }, stored: { number: stored } },
    },
    'number.keptWithoutCode': {
      by: 'player',
      words: 'stores the number without a code',
      cases: { typical: { number: another }, stored: { number: stored } },
    },
    'code.submitted': {
      by: 'player',
      words: 'submits the code',
      cases: { typical: { code: '123456' } },
    },
    'code.withdrawn': { by: 'player', words: 'takes a digit of the code away' },
    'resend.requested': { by: 'player', words: 'asks for another code' },
    'popup.closed': { by: 'player', words: 'closes the popup' },
    'lock.acknowledged': { by: 'player', words: 'acknowledges the lock' },
  },
  outcomes: {
    getPhoneNumber: { words: 'the reading of the number', answers: outcomes.getPhoneNumber },
    changePhoneNumber: { words: 'the storing of the number', answers: outcomes.changePhoneNumber },
    requestPhoneNumberSms: {
      words: 'the sending of the code',
      answers: outcomes.requestPhoneNumberSms,
    },
    verifyPhoneNumberSms: {
      words: 'the check of the code',
      answers: outcomes.verifyPhoneNumberSms,
    },
  },
  fields: {
    changePhoneNumber: 'phoneBody',
    requestPhoneNumberSms: 'phoneBody',
    verifyPhoneNumberSms: 'code',
  },
  projection: ({ code, stored, number, sent }) => ({
    stored,
    number,
    proven: isProven({ stored, number }),
    hasEntered: code !== '',
    hasCode: sent !== undefined,
  }),
} as const satisfies Samples<typeof phoneChangeMachine>;
