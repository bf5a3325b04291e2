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
  states: {
    inactive: {
      description: 'No withdrawal is under way yet.',
      meta: { screen: 'inactive', status: 'INACTIVE', requirements: ['WDR-01', 'WDR-06'] },
      on: { 'withdraw.started': { target: 'admitting' } },
    },
    admitting: {
      description: 'May this player withdraw at all? Of who may not, nothing is asked.',
      always: [
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
    asking,
  },
});
