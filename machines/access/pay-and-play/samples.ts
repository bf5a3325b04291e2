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

export const payAndPlaySamples = {
  inputs: {
    typical: offered,
    notOffered: { ...offered, offered: false },
  },
  events: {
    'payment.started': { typical: { amount: 5_000 } },
    'frame.closed': { typical: {} },
    'details.submitted': { typical: { details } },
    'retry.requested': { typical: {} },
    'restart.chosen': { typical: {} },
  },
  outcomes: {
    authorizePayment: {
      authorized: {
        iframeUrl: `/payment-provider/oauth/authorize?state=${state}`,
        sessionId: 'dGhlIHNlY3JldCBvZiB0aGlzIHBhZ2UgYWxvbmUuLi4',
        state,
      },
    },
    awaitCallback: {
      code: { kind: 'code', code: 'pc_77aa21' },
      denied: { kind: 'error', error: 'access_denied' },
    },
    verifyPayAndPlayCode: outcomes.verifyPayAndPlayCode,
    updatePayAndPlayPlayer: outcomes.updatePayAndPlayPlayer,
    logInPayAndPlay: outcomes.logInPayAndPlay,
    getTransactionSummary: outcomes.getTransactionSummary,
  },
  projection: ({ showSignUpForm, back }) => ({ showSignUpForm, back }),
  fields: { updatePayAndPlayPlayer: 'email' },
  causedBy: {
    'payment.started': 'player',
    'frame.closed': 'player',
    'details.submitted': 'player',
    'retry.requested': 'player',
    'restart.chosen': 'player',
  },
  words: {
    'payment.started': 'starts the payment',
    'frame.closed': 'closes the provider’s page',
    'details.submitted': 'submits the details',
    'retry.requested': 'tries again',
    'restart.chosen': 'starts over',
    authorizePayment: 'the request for the provider’s page',
    awaitCallback: 'the return from the provider',
    verifyPayAndPlayCode: 'the exchange of the code',
    updatePayAndPlayPlayer: 'the storing of the details',
    logInPayAndPlay: 'the login',
    getTransactionSummary: 'the count of the deposits',
  },
} as const satisfies Samples<typeof payAndPlayMachine>;
