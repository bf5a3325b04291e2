import { Globe, UserRound } from 'lucide-react';
import type { SignUpProblem } from '../../../machines/access/sign-up/problems.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAddress } from '../../runtime/context.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { placeName } from '../../runtime/locale/country-names.ts';
import * as css from './sign-up.css.ts';

/** Where a sign-up ends or pauses: one piece of news each, with the way on. */

/** SIGN-11, NS-36. */
export function Unsupported({
  countryCode,
  onRestart,
}: {
  countryCode: string;
  onRestart: () => void;
}) {
  const t = useT();
  const address = useAddress();
  const country = placeName({ countryCode }, useLanguage());
  return (
    <Screen
      icon={Globe}
      title={t('signup.unsupported.title')}
      actions={
        <>
          <LinkButton href={address('/')}>{t('action.goHome')}</LinkButton>
          <Button look="secondary" onClick={onRestart}>
            {t('signup.unsupported.otherCountry')}
          </Button>
        </>
      }
    >
      <p>{t('signup.unsupported.where', { country })}</p>
      <p>{t('signup.unsupported.body')}</p>
    </Screen>
  );
}

/** SIGN-09, NS-37. */
export function Duplicated({ email, onRestart }: { email: string; onRestart: () => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <Screen
      icon={UserRound}
      title={t('signup.duplicated.title')}
      actions={
        <>
          <LinkButton href={LOG_IN}>{t('action.logIn')}</LinkButton>
          <LinkButton look="secondary" href={address('/reset-password')}>
            {t('login.forgotten')}
          </LinkButton>
          <Button look="secondary" onClick={onRestart}>
            {t('signup.duplicated.otherEmail')}
          </Button>
        </>
      }
    >
      <p className={css.address}>{email}</p>
      <p>{t('signup.duplicated.body')}</p>
    </Screen>
  );
}

/** The account is there, but the automatic login did not work (SIGN-07, NS-37). */
export function AskingToLogIn() {
  const t = useT();
  return (
    <div className={css.ready}>
      <Notice severity="info">{t('signup.autoLogin.failed.body')}</Notice>
      <LinkButton wide href={LOG_IN}>
        {t('action.logIn')}
      </LinkButton>
    </div>
  );
}

/** The market's rules could not be fetched; the input is kept (SIGN-03). */
export function MarketCheckFailed(props: {
  problem: SignUpProblem | undefined;
  onRetry: () => void;
}) {
  const { problem, onRetry } = props;
  const t = useT();
  return (
    <FailureNotice
      title={t('signup.verification.failed')}
      words={problem?.kind === 'failure' ? failureWords(problem.failure) : []}
      onRetry={onRetry}
    >
      <p>{t('signup.verification.kept')}</p>
    </FailureNotice>
  );
}

/** The new player is being logged in, then taken on (SIGN-07, SIGN-10). */
export function Waiting({ words }: { words: string }) {
  return (
    <div className={css.loggingIn}>
      <span className={css.progress} />
      <output>{words}</output>
    </div>
  );
}
