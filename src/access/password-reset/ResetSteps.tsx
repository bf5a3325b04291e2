import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { smsVerificationMachine } from '../../../machines/access/code-verification/machine.ts';
import { codeVerificationScreen } from '../../../machines/access/code-verification/screen.ts';
import type { passwordResetMachine } from '../../../machines/access/password-reset/machine.ts';
import type { PasswordResetScreen } from '../../../machines/access/password-reset/screen.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import type { CodeWords } from '../code-verification/code-words.ts';
import { CodeVerification } from '../code-verification/CodeVerification.tsx';
import { EmailStep } from './EmailStep.tsx';
import * as css from './password-reset.css.ts';
import { PasswordStep } from './PasswordStep.tsx';

type ResetActor = ActorRefFrom<typeof passwordResetMachine>;

/** The part under the steps of the popup. */
export function ResetStep(props: {
  screen: PasswordResetScreen;
  actor: ResetActor;
  /** The address that was typed at the login. */
  forgottenBy: string | undefined;
}) {
  const { screen, actor, forgottenBy = '' } = props;
  const t = useT();
  const restart = () => {
    actor.send({ type: 'restart.chosen' });
  };
  switch (screen.name) {
    case 'email':
      return (
        <EmailStep
          email={screen.email || forgottenBy}
          byLink={screen.byLink}
          linkIsBroken={screen.linkIsBroken}
          onSubmit={(email, byLink) => {
            actor.send({ type: 'email.submitted', email, byLink });
          }}
        />
      );
    case 'verification':
      return <Verification actor={actor} email={screen.email} byLink={screen.byLink} />;
    case 'password':
      return (
        <PasswordStep
          email={screen.email}
          busy={screen.busy}
          failure={screen.failure}
          onRestart={restart}
          onSubmit={(password) => {
            actor.send({ type: 'password.submitted', password });
          }}
        />
      );
    case 'over':
      return <Over onRestart={restart} />;
    case 'complete':
      return <output>{t('reset.complete.body')}</output>;
  }
}

type CodeActor = ActorRefFrom<typeof smsVerificationMachine>;

/** Nothing of it tells whether there is an account (RESET-09). */
const codeWords = (email: string, byLink: boolean): CodeWords => ({
  sent: () => ({ text: byLink ? 'reset.sent.link' : 'reset.sent', values: { email } }),
  ...(byLink && { again: 'reset.restart' }),
  resent: 'reset.resent',
  wrong: 'reset.wrongEmail',
  changeContact: 'reset.changeEmail',
  leaveLock: 'reset.lock.close',
});

function Verification(props: { actor: ResetActor; email: string; byLink: boolean }) {
  const { actor, email, byLink } = props;
  const t = useT();
  // Every pair of operations has the same chart; the port's own type says less.
  const child = useSelector(
    actor,
    ({ children }) => children['codeVerification'] as CodeActor | undefined,
  );
  const isUnsent = useSelector(
    child,
    (snapshot) => snapshot !== undefined && codeVerificationScreen(snapshot).name === 'sendRefused',
  );
  if (child === undefined) return null;
  return (
    <>
      <CodeVerification actor={child} words={codeWords(email, byLink)} />
      {!isUnsent && (
        <div className={css.nothingCame}>
          <p>{t('reset.nothingCame')}</p>
          <Support look="quiet" compact />
        </div>
      )}
    </>
  );
}

/** The key is no longer good. The ways on are the log-in, if the key has done its work, and another reset. */
function Over({ onRestart }: { onRestart: () => void }) {
  const t = useT();
  const address = useAddress();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={css.step}>
      <FailureNotice title={t('reset.over.title')} words={[{ text: 'reset.over.body' }]} />
      <Button wide onClick={onRestart}>
        {t('reset.restart')}
      </Button>
      <LinkButton look="secondary" wide href={address('/') + LOG_IN}>
        {t('action.logIn')}
      </LinkButton>
    </div>
  );
}
