import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { chatMachine } from './machine.ts';
import type { ChatScreen } from './setup.ts';

export type { ChatScreen };

export const chatScreen = screenOf<SnapshotFrom<typeof chatMachine>, ChatScreen>({
  closed: (snapshot) => {
    const { isMainPage, unread, frame } = snapshot.context;
    return {
      name: 'closed',
      hasLauncher: isMainPage,
      unread,
      frame: snapshot.matches({ closed: 'idle' }) ? undefined : frame,
    };
  },
  opening: ({ context: { frame } }) => ({ name: 'opening', frame }),
  signingIn: ({ context: { frame } }) => ({ name: 'signingIn', frame }),
  connected: ({ context: { frame } }) => ({ name: 'connected', frame }),
});
