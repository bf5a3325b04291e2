import { useLocation } from '@tanstack/react-router';
import { news } from '../shell/layout.css.ts';
import { useT, type TextId } from '../texts/index.ts';
import { failureWords } from '../ui/failure-words.ts';
import { Notice } from '../ui/Notice.tsx';
import { useAddress, useBrand } from '../runtime/context.tsx';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { useObstacle } from '../runtime/guard/guard.tsx';
import type { Obstacle } from '../runtime/guard/obstacle.ts';
import { Support } from '../runtime/help/support.tsx';
import { usePage } from '../runtime/pages/use-page.ts';

interface Said {
  readonly title: TextId;
  readonly off: TextId;
}

const WORDS = {
  suspended: { title: 'deposit.suspended.title', off: 'standing.suspended.off' },
  risk: { title: 'standing.risk.title', off: 'standing.risk.off' },
  payoutsOff: { title: 'standing.payoutsOff.title', off: 'standing.payoutsOff.off' },
  depositsOff: { title: 'deposit.closed.off.title', off: 'standing.depositsOff.off' },
} as const satisfies Record<Obstacle, Said>;

/**
 * For visitors whom a guard led away from a page that does not exist or is closed to them, or on a page that their
 * status concerns.
 */
export default function ToldOfPage() {
  const {
    turnedAway,
    obstacle: was,
    missing,
    gameLost,
  } = useLocation({
    select: ({ state }) => state,
  });
  const obstacle = useObstacle();
  const isConcerned = useIsConcerned();
  if (missing === true) return <Missing />;
  if (gameLost !== undefined) return <GameLost {...gameLost} />;
  if (turnedAway === true) {
    // What closed the page to them is gone.
    if (was !== undefined && obstacle === undefined) return null;
    return <TurnedAway obstacle={obstacle} />;
  }
  return obstacle && isConcerned ? <Lasting obstacle={obstacle} /> : null;
}

/** Home and the account say what is off for as long as it is. */
function useIsConcerned(): boolean {
  const { pageId } = usePage();
  const { welcomePath } = useBrand();
  return ['home', welcomePath, 'my-account'].includes(pageId);
}

/** Says so to people who came by an address of no page (ROUTE-15). */
function Missing() {
  const t = useT();
  return (
    <div className={news}>
      <Notice severity="info" live="status" title={t('screen.missing.title')}>
        <p>{t('screen.missing.body')}</p>
      </Notice>
    </div>
  );
}

/** Says that a game could not be loaded, and what to name to support where the platform failed (GAME-04). */
function GameLost({ traceId }: { traceId: string | undefined }) {
  const t = useT();
  const address = useAddress();
  return (
    <div className={news}>
      <FailureNotice
        title={t('games.lost.title')}
        words={
          traceId === undefined
            ? [{ text: 'games.lost.body' }]
            : failureWords({ kind: 'unexpected', traceId })
        }
      >
        <p>
          <a href={address('/online-casino')}>{t('games.toLobby')}</a>
        </p>
      </FailureNotice>
    </div>
  );
}

/**
 * Says to people whom the guards led away from a page that it is closed to them, why, and who can say more
 * (GUARD-06).
 */
function TurnedAway({ obstacle }: { obstacle: Obstacle | undefined }) {
  const t = useT();
  return (
    <div className={news}>
      <Notice severity="warning" live="status" title={t('screen.turnedAway.title')}>
        {obstacle === undefined ? (
          <p>{t('screen.turnedAway.body')}</p>
        ) : (
          <Off obstacle={obstacle} />
        )}
        <Support compact />
      </Notice>
    </div>
  );
}

function Lasting({ obstacle }: { obstacle: Obstacle }) {
  const t = useT();
  return (
    <div className={news}>
      <Notice severity="warning" title={t(WORDS[obstacle].title)}>
        <Off obstacle={obstacle} />
        <Support compact />
      </Notice>
    </div>
  );
}

/** Says what is off, that the money is safe, and who decided it. */
function Off({ obstacle }: { obstacle: Obstacle }) {
  const t = useT();
  return (
    <>
      <p>{t(WORDS[obstacle].off)}</p>
      <p>
        {t('account.safe')} {t('deposit.closed.body')}
      </p>
    </>
  );
}
