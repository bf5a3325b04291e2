import { useCanGoBack, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { EmittedFrom } from 'xstate';
import { mailboxOf } from '../../../reference/mailbox.ts';
import { resetVerificationMachine } from '../../../machines/access/code-verification/reset.ts';
import { passwordResetMachine } from '../../../machines/access/password-reset/machine.ts';
import {
  passwordResetScreen,
  RESET_STEPS,
  resetStepOf,
} from '../../../machines/access/password-reset/screen.ts';
import { sessionScreen } from '../../../machines/access/session/screen.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { sameScreen, useAddress, useRuntime, useSession } from '../../runtime/context.tsx';
import { useLive } from '../../runtime/live.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import Modal from '../../ui/Modal.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Title } from '../../ui/Title.tsx';
import SignedIn from '../SignedIn.tsx';
import * as css from './password-reset.css.ts';
import { forgetProgress, readProgress, writeProgress } from './progress.ts';
import { ResetStep } from './ResetSteps.tsx';

const STEP_NAMES = {
  email: 'reset.step.email',
  verification: 'reset.step.verification',
  password: 'reset.step.password',
  complete: 'reset.step.complete',
} as const satisfies Record<(typeof RESET_STEPS)[number], TextId>;

const resetFor = (runtime: Runtime) =>
  runtime.bind(passwordResetMachine, {
    resetVerification: runtime.bind(resetVerificationMachine),
  });

/** The popup for a forgotten password, in four steps (ROUTE-08, RESET-01). */
export default function PasswordResetPage() {
  useLive('page');
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const [input] = useState(readProgress);

  const announce = (fact: EmittedFrom<typeof passwordResetMachine>): void => {
    switch (fact.type) {
      case 'reset.progressed':
        writeProgress(fact.progress);
        return;
      case 'reset.abandoned':
        forgetProgress();
        return;
      case 'reset.completed':
        forgetProgress();
        endOwnSession(runtime, fact.email);
        // The new password is to be used at once (RESET-04).
        void navigate({
          href: address('/') + LOG_IN,
          replace: true,
          state: { newPasswordOf: fact.email },
        });
    }
  };
  const actor = useFlow(resetFor(runtime), announce, { input });
  const screen = useSelector(actor, passwordResetScreen, sameScreen);

  const isPlayer = useSession().name === 'player';
  const [hasForgotten, setHasForgotten] = useState(false);
  // A reset goes on by a link, or where a reload interrupted it: the player has asked for it.
  const asksFirst = isPlayer && screen.name === 'email' && !screen.linkIsBroken && !hasForgotten;

  const close = () => {
    forgetProgress();
    if (canGoBack) history.back();
    else void navigate({ href: address('/'), replace: true });
  };
  return (
    <>
      <Title of={t('reset.title')} />
      {asksFirst ? (
        <SignedIn body="signedIn.reset">
          <LinkButton href={address('/my-account/account')}>
            {t('signedIn.reset.change')}
          </LinkButton>
          <Button
            look="secondary"
            onClick={() => {
              setHasForgotten(true);
            }}
          >
            {t('signedIn.reset.forgotten')}
          </Button>
        </SignedIn>
      ) : (
        <Screen icon={KeyRound} title={t('reset.title')}>
          <p>{t('reset.intro')}</p>
        </Screen>
      )}
      {!asksFirst && (
        <Modal id="reset" title={t('reset.title')} onClose={close}>
          <div className={css.step}>
            <Stepper
              steps={RESET_STEPS.map((name) => t(STEP_NAMES[name]))}
              current={RESET_STEPS.indexOf(resetStepOf(screen))}
            />
            <ResetStep screen={screen} actor={actor} forgottenBy={state.forgottenBy} />
          </div>
        </Modal>
      )}
    </>
  );
}

/** The platform has ended the player's sessions: the one of this tab ends here as well. */
function endOwnSession({ session }: Runtime, email: string): void {
  const shown = sessionScreen(session.getSnapshot());
  if (shown.name !== 'player') return;
  if (mailboxOf(shown.session.email) !== mailboxOf(email)) return;
  session.send({ type: 'signOut.requested' });
}
