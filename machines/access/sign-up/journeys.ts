import type { JourneysOf } from '../../flow.ts';
import type { signUpMachine } from './machine.ts';
import type { signUpSamples } from './samples.ts';
import type { SignUpScreen } from './screen.ts';

type Journeys = JourneysOf<typeof signUpMachine, typeof signUpSamples, SignUpScreen>;
type Steps = Journeys[number]['steps'];

const registered: Steps = [
  { send: 'details.submitted', see: 'details' },
  { answer: 'registerPlayer', with: 'success', see: 'details' },
];
const stored: Steps[number] = {
  answer: 'updateRegistration',
  with: 'success',
  see: 'verification',
  emits: ['signUp.progressed'],
};
const atVerification: Steps = [
  ...registered,
  { answer: 'getMarketRiskSetting', with: 'sms', see: 'contactInfo', emits: ['signUp.progressed'] },
  { send: 'contactInfo.submitted', see: 'contactInfo' },
  stored,
];
const loggingIn: Steps = [
  ...atVerification,
  { answer: 'smsVerification', with: 'verified', see: 'loggingIn' },
];

/** Verified without a password at hand: the player logs in by the popup. */
const byHand: Steps[number] = {
  answer: 'smsVerification',
  with: 'verified',
  see: 'askingToLogIn',
  emits: ['signUp.completed'],
};

export const signUpJourneys: Journeys = [
  {
    title: 'A visitor becomes a logged-in player, verified by SMS',
    requirements: ['SIGN-01', 'SIGN-03', 'SIGN-04', 'SIGN-08', 'SIGN-10'],
    start: 'details',
    steps: [
      ...loggingIn,
      { answer: 'logIn', with: 'success', see: 'complete', emits: ['signUp.completed'] },
    ],
  },
  {
    title:
      'A form that is filled in before the terms are known waits for them, and is kept without them',
    requirements: ['SIGN-13'],
    start: 'details',
    steps: [
      { send: 'details.submitted', case: 'beforeTerms', see: 'details' },
      { fail: 'readTerms', with: 'unreachable', see: 'details' },
      { send: 'details.submitted', case: 'beforeTerms', see: 'details' },
      { answer: 'readTerms', with: 'known', see: 'details' },
      { answer: 'registerPlayer', with: 'success', see: 'details' },
    ],
  },
  {
    title: 'Terms that change while the form is open are read anew at the next try',
    requirements: ['SIGN-13'],
    input: 'resumedAtContactInfo',
    start: 'contactInfo',
    steps: [
      { send: 'restart.chosen', see: 'details' },
      { send: 'details.submitted', see: 'details' },
      { fail: 'registerPlayer', with: 'invalid', see: 'details' },
      { send: 'details.submitted', see: 'details' },
      { answer: 'readTerms', with: 'known', see: 'details' },
      { answer: 'registerPlayer', with: 'success', see: 'details' },
    ],
  },
  {
    title: 'Verified by e-mail where the market asks for it',
    requirements: ['SIGN-04'],
    start: 'details',
    steps: [
      ...registered,
      {
        answer: 'getMarketRiskSetting',
        with: 'email',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'contactInfo.submitted', see: 'contactInfo' },
      stored,
      {
        answer: 'emailVerification',
        with: 'changeContact',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'contactInfo.submitted', see: 'contactInfo' },
      stored,
      { answer: 'emailVerification', with: 'verified', see: 'loggingIn' },
    ],
  },
  {
    title: 'No verification where the market asks for none',
    requirements: ['SIGN-04'],
    start: 'details',
    steps: [
      ...registered,
      {
        answer: 'getMarketRiskSetting',
        with: 'none',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'contactInfo.submitted', see: 'contactInfo' },
      {
        answer: 'updateRegistration',
        with: 'success',
        see: 'loggingIn',
        emits: ['signUp.progressed'],
      },
    ],
  },
  {
    title:
      'The automatic login is tried five times, three seconds apart, then the player is asked to log in',
    requirements: ['SIGN-07'],
    start: 'details',
    steps: [
      ...loggingIn,
      { answer: 'logIn', with: 'unauthorized', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { fail: 'logIn', with: 'unreachable', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'unauthorized', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'unauthorized', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'unauthorized', see: 'askingToLogIn', emits: ['signUp.completed'] },
    ],
  },
  {
    title: 'The fifth automatic login may still succeed',
    requirements: ['SIGN-07'],
    start: 'details',
    steps: [
      ...loggingIn,
      { fail: 'logIn', with: 'unexpected', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'unauthorized', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'unauthorized', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'unauthorized', see: 'loggingIn' },
      { pass: 3_000, see: 'loggingIn' },
      { answer: 'logIn', with: 'success', see: 'complete', emits: ['signUp.completed'] },
    ],
  },
  {
    title: 'A country that the market does not support ends at its own screen',
    requirements: ['SIGN-11'],
    start: 'details',
    steps: [
      ...registered,
      {
        answer: 'getMarketRiskSetting',
        with: 'unsupported',
        see: 'unsupported',
        emits: ['signUp.abandoned'],
      },
      { send: 'restart.chosen', see: 'details' },
    ],
  },
  {
    title: 'The market’s rules may be asked for again',
    requirements: ['SIGN-03'],
    start: 'details',
    steps: [
      ...registered,
      { fail: 'getMarketRiskSetting', with: 'unreachable', see: 'marketCheckFailed' },
      { send: 'retry.requested', see: 'details' },
      {
        answer: 'getMarketRiskSetting',
        with: 'sms',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
    ],
  },
  {
    title: 'Refused contact info stays at the contact info',
    requirements: ['SIGN-25', 'SIGN-26', 'SIGN-23'],
    start: 'details',
    steps: [
      ...registered,
      {
        answer: 'getMarketRiskSetting',
        with: 'sms',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'contactInfo.submitted', see: 'contactInfo' },
      {
        answer: 'updateRegistration',
        with: 'cpfDuplicate',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'contactInfo.submitted', see: 'contactInfo' },
      {
        answer: 'updateRegistration',
        with: 'playerAlreadyExists',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'contactInfo.submitted', see: 'contactInfo' },
      {
        fail: 'updateRegistration',
        with: 'unreachable',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
    ],
  },
  {
    title: 'Too many wrong codes lead back to the contact info',
    requirements: ['SIGN-27', 'MODAL-02'],
    start: 'details',
    steps: [
      ...atVerification,
      {
        answer: 'smsVerification',
        with: 'locked',
        see: 'contactInfo',
        emits: ['signUp.progressed'],
      },
      { send: 'restart.chosen', see: 'details', emits: ['signUp.abandoned'] },
    ],
  },
  {
    title: 'A reload goes on at the verification',
    requirements: ['SIGN-01'],
    input: 'resumedAtVerification',
    start: 'verification',
    steps: [byHand],
  },
  {
    title:
      'A sign-up that a reload interrupted and that starts over never goes back to its old step',
    requirements: ['SIGN-01', 'SIGN-31'],
    input: 'resumedAtContactInfo',
    start: 'contactInfo',
    steps: [
      { send: 'restart.chosen', see: 'details' },
      { send: 'details.submitted', case: 'beforeTerms', see: 'details' },
      { fail: 'readTerms', with: 'unreachable', see: 'details' },
      { send: 'details.submitted', see: 'details' },
      { answer: 'registerPlayer', with: 'phoneInvalid', see: 'details' },
      { send: 'details.submitted', see: 'details' },
      { fail: 'registerPlayer', with: 'unreachable', see: 'details' },
      { send: 'details.submitted', see: 'details' },
      { answer: 'registerPlayer', with: 'playerAlreadyExists', see: 'duplicated' },
      { send: 'restart.chosen', see: 'details' },
      ...registered,
      { answer: 'getMarketRiskSetting', with: 'unsupported', see: 'unsupported' },
      { send: 'restart.chosen', see: 'details' },
    ],
  },
];
