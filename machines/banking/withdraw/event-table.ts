import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { withdrawMachine } from './machine.ts';
import type { withdrawSamples } from './samples.ts';
import type { WithdrawScreen } from './screen.ts';

/** The names that the properties of the withdrawal use. */
export type WithdrawNames = NamesOf<typeof withdrawMachine, typeof withdrawSamples, WithdrawScreen>;

const { eventTable } = propertiesOf<WithdrawNames>();

/** The effect of each event of the withdrawal by state; anywhere else it does nothing. */
export const withdrawEvents = eventTable(['WDR-01', 'WDR-03', 'WDR-10', 'WDR-12', 'WDR-13'], {
  'withdraw.started': {
    inactive: 'asking',
    'asking.allowed.requestRefused': 'asking',
    'asking.allowed.requestUnanswered': 'asking',
    'asking.allowed.requested': 'asking',
  },
  'withdraw.submitted': {
    'asking.allowed.choosing': 'asking.allowed',
  },
  'limit.accepted': { 'asking.limitNotify': 'asking.allowed.choosing' },
  'bonus.forfeited': { 'asking.allowed.bonusAtStake': 'asking.allowed.requesting' },
  'bonus.kept': { 'asking.allowed.bonusAtStake': 'asking.allowed.choosing' },
  'upload.chosen': {
    'asking.verifyDocumentLoyal': 'asking.uploadNeeded',
    'asking.verifyDocumentRequired': 'asking.uploadNeeded',
    'asking.verifyDocumentStrict': 'asking.uploadNeeded',
  },
  'upload.left': { 'asking.uploadNeeded': 'asking.checking' },
  'retry.requested': {
    'asking.limitReached': 'asking.checking',
    'asking.nothing': 'asking.checking',
    'asking.verifyDocumentUnderReview': 'asking.checking',
    'asking.error': 'asking.checking',
    'asking.allowed.requestRefused': 'asking.allowed.requesting',
    'asking.allowed.requestUnanswered': 'asking.allowed.requesting',
  },
  'player.suspended': { asking: 'asking.suspended' },
  'suspension.lifted': { 'asking.suspended': 'asking' },
  'account.changed': { asking: 'asking' },
  'balance.returned': {
    'asking.allowed.choosing': 'asking',
    'asking.allowed.requested': 'asking.allowed.requested',
    'asking.limitNotify': 'asking',
    'asking.limitReached': 'asking',
    'asking.nothing': 'asking',
  },
  // States that others end.
  'player.changed': {
    'asking.verifyDocumentLoyal': 'asking',
    'asking.verifyDocumentRequired': 'asking',
    'asking.verifyDocumentStrict': 'asking',
    'asking.verifyDocumentUnderReview': 'asking',
    'asking.restricted': 'asking',
    'asking.off': 'asking',
  },
});
