import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { favouritesScreen } from '../../../machines/games/favourites/screen.ts';
import type { FavouritesEvent } from '../../../machines/games/favourites/setup.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { useRuntime, useSession } from '../../runtime/context.tsx';
import { useTold } from '../../runtime/flows/use-flow.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useAskForLogin } from '../ask-for-login.ts';
import { KEPT, type FavouritesActor } from './actor.ts';
import type { KeptList } from './words.ts';

/** A game that can be put on a list. */
export type Keepable = Pick<GameCard, 'id' | 'name' | '_type'>;

/**
 * Whether a game shows as on a list of the player's, and the press that puts it there or takes it off. A guest is
 * asked to log in, after which it is on the list (FAV-03).
 */
export function useKept(list: KeptList, { id, name, _type }: Keepable) {
  const actor = KEPT[list](useRuntime());
  const isOn = useSelector(actor, (snapshot) => {
    const screen = favouritesScreen(snapshot);
    return screen.name !== 'guest' && screen.ids.includes(id);
  });
  useLoginAsked(actor, id);
  const press = (): void => {
    const lobby = _type === 'liveCasinoGames' ? 'liveCasino' : 'casino';
    actor.send({ type: 'heart.pressed', gameId: id, lobby, name });
  };
  return { isOn, press };
}

/** Opens the log-in when this game asks for it, and tells the flow whether it shows. */
function useLoginAsked(actor: FavouritesActor, id: string): void {
  const askForLogin = useAskForLogin();
  const isAsked = useSelector(actor, (snapshot) => {
    const screen = favouritesScreen(snapshot);
    return screen.name === 'guest' && screen.asked === id;
  });
  const isGuest = useSession().name === 'anonymous';
  const isOpen = useLocation({ select: ({ hash }) => `#${hash}` === LOG_IN });
  useTold(actor, isAsked && isGuest ? LOGIN[isOpen ? 'shown' : 'closed'] : undefined);
  const onAsked = useEffectEvent((asked: string) => {
    if (asked === id) askForLogin();
  });
  useEffect(() => {
    const subscription = actor.on('login.asked', ({ gameId }) => {
      onAsked(gameId);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
}

const LOGIN = {
  shown: { type: 'login.shown' },
  closed: { type: 'login.closed' },
} as const satisfies Record<string, FavouritesEvent>;
