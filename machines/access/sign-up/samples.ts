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
    'details.submitted': { typical: { details } },
    'contactInfo.submitted': { typical: { contact } },
    'retry.requested': { typical: {} },
    'restart.chosen': { typical: {} },
  },
  outcomes: {
    registerPlayer: outcomes.registerPlayer,
    getMarketRiskSetting: outcomes.getMarketRiskSetting,
    updateRegistration: outcomes.updateRegistration,
    logIn: outcomes.logIn,
    smsVerification: verification,
    emailVerification: verification,
  },
  projection: ({ method, details, loginAttempts }) => ({
    method,
    hasCredentials: details !== undefined,
    loginAttempts,
  }),
  fields: { registerPlayer: 'password', updateRegistration: 'firstName' },
  unfailing: ['smsVerification', 'emailVerification'],
  causedBy: {
    'details.submitted': 'player',
    'contactInfo.submitted': 'player',
    'retry.requested': 'player',
    'restart.chosen': 'player',
  },
  words: {
    'details.submitted': 'submits the details',
    'contactInfo.submitted': 'submits the contact info',
    'retry.requested': 'tries again',
    'restart.chosen': 'starts over',
    registerPlayer: 'the registration',
    getMarketRiskSetting: 'the market check',
    updateRegistration: 'the storing of the contact info',
    logIn: 'the automatic login',
    smsVerification: 'the verification by SMS',
    emailVerification: 'the verification by e-mail',
  },
} as const satisfies Samples<typeof signUpMachine>;
