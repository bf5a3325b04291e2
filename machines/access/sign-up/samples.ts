import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { SignUpContact, SignUpDetails, SignUpProgress, signUpMachine } from './machine.ts';

const details: SignUpDetails = {
  email: 'aino.virtanen@example.com',
  password: 'Correct-Horse-7',
  countryCode: 'FI',
  languageCode: 'en',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  termsAndConditionsAcceptedVersion: 3,
};

const contact: SignUpContact = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  mobilePhone: '+358401234567',
  dateOfBirth: '1990-05-17',
  address: { street: 'Mannerheimintie 1', city: 'Helsinki', postalCode: '00100' },
};

const progress: SignUpProgress = {
  playerId: '100123',
  email: details.email,
  countryCode: 'FI',
  method: 'SMS',
  step: 'contactInfo',
};

const verification = {
  verified: { result: 'verified' },
  changeContact: { result: 'changeContact' },
  locked: { result: 'locked' },
} as const;

export const signUpSamples = {
  inputs: {
    typical: { market: 'UN' },
    resumedAtContactInfo: { market: 'UN', resume: progress },
    resumedAtVerification: { market: 'UN', resume: { ...progress, step: 'verification' } },
  },
  events: {
    'details.submitted': {
      by: 'player',
      words: 'submits the details',
      cases: {
        typical: { details },
        beforeTerms: { details: { ...details, termsAndConditionsAcceptedVersion: undefined } },
      },
    },
    'contactInfo.submitted': {
      by: 'player',
      words: 'submits the contact info',
      cases: { typical: { contact } },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
    'restart.chosen': { by: 'player', words: 'starts over' },
  },
  outcomes: {
    readTerms: { words: 'the reading of the terms', answers: { known: { version: 3 } } },
    registerPlayer: { words: 'the registration', answers: outcomes.registerPlayer },
    getMarketRiskSetting: { words: 'the market check', answers: outcomes.getMarketRiskSetting },
    updateRegistration: {
      words: 'the storing of the contact info',
      answers: outcomes.updateRegistration,
    },
    logIn: { words: 'the automatic login', answers: outcomes.logIn },
    smsVerification: { words: 'the verification by SMS', answers: verification },
    emailVerification: { words: 'the verification by e-mail', answers: verification },
  },
  projection: ({ method, details, areTermsOld, loginAttempts }) => ({
    method,
    areTermsOld,
    hasCredentials: details !== undefined,
    loginAttempts,
  }),
  fields: { registerPlayer: 'termsAndConditionsAcceptedVersion', updateRegistration: 'firstName' },
  unfailing: ['smsVerification', 'emailVerification'],
} as const satisfies Samples<typeof signUpMachine>;
