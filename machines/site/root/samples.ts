import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { rootMachine } from './machine.ts';

export const rootSamples = {
  inputs: { typical: undefined },
  events: {
    'session.authorized': {
      typical: { playerId: '100123' },
      another: { playerId: '100456' },
    },
    'session.ended': {
      typical: { reason: 'endedElsewhere', redirectPath: undefined },
      signedOut: { reason: 'signedOut', redirectPath: undefined },
      onBreak: { reason: 'onBreak', redirectPath: undefined },
      redirected: { reason: 'signedOut', redirectPath: '/promotions' },
    },
    'session.unkept': { typical: {} },
    'page.returned': { typical: {} },
    'landing.shown': { typical: {} },
    'channel.stands': { typical: {} },
    'balance.pushed': { typical: { wallet: outcomes.getWallet.success.data } },
    'attributes.changed': { typical: { attributes: { multibrandSuspended: true } } },
    'loyalty.changed': { typical: { isLevelUp: true }, fallen: { isLevelUp: false } },
  },
  outcomes: {
    session: {},
    wallet: {},
    hearSession: {},
    watchKeeping: {},
    watchPage: {},
    realtime: {},
  },
  projection: ({ playerId }) => ({ playerId }),
  causedBy: {
    'session.authorized': 'site',
    'session.ended': 'site',
    'session.unkept': 'site',
    'page.returned': 'player',
    'landing.shown': 'site',
    'channel.stands': 'site',
    'balance.pushed': 'platform',
    'attributes.changed': 'platform',
    'loyalty.changed': 'platform',
  },
  words: {
    'session.authorized': 'the session has a player',
    'session.ended': 'the session ends',
    'session.unkept': 'the browser does not keep the session',
    'page.returned': 'comes back to the page after a minute, or wakes the device up',
    'landing.shown': 'the landing page shows',
    'channel.stands': 'the realtime channel opens',
    'balance.pushed': 'the platform tells of new balances',
    'attributes.changed': 'the platform tells of changed flags',
    'loyalty.changed': 'the platform tells of another loyalty level',
    session: 'the session',
    wallet: 'the wallet',
    hearSession: 'what the session announces',
    watchKeeping: 'the browser’s storage',
    watchPage: 'the page',
    realtime: 'the realtime channel',
  },
} as const satisfies Samples<typeof rootMachine>;
