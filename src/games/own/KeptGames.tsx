import { useSelector } from '@xstate/react';
import { Heart as Shape } from 'lucide-react';
import { favouritesScreen } from '../../../machines/games/favourites/screen.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { sentences, useT, type TextId } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { KEPT } from '../favourites/actor.ts';
import type { KeptList } from '../favourites/words.ts';
import { useCards } from './cards.ts';
import { FailedRow, GamesRow } from './GamesRow.tsx';

const TITLES = {
  favourites: 'games.own.favourites',
  mine: 'games.own.mine',
} as const satisfies Record<KeptList, TextId>;

/**
 * The games on a list of a player's (FAV-01, LOBBY-15); nothing for a guest. The favourites say how to get some; a
 * list of subscriptions that is empty, or not known yet, takes no room.
 */
export function KeptGames({ list }: { list: KeptList }) {
  const t = useT();
  const actor = KEPT[list](useRuntime());
  const screen = useSelector(actor, favouritesScreen, sameScreen);
  const cards = useCards('games' in screen ? screen.games : undefined);
  const title = t(TITLES[list]);
  const isOptional = list === 'mine';
  switch (screen.name) {
    case 'guest':
      return null;
    case 'waiting':
      return isOptional ? null : (
        <GamesRow title={title}>
          <Loading label={t('games.own.loading')}>
            <Skeleton shape="card" />
          </Loading>
        </GamesRow>
      );
    case 'list':
      return isOptional && cards.length === 0 ? null : (
        <GamesRow title={title} cards={cards}>
          {cards.length === 0 && <EmptyState icon={Shape} title={t('games.own.empty')} />}
        </GamesRow>
      );
    case 'unread':
      return (
        <FailedRow
          title={title}
          cards={cards}
          onRetry={() => {
            actor.send({ type: 'retry.requested' });
          }}
        >
          {sentences(t, failureWords(screen.failure))}
        </FailedRow>
      );
  }
}
