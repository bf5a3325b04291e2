import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../flow.ts';
import type { emailVerificationMachine, smsVerificationMachine } from './machine.ts';

const common = {
  inputs: { typical: { playerId: '100123' } },
  events: {
    'code.submitted': { typical: { code: '123456' } },
    'resend.requested': { typical: {} },
    'retry.requested': { typical: {} },
    'contactChange.chosen': { typical: {} },
    'lock.acknowledged': { typical: {} },
  },
} as const;

export const smsVerificationSamples = {
  ...common,
  answers: {
    requestCode: outcomes.requestRegistrationSms,
    verifyCode: outcomes.verifyRegistrationSms,
  },
} as const satisfies Samples<typeof smsVerificationMachine>;

export const emailVerificationSamples = {
  ...common,
  answers: {
    requestCode: outcomes.requestRegistrationEmail,
    verifyCode: outcomes.verifyRegistrationEmail,
  },
} as const satisfies Samples<typeof emailVerificationMachine>;
