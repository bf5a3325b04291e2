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
      on: { 'withdraw.started': { target: 'asking' } },
    },
    asking,
  },
});
