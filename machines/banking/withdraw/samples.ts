import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../openapi/reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { withdrawMachine, WithdrawalChoice, WithdrawInput } from './machine.ts';

const visit: WithdrawInput = {
  policy: DEFAULT_POLICY,
  isOn: true,
  isSuspended: false,
  ipAddress: '192.0.2.10',
  blackbox: 'fingerprint',
};

const choice: WithdrawalChoice = { method: 'TRUSTLY', amount: 4_000, currency: 'EUR' };

const account = outcomes.getAccessDetails.success.data;

export const withdrawSamples = {
  inputs: {
    typical: visit,
    off: { ...visit, isOn: false },
    suspended: { ...visit, isSuspended: true },
  },
  events: {
    'withdraw.started': { typical: {} },
    'withdraw.submitted': { typical: { choice } },
    'limit.accepted': { typical: {} },
    'bonus.forfeited': { typical: {} },
    'bonus.kept': { typical: {} },
    'later.chosen': { typical: {} },
    'upload.chosen': { typical: {} },
    'upload.left': { typical: {} },
    'retry.requested': { typical: {} },
    'balance.returned': { typical: {} },
    'player.changed': { typical: {} },
    'account.changed': {
      typical: { account },
      off: { account: { ...account, withdrawal: false } },
    },
    'player.suspended': { typical: {} },
    'suspension.lifted': { typical: {} },
  },
  outcomes: {
    checkWithdrawalLimit: outcomes.checkWithdrawalLimit,
    requestWithdrawal: outcomes.requestWithdrawal,
  },
  fields: { requestWithdrawal: 'amount' },
  projection: ({ policy, isOn, isSuspended, later, forfeits, answer, untouched }) => ({
    untouched,
    documentsMayWait: policy.documentsMayWait,
    isOn,
    isSuspended,
    later,
    forfeits,
    hasBonus: answer?.bonus !== undefined,
  }),
  causedBy: {
    'withdraw.started': 'player',
    'withdraw.submitted': 'player',
    'limit.accepted': 'player',
    'bonus.forfeited': 'player',
    'bonus.kept': 'player',
    'later.chosen': 'player',
    'upload.chosen': 'player',
    'upload.left': 'player',
    'retry.requested': 'player',
    'balance.returned': 'site',
    'player.changed': 'platform',
    'account.changed': 'platform',
    'player.suspended': 'platform',
    'suspension.lifted': 'platform',
  },
  words: {
    'withdraw.started': 'opens the withdrawal page or starts over',
    'withdraw.submitted': 'submits method and amount',
    'limit.accepted': 'goes on with what the limit leaves',
    'bonus.forfeited': 'withdraws and loses the bonus',
    'bonus.kept': 'keeps the bonus',
    'later.chosen': 'chooses later',
    'upload.chosen': 'chooses to send documents',
    'upload.left': 'goes back from the documents',
    'retry.requested': 'tries again',
    'balance.returned': 'money comes back into the balance',
    'player.changed': 'the platform tells that something of the player has changed',
    'account.changed': 'the account is read anew',
    'player.suspended': 'the platform suspends the player',
    'suspension.lifted': 'the platform lifts the suspension',
    checkWithdrawalLimit: 'the check of the withdrawal limit',
    requestWithdrawal: 'the withdrawal request',
  },
} as const satisfies Samples<typeof withdrawMachine>;
