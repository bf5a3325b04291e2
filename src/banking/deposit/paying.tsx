import { ExternalLink, Link2Off } from 'lucide-react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Result } from '../Result.tsx';
import { Support } from '../../runtime/help/support.tsx';

type Send = (event: DepositEvent) => void;

/** The player is being taken to the payment provider; when that is slow, a link leads there. */
export function Redirecting(props: {
  screen: Extract<DepositScreen, { name: 'redirecting' }>;
  send: Send;
}) {
  const { screen, send } = props;
  const t = useT();
  return (
    <Result
      icon={screen.slow ? ExternalLink : 'busy'}
      tone="plain"
      title={t('deposit.redirecting.title')}
      {...(screen.slow && {
        actions: (
          <>
            <LinkButton href={screen.path} data-reload="">
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

/** The platform named a payment page of another site: money does not follow a stranger's link. */
export function ForeignAddress({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={Link2Off}
      tone="bad"
      title={t('deposit.foreignAddress.title')}
      actions={
        <>
          <StartOver send={send} look="primary" />
          <Support />
        </>
      }
    >
      <p>{t('deposit.foreignAddress.body')}</p>
      <p>{t('deposit.notMoved')}</p>
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
        send({ type: 'deposit.started' });
      }}
    >
      {t('deposit.startOver')}
    </Button>
  );
}
