import { readToGame, type FromGame, type ToGame } from '../../reference/game-messages.ts';

/** The site around the game's frame. */
export interface Site {
  /** Before the site has answered, nothing is told. */
  readonly tell: (message: FromGame) => void;
  readonly close: () => void;
}

/** The window that the frame is in, and the one that hears its answer. */
export interface Windows {
  readonly own: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly parent: Pick<Window, 'postMessage'>;
}

/**
 * Says to the site that the game listens, and hears it. The port is taken once, and of nobody but the parent window
 * at the site's own origin; everything else goes over it.
 * @param origin of the site, which the operator named at the launch
 */
export function joinSite(
  { own, parent }: Windows,
  origin: string,
  hear: (message: ToGame) => void,
): Site {
  let port: MessagePort | undefined;
  const onMessage = (event: MessageEvent<unknown>): void => {
    const [given] = event.ports;
    if (event.source !== parent || event.origin !== origin || port || !given) return;
    const greeting = readToGame(event.data);
    if (greeting?.type !== 'ready') return;
    port = given;
    given.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readToGame(data);
      if (message) hear(message);
    });
    given.start();
    hear(greeting);
  };
  own.addEventListener('message', onMessage);
  parent.postMessage({ type: 'listening', payload: {} } satisfies FromGame, origin);
  return {
    tell: (message) => port?.postMessage(message),
    close: () => {
      own.removeEventListener('message', onMessage);
      port?.close();
    },
  };
}
