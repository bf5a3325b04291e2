import { CircleSlash, Hourglass, Landmark, LockKeyhole, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoginRefusal } from '../../../machines/access/login/refusals.ts';
import type { Failure } from '../../../machines/operations.ts';
import { useAddress } from '../../runtime/context.tsx';
import { FailureSentences } from '../../runtime/flows/failure-notice.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { refusalWords } from '../login/words.ts';
import * as css from './pay-and-play.css.ts';

/** Where a payment ends or pauses: one piece of news each, with the way on. */

/** PNP-10. */
export function NotOffered() {
  const t = useT();
  const address = useAddress();
  return (
    <Screen
      icon={Landmark}
      title={t('payAndPlay.notOffered.title')}
      actions={<LinkButton href={address('/signup')}>{t('payAndPlay.form.link')}</LinkButton>}
    >
      <p>{t('payAndPlay.notOffered.body')}</p>
    </Screen>
  );
}

/**
 * PNP-08. The provider does not say whether its customer, the bank or this platform said no: people whom it may
 * have refused are offered no other way in.
 */
export function CodeError({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <Screen
      icon={CircleSlash}
      title={t('payAndPlay.codeError.title')}
      actions={
        <>
          <Support look="primary" />
          <LinkButton look="secondary" href={address('/responsible-gambling')}>
            {t('login.help')}
          </LinkButton>
          <Button look="secondary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </>
      }
    >
      <p>{t('payAndPlay.codeError.body')}</p>
    </Screen>
  );
}

/** The payment is there, but it opens nothing any more: help comes first. */
export function Over(props: { title: TextId; body: TextId; onRestart: () => void }) {
  const { title, body, onRestart } = props;
  const t = useT();
  return (
    <Screen
      icon={Hourglass}
      title={t(title)}
      actions={
        <>
          <Support look="primary" />
          <Button look="secondary" onClick={onRestart}>
            {t('payAndPlay.restart')}
          </Button>
        </>
      }
    >
      <p>{t(body)}</p>
    </Screen>
  );
}

/** Something failed, and may be tried again without paying twice. */
export function TryAgain(props: {
  title: TextId;
  body: TextId;
  failure: Failure;
  onRetry: () => void;
}) {
  const { title, body, failure, onRetry } = props;
  const t = useT();
  return (
    <Screen
      icon={Unplug}
      title={t(title)}
      actions={
        <>
          <Button onClick={onRetry}>{t('action.retry')}</Button>
          <Support look="secondary" />
        </>
      }
    >
      <div role="alert" className={css.news}>
        <p>{t(body)}</p>
        <FailureSentences failure={failure} />
      </div>
    </Screen>
  );
}

/** Why an account may not be used, in the login's words; a used payment has words of its own. */
function useRefusal(refusal: LoginRefusal): ReactNode {
  const t = useT();
  switch (refusal.kind) {
    case 'unauthorized':
    case 'playerNotFound':
    case 'signUpUnfinished':
      return t('payAndPlay.loginRefused.over');
    default: {
      const { text, values } = refusalWords(asLogin(refusal));
      return t(text, values);
    }
  }
}

type Known = Exclude<
  LoginRefusal,
  { kind: 'unauthorized' | 'playerNotFound' | 'signUpUnfinished' }
>;

/** The login's screen of a refusal. */
function asLogin(refusal: Known): Parameters<typeof refusalWords>[0] {
  switch (refusal.kind) {
    case 'timeout':
      return { name: 'onTimeout', details: refusal.details, can: { startCoolingOff: false } };
    case 'exclusion':
      return { name: 'excluded', days: refusal.days, end: refusal.end };
    case 'exclusionIndefinite':
      return { name: 'excludedIndefinitely' };
    case 'maxAttempts':
      return { name: 'tooManyAttempts', until: refusal.until };
    case 'blacklisted':
      return { name: 'blacklisted' };
    case 'closed':
      return { name: 'accountClosed' };
  }
}

/** The account is not closed to them: only this way into it is. */
const mayPlayLater = ({ kind }: LoginRefusal): boolean => OPEN_ACCOUNTS.has(kind);
const OPEN_ACCOUNTS: ReadonlySet<LoginRefusal['kind']> = new Set([
  'unauthorized',
  'playerNotFound',
  'signUpUnfinished',
  'maxAttempts',
]);

export function LoginRefused({ refusal }: { refusal: LoginRefusal }) {
  const t = useT();
  const address = useAddress();
  const why = useRefusal(refusal);
  return (
    <Screen
      icon={LockKeyhole}
      title={t('payAndPlay.loginRefused.title')}
      actions={
        <>
          <Support look="primary" />
          <LinkButton look="secondary" href={address('/responsible-gambling')}>
            {t('login.help')}
          </LinkButton>
        </>
      }
    >
      <p>{why}</p>
      <p>
        {t(
          mayPlayLater(refusal) ? 'payAndPlay.loginRefused.later' : 'payAndPlay.loginRefused.body',
        )}
      </p>
    </Screen>
  );
}
