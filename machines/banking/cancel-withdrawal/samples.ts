import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { cancelWithdrawalMachine } from './machine.ts';

export const cancelWithdrawalSamples = {
  inputs: { typical: { policy: DEFAULT_POLICY } },
  events: {
    'list.opened': { by: 'player', words: 'opens the withdrawal page' },
    'list.outdated': { by: 'site', words: 'something of the withdrawals may have changed' },
    'cancel.chosen': {
      by: 'player',
      words: 'cancels a withdrawal',
      cases: {
        typical: { pendingWithdrawalId: 'wd_0007' },
        onItsWay: { pendingWithdrawalId: 'wd_0006' },
      },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
  },
  outcomes: {
    getPendingWithdrawals: {
      words: 'the reading of the pending withdrawals',
      answers: outcomes.getPendingWithdrawals,
    },
    cancelWithdrawal: { words: 'the cancellation', answers: outcomes.cancelWithdrawal },
  },
  fields: { cancelWithdrawal: 'amount' },
  projection: ({ policy, list, isOld, refusal }) => ({
    mayBeReversed: policy.withdrawalsMayBeReversed,
    withdrawals: list?.withdrawals.map(({ pendingWithdrawalId: id }) => id).join(' '),
    decided: list?.decided.map(({ pendingWithdrawalId: id }) => id).join(' '),
    isOld,
    refused: refusal !== undefined,
  }),
} as const satisfies Samples<typeof cancelWithdrawalMachine>;
