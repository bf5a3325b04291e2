import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { PendingList } from '../cancel-withdrawal/machine.ts';
import { withdrawSamples } from '../withdraw/samples.ts';
import type { withdrawPageMachine } from './machine.ts';

type Ended = PendingList['decided'][number];

const ended = (outcome: Ended['outcome']): Ended => ({
  pendingWithdrawalId: `wd_${outcome}`,
  amount: 4_000,
  currency: 'EUR',
  outcome,
  decidedAt: '2026-11-21T12:00:00Z',
});

export const withdrawPageSamples = {
  inputs: { typical: withdrawSamples.inputs.typical },
  events: {
    'withdraw.requested': { by: 'site', words: 'a withdrawal was requested' },
    'withdraw.refusedByLimit': {
      by: 'site',
      words: 'a limit stood against a withdrawal',
      cases: { typical: { code: 'error.withdrawal.limit' } },
    },
    'withdraw.resultUnknown': {
      by: 'site',
      words: 'the check answered what nobody knows',
      cases: { typical: { result: 'XYZ' } },
    },
    'withdrawal.cancelled': {
      by: 'site',
      words: 'a withdrawal was taken back',
      cases: { typical: { amount: 4_000, currency: 'EUR' } },
    },
    'cancel.refusedByLimit': { by: 'site', words: 'no more may be taken back' },
    'withdrawals.ended': {
      by: 'site',
      words: 'withdrawals that waited have come to their end',
      cases: {
        typical: { ended: [ended('DECLINED')] },
        cancelled: { ended: [ended('CANCELLED')] },
        paid: { ended: [ended('PAID')] },
        paidAndDeclined: { ended: [ended('PAID'), ended('DECLINED')] },
      },
    },
    'player.changed': {
      by: 'platform',
      words: 'the platform tells that something of the player has changed',
    },
    'account.changed': {
      by: 'platform',
      words: 'the account is read anew',
      cases: { typical: { account: outcomes.getAccessDetails.success.data } },
    },
    'player.suspended': { by: 'platform', words: 'the platform suspends the player' },
    'suspension.lifted': { by: 'platform', words: 'the platform lifts the suspension' },
    'balance.changed': { by: 'site', words: 'the balance changes' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    withdraw: { words: 'the withdrawal' },
    pending: { words: 'the list of withdrawals' },
    hearFlow: { words: 'what a flow of the page announces' },
  },
  projection: () => ({}),
} as const satisfies Samples<typeof withdrawPageMachine>;
