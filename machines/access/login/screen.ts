import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../operations.ts';
import type { loginMachine } from './machine.ts';
import type { TimeoutDetails } from './refusals.ts';

/** What the login popup shows. Every open screen but the busy ones offers the form. */
export type LoginScreen =
  | { readonly name: 'closed' }
  | { readonly name: 'enteringCredentials' }
  | { readonly name: 'submitting' }
  | { readonly name: 'unauthorized' }
  | { readonly name: 'playerNotFound' }
  | { readonly name: 'tooManyAttempts' }
  | { readonly name: 'blacklisted' }
  | { readonly name: 'accountClosed' }
  | { readonly name: 'excluded'; readonly days: number | undefined }
  | { readonly name: 'excludedIndefinitely' }
  | {
      readonly name: 'onTimeout';
      readonly details: TimeoutDetails;
      readonly can: { readonly startCoolingOff: boolean };
    }
  | { readonly name: 'startingCoolingOff'; readonly details: TimeoutDetails }
  | { readonly name: 'coolingOffStarted' }
  | { readonly name: 'failed'; readonly failure: Failure };

const UNKNOWN_TIMEOUT: TimeoutDetails = {
  playerId: undefined,
  remainingDays: undefined,
  timeLeft: undefined,
  cooling: false,
  coolingToken: undefined,
  initiator: undefined,
};

export function loginScreen(snapshot: SnapshotFrom<typeof loginMachine>): LoginScreen {
  if (snapshot.value === 'closed') return { name: 'closed' };
  const { refusal, failure } = snapshot.context;
  const details = refusal?.kind === 'timeout' ? refusal.details : UNKNOWN_TIMEOUT;
  const name = snapshot.value.open;
  switch (name) {
    case 'excluded':
      return { name, days: refusal?.kind === 'exclusion' ? refusal.days : undefined };
    case 'onTimeout':
      return {
        name,
        details,
        can: { startCoolingOff: snapshot.can({ type: 'coolingOff.chosen' }) },
      };
    case 'startingCoolingOff':
      return { name, details };
    case 'failed':
      return { name, failure: failure ?? { kind: 'unreachable' } };
    default:
      return { name };
  }
}
