import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { rootMachine } from './machine.ts';

export const rootSamples = {
  inputs: { typical: undefined },
  events: {
    'session.authorized': {
      by: 'site',
      words: 'the session has a player',
      cases: {
        typical: { playerId: '100123' },
        another: { playerId: '100456' },
      },
    },
    'session.ended': {
      by: 'site',
      words: 'the session ends',
      cases: {
        typical: { reason: 'endedElsewhere', redirectPath: undefined },
        signedOut: { reason: 'signedOut', redirectPath: undefined },
        onBreak: { reason: 'onBreak', redirectPath: undefined },
        redirected: { reason: 'signedOut', redirectPath: '/promotions' },
      },
    },
    'session.unkept': { by: 'site', words: 'the browser does not keep the session' },
    'page.returned': {
      by: 'player',
      words: 'comes back to the page after a minute, or wakes the device up',
    },
    'reminder.begun': { by: 'site', words: 'the player’s reminder shows' },
    'reminder.over': { by: 'site', words: 'the reminder shows no longer' },
    'absence.doubted': { by: 'site', words: 'the player is asked if they are there' },
    'absence.refuted': { by: 'site', words: 'the player is there after all' },
    'game.played': { by: 'site', words: 'a game is played' },
    'game.rested': { by: 'site', words: 'the game has paused, or is left' },
    'level.read': { by: 'player', words: 'closes the news of the level, or lets it go' },
    'level.readElsewhere': { by: 'site', words: 'another tab has shown the news of the level' },
    'landing.shown': { by: 'site', words: 'the landing page shows' },
    'channel.stands': { by: 'site', words: 'the realtime channel opens' },
    'balance.pushed': {
      by: 'platform',
      words: 'the platform tells of new balances',
      cases: { typical: { wallet: outcomes.getWallet.success.data } },
    },
    'attributes.changed': {
      by: 'platform',
      words: 'the platform tells of changed flags',
      cases: { typical: { attributes: { multibrandSuspended: true } } },
    },
    'loyalty.changed': {
      by: 'platform',
      words: 'the platform tells of another loyalty level',
      cases: { typical: { isLevelUp: true }, fallen: { isLevelUp: false } },
    },
  },
  outcomes: {
    session: { words: 'the session' },
    wallet: { words: 'the wallet' },
    hearSession: { words: 'what the session announces' },
    watchKeeping: { words: 'the browser’s storage' },
    watchPage: { words: 'the page' },
    realtime: { words: 'the realtime channel' },
  },
  projection: ({ playerId, landing }) => ({ playerId, landing }),
} as const satisfies Samples<typeof rootMachine>;
