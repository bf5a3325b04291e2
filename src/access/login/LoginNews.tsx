import type { ReactNode } from 'react';
import type { LoginEvent } from '../../../machines/access/login/machine.ts';
import type { TimeoutDetails } from '../../../machines/access/login/refusals.ts';
import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { useAddress } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { DAY, HOUR, MINUTE } from '../../ui/durations.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface LoginNewsProps {
  readonly screen: Exclude<LoginScreen, { name: 'closed' }>;
  readonly send: (event: LoginEvent) => void;
}

/** Why the login was refused, above the form (LOGIN-08, LOGIN-09). */
export function LoginNews({ screen, send }: LoginNewsProps) {
  const t = useT();
  const address = useAddress();
  const refused = (words: ReactNode, more?: ReactNode) => (
    <Notice severity="error" live="alert" title={t('login.error.title')}>
      <p>{words}</p>
      {more}
    </Notice>
  );
  switch (screen.name) {
    case 'enteringCredentials':
    case 'submitting':
      return null;
    case 'unauthorized':
      return refused(t('login.error.unauthorized'));
    case 'playerNotFound':
      return refused(t('login.error.notFound'));
    case 'tooManyAttempts':
      return refused(t('login.error.maxAttempt'));
    case 'blacklisted':
      return refused(t('login.error.blacklisted'));
    case 'accountClosed':
      return refused(
        t('login.error.closed'),
        <a href={address('/page-closed-account')}>{t('login.error.closed.link')}</a>,
      );
    case 'excluded':
      return refused(
        screen.days === undefined
          ? t('login.error.exclusion.unknown')
          : t('login.error.exclusion', { days: screen.days }),
        <HelpLink />,
      );
    case 'excludedIndefinitely':
      return refused(t('login.error.exclusionIndefinite'), <HelpLink />);
    case 'onTimeout':
    case 'startingCoolingOff':
      return refused(
        <TimeLeft details={screen.details} />,
        <>
          <CoolingOffer screen={screen} send={send} />
          <HelpLink />
        </>,
      );
    case 'coolingOffStarted':
      return (
        <Notice severity="success" live="status">
          {t('login.cooling.started')}
        </Notice>
      );
    case 'failed':
      return (
        <FailureNotice
          title={t('login.error.title')}
          failure={screen.failure}
          words={{ unreachable: 'login.error.unreachable', otherwise: 'login.error.unexpected' }}
        />
      );
  }
}

function HelpLink() {
  const t = useT();
  const address = useAddress();
  return <a href={address('/responsible-gambling')}>{t('login.help')}</a>;
}

/** The time left in days, hours or minutes, whichever says it best (NS-74). */
function TimeLeft({ details }: { details: TimeoutDetails }) {
  const t = useT();
  const { initiator, timeLeft, remainingDays } = details;
  if (initiator !== undefined && initiator !== 'PLAYER') return t('login.error.timeout.byOperator');
  if (timeLeft !== undefined && timeLeft < HOUR) {
    return t('login.error.timeout.minutes', { minutes: Math.max(1, Math.ceil(timeLeft / MINUTE)) });
  }
  if (timeLeft !== undefined && timeLeft < DAY) {
    return t('login.error.timeout.hours', { hours: Math.ceil(timeLeft / HOUR) });
  }
  return remainingDays === undefined
    ? t('login.error.timeout.unknown')
    : t('login.error.timeout', { days: remainingDays });
}

/** The cooling-off day, offered where the refusal allows it (LOGIN-10). */
function CoolingOffer({
  screen,
  send,
}: {
  screen: Extract<LoginScreen, { name: 'onTimeout' | 'startingCoolingOff' }>;
  send: LoginNewsProps['send'];
}) {
  const t = useT();
  const starting = screen.name === 'startingCoolingOff';
  if (!starting && !screen.can.startCoolingOff) return null;
  return (
    <>
      <p>{t('login.cooling.offer')}</p>
      <Button
        look="secondary"
        compact
        busy={starting}
        onClick={() => {
          send({ type: 'coolingOff.chosen' });
        }}
      >
        {starting ? t('login.cooling.starting') : t('login.cooling.start')}
      </Button>
    </>
  );
}
