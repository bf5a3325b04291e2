import { hasBonusCodes } from '../../machines/site/guard/decide.ts';
import { useAddress, useSession } from '../runtime/context.tsx';
import { guardedPlayer } from '../runtime/guard/guard.tsx';
import { PlayerTabs } from '../runtime/guard/PlayerTabs.tsx';
import { useLanguage, useT } from '../texts/index.ts';
import { Rewards } from './Rewards.tsx';
import { Sheet } from './Sheet.tsx';

/** The player's rewards: what can be claimed, and what runs (ROUTE-21). One flow is behind both tabs. */
export default function RewardsPage() {
  const t = useT();
  const address = useAddress();
  const language = useLanguage();
  const player = guardedPlayer(useSession());
  return (
    <Sheet
      title={t('rewards.title')}
      ways={
        <>
          <PlayerTabs of="rewards" />
          {player && hasBonusCodes(player) && (
            <p>
              <a href={address('/my-account/bonus-code')}>{t('rewards.code.enter')}</a>
            </p>
          )}
          <p>
            <a href={address('/my-account/free-spins')}>{t('rewards.spins.title')}</a>
          </p>
          <p>
            <a href={address('/my-account/cashback')}>{t('rewards.cashback.title')}</a>
          </p>
        </>
      }
    >
      <Rewards language={language} />
    </Sheet>
  );
}
