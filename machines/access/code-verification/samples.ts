import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Outcome } from '../../../openapi/types.ts';
import type { Samples } from '../../samples.ts';
import type { emailVerificationMachine, smsVerificationMachine } from './machine.ts';
import type { resetVerificationMachine } from './reset.ts';
import type { CodeVerificationContext, RequestOperation, VerifyOperation } from './setup.ts';

type Named<Name extends string, Op extends RequestOperation | VerifyOperation> = Readonly<
  Record<Name, Outcome<Op>>
>;

/** The outcomes of a pair of operations, as the one chart of all pairs knows them. */
const codeOutcomes = <Sent extends string, Verified extends string>(
  requestCode: Named<Sent, RequestOperation>,
  verifyCode: Named<Verified, VerifyOperation>,
) => ({ requestCode, verifyCode });

/** Of the address that a code is asked for with, a reset alone takes what is typed. */
type CodeFields = Readonly<Record<'verifyCode', 'code'>> &
  Readonly<Partial<Record<'requestCode', 'email'>>>;

/** What the flows of all channels have in common. */
const codeSamples = {
  inputs: { typical: { subject: '100123' as string } },
  events: {
    'code.submitted': { typical: { code: '123456' } },
    'resend.requested': { typical: {} },
    'retry.requested': { typical: {} },
    'contactChange.chosen': { typical: {} },
    'lock.acknowledged': { typical: {} },
  },
  fields: { verifyCode: 'code' } as CodeFields,
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
    'contactChange.chosen': 'goes back to what the code was asked for with',
    'lock.acknowledged': 'acknowledges the lock',
    requestCode: 'the sending of the code',
    verifyCode: 'the check of the code',
  },
} as const;

export const smsVerificationSamples = {
  ...codeSamples,
  outcomes: codeOutcomes(outcomes.requestRegistrationSms, outcomes.verifyRegistrationSms),
} as const satisfies Samples<typeof smsVerificationMachine>;

export const emailVerificationSamples = {
  ...codeSamples,
  outcomes: codeOutcomes(outcomes.requestRegistrationEmail, outcomes.verifyRegistrationEmail),
} as const satisfies Samples<typeof emailVerificationMachine>;

export const resetVerificationSamples = {
  ...codeSamples,
  inputs: { typical: { subject: 'aino.virtanen@example.com' as string } },
  fields: { verifyCode: 'code', requestCode: 'email' } as CodeFields,
  outcomes: codeOutcomes(outcomes.requestPasswordReset, outcomes.verifyPasswordResetSms),
} as const satisfies Samples<typeof resetVerificationMachine>;
