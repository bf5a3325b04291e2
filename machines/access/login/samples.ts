import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { loginMachine } from './machine.ts';

export const loginSamples = {
  inputs: { typical: { defaultPath: '/' } },
  events: {
    'popup.opened': {
      typical: {},
      fromGuard: { stored: '/my-account/account', bonusCode: 'WELCOME' },
      withPath: { given: '/deposit' },
    },
    'popup.closed': { typical: {} },
    'credentials.submitted': {
      typical: { email: 'aino.virtanen@example.com', password: 'Correct-Horse-7' },
    },
    'coolingOff.chosen': { typical: {} },
  },
  outcomes: {
    logIn: outcomes.logIn,
    startCoolingOff: outcomes.startCoolingOff,
  },
  projection: ({ refusal }) => ({
    mayCoolOff: refusal?.kind === 'timeout' && refusal.details.cooling,
  }),
  causedBy: {
    'popup.opened': 'player',
    'popup.closed': 'player',
    'credentials.submitted': 'player',
    'coolingOff.chosen': 'player',
  },
  words: {
    'popup.opened': 'opens the login popup',
    'popup.closed': 'closes the login popup',
    'credentials.submitted': 'submits e-mail and password',
    'coolingOff.chosen': 'chooses a cooling-off day',
    logIn: 'the login',
    startCoolingOff: 'the cooling-off',
  },
} as const satisfies Samples<typeof loginMachine>;
