import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../openapi/reference/policies.ts';
import type { Samples } from '../../samples.ts';
import type { DepositChoice, DepositInput, depositMachine } from './machine.ts';

const visit: DepositInput = {
  policy: DEFAULT_POLICY,
  kycStatus: 'FULLY VERIFIED',
  isSuspended: false,
  ipAddress: '192.0.2.10',
  blackbox: 'fingerprint',
  returnUrl: '/en-UN/my-account/banking/deposit',
};

const choice: DepositChoice = { method: 'CREDITCARD', amount: 5_000, currency: 'EUR' };

export const depositSamples = {
  inputs: {
    typical: visit,
    pendingExpired: { ...visit, kycStatus: 'PENDING_EXPIRED' },
    suspended: { ...visit, isSuspended: true },
    returned: { ...visit, returnedReferenceId: 'dep_20261121_0003' },
  },
  events: {
    'deposit.started': { typical: {} },
    'deposit.submitted': {
      typical: { choice },
      withBonus: { choice: { ...choice, selectedBonusId: 'camp_welcome' } },
    },
    'later.chosen': { typical: {} },
    'limit.declined': { typical: {} },
    'upload.chosen': { typical: {} },
    'upload.left': { typical: {} },
    'retry.requested': { typical: {} },
    'notification.done': { typical: {} },
    'player.changed': { typical: {} },
    'account.changed': {
      typical: { account: outcomes.getAccessDetails.success.data },
      pendingExpired: { account: outcomes.getAccessDetails.pendingExpired.data },
    },
    'player.suspended': { typical: {} },
    'suspension.lifted': { typical: {} },
    'session.ended': { typical: {} },
  },
  outcomes: {
    checkDepositAllowed: outcomes.checkDepositAllowed,
    requestDeposit: {
      ...outcomes.requestDeposit,
      foreignAddress: {
        ok: true,
        data: { ...outcomes.requestDeposit.success.data, redirectUrl: 'https://evil.example/pay' },
      },
    },
    getDeposit: outcomes.getDeposit,
    getTransactionSummary: outcomes.getTransactionSummary,
  },
  fields: { requestDeposit: 'amount' },
  projection: ({
    policy,
    kycStatus,
    later,
    withoutLimit,
    confirmations,
    notification,
    untouched,
    isSuspended,
  }) => ({
    isSuspended,
    untouched,
    documentsMayWait: policy.documentsMayWait,
    onlyDocumentsExpired: kycStatus === 'PENDING_EXPIRED',
    limitRequired: policy.depositLimit === 'required',
    later,
    withoutLimit,
    confirmations,
    notified: notification !== undefined,
  }),
  causedBy: {
    'deposit.started': 'player',
    'deposit.submitted': 'player',
    'later.chosen': 'player',
    'limit.declined': 'player',
    'upload.chosen': 'player',
    'upload.left': 'player',
    'retry.requested': 'player',
    'notification.done': 'site',
    'player.changed': 'platform',
    'account.changed': 'platform',
    'player.suspended': 'platform',
    'suspension.lifted': 'platform',
    'session.ended': 'site',
  },
  words: {
    'deposit.started': 'opens the deposit page or starts over',
    'deposit.submitted': 'submits method and amount',
    'later.chosen': 'chooses later',
    'limit.declined': 'goes on without a deposit limit',
    'upload.chosen': 'chooses to send documents',
    'upload.left': 'goes back from the documents',
    'retry.requested': 'tries again',
    'session.ended': 'the session ends',
    'notification.done': 'the announcement of the deposit is over',
    'player.changed': 'the platform tells that something of the player has changed',
    'account.changed': 'the account is read anew',
    'player.suspended': 'the platform suspends the player',
    'suspension.lifted': 'the platform lifts the suspension',
    checkDepositAllowed: 'the deposit check',
    requestDeposit: 'the deposit request',
    getDeposit: 'the deposit’s result',
    getTransactionSummary: 'the count of deposits',
  },
} as const satisfies Samples<typeof depositMachine>;
