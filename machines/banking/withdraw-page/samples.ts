import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { withdrawSamples } from '../withdraw/samples.ts';
import type { withdrawPageMachine } from './machine.ts';

export const withdrawPageSamples = {
  inputs: { typical: withdrawSamples.inputs.typical },
  events: {
    'withdraw.requested': { typical: {} },
    'withdraw.refusedByLimit': { typical: { code: 'error.withdrawal.limit' } },
    'withdraw.resultUnknown': { typical: { result: 'XYZ' } },
    'withdrawal.cancelled': { typical: { amount: 4_000, currency: 'EUR' } },
    'cancel.refusedByLimit': { typical: {} },
    'withdrawal.ended': {
      typical: { outcome: 'DECLINED' },
      cancelled: { outcome: 'CANCELLED' },
      paid: { outcome: 'PAID' },
    },
    'player.changed': { typical: {} },
    'account.changed': { typical: { account: outcomes.getAccessDetails.success.data } },
    'player.suspended': { typical: {} },
    'suspension.lifted': { typical: {} },
    'balance.changed': { typical: {} },
    'session.ended': { typical: {} },
  },
  outcomes: { withdraw: {}, pending: {}, hearFlow: {} },
  projection: () => ({}),
  causedBy: {
    'withdraw.requested': 'site',
    'withdraw.refusedByLimit': 'site',
    'withdraw.resultUnknown': 'site',
    'withdrawal.cancelled': 'site',
    'cancel.refusedByLimit': 'site',
    'withdrawal.ended': 'site',
    'player.changed': 'platform',
    'account.changed': 'platform',
    'player.suspended': 'platform',
    'suspension.lifted': 'platform',
    'balance.changed': 'site',
    'session.ended': 'site',
  },
  words: {
    'withdraw.requested': 'a withdrawal was requested',
    'withdraw.refusedByLimit': 'a limit stood against a withdrawal',
    'withdraw.resultUnknown': 'the check answered what nobody knows',
    'withdrawal.cancelled': 'a withdrawal was taken back',
    'cancel.refusedByLimit': 'no more may be taken back',
    'withdrawal.ended': 'a withdrawal that waited has come to its end',
    'player.changed': 'the platform tells that something of the player has changed',
    'account.changed': 'the account is read anew',
    'player.suspended': 'the platform suspends the player',
    'suspension.lifted': 'the platform lifts the suspension',
    'balance.changed': 'the balance changes',
    'session.ended': 'the session ends',
    withdraw: 'the withdrawal',
    pending: 'the list of withdrawals',
    hearFlow: 'what a flow of the page announces',
  },
} as const satisfies Samples<typeof withdrawPageMachine>;
