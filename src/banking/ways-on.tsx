import { useSearch } from '@tanstack/react-router';
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

/** Home, or back to the game over which the payment was begun. */
export function Onward({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  const t = useT();
  const address = useAddress();
  const { game } = useSearch({ strict: false });
  return game === undefined ? (
    <LinkButton look={look} href={address('/')}>
      {t('action.goHome')}
    </LinkButton>
  ) : (
    <LinkButton look={look} href={address('/play/$slug', { params: { slug: game } })}>
      {t('deposit.toGame')}
    </LinkButton>
  );
}

export function HomeOrCheck({ send }: Asking) {
  return (
    <>
      <Onward look="primary" />
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
