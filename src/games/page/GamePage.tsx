import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { useRuntime } from '../../runtime/context.tsx';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';
import type { Read } from '../../runtime/content/content-types.ts';
import { contentKey } from '../../runtime/content/page-content.ts';
import { useRead } from '../../runtime/content/use-content.ts';
import { useT } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useGameCurrency } from '../viewer.ts';
import { Game } from './Game.tsx';
import { MissingGame } from './MissingGame.tsx';
import * as css from './page.css.ts';

/**
 * The game as it was read last: it stays while it is read anew in another currency, such as when the session ends. A
 * round that is under way is not cut off (INGAME-03).
 */
function useGame(slug: string, currency: Currency): Read<GameCard | null> {
  const { dataset } = useRuntime().brand;
  const params = { slug, currency };
  return useRead(
    contentKey('game', params, dataset),
    async () => {
      const { watchGame } = await import('./read-game.ts');
      return watchGame(params, { dataset });
    },
    { subject: slug },
  );
}

/** The page of a game (ROUTE-23). @param slug the short name in the address */
export default function GamePage({ slug }: { slug: string }) {
  const t = useT();
  const currency = useGameCurrency();
  const read = useGame(slug, currency);
  if (read.status === 'ready') {
    const { value: card } = read;
    return card ? <Game key={card.id} card={card} currency={currency} /> : <MissingGame />;
  }
  if (read.status === 'error') {
    return (
      <div className={css.page}>
        <ErrorState title={t('content.error.title')} onRetry={read.retry}>
          {t(CONTENT_ERROR_WORDS[read.why])}
        </ErrorState>
      </div>
    );
  }
  return (
    <Loading label={t('content.loading')}>
      <div className={css.page} data-flow>
        <div className={css.top}>
          <span className={css.picture} />
          <div className={css.lead}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
