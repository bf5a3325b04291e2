import type { ReactNode } from 'react';
import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { useT, type Words } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { useTag } from '../../runtime/locale/tag.ts';
import { formatDeadline } from '../../locale/moments.ts';
import type { BarredScreen } from './Barred.tsx';
import { useResetLink } from './use-reset-link.ts';
import { refusalWords } from './words.ts';

export interface LoginNewsProps {
  readonly screen: Exclude<LoginScreen, { name: 'closed' } | BarredScreen>;
}

/** Why the login was refused, above the form (LOGIN-08, LOGIN-09). */
export function LoginNews({ screen }: LoginNewsProps) {
  const t = useT();
  const said = (words: readonly Words[], more?: ReactNode) => (
    <FailureNotice title={t('login.error.title')} words={words}>
      {more}
    </FailureNotice>
  );
  switch (screen.name) {
    case 'enteringCredentials':
    case 'submitting':
      return null;
    case 'unauthorized':
    case 'playerNotFound':
      return said([refusalWords(screen)]);
    case 'tooManyAttempts':
      return said([refusalWords(screen)], <WhileLocked until={screen.until} />);
    case 'failed':
      return said(failureWords(screen.failure));
  }
}

/** Until when a lock holds, told in the visitor's own zone: whose account it is, nobody has said. */
function WhileLocked({ until }: { until: string | undefined }) {
  const t = useT();
  const tag = useTag();
  const resetLink = useResetLink();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      {until !== undefined && (
        <p>{t('login.error.maxAttempt.until', { until: formatDeadline(until, tag, timeZone) })}</p>
      )}
      <p>
        {t('login.error.maxAttempt.reset')}{' '}
        <a {...resetLink}>{t('login.error.maxAttempt.resetLink')}</a>
      </p>
      <Support compact />
    </>
  );
}
