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
) => ({
  requestCode: { words: 'the sending of the code', answers: requestCode },
  verifyCode: { words: 'the check of the code', answers: verifyCode },
});

/** A reset alone takes the typed address with its request for a code. */
type CodeFields = Readonly<Record<'verifyCode', 'code'>> &
  Readonly<Partial<Record<'requestCode', 'email'>>>;

/** The samples that the flows of all channels share. */
const codeSamples = {
  inputs: { typical: { subject: '100123' as string } },
  events: {
    'code.submitted': {
      by: 'player',
      words: 'submits the code',
      cases: { typical: { code: '123456' } },
    },
    'code.withdrawn': { by: 'player', words: 'takes a digit of the code away' },
    'resend.requested': { by: 'player', words: 'asks for another code' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'contactChange.chosen': {
      by: 'player',
      words: 'goes back to what the code was asked for with',
    },
    'lock.acknowledged': { by: 'player', words: 'acknowledges the lock' },
  },
  fields: { verifyCode: 'code' } as CodeFields,
  projection: ({ code, proof, locked, sent, expired }: CodeVerificationContext) => ({
    hasEntered: code !== '',
    proven: proof !== undefined,
    locked,
    hasCode: sent !== undefined,
    expired,
  }),
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
