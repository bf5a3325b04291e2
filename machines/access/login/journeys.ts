import { plain } from '../../engine/words.ts';
import type { JourneysOf } from '../../flow.ts';
import type { loginMachine } from './machine.ts';
import type { loginSamples } from './samples.ts';
import type { LoginScreen } from './screen.ts';

type Journeys = JourneysOf<typeof loginMachine, typeof loginSamples, LoginScreen>;
type Refusal = Exclude<
  keyof (typeof loginSamples)['outcomes']['logIn']['answers'],
  'success' | 'signUpUnfinished'
>;

/** After these another try may help. */
const FORM: readonly (readonly [Refusal, LoginScreen['name'], string])[] = [
  ['unauthorized', 'unauthorized', 'LOGIN-11'],
  ['playerNotFound', 'playerNotFound', 'LOGIN-08'],
  ['maxAttempts', 'tooManyAttempts', 'LOGIN-09'],
];

/** The refusals that keep a player out, whatever else is typed. */
const BARRED: readonly (readonly [Refusal, LoginScreen['name'], string])[] = [
  ['timeout', 'onTimeout', 'LOGIN-10'],
  ['timeoutWithoutCooling', 'onTimeout', 'LOGIN-10'],
  ['exclusion', 'excluded', 'LOGIN-08'],
  ['exclusionIndefinite', 'excludedIndefinitely', 'LOGIN-08'],
  ['blacklisted', 'blacklisted', 'LOGIN-09'],
  ['closed', 'accountClosed', 'LOGIN-13'],
];

const refusals: Journeys = [
  ...FORM.map(([outcome, see, requirement]): Journeys[number] => ({
    title: `A login refused as ${plain(outcome)} shows ${plain(see)}, and the player may try again`,
    requirements: ['LOGIN-08', requirement],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: outcome, see },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: 'success', see: 'closed', emits: ['login.succeeded'] },
    ],
  })),
  ...BARRED.map(([outcome, see, requirement]): Journeys[number] => ({
    title: `A login refused as ${plain(outcome)} shows ${plain(see)} in place of the form, until it is closed`,
    requirements: ['LOGIN-08', requirement],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: outcome, see },
      { send: 'credentials.submitted', see },
      { send: 'popup.closed', see: 'closed' },
      { send: 'popup.opened', see: 'enteringCredentials' },
    ],
  })),
];

export const loginJourneys: Journeys = [
  {
    title: 'A right password closes the popup and takes the player on',
    requirements: ['LOGIN-02', 'LOGIN-03', 'LOGIN-04'],
    start: 'closed',
    steps: [
      { send: 'popup.opened', case: 'fromGuard', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: 'success', see: 'closed', emits: ['login.succeeded'] },
    ],
  },
  {
    title: 'Whose sign-up is not finished is led on to it',
    requirements: ['LOGIN-08', 'SIGN-01'],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: 'signUpUnfinished', see: 'closed', emits: ['signUp.unfinished'] },
    ],
  },
  {
    title: 'Closing the popup resets it',
    requirements: ['LOGIN-02'],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: 'unauthorized', see: 'unauthorized' },
      { send: 'popup.closed', see: 'closed' },
      { send: 'popup.opened', case: 'withPath', see: 'enteringCredentials' },
    ],
  },
  {
    title: 'A login without an answer keeps the form',
    requirements: ['LOGIN-02', 'ERR-03'],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { fail: 'logIn', with: 'unreachable', see: 'failed' },
      { send: 'popup.closed', see: 'closed' },
    ],
  },
  {
    title: 'A player on a timeout starts a cooling-off day; an error of it is only logged',
    requirements: ['LOGIN-07', 'LOGIN-10', 'EXC-05'],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: 'timeout', see: 'onTimeout' },
      { send: 'coolingOff.chosen', see: 'startingCoolingOff' },
      {
        fail: 'startCoolingOff',
        with: 'unexpected',
        see: 'onTimeout',
        emits: ['coolingOff.failed'],
      },
      { send: 'coolingOff.chosen', see: 'startingCoolingOff' },
      { answer: 'startCoolingOff', with: 'success', see: 'coolingOffStarted' },
    ],
  },
  {
    title: 'Without the cooling flag, no cooling-off is started',
    requirements: ['LOGIN-10'],
    start: 'closed',
    steps: [
      { send: 'popup.opened', see: 'enteringCredentials' },
      { send: 'credentials.submitted', see: 'submitting' },
      { answer: 'logIn', with: 'timeoutWithoutCooling', see: 'onTimeout' },
      { send: 'coolingOff.chosen', see: 'onTimeout' },
    ],
  },
  ...refusals,
];
