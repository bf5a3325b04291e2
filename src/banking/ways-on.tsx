import { useAddress } from '../runtime/context.tsx';
import { Support } from '../runtime/help/support.tsx';
import { useT } from '../texts/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';

/** Ways on from an obstacle to a deposit or a withdrawal, or from an unknown one. */

export interface Asking {
  readonly send: (event: { readonly type: 'retry.requested' }) => void;
}

export function Retry({ send }: Asking) {
  const t = useT();
  return (
    <Button
      onClick={() => {
        send({ type: 'retry.requested' });
      }}
    >
      {t('action.retry')}
    </Button>
  );
}

export function CheckAgain({ send }: Asking) {
  const t = useT();
  return (
    <Button
      look="secondary"
      onClick={() => {
        send({ type: 'retry.requested' });
      }}
    >
      {t('deposit.checkAgain')}
    </Button>
  );
}

export function HomeOrCheck({ send }: Asking) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <LinkButton href={address('/')}>{t('action.goHome')}</LinkButton>
      <CheckAgain send={send} />
    </>
  );
}

export function SupportOrHome() {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <Support look="primary" />
      <LinkButton look="secondary" href={address('/')}>
        {t('action.goHome')}
      </LinkButton>
    </>
  );
}
