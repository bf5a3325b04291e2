import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { news as frame } from '../shell/layout.css.ts';
import { useT } from '../texts/index.ts';
import { Notice } from '../ui/Notice.tsx';
import { useRuntime, useSession } from '../runtime/context.tsx';
import { leftNews, onLeftNews, tellLeft, type LeftNews } from './left-news.ts';

/**
 * Says that the session is over, and why, on the page where its end leads; the next page no longer says it
 * (LOGOUT-01, LOGOUT-06).
 */
export function LeftNotice() {
  const news = useSyncExternalStore(onLeftNews, leftNews, () => undefined);
  const isPlayer = useSession().name === 'player';
  const isLanding = useSelector(useRuntime().site, (snapshot) => snapshot.hasTag('landing'));
  const { pathname } = useLocation();
  if (news === undefined || isLanding || isPlayer) return null;
  return <Told key={pathname} {...news} />;
}

function Told({ severity, text }: LeftNews) {
  const t = useT();
  // Leaving the page, or a session that begins, takes it back.
  useEffect(
    () => () => {
      tellLeft(undefined);
    },
    [],
  );
  return (
    <div className={frame}>
      <Notice severity={severity} live="status" title={t(text)} />
    </div>
  );
}
