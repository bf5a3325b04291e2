import { codeVerificationJourneys } from './access/code-verification/journeys.ts';
import {
  emailVerificationMachine,
  smsVerificationMachine,
} from './access/code-verification/machine.ts';
import {
  emailVerificationSamples,
  smsVerificationSamples,
} from './access/code-verification/samples.ts';
import { codeVerificationSafety } from './access/code-verification/safety.ts';
import { codeVerificationScreen } from './access/code-verification/screen.ts';
import { loginJourneys } from './access/login/journeys.ts';
import { loginMachine } from './access/login/machine.ts';
import { loginSamples } from './access/login/samples.ts';
import { loginSafety } from './access/login/safety.ts';
import { loginScreen } from './access/login/screen.ts';
import { sessionJourneys } from './access/session/journeys.ts';
import { sessionMachine } from './access/session/machine.ts';
import { sessionSamples } from './access/session/samples.ts';
import { sessionSafety } from './access/session/safety.ts';
import { sessionScreen } from './access/session/screen.ts';
import { signUpJourneys } from './access/sign-up/journeys.ts';
import { signUpMachine } from './access/sign-up/machine.ts';
import { signUpSamples } from './access/sign-up/samples.ts';
import { signUpSafety } from './access/sign-up/safety.ts';
import { signUpScreen } from './access/sign-up/screen.ts';
import { depositJourneys } from './banking/deposit/journeys.ts';
import { depositMachine } from './banking/deposit/machine.ts';
import { depositSamples } from './banking/deposit/samples.ts';
import { depositSafety } from './banking/deposit/safety.ts';
import { depositScreen } from './banking/deposit/screen.ts';
import { walletJourneys } from './banking/wallet/journeys.ts';
import { walletMachine } from './banking/wallet/machine.ts';
import { walletSamples } from './banking/wallet/samples.ts';
import { walletSafety } from './banking/wallet/safety.ts';
import { walletScreen } from './banking/wallet/screen.ts';
import { defineFlow, type AnyFlow } from './flow.ts';
import { rootJourneys } from './site/root/journeys.ts';
import { rootMachine } from './site/root/machine.ts';
import { rootSafety } from './site/root/safety.ts';
import { rootSamples } from './site/root/samples.ts';
import { rootScreen } from './site/root/screen.ts';
import { termsJourneys } from './site/terms/journeys.ts';
import { termsMachine } from './site/terms/machine.ts';
import { termsSamples } from './site/terms/samples.ts';
import { termsSafety } from './site/terms/safety.ts';
import { termsScreen } from './site/terms/screen.ts';
import { textsJourneys } from './site/texts/journeys.ts';
import { textsMachine } from './site/texts/machine.ts';
import { textsSamples } from './site/texts/samples.ts';
import { textsSafety } from './site/texts/safety.ts';
import { textsScreen } from './site/texts/screen.ts';

/** Every flow of the site. Tests, diagrams and the site iterate it, so a flow cannot be half-added. */
export const FLOWS: readonly AnyFlow[] = [
  defineFlow({
    id: 'access.session',
    title: 'Session',
    regulated: true,
    machine: sessionMachine,
    screen: sessionScreen,
    samples: sessionSamples,
    journeys: sessionJourneys,
    safety: sessionSafety,
  }),
  defineFlow({
    id: 'access.login',
    title: 'Login',
    regulated: true,
    machine: loginMachine,
    screen: loginScreen,
    samples: loginSamples,
    journeys: loginJourneys,
    safety: loginSafety,
  }),
  defineFlow({
    id: 'access.signUp',
    title: 'Sign-up',
    regulated: true,
    machine: signUpMachine,
    screen: signUpScreen,
    samples: signUpSamples,
    journeys: signUpJourneys,
    safety: signUpSafety,
  }),
  defineFlow({
    id: 'access.smsVerification',
    title: 'Verification by SMS',
    regulated: true,
    machine: smsVerificationMachine,
    screen: codeVerificationScreen,
    samples: smsVerificationSamples,
    journeys: codeVerificationJourneys,
    safety: codeVerificationSafety,
  }),
  defineFlow({
    id: 'access.emailVerification',
    title: 'Verification by e-mail',
    regulated: true,
    machine: emailVerificationMachine,
    screen: codeVerificationScreen,
    samples: emailVerificationSamples,
    journeys: codeVerificationJourneys,
    safety: codeVerificationSafety,
  }),
  defineFlow({
    id: 'banking.wallet',
    title: 'Wallet',
    regulated: true,
    machine: walletMachine,
    screen: walletScreen,
    samples: walletSamples,
    journeys: walletJourneys,
    safety: walletSafety,
  }),
  defineFlow({
    id: 'banking.deposit',
    title: 'Deposit',
    regulated: true,
    machine: depositMachine,
    screen: depositScreen,
    samples: depositSamples,
    journeys: depositJourneys,
    safety: depositSafety,
  }),
  defineFlow({
    id: 'site.root',
    title: 'Site',
    regulated: true,
    machine: rootMachine,
    screen: rootScreen,
    samples: rootSamples,
    journeys: rootJourneys,
    safety: rootSafety,
  }),
  defineFlow({
    id: 'site.terms',
    title: 'Terms acceptance',
    regulated: true,
    machine: termsMachine,
    screen: termsScreen,
    samples: termsSamples,
    journeys: termsJourneys,
    safety: termsSafety,
  }),
  defineFlow({
    id: 'site.texts',
    title: 'Texts',
    regulated: false,
    machine: textsMachine,
    screen: textsScreen,
    samples: textsSamples,
    journeys: textsJourneys,
    safety: textsSafety,
  }),
];

/** The flow of an id, for example `banking.deposit`. @throws when there is none, naming those that there are */
export function flowNamed(id: string): AnyFlow {
  const flow = FLOWS.find((one) => one.id === id);
  if (flow === undefined) {
    throw new Error(`There is no flow ${id}. Flows: ${FLOWS.map((one) => one.id).join(', ')}`);
  }
  return flow;
}
