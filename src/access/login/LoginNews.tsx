import type { ReactNode } from 'react';
import type { LoginEvent } from '../../../machines/access/login/machine.ts';
import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { useAddress } from '../../app/context.tsx';
import { useT, type TextId, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { FailureNotice } from '../../app/failure-notice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Support } from '../../app/support.tsx';
import { useTag } from '../../banking/tag.ts';
import { formatDeadline } from '../../locale/moments.ts';
import { endOf, refusalWords } from './words.ts';

export interface LoginNewsProps {
  readonly screen: Exclude<LoginScreen, { name: 'closed' }>;
  readonly send: (event: LoginEvent) => void;
}

/** Why the login was refused, above the form (LOGIN-08, LOGIN-09). */
export function LoginNews({ screen, send }: LoginNewsProps) {
  const t = useT();
  const address = useAddress();
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
    case 'tooManyAttempts':
      return said([refusalWords(screen)]);
    case 'blacklisted':
      return said([refusalWords(screen)]);
    case 'accountClosed':
      return said(
        [refusalWords(screen)],
        <a href={address('/page-closed-account')}>{t('login.error.closed.link')}</a>,
      );
    case 'excluded':
    case 'excludedIndefinitely':
    case 'onTimeout':
    case 'startingCoolingOff':
      return <OnBreak screen={screen} send={send} />;
    case 'coolingOffStarted':
      return (
        <Notice severity="success" live="status">
          {t('login.cooling.started')}
        </Notice>
      );
    case 'failed':
      return said(failureWords(screen.failure));
  }
}

/** Of their own break with an end nobody is to ask the support: it is not made shorter. */
const SUPPORTED: ReadonlySet<TextId> = new Set([
  'login.error.exclusionIndefinite',
  'login.error.timeout.byOperator',
]);

/** What it is called that keeps a player out: an exclusion is more than a break. */
const TITLES = {
  excluded: 'login.onBreak.excluded',
  excludedIndefinitely: 'login.onBreak.excluded',
  onTimeout: 'login.onBreak.title',
  startingCoolingOff: 'login.onBreak.title',
} as const satisfies Record<string, TextId>;

/** A break that holds: nothing is wrong with whoever takes it. Says until when, and who helps (LOGIN-08). */
function OnBreak({
  screen,
  send,
}: {
  screen: Extract<
    LoginNewsProps['screen'],
    { name: 'excluded' | 'excludedIndefinitely' | 'onTimeout' | 'startingCoolingOff' }
  >;
  send: LoginNewsProps['send'];
}) {
  const t = useT();
  const tag = useTag();
  const { text, values } = refusalWords(screen);
  const end = endOf(screen);
  return (
    <Notice severity="info" live="alert" title={t(TITLES[screen.name])}>
      <p>{t(text, values)}</p>
      {end && (
        <p>{t('login.onBreak.until', { until: formatDeadline(end.until, tag, end.timeZone) })}</p>
      )}
      {(screen.name === 'onTimeout' || screen.name === 'startingCoolingOff') && (
        <CoolingOffer screen={screen} send={send} />
      )}
      <HelpLink />
      {SUPPORTED.has(text) && <Support compact />}
    </Notice>
  );
}

function HelpLink() {
  const t = useT();
  const address = useAddress();
  return <a href={address('/responsible-gambling')}>{t('login.help')}</a>;
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
