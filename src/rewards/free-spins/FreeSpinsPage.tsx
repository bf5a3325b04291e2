import { PlayerTabs } from '../../runtime/guard/PlayerTabs.tsx';
import { useLanguage, useT } from '../../texts/index.ts';
import * as css from '../rewards.css.ts';
import { Sheet } from '../Sheet.tsx';
import { FreeSpins } from './FreeSpins.tsx';

/** The player's free spins: claimed, waited for, followed (FSPIN-03, FSPIN-04). */
export default function FreeSpinsPage() {
  const t = useT();
  const language = useLanguage();
  return (
    <Sheet
      title={t('rewards.spins.title')}
      ways={
        <>
          <PlayerTabs of="rewards" />
          <p className={css.quiet}>{t('rewards.spins.intro')}</p>
        </>
      }
    >
      <FreeSpins language={language} />
    </Sheet>
  );
}
