import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { PayAndPlayDetails, payAndPlayMachine } from './machine.ts';

const offered = {
  offered: true,
  merchant: {
    clientId: 'northlight',
    identityProvider: 'bank',
    redirectUri: 'https://northlight.example/en-UN/signup/callback',
  },
  redirectPath: '/',
  left: undefined,
  ipAddress: '192.0.2.10',
  blackbox: 'fingerprint',
} as const;

const details: PayAndPlayDetails = {
  email: 'aino.virtanen@example.com',
  mobilePhone: '+358401234567',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  termsAndConditionsAcceptedVersion: 3,
};

const state = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg';

const authorized = {
  iframeUrl: `/payment-provider/oauth/authorize?state=${state}`,
  sessionId: 'dGhlIHNlY3JldCBvZiB0aGlzIHBhZ2UgYWxvbmUuLi4',
  state,
} as const;

export const payAndPlaySamples = {
  inputs: {
    typical: offered,
    notOffered: { ...offered, offered: false },
    left: { ...offered, left: { ...authorized, amount: 5_000 } },
  },
  events: {
    'payment.started': {
      by: 'player',
      words: 'starts the payment',
      cases: { typical: { amount: 5_000 } },
    },
    'frame.closed': { by: 'player', words: 'closes the provider’s page' },
    'details.submitted': {
      by: 'player',
      words: 'submits the details',
      cases: {
        typical: { details },
        beforeTerms: { details: { ...details, termsAndConditionsAcceptedVersion: undefined } },
      },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
    'restart.chosen': { by: 'player', words: 'starts over' },
  },
  outcomes: {
    authorizePayment: {
      words: 'the request for the provider’s page',
      answers: {
        authorized,
      },
    },
    awaitCallback: {
      words: 'the return from the provider',
      answers: {
        code: { kind: 'code', code: 'pc_77aa21' },
        denied: { kind: 'error', error: 'access_denied' },
      },
    },
    getPayAndPlayPayment: {
      words: 'the standing of the payment',
      answers: outcomes.getPayAndPlayPayment,
    },
    readTerms: { words: 'the reading of the terms', answers: { known: { version: 3 } } },
    verifyPayAndPlayCode: {
      words: 'the exchange of the code',
      answers: outcomes.verifyPayAndPlayCode,
    },
    updatePayAndPlayPlayer: {
      words: 'the storing of the details',
      answers: outcomes.updatePayAndPlayPlayer,
    },
    logInPayAndPlay: { words: 'the login', answers: outcomes.logInPayAndPlay },
    getTransactionSummary: {
      words: 'the count of the deposits',
      answers: outcomes.getTransactionSummary,
    },
  },
  projection: ({ showSignUpForm, areTermsOld, back, isPaid, reopened, isLate }) => ({
    showSignUpForm,
    areTermsOld,
    back,
    isPaid,
    reopened,
    isLate,
  }),
  fields: { updatePayAndPlayPlayer: 'termsAndConditionsAcceptedVersion' },
} as const satisfies Samples<typeof payAndPlayMachine>;
