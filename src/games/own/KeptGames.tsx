import { useSelector } from '@xstate/react';
import { Heart as Shape } from 'lucide-react';
import { favouritesScreen } from '../../../machines/games/favourites/screen.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { sentences, useT } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { favouritesOf } from '../favourites/actor.ts';
import { useCards } from './cards.ts';
import { GamesRow } from './GamesRow.tsx';

/** A player's favourites (FAV-01); nothing for a guest. */
export function Favourites() {
  const t = useT();
  const actor = favouritesOf(useRuntime());
  const screen = useSelector(actor, favouritesScreen, sameScreen);
  const cards = useCards('games' in screen ? screen.games : undefined);
  const title = t('games.own.favourites');
  switch (screen.name) {
    case 'guest':
      return null;
    case 'waiting':
      return (
        <GamesRow title={title} cards={[]}>
          <Loading label={t('games.own.loading')}>
            <Skeleton shape="card" />
          </Loading>
        </GamesRow>
      );
    case 'list':
      return (
        <GamesRow title={title} cards={cards}>
          {cards.length === 0 && <EmptyState icon={Shape} title={t('games.own.empty')} />}
        </GamesRow>
      );
    case 'unread':
      return (
        <GamesRow title={title} cards={cards}>
          <ErrorState
            title={t('games.own.failed')}
            onRetry={() => {
              actor.send({ type: 'retry.requested' });
            }}
          >
            {sentences(t, failureWords(screen.failure))}
          </ErrorState>
        </GamesRow>
      );
  }
}
