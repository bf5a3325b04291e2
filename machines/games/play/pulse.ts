import { playSetup } from './setup.ts';

/** Whether the frame of the game still answers. */
export const pulse = playSetup.createStateConfig({
  description:
    'The frame is asked every 30 seconds whether it still runs, whatever is read meanwhile. From one question to the next it may send so many messages and no more.',
  meta: { requirements: ['INGAME-02'] },
  initial: 'resting',
  states: {
    resting: {
      description: 'The frame was asked, or has just been opened.',
      after: {
        nextPing: {
          target: 'resting',
          reenter: true,
          actions: ['notePing', 'ping', 'renewCount'],
        },
      },
    },
  },
});
