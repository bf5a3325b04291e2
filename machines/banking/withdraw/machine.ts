import { asking } from './asking.ts';
import { CLEAR, withdrawSetup } from './setup.ts';

export type {
  WithdrawalChoice,
  WithdrawalRefusal,
  WithdrawEmitted,
  WithdrawEvent,
  WithdrawInput,
} from './setup.ts';

/** From "may I withdraw?" to the money on its way. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  description: 'The player takes money out of the wallet.',
  context: ({ input }) => ({ ...CLEAR, ...input, untouched: true }),
  initial: 'inactive',
  on: { 'withdraw.cleared': { target: '.inactive', actions: 'clear' } },
  states: {
    inactive: {
      description: 'No withdrawal is under way.',
      meta: { screen: 'inactive', status: 'INACTIVE', requirements: ['WDR-01', 'WDR-06'] },
      on: {
        'withdraw.started': [
          {
            description: 'the account is suspended',
            guard: 'isSuspended',
            target: 'asking.suspended',
          },
          {
            description: 'withdrawals are off for this player',
            guard: 'isOff',
            target: 'asking.off',
          },
          { target: 'asking' },
        ],
      },
    },
    asking,
  },
});
