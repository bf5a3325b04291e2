import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { emailVerificationMachine, smsVerificationMachine } from './machine.ts';
import type { CodeVerificationContext } from './setup.ts';

const common = {
  inputs: { typical: { playerId: '100123' } },
  events: {
    'code.submitted': { typical: { code: '123456' } },
    'resend.requested': { typical: {} },
    'retry.requested': { typical: {} },
    'contactChange.chosen': { typical: {} },
    'lock.acknowledged': { typical: {} },
  },
  fields: { verifyCode: 'code' },
  projection: ({ proof, locked, sent, expired }: CodeVerificationContext) => ({
    proven: proof !== undefined,
    locked,
    hasCode: sent !== undefined,
    expired,
  }),
  causedBy: {
    'code.submitted': 'player',
    'resend.requested': 'player',
    'retry.requested': 'player',
    'contactChange.chosen': 'player',
    'lock.acknowledged': 'player',
  },
  words: {
    'code.submitted': 'submits the code',
    'resend.requested': 'asks for another code',
    'retry.requested': 'tries again',
    'contactChange.chosen': 'goes back to the contact info',
    'lock.acknowledged': 'acknowledges the lock',
    requestCode: 'the sending of the code',
    verifyCode: 'the check of the code',
  },
} as const;

export const smsVerificationSamples = {
  ...common,
  outcomes: {
    requestCode: outcomes.requestRegistrationSms,
    verifyCode: outcomes.verifyRegistrationSms,
  },
} as const satisfies Samples<typeof smsVerificationMachine>;

export const emailVerificationSamples = {
  ...common,
  outcomes: {
    requestCode: outcomes.requestRegistrationEmail,
    verifyCode: outcomes.verifyRegistrationEmail,
  },
} as const satisfies Samples<typeof emailVerificationMachine>;
