import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { FrameOrder, PlayEvent } from '../../../machines/games/play/setup.ts';
import { readFromGame, type FromGame, type ToGame } from '../../../reference/game-messages.ts';
import { noteUse } from '../../runtime/player/use.ts';

/** The most messages that one frame may send between two questions of the chart's. */
const MOST_MESSAGES = 600;

/**
 * How long a game that answers may take to pause, in ms. The longest feature takes less than a minute; a hand of
 * blackjack takes as long as its player likes.
 */
const PAUSE_PATIENCE = 10 * 60_000;

/** The event of each message that the chart hears of. */
const HEARD: Readonly<Partial<Record<FromGame['type'], PlayEvent['type']>>> = {
  gameReady: 'frame.readied',
  paused: 'frame.paused',
  roundEnd: 'frame.rested',
  pong: 'frame.answered',
  balanceUpdated: 'frame.paid',
};

const gameFrame = (): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>('iframe[data-game]');

/**
 * The frame of a game. Its first message is taken of the frame's own window at the game's own origin alone, and
 * answered by a port; everything else goes over that port. A second page in the same frame, or more messages than a
 * game sends, and the port is closed.
 */
export const framePort = fromCallback<
  FrameOrder,
  { readonly url: string },
  { type: string } & NonReducibleUnknown
>(({ input, sendBack, receive }) => {
  const tell = (event: PlayEvent): void => {
    sendBack(event);
  };
  const { origin } = new URL(input.url);
  const loaded = new WeakSet<HTMLIFrameElement>();
  let served: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let counted: HTMLIFrameElement | undefined;
  let heard = 0;
  /** The last one that the chart told: a frame that opens later hears it with its port. */
  let balance: ToGame | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;

  const waitNoMore = (): void => {
    clearTimeout(overdue);
    overdue = undefined;
  };
  const waitForPause = (): void => {
    overdue ??= setTimeout(() => {
      tell({ type: 'frame.overdue' });
    }, PAUSE_PATIENCE);
  };
  const close = (): void => {
    port?.close();
    port = undefined;
  };
  const isFlood = (): boolean => {
    heard += 1;
    if (heard <= MOST_MESSAGES) return false;
    if (heard === MOST_MESSAGES + 1) {
      // Its page may run on for a moment: no round begins there that nobody can stop.
      port?.postMessage({ type: 'pause', payload: {} } satisfies ToGame);
      close();
      tell({ type: 'frame.broken' });
    }
    return true;
  };
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isFlood()) return;
    const message = readFromGame(data);
    if (message === undefined) return;
    if (message.type === 'realityCheckData') {
      tell({ type: 'frame.counted', rounds: message.payload.rounds });
    }
    if (message.type === 'areaWanted') tell({ type: 'overlay.opened', ...message.payload });
    if (message.type === 'userAction') noteUse();
    if (message.type === 'warning') console.warn('The game warns:', message.payload.code);
    const type = HEARD[message.type];
    if (type === 'frame.paused' || type === 'frame.rested') waitNoMore();
    if (type !== undefined) sendBack({ type });
  };
  const onMessage = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
    const frame = gameFrame();
    if (!frame?.contentWindow || source !== frame.contentWindow || from !== origin) return;
    if (frame !== counted) {
      counted = frame;
      heard = 0;
    }
    if (isFlood() || frame === served || readFromGame(data)?.type !== 'listening') return;
    close();
    served = frame;
    waitNoMore();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.addEventListener('message', (event) => {
      if (port === port1) hear(event);
    });
    port1.start();
    const ready: ToGame = { type: 'ready', payload: {} };
    frame.contentWindow.postMessage(ready, origin, [port2]);
    if (balance !== undefined) port1.postMessage(balance);
  };
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLIFrameElement) || target !== gameFrame()) return;
    if (!loaded.has(target)) {
      loaded.add(target);
      return;
    }
    close();
    tell({ type: 'frame.broken' });
  };

  receive((order) => {
    if (order.type === 'renew') heard = 0;
    else port?.postMessage(order);
    if (order.type === 'balanceUpdate') balance = order;
    if (order.type === 'pause') waitForPause();
    if (order.type === 'resume') waitNoMore();
  });
  addEventListener('message', onMessage);
  document.addEventListener('load', onLoad, true);
  return () => {
    removeEventListener('message', onMessage);
    document.removeEventListener('load', onLoad, true);
    waitNoMore();
    close();
  };
});
