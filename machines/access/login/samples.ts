import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { loginMachine } from './machine.ts';

export const loginSamples = {
  inputs: { typical: { defaultPath: '/' } },
  events: {
    'popup.opened': {
      by: 'player',
      words: 'opens the login popup',
      cases: {
        typical: {},
        fromGuard: { stored: '/my-account/account', bonusCode: 'WELCOME' },
        withPath: { given: '/deposit' },
      },
    },
    'popup.closed': { by: 'player', words: 'closes the login popup' },
    'credentials.submitted': {
      by: 'player',
      words: 'submits e-mail and password',
      cases: {
        typical: { email: 'aino.virtanen@example.com', password: 'Correct-Horse-7' },
      },
    },
    'coolingOff.chosen': { by: 'player', words: 'chooses a cooling-off day' },
  },
  outcomes: {
    logIn: { words: 'the login', answers: outcomes.logIn },
    startCoolingOff: { words: 'the cooling-off', answers: outcomes.startCoolingOff },
  },
  projection: ({ refusal }) => ({
    mayCoolOff: refusal?.kind === 'timeout' && refusal.details.cooling,
  }),
} as const satisfies Samples<typeof loginMachine>;
