import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ActorRefFrom, EmittedFrom } from 'xstate';
import {
  emailVerificationMachine,
  smsVerificationMachine,
} from '../../../machines/access/code-verification/machine.ts';
import { signUpMachine } from '../../../machines/access/sign-up/machine.ts';
import {
  signUpEmail,
  signUpScreen,
  type SignUpScreen,
} from '../../../machines/access/sign-up/screen.ts';
import { readTermsOf } from '../../runtime/content/terms-to-sign.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import {
  sameScreen,
  useAddress,
  useLocale,
  useRuntime,
  useSession,
} from '../../runtime/context.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { useLive } from '../../runtime/live.tsx';
import { track } from '../../runtime/tracking/tracking.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { Within } from '../../shell/within.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Details, type DetailsProps } from './Details.tsx';
import { StepLayout } from './StepLayout.tsx';
import { beginDraft, keepContact, keepDetails } from './draft.ts';
import { forgetDraft } from './draft-store.ts';
import { endVisit, forgetProgress, readProgress, startsVisit, writeProgress } from './progress.ts';
import { useDraftDetails, useOpenDraft, useResidence } from './residence.ts';
import * as css from './sign-up.css.ts';
import { lazyPart } from '../../ui/parts.ts';
import { Title } from '../../ui/Title.tsx';

/**
 * Sign-up (ROUTE-03, SIGN-01). Another market has other rules, so it begins anew there. It also begins anew where
 * a log in leads back into one that was left half-way.
 * @param otherWay another way to an account, beside the form of the first step (ROUTE-04)
 */
export default function SignUpPage({ otherWay }: { readonly otherWay?: ReactNode }) {
  useLive('page');
  const { market } = useLocale();
  const goesOn = useLocation({ select: ({ state }) => state.signUp });
  const isPlayer = useSession().name === 'player';
  const [hasBegun, setHasBegun] = useState(!isPlayer);
  if (!isPlayer && !hasBegun) setHasBegun(true);
  if (!hasBegun) return <HasAccount />;
  return <SignUp key={`${market} ${goesOn ?? ''}`} market={market} otherWay={otherWay} />;
}

/** Nobody needs two accounts, and nobody may have them. */
function HasAccount() {
  const t = useT();
  const address = useAddress();
  const account = <LinkButton href={address('/my-account')}>{t('account.title')}</LinkButton>;
  return (
    <>
      <Title of={t('signup.title')} />
      <Within mayReload loading={<Waiting />} waysOn={account}>
        <SignedIn.Part body="signedIn.signUp">{account}</SignedIn.Part>
      </Within>
    </>
  );
}

const SignedIn = lazyPart(() => import('../SignedIn.tsx'));

function Waiting() {
  const t = useT();
  return (
    <Loading label={t('screen.loading')}>
      <Skeleton shape="card" />
    </Loading>
  );
}

type SignUpFact = EmittedFrom<typeof signUpMachine>;

const signUpFor = (runtime: Runtime, language: string) =>
  runtime.bind(signUpMachine, {
    readTerms: readTermsOf(runtime.brand, language),
    smsVerification: runtime.bind(smsVerificationMachine),
    emailVerification: runtime.bind(emailVerificationMachine),
  });

function SignUp({ market, otherWay }: { market: string; otherWay: ReactNode }) {
  const t = useT();
  const runtime = useRuntime();
  const [resume] = useState(readProgress);
  const announce = (fact: SignUpFact): void => {
    handleFact(fact);
  };
  const { language } = useLocale();
  const actor = useFlow(signUpFor(runtime, language), announce, { input: { market, resume } });
  const screen = useSelector(actor, signUpScreen, sameScreen);
  const { top, onShown } = useTopOnChange(screen.name);
  /** Keeps the form's values once React knows them, too: the dial prefix follows its list. */
  const keepTyped = ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null) return;
    queueMicrotask(() => {
      const values = Object.fromEntries(new FormData(form));
      if (screen.name === 'details') keepDetails({ ...values, market }, Date.now);
      if (screen.name !== 'contactInfo') return;
      keepContact(signUpEmail(actor.getSnapshot()), values, Date.now);
    });
  };
  // A visitor who begins to fill the form in needs the other steps soon; a failure shows when they do.
  const prefetch = () => void loadLaterStep().catch(() => undefined);
  return (
    <>
      <Title of={t('signup.title')} />
      <div
        data-flow
        ref={top}
        tabIndex={-1}
        className={css.flow}
        onFocus={prefetch}
        onInput={keepTyped}
      >
        <Step screen={screen} actor={actor} otherWay={otherWay} onShown={onShown} />
      </div>
    </>
  );
}

/** Turns the flow's facts into storage and tracking (SIGN-08, SIGN-31, TRACK-01). */
function handleFact(fact: SignUpFact): void {
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
      forgetDraft();
      endVisit();
      track('success-registration');
      break;
  }
}

const loadLaterStep = () => import('./LaterStep.tsx');
const LaterStep = lazyPart(loadLaterStep);

interface StepProps {
  readonly screen: SignUpScreen;
  readonly actor: ActorRefFrom<typeof signUpMachine>;
  readonly otherWay: ReactNode;
  readonly onShown: (name: SignUpScreen['name']) => void;
}

/** The sign-up itself has logged the player in, or is about to. */
const ENDS: readonly SignUpScreen['name'][] = ['loggingIn', 'complete', 'askingToLogIn'];

function Step({ screen, actor, otherWay, onShown }: StepProps) {
  const isPlayer = useSession().name === 'player';
  const isOpen = useOpenDraft();
  // Somebody has logged in meanwhile, here or in another tab.
  if (isPlayer && !ENDS.includes(screen.name)) return <HasAccount />;
  if (screen.name !== 'details') {
    if (!isOpen) return <Waiting />;
    return (
      <Within loading={<Waiting />}>
        <LaterStep.Part screen={screen} actor={actor} onShown={onShown} />
      </Within>
    );
  }
  return <DetailsStep screen={screen} actor={actor} otherWay={otherWay} onShown={onShown} />;
}

/** The first step, with the age of the residence that is being chosen beside it. */
function DetailsStep(props: StepProps & { screen: DetailsProps['screen'] }) {
  const { screen, actor, otherWay, onShown } = props;
  const t = useT();
  const draft = useDraftDetails();
  const residence = useResidence(screen.entered, draft);
  useEffect(() => {
    onShown('details');
  }, [onShown]);
  return (
    <StepLayout
      step="details"
      minimumAge={residence.minimumAge}
      title={t('signup.details.title')}
      intro={t('signup.details.intro')}
      otherWay={otherWay}
      after={
        <p className={css.haveAccount}>
          {t('signup.haveAccount')} <a href={LOG_IN}>{t('action.logIn')}</a>
        </p>
      }
    >
      <Details
        screen={screen}
        residence={residence}
        email={draft.email}
        onSubmit={(details) => {
          beginDraft(details.email, Date.now);
          actor.send({ type: 'details.submitted', details });
        }}
      />
    </StepLayout>
  );
}

/**
 * A new step is shown from its top and read from its heading, unless one of its fields has taken the focus.
 * @param first the screen that the page begins with
 */
function useTopOnChange(first: SignUpScreen['name']) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(first);
  /** Called once the step is mounted: its file may come later than the step. */
  const onShown = useCallback((name: SignUpScreen['name']) => {
    if (shown.current === name) return;
    shown.current = name;
    window.scrollTo(0, 0);
    const title = top.current?.querySelector('h1');
    const panel = title?.closest('section');
    if (!title || panel?.contains(document.activeElement) === true) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, []);
  return { top, onShown };
}
