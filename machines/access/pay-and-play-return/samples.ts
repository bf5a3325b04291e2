import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { payAndPlayReturnMachine } from './machine.ts';

const elsewhere = {
  state: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  beganHere: false,
  isAwaited: false,
} as const;

export const payAndPlayReturnSamples = {
  inputs: {
    typical: elsewhere,
    opened: { ...elsewhere, isAwaited: true },
    sameTab: { ...elsewhere, beganHere: true },
    noPayment: { ...elsewhere, state: '' },
  },
  events: { 'retry.requested': { by: 'player', words: 'asks again' } },
  outcomes: {
    getPayAndPlayPayment: {
      words: 'the standing of the payment',
      answers: outcomes.getPayAndPlayPayment,
    },
  },
  projection: ({ failure }) => ({ failed: failure !== undefined }),
} as const satisfies Samples<typeof payAndPlayReturnMachine>;
