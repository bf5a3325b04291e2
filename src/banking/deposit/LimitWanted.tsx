import { Gauge } from 'lucide-react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Result } from '../Result.tsx';

/** A deposit limit comes first: offered, with a way on of the same weight, or required (LIM-11). */
export function LimitWanted(props: {
  screen: Extract<DepositScreen, { name: 'limitOffered' | 'limitRequired' }>;
  send: (event: DepositEvent) => void;
}) {
  const { screen, send } = props;
  const t = useT();
  const address = useAddress();
  const limits = address('/my-account/gambling-limits', { search: { for: 'deposit' } });
  const mayDecline = screen.name === 'limitOffered';
  return (
    <Result
      icon={Gauge}
      tone="plain"
      title={t(mayDecline ? 'deposit.limitOffered.title' : 'deposit.limitRequired.title')}
      actions={
        <>
          <LinkButton look={mayDecline ? 'secondary' : 'primary'} href={`${limits}#deposit-limits`}>
            {t(mayDecline ? 'deposit.limitOffered.set' : 'deposit.limitRequired.set')}
          </LinkButton>
          {mayDecline && (
            <Button
              look="secondary"
              onClick={() => {
                send({ type: 'limit.declined' });
              }}
            >
              {t('deposit.limitOffered.decline')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(mayDecline ? 'deposit.limitOffered.body' : 'deposit.limitRequired.body')}</p>
    </Result>
  );
}
