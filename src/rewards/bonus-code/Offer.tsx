import type { BonusCodeScreen } from '../../../machines/rewards/bonus-code/screen.ts';
import type { BonusCodeEvent } from '../../../machines/rewards/bonus-code/setup.ts';
import { rewardOf, type CodeOffer } from '../../../machines/rewards/rewards.ts';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { InTheWay } from '../ForfeitClaim.tsx';
import { SpinsCard, SpinsClaim } from '../free-spins/SpinsCard.tsx';
import { GiftCard } from '../GiftCard.tsx';
import { Problem } from '../Problem.tsx';
import * as css from '../rewards.css.ts';
import { actWords } from '../words.ts';
import { DepositCard } from './DepositTerms.tsx';

interface OfferProps {
  readonly screen: Extract<BonusCodeScreen, { offer: CodeOffer }>;
  readonly send: (event: BonusCodeEvent) => void;
}

/** What a code brings, with all of its terms before the press that claims it (BCODE-01). */
export function Offer({ screen, send }: OfferProps) {
  const { offer } = screen;
  const t = useT();
  const busy = screen.name === 'claiming';
  return (
    <div className={css.part}>
      <h2 tabIndex={-1}>{t('rewards.code.brings')}</h2>
      <ul className={css.cards}>
        <OfferCard screen={screen} send={send} />
      </ul>
      <output className={unseen}>
        {busy ? t(actWords(offer).acting, { name: rewardOf(offer).name }) : ''}
      </output>
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

function OfferCard({ screen, send }: OfferProps) {
  const { offer } = screen;
  const busy = screen.name === 'claiming';
  const failure = screen.name === 'offered' ? screen.failure : undefined;
  const claim = (): void => {
    send({ type: 'claim.chosen' });
  };
  switch (offer.kind) {
    case 'GIFT':
      return (
        <GiftCard
          gift={offer.gift}
          busy={busy}
          problem={failure && { gift: offer.gift, failure }}
          onClaim={claim}
        />
      );
    case 'DEPOSIT_BONUS':
      return (
        <li>
          <DepositCard campaign={offer.campaign}>
            {failure && <Problem name={offer.campaign.name} why={{ failure }} wanted={offer} />}
            <div className={css.claim}>
              <Button look="secondary" busy={busy} onClick={claim}>
                <T
                  id="rewards.agree.action"
                  values={{ name: offer.campaign.name }}
                  components={{ 0: <span className={unseen} /> }}
                />
              </Button>
            </div>
          </DepositCard>
        </li>
      );
    case 'FREE_SPINS':
      return (
        <SpinsCard spins={offer.freeSpins} problem={failure && { failure }}>
          <SpinsClaim spins={offer.freeSpins} busy={busy} onClaim={claim} />
        </SpinsCard>
      );
  }
}
