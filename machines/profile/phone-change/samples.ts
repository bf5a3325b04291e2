import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { phoneChangeMachine } from './machine.ts';
import { isProven } from './setup.ts';

const another = { phonePrefix: '+358', phoneBody: '409876543' };
const stored = { phonePrefix: '+358', phoneBody: '401234567' };

export const phoneChangeSamples = {
  inputs: { typical: undefined },
  events: {
    'retry.requested': { typical: {} },
    'number.edited': {
      typical: { number: another },
      restored: { number: stored },
    },
    'number.submitted': { typical: { number: another }, stored: { number: stored } },
    'number.keptWithoutCode': { typical: { number: another }, stored: { number: stored } },
    'code.submitted': { typical: { code: '123456' } },
    'resend.requested': { typical: {} },
    'popup.closed': { typical: {} },
    'lock.acknowledged': { typical: {} },
  },
  outcomes: {
    getPhoneNumber: outcomes.getPhoneNumber,
    changePhoneNumber: outcomes.changePhoneNumber,
    requestPhoneNumberSms: outcomes.requestPhoneNumberSms,
    verifyPhoneNumberSms: outcomes.verifyPhoneNumberSms,
  },
  fields: {
    changePhoneNumber: 'phoneBody',
    requestPhoneNumberSms: 'phoneBody',
    verifyPhoneNumberSms: 'code',
  },
  projection: ({ stored, number, sent }) => ({
    stored,
    number,
    proven: isProven({ stored, number }),
    hasCode: sent !== undefined,
  }),
  causedBy: {
    'retry.requested': 'player',
    'number.edited': 'player',
    'number.submitted': 'player',
    'number.keptWithoutCode': 'player',
    'code.submitted': 'player',
    'resend.requested': 'player',
    'popup.closed': 'player',
    'lock.acknowledged': 'player',
  },
  words: {
    'retry.requested': 'tries again',
    'number.edited': 'edits the number',
    'number.submitted': 'asks for a code to the number',
    'number.keptWithoutCode': 'stores the number without a code',
    'code.submitted': 'submits the code',
    'resend.requested': 'asks for another code',
    'popup.closed': 'closes the popup',
    'lock.acknowledged': 'acknowledges the lock',
    getPhoneNumber: 'the reading of the number',
    changePhoneNumber: 'the storing of the number',
    requestPhoneNumberSms: 'the sending of the code',
    verifyPhoneNumberSms: 'the check of the code',
  },
} as const satisfies Samples<typeof phoneChangeMachine>;
