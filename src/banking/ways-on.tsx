import { useAddress } from '../app/context.tsx';
import { Support } from '../app/support.tsx';
import { useT } from '../texts/index.ts';
import { Button, LinkButton } from '../ui/Button.tsx';

/** Ways on from a check that found something against a deposit or a withdrawal. */

export function HomeOrCheck({ send }: { send: (event: { type: 'retry.requested' }) => void }) {
  const t = useT();
  const address = useAddress();
  return (
    <>
      <LinkButton href={address('/')}>{t('action.goHome')}</LinkButton>
      <Button
        look="secondary"
        onClick={() => {
          send({ type: 'retry.requested' });
        }}
      >
        {t('deposit.checkAgain')}
      </Button>
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
