import type { Samples } from '../../samples.ts';
import type { chatMachine } from './machine.ts';

const first = {
  isMainPage: true,
  isOffered: true,
  playerId: undefined,
  unread: 0,
  isInUse: false,
} as const;

export const chatSamples = {
  inputs: {
    typical: first,
    elsewhere: { ...first, isMainPage: false },
    withoutChat: { ...first, isOffered: false },
    inUse: { ...first, unread: 2, isInUse: true },
    player: { ...first, playerId: '100123' },
  },
  events: {
    'page.shown': {
      typical: { isMainPage: true, isOffered: true },
      elsewhere: { isMainPage: false, isOffered: true },
      withoutChat: { isMainPage: true, isOffered: false },
    },
    'chat.opened': { typical: {} },
    'chat.closed': { typical: {} },
    'retry.requested': { typical: {} },
    'widget.readied': { typical: {} },
    'widget.connected': { typical: {} },
    'widget.refused': { typical: {} },
    'unread.counted': { typical: { count: 2 }, none: { count: 0 } },
    'session.authorized': {
      typical: { playerId: '100123' },
      another: { playerId: '100456' },
    },
    'session.ended': { typical: {} },
  },
  outcomes: {},
  projection: ({ isMainPage, isOffered, playerId, unread, isInUse }) => ({
    isMainPage,
    isOffered,
    playerId,
    unread,
    isInUse,
  }),
  causedBy: {
    'page.shown': 'player',
    'chat.opened': 'player',
    'chat.closed': 'player',
    'retry.requested': 'player',
    'widget.readied': 'site',
    'widget.connected': 'site',
    'widget.refused': 'site',
    'unread.counted': 'site',
    'session.authorized': 'site',
    'session.ended': 'site',
  },
  words: {
    'page.shown': 'goes to a page',
    'chat.opened': 'opens the chat',
    'chat.closed': 'closes the chat',
    'retry.requested': 'tries again',
    'widget.readied': 'the widget is there',
    'widget.connected': 'the widget is connected',
    'widget.refused': 'the widget does not take who asks',
    'unread.counted': 'the widget counts what was not read',
    'session.authorized': 'a player is signed in',
    'session.ended': 'the session ends',
  },
} as const satisfies Samples<typeof chatMachine>;
