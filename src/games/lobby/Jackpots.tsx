import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { gameRulesFor, isUnderOverlay } from '../../../reference/game-visibility.ts';
import { useLocale, usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { queryClient } from '../../runtime/query.ts';
import { useT } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { deviceOf } from '../../../reference/device.ts';
import { useCards } from '../own/cards.ts';
import { FailedRow, GamesRow } from '../own/GamesRow.tsx';
import { useGameCurrency, useGameViewer } from '../viewer.ts';
import { watchOf } from '../jackpots/JackpotOf.tsx';

/** The most jackpots that show, the highest first. */
const SHOWN = 20;
/** Which are the highest is a minute old at most, in ms. */
const FRESH = 60_000;

/** The highest jackpots with their games (JACK-03). Where the law forbids jackpots nobody asks for them. */
export const Jackpots = memo(function Jackpots() {
  const t = useT();
  const runtime = useRuntime();
  const { prefix: locale } = useLocale();
  const currency = useGameCurrency();
  const playerId = usePlayerId();
  const viewer = useGameViewer();
  const { jackpots: areLawful } = gameRulesFor(viewer);
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['games', 'jackpots', locale, currency, playerId],
      queryFn: async ({ signal }) => {
        const { brand, call } = runtime;
        const channel = deviceOf(navigator);
        const query = { siteId: brand.siteId, currency, locale, channel };
        const { jackpots } = (await call('getJackpots', { query }, signal)).data;
        const { tell } = watchOf(runtime, locale, currency);
        return jackpots.map(({ game, amount, currency: of }) => {
          tell({ gameId: game.gameId, amount, currency: of });
          return game;
        });
      },
      enabled: areLawful,
      staleTime: FRESH,
    },
    queryClient,
  );
  // A jackpot that cannot be won here is none.
  const cards = useCards(data)
    .filter((card) => !isUnderOverlay(card, viewer))
    .slice(0, SHOWN);
  if (!areLawful) return null;
  const title = t('games.jackpots.title');
  if (data !== undefined)
    return cards.length === 0 ? null : <GamesRow title={title} cards={cards} />;
  return isError ? (
    <FailedRow
      title={title}
      retrying={isFetching}
      onRetry={() => {
        void refetch();
      }}
    />
  ) : (
    <GamesRow title={title}>
      <Loading label={t('lobby.loading')}>
        <Skeleton shape="card" />
      </Loading>
    </GamesRow>
  );
});
