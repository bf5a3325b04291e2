import { deviceOf } from '../../../reference/device.ts';
import { createActor, type ActorRefFrom } from 'xstate';
import { favouritesMachine } from '../../../machines/games/favourites/machine.ts';
import { onWake } from '../../runtime/page-watch.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { t } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { restoredWords } from './words.ts';

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;

const actors = new WeakMap<Runtime, FavouritesActor>();

/** The one flow of a page about favourites; the first caller starts it, and it ends with the site. */
export function favouritesOf(runtime: Runtime): FavouritesActor {
  const actor = actors.get(runtime) ?? begin(runtime);
  actors.set(runtime, actor);
  return actor;
}

function begin({ bind, inspect, site, session, visitor }: Runtime): FavouritesActor {
  const { playerId } = site.getSnapshot().context;
  const actor = createActor(bind(favouritesMachine), {
    input: { playerId, channel: visitor?.channel ?? deviceOf(navigator) },
    ...(inspect && { inspect }),
  });
  const doubt = (): void => {
    actor.send({ type: 'favourites.doubted' });
  };
  const heard = [
    session.on('session.authorized', ({ playerId: id }) => {
      actor.send({ type: 'session.authorized', playerId: id });
    }),
    session.on('session.ended', () => {
      actor.send({ type: 'session.ended' });
    }),
    site.on('player.changed', doubt),
    actor.on('heart.restored', (fact) => {
      const { text, values } = restoredWords(fact);
      pushToast({ severity: 'error', message: t(text, values) });
    }),
  ];
  // A page that the server renders is nobody's to come back to.
  const sleep = visitor ? () => undefined : onWake(doubt);
  site.subscribe({
    complete() {
      for (const subscription of heard) subscription.unsubscribe();
      sleep();
      actor.stop();
    },
  });
  return actor.start();
}
