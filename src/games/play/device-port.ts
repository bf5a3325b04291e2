import { fromCallback, type NonReducibleUnknown } from 'xstate';
import type { DeviceOrder, PlayEvent } from '../../../machines/games/play/setup.ts';
import { hideLimitation } from './hidden-limitations.ts';

/** Whether the browser gives a page the whole screen; Safari of an iPhone does not. */
export const mayFillScreen = (): boolean => document.fullscreenEnabled;

/**
 * The screen of the device, and what is kept on it. The whole page gets the screen, so that what the law wants in
 * sight, and every window over the game, stays there.
 */
export const devicePort = fromCallback<
  DeviceOrder,
  { readonly gameId: string },
  { type: string } & NonReducibleUnknown
>(({ input, sendBack, receive }) => {
  const tell = (event: PlayEvent): void => {
    sendBack(event);
  };
  const onScreen = (): void => {
    tell({ type: 'fullScreen.changed', isFull: document.fullscreenElement !== null });
  };
  const onSwipe = (): void => {
    tell({ type: 'swipe.done' });
  };
  receive(({ type }) => {
    switch (type) {
      case 'enter':
        // A browser may refuse: then nothing changes, and the button stays.
        document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
        return;
      case 'leave':
        if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
        return;
      case 'hide':
        hideLimitation(input.gameId);
    }
  });
  document.addEventListener('fullscreenchange', onScreen);
  addEventListener('scroll', onSwipe, { once: true, passive: true });
  return () => {
    document.removeEventListener('fullscreenchange', onScreen);
    removeEventListener('scroll', onSwipe);
  };
});
