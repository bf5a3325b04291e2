import type { JourneysOf } from '../../flow.ts';
import type { withdrawPageMachine, WithdrawPageScreen } from './machine.ts';
import type { withdrawPageSamples } from './samples.ts';

export const withdrawPageJourneys: JourneysOf<
  typeof withdrawPageMachine,
  typeof withdrawPageSamples,
  WithdrawPageScreen
> = [
  {
    title: 'What becomes of a withdrawal reaches the wallet, until the session ends',
    requirements: ['WDR-01', 'WDR-07', 'LOGOUT-02'],
    start: 'open',
    steps: [
      { send: 'withdraw.requested', see: 'open', emits: ['wallet.outdated'] },
      { send: 'withdrawals.ended', case: 'paid', see: 'open', emits: ['wallet.outdated'] },
      {
        send: 'withdrawal.cancelled',
        see: 'open',
        emits: ['wallet.outdated', 'withdrawal.cancelled'],
      },
      { send: 'session.ended', see: 'left', emits: [] },
      { send: 'withdraw.requested', see: 'left', emits: [] },
    ],
  },
];
