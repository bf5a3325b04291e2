import { useQuery } from '@tanstack/react-query';
import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { useRuntime } from '../../runtime/context.tsx';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';
import { readAt } from '../../runtime/content/content-news.ts';
import { contentKey } from '../../runtime/content/page-content.ts';
import { whyOf } from '../../runtime/content/read-content.ts';
import { queryClient } from '../../runtime/query.ts';
import { contentOptions } from '../../content/index.ts';
import { useT } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useGameCurrency } from '../viewer.ts';
import { Game } from './Game.tsx';
import { gameQuery } from './game-query.ts';
import { MissingGame } from './MissingGame.tsx';
import * as css from './page.css.ts';

/** The read of a game; what the page came with is not read again. */
function useGameRead(slug: string, currency: Currency) {
  const { content, brand } = useRuntime();
  const params = { slug, currency };
  const came = content.find(contentKey(gameQuery.kind, params, brand.dataset));
  return {
    ...contentOptions(gameQuery, params, { dataset: brand.dataset }),
    ...(came && {
      initialData: came.value as GameCard | null,
      initialDataUpdatedAt: readAt(content.at),
    }),
  };
}

/** The page of a game (ROUTE-23). @param slug the short name in the address */
export default function GamePage({ slug }: { slug: string }) {
  const t = useT();
  const currency = useGameCurrency();
  const { data, isError, error, isFetching, refetch } = useQuery(
    useGameRead(slug, currency),
    queryClient,
  );
  if (data) return <Game key={data.id} card={data} currency={currency} />;
  if (data === null) return <MissingGame />;
  if (isError) {
    return (
      <div className={css.page}>
        <ErrorState
          title={t('content.error.title')}
          retrying={isFetching}
          onRetry={() => {
            void refetch();
          }}
        >
          {t(CONTENT_ERROR_WORDS[whyOf(error)])}
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
