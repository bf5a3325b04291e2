import { createActor, fromPromise, type Actor } from 'xstate';
import { favouritesMachine } from '../../../machines/games/favourites/machine.ts';
import type { Input } from '../../../openapi/types.ts';
import { deviceOf } from '../../../reference/device.ts';
import { bindFlow, type Ports } from '../../api/bind.ts';
import { siteFlow } from '../../runtime/flows/site-flow.ts';
import { onWake } from '../../runtime/page-watch.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { t } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { keepAsked, recallAsked } from './asked.ts';
import { restoredWords, type KeptList } from './words.ts';

export type FavouritesActor = Actor<typeof favouritesMachine>;

const kept = (list: KeptList) =>
  siteFlow((runtime, playerId) => {
    const { bind, call, inspect, site, visitor } = runtime;
    const isFirst = list === 'favourites';
    const machine = isFirst
      ? bind(favouritesMachine)
      : bindFlow(favouritesMachine, call, subscriptions(call));
    const recalled = recallAsked(list);
    const actor = createActor(machine, {
      input: {
        playerId,
        channel: visitor?.channel ?? deviceOf(navigator),
        asked: recalled,
      },
      // Whoever looks on knows one flow of each chart.
      ...(isFirst && inspect && { inspect }),
    });
    const doubt = (): void => {
      actor.send({ type: 'favourites.doubted' });
    };
    const change = site.on('player.changed', doubt);
    // A page that the server renders is nobody's to come back to.
    const sleep = visitor ? () => undefined : onWake(doubt);
    let kept = recalled;
    actor.subscribe(({ context: { asked } }) => {
      if (asked === kept) return;
      kept = asked;
      keepAsked(list, asked);
    });
    actor.on('heart.restored', (fact) => {
      const { text, values } = restoredWords(list, fact);
      pushToast({ severity: 'error', message: t(text, values) });
    });
    return {
      actor,
      end() {
        change.unsubscribe();
        sleep();
      },
    };
  });

type Asked<Op extends 'addFavouriteGame' | 'getFavouriteGames'> = {
  input: Input<Op>;
  signal: AbortSignal;
};

/** The operations of subscriptions in place of those of favourites (FAV-04). */
const subscriptions = (call: Runtime['call']): Ports<typeof favouritesMachine> => ({
  getFavouriteGames: fromPromise(({ input, signal }: Asked<'getFavouriteGames'>) =>
    call('getPlayerGames', input, signal),
  ),
  addFavouriteGame: fromPromise(({ input, signal }: Asked<'addFavouriteGame'>) =>
    call('subscribeGame', { path: { gameId: input.body.gameId } }, signal),
  ),
  removeFavouriteGame: fromPromise(({ input, signal }: Asked<'addFavouriteGame'>) =>
    call('unsubscribeGame', { path: { gameId: input.body.gameId } }, signal),
  ),
});

/** The flow of each list of games that a player keeps: one of a page, from its first use on. */
export const KEPT = {
  favourites: kept('favourites'),
  mine: kept('mine'),
} as const satisfies Record<KeptList, unknown>;
