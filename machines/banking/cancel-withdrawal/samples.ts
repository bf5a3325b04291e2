import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../openapi/reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { cancelWithdrawalMachine } from './machine.ts';

export const cancelWithdrawalSamples = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  events: {
    'list.opened': { typical: {} },
    'list.outdated': { typical: {} },
    'cancel.chosen': {
      typical: { pendingWithdrawalId: 'wd_0007' },
      onItsWay: { pendingWithdrawalId: 'wd_0006' },
    },
    'retry.requested': { typical: {} },
  },
  outcomes: {
    getPendingWithdrawals: outcomes.getPendingWithdrawals,
    cancelWithdrawal: outcomes.cancelWithdrawal,
  },
  fields: { cancelWithdrawal: 'amount' },
  projection: ({ policy, list, isOld, refusal }) => ({
    mayBeReversed: policy.withdrawalsMayBeReversed,
    withdrawals: list?.withdrawals.map(({ pendingWithdrawalId: id }) => id).join(' '),
    latest: list?.decided[0]?.pendingWithdrawalId,
    isOld,
    refused: refusal !== undefined,
  }),
  causedBy: {
    'list.opened': 'player',
    'list.outdated': 'site',
    'cancel.chosen': 'player',
    'retry.requested': 'player',
  },
  words: {
    'list.opened': 'opens the withdrawal page',
    'list.outdated': 'something of the withdrawals may have changed',
    'cancel.chosen': 'cancels a withdrawal',
    'retry.requested': 'tries again',
    getPendingWithdrawals: 'the reading of the pending withdrawals',
    cancelWithdrawal: 'the cancellation',
  },
} as const satisfies Samples<typeof cancelWithdrawalMachine>;
