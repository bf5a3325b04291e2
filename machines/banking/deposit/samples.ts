import { outcomes } from '../../../openapi/outcomes.gen.ts';
import { DEFAULT_POLICY } from '../../../reference/policies.ts';
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
    'deposit.started': { by: 'player', words: 'opens the deposit page or starts over' },
    'deposit.submitted': {
      by: 'player',
      words: 'submits method and amount',
      cases: {
        typical: { choice },
        withBonus: { choice: { ...choice, selectedBonusId: 'camp_welcome' } },
      },
    },
    'later.chosen': { by: 'player', words: 'chooses later' },
    'limit.declined': { by: 'player', words: 'goes on without a deposit limit' },
    'upload.chosen': { by: 'player', words: 'chooses to send documents' },
    'upload.left': { by: 'player', words: 'goes back from the documents' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'payment.resumed': { by: 'player', words: 'goes back to the payment page' },
    'balance.changed': { by: 'platform', words: 'the balance changes' },
    'notification.done': { by: 'site', words: 'the announcement of the deposit is over' },
    'player.changed': {
      by: 'platform',
      words: 'the platform tells that something of the player has changed',
    },
    'account.changed': {
      by: 'platform',
      words: 'the account is read anew',
      cases: {
        typical: { account: outcomes.getAccessDetails.success.data },
        pendingExpired: { account: outcomes.getAccessDetails.pendingExpired.data },
      },
    },
    'player.suspended': { by: 'platform', words: 'the platform suspends the player' },
    'suspension.lifted': { by: 'platform', words: 'the platform lifts the suspension' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    checkDepositAllowed: { words: 'the deposit check', answers: outcomes.checkDepositAllowed },
    requestDeposit: {
      words: 'the deposit request',
      answers: {
        ...outcomes.requestDeposit,
        foreignAddress: {
          ok: true,
          data: {
            ...outcomes.requestDeposit.success.data,
            redirectUrl: 'https://evil.example/pay',
          },
        },
      },
    },
    getDeposit: { words: 'the deposit’s result', answers: outcomes.getDeposit },
    getTransactionSummary: {
      words: 'the count of deposits',
      answers: outcomes.getTransactionSummary,
    },
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
} as const satisfies Samples<typeof depositMachine>;
