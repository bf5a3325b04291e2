import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { depositMachine } from './machine.ts';
import type { depositSamples } from './samples.ts';
import type { DepositScreen } from './screen.ts';

/** The names that the properties of the deposit use. */
export type DepositNames = NamesOf<typeof depositMachine, typeof depositSamples, DepositScreen>;

const { eventTable } = propertiesOf<DepositNames>();

/** The effect of each event of the deposit by state; anywhere else it does nothing. */
export const depositEvents = eventTable(
  ['DEP-03', 'DEP-06', 'DEP-08', 'DEP-13', 'DEP-14', 'DEP-15'],
  {
    'deposit.started': {
      inactive: 'asking',
      'asking.allowed.requestRefused': 'asking.checking',
      'asking.allowed.requestUnanswered': 'asking.checking',
      'asking.allowed.redirectSlow': 'asking.checking',
      'asking.allowed.foreignAddress': 'asking.checking',
      'returning.succeeded': 'asking',
      'returning.declined': 'asking',
      'returning.cancelled': 'asking',
      'returning.notFound': 'asking',
      'returning.undecided.unpaid': 'asking',
    },
    'payment.resumed': { 'returning.undecided.unpaid': 'returning.undecided.resuming' },
    'balance.changed': {
      'returning.undecided.unpaid': 'returning.undecided.unpaid.asked',
      'returning.undecided.stillPending': 'returning.undecided.stillPending.asked',
    },
    'deposit.submitted': { 'asking.allowed.choosing': 'asking.allowed.requesting' },
    'session.ended': { inactive: 'inactive', asking: 'inactive', returning: 'inactive' },
    'upload.chosen': {
      'asking.verifyDocumentLoyal': 'asking.uploadNeeded',
      'asking.verifyDocumentRequired': 'asking.uploadNeeded',
      'asking.verifyDocumentStrict': 'asking.uploadNeeded',
      'asking.unverifiedCap': 'asking.uploadNeeded',
    },
    'upload.left': { 'asking.uploadNeeded': 'asking.checking' },
    'retry.requested': {
      'asking.cashierHidden': 'asking.checking',
      'asking.verifyDocumentUnderReview': 'asking.checking',
      'asking.selfLimitReached': 'asking.checking',
      'asking.withdrawalLimitReached': 'asking.checking',
      'asking.error': 'asking.checking',
      'asking.allowed.requestRefused': 'asking.allowed.requesting',
      'asking.allowed.requestUnanswered': 'asking.allowed.requesting',
      'returning.undecided.stillPending': 'returning.undecided.confirming',
      'returning.undecided.confirmationFailed': 'returning.undecided.confirming',
    },
    // Elsewhere the event is only remembered.
    'player.suspended': {
      inactive: 'inactive',
      'returning.undecided.unpaid': 'asking.suspended',
      'returning.undecided.resuming': 'asking.suspended',
      returning: 'returning',
      asking: 'asking.suspended',
    },
    'account.changed': { inactive: 'inactive', returning: 'returning', asking: 'asking' },
    'suspension.lifted': {
      inactive: 'inactive',
      returning: 'returning',
      'asking.suspended': 'asking.checking',
      asking: 'asking',
    },
    // States that others end.
    'player.changed': {
      'asking.cashierHidden': 'asking.checking',
      'asking.verifyDocumentLoyal': 'asking.checking',
      'asking.verifyDocumentRequired': 'asking.checking',
      'asking.verifyDocumentStrict': 'asking.checking',
      'asking.verifyDocumentUnderReview': 'asking.checking',
      'asking.selfLimitReached': 'asking.checking',
      'asking.withdrawalLimitReached': 'asking.checking',
      'asking.unverifiedCap': 'asking.checking',
      'asking.limitOffered': 'asking.checking',
      'asking.limitRequired': 'asking.checking',
      'asking.notAllowed': 'asking.checking',
      'asking.restricted': 'asking.checking',
    },
    // The page says so whenever its toast is over, wherever the player is by then.
    'notification.done': {
      inactive: 'inactive',
      asking: 'asking',
      returning: 'returning',
    },
  },
);
