import { ExternalLink, TriangleAlert, Unplug } from 'lucide-react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useAddress } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { FailureWords } from './FailureWords.tsx';
import { methodLabel } from './methods.ts';
import { providerPath } from './provider-page.ts';
import { Result } from './Result.tsx';

type Send = (event: DepositEvent) => void;

/** The player is being taken to the payment provider; when that is slow, a link leads there. */
export function Redirecting(props: {
  screen: Extract<DepositScreen, { name: 'redirecting' }>;
  send: Send;
}) {
  const { screen, send } = props;
  const t = useT();
  const address = useAddress();
  const path = providerPath(screen.url);
  if (path === undefined) {
    return (
      <Result
        icon={TriangleAlert}
        tone="bad"
        title={t('deposit.error.title')}
        actions={
          <>
            <StartOver send={send} look="primary" />
            <LinkButton look="secondary" href={address('/contact-live-chat')}>
              {t('deposit.support')}
            </LinkButton>
          </>
        }
      >
        <p>{t('deposit.error.body')}</p>
      </Result>
    );
  }
  return (
    <Result
      icon={screen.slow ? ExternalLink : 'busy'}
      tone="plain"
      title={t('deposit.redirecting.title')}
      {...(screen.slow && {
        actions: (
          <>
            <LinkButton href={path} data-reload="">
              {t('deposit.redirecting.link')}
            </LinkButton>
            <StartOver send={send} />
          </>
        ),
      })}
    >
      {screen.slow && <p>{t('deposit.redirecting.slow')}</p>}
      <p>{t('deposit.redirecting.body')}</p>
    </Result>
  );
}

/** No answer to the request: nothing was paid, and asking again asks for the same (ERR-03). */
export function RequestUnanswered(props: {
  screen: Extract<DepositScreen, { name: 'requestUnanswered' }>;
  send: Send;
}) {
  const { screen, send } = props;
  const { amount, currency, method } = screen.entered;
  const t = useT();
  const lost = screen.failure.kind === 'unreachable';
  return (
    <Result
      icon={Unplug}
      tone="caution"
      title={t(lost ? 'deposit.unreachable.title' : 'deposit.error.title')}
      facts={[
        { term: t('deposit.amount.label'), value: <Money amount={amount} currency={currency} /> },
        { term: t('deposit.methods.label'), value: methodLabel(method) },
      ]}
      actions={
        <>
          <Button
            onClick={() => {
              send({ type: 'retry.requested' });
            }}
          >
            {t('action.retry')}
          </Button>
          <StartOver send={send} />
        </>
      }
    >
      <p>{t('deposit.notMoved')}</p>
      {lost ? <p>{t('deposit.unreachable.body')}</p> : <FailureWords failure={screen.failure} />}
    </Result>
  );
}

/** Back to the check, and from there to an empty cashier. */
function StartOver({ send, look = 'secondary' }: { send: Send; look?: 'primary' | 'secondary' }) {
  const t = useT();
  return (
    <Button
      look={look}
      onClick={() => {
        send({ type: 'deposit.cleared' });
        send({ type: 'deposit.started' });
      }}
    >
      {t('deposit.startOver')}
    </Button>
  );
}
