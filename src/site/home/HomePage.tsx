import { Suspense, useState } from 'react';
import { useSession } from '../../runtime/context.tsx';
import { useLive } from '../../runtime/live.tsx';
import { PageLoader } from '../../shell/crash.tsx';
import { lazyPart } from '../../ui/parts.ts';
import { VisitorHome } from './VisitorHome.tsx';

// No visitor needs it.
const PlayerHome = lazyPart(() => import('./PlayerHome.tsx'));

/**
 * The front page (ROUTE-01): a visitor's, or a player's own. While a player's session ends or another's is asked
 * for, it is neither.
 */
export function HomePage() {
  useLive('page');
  const { name } = useSession();
  const [last, setLast] = useState(name);
  const isKnown = name !== 'loading' && name !== 'signingOut';
  if (isKnown && last !== name) setLast(name);
  const isVisitors = last === 'anonymous' || last === 'unconfirmed';
  if (isVisitors && name !== 'player') return <VisitorHome />;
  return (
    <Suspense fallback={<PageLoader />}>{isKnown ? <PlayerHome.Part /> : <PageLoader />}</Suspense>
  );
}
