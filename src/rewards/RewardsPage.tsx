import { useAddress, useSession } from '../runtime/context.tsx';
import { PlayerTabs } from '../runtime/guard/PlayerTabs.tsx';
import { useLanguage, useT } from '../texts/index.ts';
import { Title } from '../ui/Title.tsx';
import { Rewards } from './Rewards.tsx';
import * as css from './rewards.css.ts';

/** The player's rewards: what can be claimed, and what runs (ROUTE-21). One flow is behind both tabs. */
export default function RewardsPage() {
  const t = useT();
  const address = useAddress();
  const language = useLanguage();
  const session = useSession();
  return (
    <div data-flow className={css.sheet}>
      <Title of={t('rewards.title')} />
      <h1>{t('rewards.title')}</h1>
      <PlayerTabs of="rewards" />
      <p className={css.quiet}>{t('rewards.intro')}</p>
      {session.name === 'player' && (
        <Rewards key={`${session.session.playerId} ${language}`} language={language} />
      )}
      <p>
        <a href={address('/bonus-terms')}>{t('deposit.bonus.terms')}</a>
      </p>
    </div>
  );
}
