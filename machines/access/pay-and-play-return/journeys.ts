import type { JourneysOf } from '../../flow.ts';
import type { payAndPlayReturnMachine } from './machine.ts';
import type { payAndPlayReturnSamples } from './samples.ts';
import type { PayAndPlayReturnScreen } from './screen.ts';

export const payAndPlayReturnJourneys: JourneysOf<
  typeof payAndPlayReturnMachine,
  typeof payAndPlayReturnSamples,
  PayAndPlayReturnScreen
> = [
  {
    title: 'In another browser the payer reads that the money has arrived, once it has',
    requirements: ['PNP-04', 'PNP-12'],
    start: 'waiting',
    steps: [
      { answer: 'getPayAndPlayPayment', with: 'waiting', see: 'waiting' },
      { pass: 5_000, see: 'waiting' },
      { fail: 'getPayAndPlayPayment', with: 'unreachable', see: 'waiting' },
      { send: 'retry.requested', see: 'waiting' },
      { answer: 'getPayAndPlayPayment', with: 'paid', see: 'paid' },
    ],
  },
  {
    title:
      'A page that opened this one and is not the one that waits takes nobody back: after seconds it is asked for',
    requirements: ['PNP-04', 'PNP-08'],
    start: 'handing',
    input: 'opened',
    steps: [
      { pass: 5_000, see: 'waiting' },
      { answer: 'getPayAndPlayPayment', with: 'ended', see: 'ended' },
    ],
  },
  {
    title: 'A payment of which nothing is heard for a quarter of an hour is asked for no longer',
    requirements: ['PNP-12'],
    start: 'waiting',
    steps: [
      { answer: 'getPayAndPlayPayment', with: 'waiting', see: 'waiting' },
      { pass: 900_000, see: 'lost' },
    ],
  },
];
