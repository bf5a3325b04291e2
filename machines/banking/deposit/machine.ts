import { assign } from 'xstate';
import { asking } from './asking.ts';
import { returning } from './returning.ts';
import { CLEAR, depositSetup } from './setup.ts';

export type {
  DepositChoice,
  DepositEmitted,
  DepositEvent,
  DepositInput,
  DepositRefusal,
} from './setup.ts';

/** From "may I deposit?" to the money in the wallet. */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  description: 'The player puts money into the wallet through the payment provider’s page.',
  context: ({ input }) => ({
    ...CLEAR,
    ...input,
    untouched: input.returnedReferenceId === undefined,
    referenceId: input.returnedReferenceId ?? '',
    notification: undefined,
  }),
  initial: 'deciding',
  on: {
    'session.ended': { target: '.inactive', actions: 'clear' },
    'notification.done': { actions: assign({ notification: undefined }) },
    'player.suspended': { actions: 'suspend' },
    'suspension.lifted': { actions: 'lift' },
    'account.changed': { actions: 'rememberAccount' },
  },
  states: {
    deciding: {
      description: 'A new deposit, or the return from the payment provider?',
      always: [{ guard: 'hasReturned', target: 'returning' }, { target: 'inactive' }],
    },
    inactive: {
      description: 'No deposit is under way.',
      meta: { screen: 'inactive', status: 'INACTIVE', requirements: ['DEP-03', 'DEP-16'] },
      on: { 'deposit.started': { target: 'admitting' } },
    },
    admitting: {
      description: 'Is the account suspended? Then nothing is asked for.',
      always: [{ guard: 'isSuspended', target: 'asking.suspended' }, { target: 'asking' }],
    },
    asking,
    returning,
  },
});
