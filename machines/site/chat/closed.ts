import { chatSetup } from './setup.ts';

/** A visitor goes on as the player who they are: their frame is told anew who asks. */
const signIn = {
  description: 'the visitor is a player from now on',
  guard: 'isNew',
  target: 'waiting',
  actions: ['rememberPlayer', 'renewFrame'],
} as const;

const giveUp = { target: 'idle', actions: 'useNoMore' } as const;

/** The launcher, on the pages that show it; and the frame behind it, where an answer may come. */
export const closed = chatSetup.createStateConfig({
  description: 'The chat is closed: its launcher shows on main pages, with what was not read yet.',
  meta: { screen: 'closed', requirements: ['CHAT-01', 'CHAT-02', 'CHAT-03', 'CONST-14', 'NS-22'] },
  initial: 'idle',
  always: {
    guard: 'isWithdrawn',
    target: 'absent',
    actions: ['forget', 'announceForgotten'],
  },
  states: {
    idle: {
      description: 'Nothing of the chat is there but its launcher.',
      meta: { requirements: ['API-174'] },
      on: { 'chat.opened': { target: '#chat.open' } },
    },
    waiting: {
      description: 'It was used before: the widget is fetched unseen, so that answers are counted.',
      on: {
        'widget.connected': { target: 'listening' },
        'chat.notFetched': {
          description: 'nobody has asked for it: the launcher stays, and fetches it anew',
          ...giveUp,
        },
        'widget.refused': giveUp,
        'chat.opened': { target: '#chat.open' },
        'session.authorized': signIn,
      },
    },
    listening: {
      description: 'The widget listens unseen: answers are counted.',
      on: {
        'unread.counted': { actions: 'countUnread' },
        'widget.refused': giveUp,
        'chat.opened': { target: '#chat.open.connected' },
        'session.authorized': signIn,
      },
    },
  },
});
