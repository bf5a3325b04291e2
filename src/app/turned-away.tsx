import { useLocation } from '@tanstack/react-router';
import { news } from '../shell/layout.css.ts';
import { Notice } from '../ui/Notice.tsx';
import { useT } from '../texts/index.ts';
import { Support } from './support.tsx';

/** Tells a player whom the guards led away from a page that it is closed to them, and who can say more. */
export function TurnedAway() {
  const t = useT();
  const isTold = useLocation({ select: ({ state }) => state.turnedAway === true });
  if (!isTold) return null;
  return (
    <div className={news}>
      <Notice severity="warning" live="status" title={t('screen.turnedAway.title')}>
        <p>{t('screen.turnedAway.body')}</p>
        <Support compact />
      </Notice>
    </div>
  );
}
