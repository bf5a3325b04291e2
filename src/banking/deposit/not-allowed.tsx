import { CircleSlash, IdCard } from 'lucide-react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { Support } from '../../runtime/help/support.tsx';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Result } from '../Result.tsx';
import { CapReached, useCapFacts } from '../unverified-cap.tsx';
import { SupportOrHome } from '../ways-on.tsx';
import { obstacleWords } from './words.ts';

/** The account's own reason, that the money is safe, and who can say more (DEP-11, DEP-13). */
export function NotAllowed({
  screen: { name, because },
}: {
  readonly screen: Extract<DepositScreen, { name: 'notAllowed' | 'restricted' }>;
}) {
  const t = useT();
  const address = useAddress();
  const { title, body } = obstacleWords(name, because);
  return (
    <Result
      icon={CircleSlash}
      tone="plain"
      title={t(title)}
      actions={
        because === 'TERMS' ? (
          <>
            <LinkButton href={address('/accept-terms-condition')}>
              {t('terms.update.read')}
            </LinkButton>
            <Support />
          </>
        ) : (
          <SupportOrHome />
        )
      }
    >
      <p>{t(body)}</p>
      <p>{t('account.safe')}</p>
    </Result>
  );
}

/**
 * Says that an unverified player has used up the amount that they may deposit, how much it is, and how it is
 * lifted (DEP-04, DEP-14).
 */
export function UnverifiedCapReached({
  screen: { cap },
  send,
}: {
  readonly screen: Extract<DepositScreen, { name: 'unverifiedCap' }>;
  readonly send: (event: DepositEvent) => void;
}) {
  const t = useT();
  return (
    <Result
      icon={IdCard}
      tone="caution"
      title={t('deposit.unverifiedCap.title')}
      facts={useCapFacts(cap)}
      actions={
        <>
          <Button
            onClick={() => {
              send({ type: 'upload.chosen' });
            }}
          >
            {t('deposit.upload')}
          </Button>
          <Support />
        </>
      }
    >
      {cap ? <CapReached cap={cap} /> : <p>{t('deposit.unverifiedCap.bodyUnknown')}</p>}
      <p>{t('deposit.unverifiedCap.lift')}</p>
    </Result>
  );
}
