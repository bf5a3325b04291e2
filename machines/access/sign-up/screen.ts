import type { SnapshotFrom } from 'xstate';
import { minimumAgeOf } from '../../../reference/ages.ts';
import { policyOfResidence } from '../../../reference/policies.ts';
import { screenOf } from '../../engine/screens.ts';
import type { signUpMachine } from './machine.ts';
import type { SignUpScreen } from './setup.ts';

export type { SignUpScreen };

/** The four steps that the progress indicator shows, in order (SIGN-01). */
export const SIGN_UP_STEPS = ['details', 'contactInfo', 'verification', 'complete'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

export const signUpScreen = screenOf<SnapshotFrom<typeof signUpMachine>, SignUpScreen>({
  details: (snapshot) => ({
    name: 'details',
    busy: snapshot.hasTag('busy'),
    entered: snapshot.context.details,
    problem: snapshot.context.problem,
  }),
  marketCheckFailed: ({ context: { problem } }) => ({ name: 'marketCheckFailed', problem }),
  unsupported: ({ context: { countryCode } }) => ({ name: 'unsupported', countryCode }),
  duplicated: ({ context: { email } }) => ({ name: 'duplicated', email }),
  contactInfo: (snapshot) => {
    const { countryCode, provinceCode, contact, problem } = snapshot.context;
    const busy = snapshot.hasTag('busy');
    return { name: 'contactInfo', busy, countryCode, provinceCode, entered: contact, problem };
  },
  verification: ({ context: { method } }) => ({
    name: 'verification',
    channel: method === 'EMAIL' ? 'EMAIL' : 'SMS',
  }),
  askingToLogIn: ({ context: { email } }) => ({ name: 'askingToLogIn', email }),
});

/** The age that the law of the residence asks at sign-up, in full years (NS-06). */
export const signUpAge = ({ context }: SnapshotFrom<typeof signUpMachine>): number =>
  minimumAgeOf(context);

/** Whether this sign-up is told of accounts that have its address or number already (SIGN-09, SIGN-26). */
export const isToldOfAccounts = ({ context }: SnapshotFrom<typeof signUpMachine>): boolean =>
  policyOfResidence(context).existingAccount === 'told';

/** The e-mail address of the sign-up; empty before the first step is through. */
export const signUpEmail = ({ context }: SnapshotFrom<typeof signUpMachine>): string =>
  context.email;

/** Which of the four visible steps a screen belongs to; `undefined` for the two ways out. */
export function stepOf(screen: SignUpScreen): SignUpStep | undefined {
  switch (screen.name) {
    case 'details':
    case 'marketCheckFailed':
      return 'details';
    case 'contactInfo':
      return 'contactInfo';
    case 'verification':
      return 'verification';
    case 'loggingIn':
    case 'complete':
    case 'askingToLogIn':
      return 'complete';
    default:
      return undefined;
  }
}
