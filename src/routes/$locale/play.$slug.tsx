import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLive } from '../../runtime/live.tsx';
import { GAME } from '../../runtime/pages/page-data.ts';
import { PageLoader } from '../../shell/crash.tsx';
import { lazyPart } from '../../ui/parts.ts';

const GamePage = lazyPart(() => import('../../games/page/GamePage.tsx'));

/** A game's own page (ROUTE-23); who logs in there stays there (GAME-09). */
export const Route = createFileRoute('/$locale/play/$slug')({
  component: Play,
  staticData: {
    page: {
      rule: GAME,
      prerendered: false,
      readsAhead: 'game',
      staysAfterLogin: true,
      staysUncovered: true,
    },
  },
});

function Play() {
  useLive('page');
  const { slug } = Route.useParams();
  return (
    <Suspense
      fallback={
        // The frame is at once as it will be around the game.
        <div data-flow>
          <PageLoader />
        </div>
      }
    >
      <GamePage.Part slug={slug} />
    </Suspense>
  );
}
