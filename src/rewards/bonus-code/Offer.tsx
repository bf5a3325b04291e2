import type { BonusCodeScreen } from '../../../machines/rewards/bonus-code/screen.ts';
import type { BonusCodeEvent } from '../../../machines/rewards/bonus-code/setup.ts';
import type { Gift } from '../../../machines/rewards/rewards.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { InTheWay } from '../ForfeitClaim.tsx';
import { GiftCard } from '../GiftCard.tsx';
import * as css from '../rewards.css.ts';

interface OfferProps {
  readonly screen: Extract<BonusCodeScreen, { gift: Gift }>;
  readonly send: (event: BonusCodeEvent) => void;
}

/** What a code brings, with all of its terms before the press that claims it (BCODE-01). */
export function Offer({ screen, send }: OfferProps) {
  const { gift } = screen;
  const t = useT();
  const busy = screen.name === 'claiming';
  const failure = screen.name === 'offered' ? screen.failure : undefined;
  return (
    <div className={css.part}>
      <h2 tabIndex={-1}>{t('rewards.code.brings')}</h2>
      <ul className={css.cards}>
        <GiftCard
          gift={gift}
          busy={busy}
          problem={failure && { gift, failure }}
          onClaim={() => {
            send({ type: 'claim.chosen' });
          }}
        />
      </ul>
      <output className={unseen}>{busy ? t('rewards.claiming', { name: gift.name }) : ''}</output>
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
      {screen.name === 'inTheWay' && <InTheWay choice={screen} send={send} />}
    </div>
  );
}
