import type { SnapshotFrom } from 'xstate';
import { policyOfResidence } from '../../../openapi/reference/policies.ts';
import type { SignUpContact, SignUpDetails, signUpMachine } from './machine.ts';
import type { SignUpProblem } from './problems.ts';

/** The four steps that the progress indicator shows, in order (SIGN-01). */
export const SIGN_UP_STEPS = ['details', 'contactInfo', 'verification', 'complete'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

export type SignUpScreen =
  | {
      readonly name: 'details';
      readonly busy: boolean;
      readonly entered: SignUpDetails | undefined;
      readonly problem: SignUpProblem | undefined;
    }
  | { readonly name: 'marketCheckFailed'; readonly problem: SignUpProblem | undefined }
  | { readonly name: 'unsupported'; readonly countryCode: string }
  | { readonly name: 'duplicated'; readonly email: string }
  | {
      readonly name: 'contactInfo';
      readonly busy: boolean;
      readonly countryCode: string;
      readonly provinceCode: string | undefined;
      readonly entered: SignUpContact | undefined;
      readonly problem: SignUpProblem | undefined;
    }
  | { readonly name: 'verification'; readonly channel: 'SMS' | 'EMAIL' }
  | { readonly name: 'loggingIn' }
  | { readonly name: 'complete' }
  | { readonly name: 'askingToLogIn'; readonly email: string };

export function signUpScreen(snapshot: SnapshotFrom<typeof signUpMachine>): SignUpScreen {
  const { details, contact, problem, email, countryCode, provinceCode, method } = snapshot.context;
  const name = typeof snapshot.value === 'string' ? snapshot.value : 'verifying';
  switch (name) {
    case 'resuming':
    case 'enteringDetails':
    case 'registering':
    case 'checkingMarket':
      return { name: 'details', busy: snapshot.hasTag('busy'), entered: details, problem };
    case 'enteringContactInfo':
    case 'updating':
      return {
        name: 'contactInfo',
        busy: snapshot.hasTag('busy'),
        countryCode,
        provinceCode,
        entered: contact,
        problem,
      };
    case 'verifying':
      return { name: 'verification', channel: method === 'EMAIL' ? 'EMAIL' : 'SMS' };
    case 'waitingToLogIn':
    case 'loggingIn':
      return { name: 'loggingIn' };
    case 'marketCheckFailed':
      return { name, problem };
    case 'unsupported':
      return { name, countryCode };
    case 'duplicated':
    case 'askingToLogIn':
      return { name, email };
    case 'complete':
      return { name };
  }
}

/** The age that the law of the residence asks of whoever signs up, in full years (NS-06). */
export const signUpAge = ({ context }: SnapshotFrom<typeof signUpMachine>): number =>
  policyOfResidence(context).minimumAge;

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
