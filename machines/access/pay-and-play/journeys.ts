import type { JourneysOf } from '../../flow.ts';
import type { payAndPlayMachine } from './machine.ts';
import type { payAndPlaySamples } from './samples.ts';
import type { PayAndPlayScreen } from './screen.ts';

type Journeys = JourneysOf<typeof payAndPlayMachine, typeof payAndPlaySamples, PayAndPlayScreen>;
type Steps = Journeys[number]['steps'];

const atProvider: Steps = [
  { send: 'payment.started', see: 'amount' },
  { answer: 'authorizePayment', with: 'authorized', see: 'paying' },
];
const paid: Steps = [...atProvider, { answer: 'awaitCallback', with: 'code', see: 'verifying' }];
const loggedIn: Steps = [
  {
    answer: 'logInPayAndPlay',
    with: 'success',
    see: 'loggingIn',
    emits: ['login.succeeded'],
  },
  {
    answer: 'getTransactionSummary',
    with: 'success',
    see: 'complete',
    emits: ['deposit.succeeded', 'payAndPlay.completed'],
  },
];

export const payAndPlayJourneys: Journeys = [
  {
    title: 'A player whom the bank knows pays and plays',
    requirements: ['PNP-02', 'PNP-04', 'PNP-06', 'PNP-07', 'SESS-20'],
    start: 'amount',
    steps: [
      ...paid,
      { answer: 'verifyPayAndPlayCode', with: 'known', see: 'loggingIn' },
      ...loggedIn,
    ],
  },
  {
    title: 'A new player enters what is missing, is refused once, and plays',
    requirements: ['PNP-01', 'PNP-06', 'PNP-07', 'PNP-09'],
    start: 'amount',
    steps: [
      ...paid,
      {
        answer: 'verifyPayAndPlayCode',
        with: 'unknown',
        see: 'details',
        emits: ['registration.started'],
      },
      { send: 'details.submitted', see: 'details' },
      { answer: 'updatePayAndPlayPlayer', with: 'phoneInvalid', see: 'details' },
      { send: 'details.submitted', see: 'details' },
      {
        answer: 'updatePayAndPlayPlayer',
        with: 'success',
        see: 'loggingIn',
        emits: ['registration.completed'],
      },
      ...loggedIn,
    ],
  },
  {
    title:
      'A new player of whom the bank knows everything accepts the terms before the login, and is led on with the sum',
    requirements: ['PNP-06', 'PNP-07', 'TERMS-02'],
    start: 'amount',
    steps: [
      ...paid,
      {
        answer: 'verifyPayAndPlayCode',
        with: 'termsOwed',
        see: 'details',
        emits: ['registration.started'],
      },
      { send: 'details.submitted', see: 'details' },
      {
        answer: 'updatePayAndPlayPlayer',
        with: 'success',
        see: 'loggingIn',
        emits: ['registration.completed'],
      },
      ...loggedIn,
    ],
  },
  {
    title: 'A payment that is given up at the bank may be tried again',
    requirements: ['PNP-08'],
    start: 'amount',
    steps: [
      ...atProvider,
      { answer: 'awaitCallback', with: 'denied', see: 'codeError', emits: ['code.failed'] },
      { send: 'retry.requested', see: 'amount' },
      ...paid,
    ],
  },
  {
    title: 'A provider that never answers, and a frame that is closed, lead back to the start',
    requirements: ['PNP-12'],
    start: 'amount',
    steps: [
      ...atProvider,
      { pass: 900_000, see: 'amount' },
      ...atProvider,
      { send: 'frame.closed', see: 'amount' },
      ...atProvider,
    ],
  },
  {
    title:
      'A payment that is confirmed in the bank’s app elsewhere goes on where it began: the provider’s page is opened anew',
    requirements: ['PNP-04', 'PNP-12'],
    start: 'paying',
    input: 'left',
    steps: [
      { answer: 'getPayAndPlayPayment', with: 'waiting', see: 'paying' },
      { pass: 5_000, see: 'paying' },
      { fail: 'getPayAndPlayPayment', with: 'unreachable', see: 'paying' },
      { pass: 5_000, see: 'paying' },
      { answer: 'getPayAndPlayPayment', with: 'paid', see: 'paying' },
      { pass: 5_000, see: 'paying' },
      { pass: 5_000, see: 'paying' },
      { answer: 'awaitCallback', with: 'code', see: 'verifying' },
    ],
  },
  {
    title: 'A code without an answer is handed in again',
    requirements: ['PNP-05', 'API-066'],
    start: 'amount',
    steps: [
      ...paid,
      { fail: 'verifyPayAndPlayCode', with: 'unreachable', see: 'verificationFailed' },
      { send: 'retry.requested', see: 'verifying' },
      { answer: 'verifyPayAndPlayCode', with: 'known', see: 'loggingIn' },
    ],
  },
];
