import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { favouritesMachine } from './machine.ts';
import type { FavouritesContext, FavouritesScreen } from './setup.ts';
import { isFavourite, shownIds } from './wishes.ts';

export type { FavouritesScreen };

const shown = (context: FavouritesContext) =>
  context.games && {
    ids: shownIds(context),
    games: context.games.filter(({ gameId }) => isFavourite(context, gameId)),
  };

export const favouritesScreen = screenOf<SnapshotFrom<typeof favouritesMachine>, FavouritesScreen>({
  guest: ({ context: { asked } }) => ({ name: 'guest', asked: asked?.gameId }),
  list: ({ context }) => {
    const list = shown(context);
    return list && { name: 'list', ...list };
  },
  waiting: ({ context }) => ({ name: 'waiting', ids: shownIds(context) }),
  unread: ({ context }) =>
    context.failure && {
      name: 'unread',
      failure: context.failure,
      ids: shownIds(context),
      ...shown(context),
    },
});
