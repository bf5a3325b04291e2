import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { Samples } from '../../samples.ts';
import type { realtimeMachine } from './machine.ts';
import { RECONNECT_INTERVAL } from './setup.ts';

/** Whose messages the samples are, and who is signed in where nobody else is named. */
const PLAYER = '100123';

type Body = Schemas['RealtimeMessage']['body'];

/** A message as the gateway sends it. */
const messageText = (body: Body): string => JSON.stringify({ body });

const balance = (playerId: string, cashAmount: number): string =>
  messageText({
    type: 'WALLET_BALANCE',
    playerId,
    balanceMap: {
      ...outcomes.getWallet.empty.data,
      version: 500,
      buckets: { main: [{ walletType: 'MAIN', cashAmount }], locked: [], bonus: [] },
    },
  });

export const realtimeSamples = {
  // The longest there is: a device's own comes before.
  inputs: { typical: { phase: RECONNECT_INTERVAL } },
  events: {
    'session.authorized': {
      typical: { playerId: PLAYER },
      another: { playerId: '100456' },
    },
    'session.ended': { typical: {} },
    'channel.opened': { typical: {} },
    'channel.closed': { typical: {} },
    'message.heard': {
      typical: { text: balance(PLAYER, 9_900) },
      attributes: {
        text: messageText({
          type: 'PLAYER_ATTRIBUTE_CHANGE',
          playerId: PLAYER,
          attributes: { riskPayout: true },
        }),
      },
      loyalty: {
        text: messageText({ type: 'PLAYER_LOYALTY_LEVEL', playerId: PLAYER, isLevelUp: true }),
      },
      somebodyElses: { text: balance('100789', 123_400) },
      unknownType: { text: `{"body":{"type":"JACKPOT_WON","playerId":"${PLAYER}"}}` },
      pong: { text: 'pong' },
      notJson: { text: 'abc' },
      half: { text: balance(PLAYER, 9_900).slice(0, 60) },
    },
    'device.woke': { typical: {} },
  },
  outcomes: { getRealtimeToken: outcomes.getRealtimeToken, channel: {}, watchDevice: {} },
  projection: ({ playerId, token, attempts, unanswered }) => ({
    playerId,
    hasToken: token !== undefined,
    attempts,
    unanswered,
  }),
  causedBy: {
    'session.authorized': 'site',
    'session.ended': 'site',
    'channel.opened': 'platform',
    'channel.closed': 'platform',
    'message.heard': 'platform',
    'device.woke': 'site',
  },
  words: {
    'session.authorized': 'a player is logged in',
    'session.ended': 'the session ends',
    'channel.opened': 'the channel opens',
    'channel.closed': 'the channel closes',
    'message.heard': 'the platform tells something',
    'device.woke': 'the device wakes up',
    getRealtimeToken: 'the token of the channel',
    channel: 'the channel',
    watchDevice: 'the device',
  },
} as const satisfies Samples<typeof realtimeMachine>;
