import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom, EmittedFrom } from 'xstate';
import {
  emailVerificationMachine,
  smsVerificationMachine,
} from '../../../machines/access/code-verification/machine.ts';
import { signUpMachine } from '../../../machines/access/sign-up/machine.ts';
import {
  signUpScreen,
  stepOf,
  type SignUpScreen,
} from '../../../machines/access/sign-up/screen.ts';
import {
  sameScreen,
  useAddress,
  useBrand,
  useLocale,
  useRuntime,
  useSession,
} from '../../app/context.tsx';
import type { Runtime } from '../../app/runtime.ts';
import { track } from '../../app/tracking.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useT } from '../../texts/index.ts';
import { CodeVerification } from '../code-verification/CodeVerification.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import { Details } from './Details.tsx';
import {
  AskingToLogIn,
  Duplicated,
  LoggingIn,
  MarketCheckFailed,
  Unsupported,
} from './Outcomes.tsx';
import { StepFrame } from './StepFrame.tsx';
import { endVisit, forgetProgress, readProgress, startsVisit, writeProgress } from './progress.ts';
import * as css from './sign-up.css.ts';

/** Sign-up (ROUTE-03, SIGN-01). Another market has other rules, so it begins anew there. */
export default function SignUpPage() {
  const { market } = useLocale();
  return <SignUp key={market} market={market} />;
}

const signUpFor = (runtime: Runtime) =>
  runtime.bind(signUpMachine, {
    smsVerification: runtime.bind(smsVerificationMachine),
    emailVerification: runtime.bind(emailVerificationMachine),
  });

function SignUp({ market }: { market: string }) {
  const t = useT();
  const runtime = useRuntime();
  const { name: brandName } = useBrand();
  const [resume] = useState(readProgress);
  const actor = useFlow(signUpFor(runtime), { input: { market, resume } }, handleFact);
  const screen = useSelector(actor, signUpScreen, sameScreen);
  const top = useTopOnChange(screen.name);
  return (
    <>
      <title>{`${t('signup.title')} · ${brandName}`}</title>
      <div ref={top} tabIndex={-1} className={css.flow}>
        <Step screen={screen} actor={actor} />
      </div>
    </>
  );
}

/** What the flow announces, turned into storage and tracking (SIGN-08, SIGN-31, TRACK-01). */
function handleFact(fact: EmittedFrom<typeof signUpMachine>): void {
  switch (fact.type) {
    case 'signUp.started':
      if (startsVisit()) track('start-registration');
      break;
    case 'signUp.progressed':
      writeProgress(fact.progress);
      break;
    case 'signUp.abandoned':
      forgetProgress();
      break;
    case 'signUp.completed':
      forgetProgress();
      endVisit();
      track('success-registration');
      break;
  }
}

type SignUpActor = ActorRefFrom<typeof signUpMachine>;

function Step({ screen, actor }: { screen: SignUpScreen; actor: SignUpActor }) {
  const t = useT();
  const restart = () => {
    actor.send({ type: 'restart.chosen' });
  };
  const step = stepOf(screen) ?? 'details';
  switch (screen.name) {
    case 'details':
      return (
        <StepFrame
          step={step}
          title={t('signup.details.title')}
          intro={t('signup.details.intro')}
          after={
            <p className={css.haveAccount}>
              {t('signup.haveAccount')} <a href="#login">{t('action.logIn')}</a>
            </p>
          }
        >
          <Details
            screen={screen}
            onSubmit={(details) => {
              actor.send({ type: 'details.submitted', details });
            }}
          />
        </StepFrame>
      );
    case 'marketCheckFailed':
      return (
        <StepFrame step={step} title={t('signup.details.title')}>
          <MarketCheckFailed
            problem={screen.problem}
            onRetry={() => {
              actor.send({ type: 'retry.requested' });
            }}
          />
        </StepFrame>
      );
    case 'contactInfo':
      return (
        <StepFrame
          step={step}
          title={t('signup.contactInfo.title')}
          intro={t('signup.contactInfo.intro')}
        >
          <ContactInfo
            screen={screen}
            onRestart={restart}
            onSubmit={(contact) => {
              actor.send({ type: 'contactInfo.submitted', contact });
            }}
          />
        </StepFrame>
      );
    case 'verification':
      return (
        <StepFrame step={step} title={t('signup.verification.title')}>
          <Verification actor={actor} channel={screen.channel} />
        </StepFrame>
      );
    case 'loggingIn':
      return (
        <StepFrame step={step} title={t('signup.complete.title')}>
          <LoggingIn />
        </StepFrame>
      );
    case 'complete':
      return (
        <StepFrame step={step} title={t('signup.complete.title')}>
          <LoggingIn />
          <GoOn />
        </StepFrame>
      );
    case 'askingToLogIn':
      return (
        <StepFrame step={step} title={t('signup.autoLogin.failed.title')}>
          <AskingToLogIn />
        </StepFrame>
      );
    case 'unsupported':
      return <Unsupported countryCode={screen.countryCode} onRestart={restart} />;
    case 'duplicated':
      return <Duplicated email={screen.email} onRestart={restart} />;
  }
}

type CodeActor = ActorRefFrom<typeof smsVerificationMachine>;

function Verification({ actor, channel }: { actor: SignUpActor; channel: 'SMS' | 'EMAIL' }) {
  // Both channels have the same chart; the port's own type says less.
  const child = useSelector(
    actor,
    ({ children }) => children['codeVerification'] as CodeActor | undefined,
  );
  return child === undefined ? null : <CodeVerification actor={child} channel={channel} />;
}

/** Leaves for the brand's page after login, once the account data has been fetched (SIGN-10). */
function GoOn() {
  const session = useSession();
  const { redirectAfterLogin } = useBrand();
  const address = useAddress();
  const navigate = useNavigate();
  const href = address(redirectAfterLogin);
  const pending =
    session.name === 'loading' ||
    (session.name === 'player' && session.accountStatus === 'loading');
  useEffect(() => {
    if (!pending) void navigate({ href, replace: true });
  }, [pending, href, navigate]);
  return null;
}

/** A new step is read and shown from its top, unless one of its fields has taken the focus. */
function useTopOnChange(name: SignUpScreen['name']) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    window.scrollTo(0, 0);
    if (top.current?.contains(document.activeElement) !== true) {
      top.current?.focus({ preventScroll: true });
    }
  }, [name]);
  return top;
}
