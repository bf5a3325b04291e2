import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { smsVerificationMachine } from '../../../machines/access/code-verification/machine.ts';
import type { signUpMachine } from '../../../machines/access/sign-up/machine.ts';
import {
  isToldOfAccounts,
  signUpAge,
  signUpEmail,
  stepOf,
  type SignUpScreen,
} from '../../../machines/access/sign-up/screen.ts';
import { useBrand, usePathFor, useSession } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { CONTACT_CODE_WORDS, QUIET_CODE_WORDS } from '../code-verification/code-words.ts';
import { CodeVerification } from '../code-verification/CodeVerification.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import { forgetPerson } from './draft.ts';
import { AskingToLogIn, Duplicated, MarketCheckFailed, Unsupported, Waiting } from './Outcomes.tsx';
import { StepLayout } from './StepLayout.tsx';

type SignUpActor = ActorRefFrom<typeof signUpMachine>;

export interface LaterStepProps {
  readonly screen: Exclude<SignUpScreen, { name: 'details' }>;
  readonly actor: SignUpActor;
  /** Hears of every screen once it is mounted. */
  readonly onShown: (name: SignUpScreen['name']) => void;
}

/**
 * Every screen but the first one. A file of its own, which the page fetches while the details are
 * being filled in: a first visit does not wait for it.
 */
export default function LaterStep({ screen, actor, onShown }: LaterStepProps) {
  const t = useT();
  const restart = () => {
    actor.send({ type: 'restart.chosen' });
  };
  const step = stepOf(screen) ?? 'details';
  const minimumAge = useSelector(actor, signUpAge);
  const email = useSelector(actor, signUpEmail);
  useEffect(() => {
    onShown(screen.name);
  }, [onShown, screen.name]);
  switch (screen.name) {
    case 'marketCheckFailed':
      return (
        <StepLayout step={step} minimumAge={minimumAge} title={t('signup.error.title')}>
          <MarketCheckFailed
            problem={screen.problem}
            onRetry={() => {
              actor.send({ type: 'retry.requested' });
            }}
          />
        </StepLayout>
      );
    case 'contactInfo':
      return (
        <StepLayout
          step={step}
          minimumAge={minimumAge}
          title={t('signup.contactInfo.title')}
          intro={t('signup.contactInfo.intro')}
        >
          <ContactInfo
            screen={screen}
            email={email}
            onRestart={restart}
            onSubmit={(contact) => {
              actor.send({ type: 'contactInfo.submitted', contact });
            }}
          />
        </StepLayout>
      );
    case 'verification':
      return (
        <StepLayout step={step} minimumAge={minimumAge} title={t('signup.verification.title')}>
          <Verification actor={actor} channel={screen.channel} onRestart={restart} />
        </StepLayout>
      );
    case 'loggingIn':
      return (
        <StepLayout step={step} minimumAge={minimumAge} title={t('signup.autoLogin.title')}>
          <Waiting words={t('signup.autoLogin.waiting')} />
        </StepLayout>
      );
    case 'complete':
      return (
        <StepLayout step={step} minimumAge={minimumAge} title={t('signup.complete.title')}>
          <Waiting words={t('signup.complete.body')} />
          <GoOn />
        </StepLayout>
      );
    case 'askingToLogIn':
      return (
        <StepLayout step={step} minimumAge={minimumAge} title={t('signup.autoLogin.failed.title')}>
          <AskingToLogIn />
        </StepLayout>
      );
    case 'unsupported':
      return <Unsupported countryCode={screen.countryCode} onRestart={restart} />;
    case 'duplicated':
      return (
        <Duplicated
          email={screen.email}
          onRestart={() => {
            forgetPerson(Date.now);
            restart();
          }}
        />
      );
  }
}

type CodeActor = ActorRefFrom<typeof smsVerificationMachine>;

function Verification(props: {
  actor: SignUpActor;
  channel: 'SMS' | 'EMAIL';
  onRestart: () => void;
}) {
  const { actor, channel, onRestart } = props;
  // Both channels have the same chart; the port's own type says less.
  const child = useSelector(
    actor,
    ({ children }) => children['codeVerification'] as CodeActor | undefined,
  );
  const words = useSelector(actor, isToldOfAccounts) ? CONTACT_CODE_WORDS : QUIET_CODE_WORDS;
  return child === undefined ? null : (
    <CodeVerification actor={child} words={words[channel]} onRestart={onRestart} />
  );
}

/** Leaves for the brand's page after login, once the account data has been fetched (SIGN-10). */
function GoOn() {
  const session = useSession();
  const { redirectAfterLogin } = useBrand();
  const pathFor = usePathFor();
  const navigate = useNavigate();
  const href = pathFor(redirectAfterLogin);
  const pending =
    session.name === 'loading' ||
    (session.name === 'player' && session.accountStatus === 'loading');
  useEffect(() => {
    if (!pending) void navigate({ href, replace: true });
  }, [pending, href, navigate]);
  return null;
}
