import type { BonusCodeScreen } from '../../../machines/rewards/bonus-code/screen.ts';
import type { BonusCodeEvent } from '../../../machines/rewards/bonus-code/setup.ts';
import { formatMoney } from '../../money/format.ts';
import { useAddress } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import * as css from '../rewards.css.ts';
import { AGREE_FAILURE_WORDS } from '../words.ts';
import { DepositCard } from './DepositTerms.tsx';

interface AgreedProps {
  readonly screen: Extract<BonusCodeScreen, { name: 'agreed' | 'takingBack' }>;
  readonly send: (event: BonusCodeEvent) => void;
}

/** What the player agreed to, and where it waits: going on and taking it back are of one weight. */
export function Agreed({ screen, send }: AgreedProps) {
  const { campaign } = screen;
  const { name, minimumDeposit, currency } = campaign;
  const t = useT();
  const address = useAddress();
  const busy = screen.name === 'takingBack';
  const failure = screen.name === 'agreed' ? screen.failure : undefined;
  return (
    <div className={css.part}>
      <h2 tabIndex={-1}>{t('rewards.agree.done', { name })}</h2>
      <p className={css.quiet}>
        {t('rewards.agree.done.body', { min: formatMoney({ amount: minimumDeposit, currency }) })}
      </p>
      <DepositCard campaign={campaign}>
        {failure && (
          <FailureNotice
            title={t(
              failure.kind === 'refused'
                ? 'rewards.agree.notTakenBack'
                : 'rewards.agree.unknownBack',
            )}
            words={failureWords(failure, AGREE_FAILURE_WORDS)}
          />
        )}
        <div className={css.claim}>
          <LinkButton look="secondary" href={address('/my-account/banking/deposit')}>
            {t('rewards.agree.toDeposit')}
          </LinkButton>
          <Button
            look="secondary"
            busy={busy}
            onClick={() => {
              send({ type: 'consent.withdrawn' });
            }}
          >
            {t('rewards.agree.takeBack')}
          </Button>
        </div>
      </DepositCard>
      <output className={unseen}>{busy ? t('rewards.agree.takingBack') : ''}</output>
      <div className={css.claim}>
        <Button
          look="secondary"
          inactive={busy}
          onClick={() => {
            send({ type: 'code.left' });
          }}
        >
          {t('rewards.code.other')}
        </Button>
      </div>
    </div>
  );
}
