import { PlayerTabs } from '../../runtime/guard/PlayerTabs.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import * as css from '../rewards.css.ts';
import { Sheet } from '../Sheet.tsx';
import { Cashback } from './Cashback.tsx';

/** What a player gets back of losses: switched on, followed, claimed, switched off (CASH-01). */
export default function CashbackPage() {
  const t = useT();
  const language = useLanguage();
  return (
    <Sheet
      title={t('rewards.cashback.title')}
      ways={
        <>
          <PlayerTabs of="rewards" />
          <p className={css.quiet}>{t('rewards.cashback.intro')}</p>
        </>
      }
    >
      <Cashback language={language} />
    </Sheet>
  );
}
