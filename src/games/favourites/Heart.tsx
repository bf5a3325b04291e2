import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Heart as Shape } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { favouritesScreen } from '../../../machines/games/favourites/screen.ts';
import type { FavouritesEvent } from '../../../machines/games/favourites/setup.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { useRuntime, useSession } from '../../runtime/context.tsx';
import { useTold } from '../../runtime/flows/use-flow.ts';
import { LOG_IN } from '../../runtime/pages/addresses.ts';
import { useT } from '../../texts/index.ts';
import { useAskForLogin } from '../ask-for-login.ts';
import { favouritesOf, type FavouritesActor } from './actor.ts';
import * as css from './heart.css.ts';

/**
 * Makes a game a favourite, or takes it off them (FAV-02). It stands beside the link of the tile, and takes 44 px
 * each way. A guest is asked to log in, after which the game is a favourite (FAV-03).
 */
export function Heart({
  card: { id, name, _type },
}: {
  card: Pick<GameCard, 'id' | 'name' | '_type'>;
}) {
  const t = useT();
  const actor = favouritesOf(useRuntime());
  const isOn = useSelector(actor, (snapshot) => {
    const screen = favouritesScreen(snapshot);
    return screen.name !== 'guest' && screen.ids.includes(id);
  });
  useLoginAsked(actor, id);
  return (
    <button
      type="button"
      className={css.heart}
      aria-pressed={isOn}
      aria-label={t('games.heart.label', { name })}
      data-heart={id}
      onClick={() => {
        const lobby = _type === 'liveCasinoGames' ? 'liveCasino' : 'casino';
        actor.send({ type: 'heart.pressed', gameId: id, lobby, name });
      }}
    >
      <span className={css.disc}>
        <Shape size={20} className={isOn ? css.full : css.empty} aria-hidden />
      </span>
    </button>
  );
}

/** Opens the log-in when this heart asks for it, and tells the flow whether it shows. */
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
