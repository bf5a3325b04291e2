import type { JourneysOf } from '../../flow.ts';
import type { loginMachine } from './machine.ts';
import type { loginSamples } from './samples.ts';
import type { LoginScreen } from './screen.ts';

type Journeys = JourneysOf<typeof loginMachine, typeof loginSamples, LoginScreen>;
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
];
