import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../reference/policies.ts';
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
    'withdraw.started': { by: 'player', words: 'opens the withdrawal page or starts over' },
    'withdraw.submitted': {
      by: 'player',
      words: 'submits method and amount',
      cases: { typical: { choice } },
    },
    'limit.accepted': { by: 'player', words: 'goes on with what the limit leaves' },
    'bonus.forfeited': { by: 'player', words: 'withdraws and loses the bonus' },
    'bonus.kept': { by: 'player', words: 'keeps the bonus' },
    'later.chosen': { by: 'player', words: 'chooses later' },
    'upload.chosen': { by: 'player', words: 'chooses to send documents' },
    'upload.left': { by: 'player', words: 'goes back from the documents' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'balance.returned': {
      by: 'site',
      words: 'money comes back into the balance',
      cases: { typical: { of: ['wd_0007'] }, another: { of: ['wd_0001'] } },
    },
    'player.changed': {
      by: 'platform',
      words: 'the platform tells that something of the player has changed',
    },
    'account.changed': {
      by: 'platform',
      words: 'the account is read anew',
      cases: {
        typical: { account },
        off: { account: { ...account, withdrawal: false } },
      },
    },
    'player.suspended': { by: 'platform', words: 'the platform suspends the player' },
    'suspension.lifted': { by: 'platform', words: 'the platform lifts the suspension' },
  },
  outcomes: {
    checkWithdrawalLimit: {
      words: 'the check of the withdrawal limit',
      answers: outcomes.checkWithdrawalLimit,
    },
    requestWithdrawal: { words: 'the withdrawal request', answers: outcomes.requestWithdrawal },
  },
  fields: { requestWithdrawal: 'amount' },
  projection: ({
    policy,
    isOn,
    isSuspended,
    later,
    forfeits,
    answer,
    cameBack,
    requested,
    untouched,
  }) => ({
    untouched,
    cameBack,
    requested,
    documentsMayWait: policy.documentsMayWait,
    isOn,
    isSuspended,
    later,
    forfeits,
    hasBonus: answer?.bonus !== undefined,
  }),
} as const satisfies Samples<typeof withdrawMachine>;
