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
      by: 'player',
      words: 'goes to a page',
      cases: {
        typical: { isMainPage: true, isOffered: true, opensChat: false },
        elsewhere: { isMainPage: false, isOffered: true, opensChat: false },
        ofChat: { isMainPage: false, isOffered: true, opensChat: true },
        withoutChat: { isMainPage: true, isOffered: false, opensChat: false },
      },
    },
    'chat.opened': { by: 'player', words: 'opens the chat' },
    'chat.closed': { by: 'player', words: 'closes the chat' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'chat.notFetched': { by: 'site', words: 'the chat cannot be fetched' },
    'widget.readied': { by: 'site', words: 'the widget is there' },
    'widget.connected': { by: 'site', words: 'the widget is connected' },
    'widget.refused': { by: 'site', words: 'the widget does not take who asks' },
    'unread.counted': {
      by: 'site',
      words: 'the widget counts what was not read',
      cases: { typical: { count: 2 }, none: { count: 0 } },
    },
    'session.authorized': {
      by: 'site',
      words: 'a player is signed in',
      cases: {
        typical: { playerId: '100123' },
        another: { playerId: '100456' },
      },
    },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {},
  projection: ({ isMainPage, isOffered, playerId, unread, isInUse }) => ({
    isMainPage,
    isOffered,
    playerId,
    unread,
    isInUse,
  }),
} as const satisfies Samples<typeof chatMachine>;
