import { closed } from './closed.ts';
import { open } from './open.ts';
import { chatSetup } from './setup.ts';

/**
 * The chat with support: a third party's widget in a frame, which is there once it was opened. It runs
 * beside every page from the first quiet moment of a visit.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'The chat with support: its launcher, its frame, and what was not read yet.',
  context: ({ input }) => ({ ...input, frame: 0 }),
  initial: 'absent',
  on: {
    'page.shown': [
      {
        description: 'the page of the chat opens it, where the market has one',
        guard: 'opensChat',
        actions: ['rememberPage', 'open'],
      },
      { actions: 'rememberPage' },
    ],
    'session.authorized': [
      {
        description: 'another player is signed in: nothing of the one before is theirs',
        guard: 'isAnother',
        target: '.absent',
        actions: ['rememberPlayer', 'forget', 'announceForgotten'],
      },
      { actions: 'rememberPlayer' },
    ],
    'session.ended': {
      target: '.absent',
      actions: ['forgetPlayer', 'forget', 'announceForgotten'],
    },
  },
  states: {
    absent: {
      description:
        'The market has no chat, or it is not known yet: nothing shows, nothing is fetched.',
      meta: { screen: 'absent', requirements: ['CHAT-04'] },
      always: [
        { guard: 'isInUseHere', target: 'closed.waiting' },
        { guard: 'isOffered', target: 'closed' },
      ],
    },
    closed,
    open,
  },
});
