import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { Samples } from '../../samples.ts';
import type { realtimeMachine } from './machine.ts';
import { RECONNECT_INTERVAL } from './setup.ts';

/** The player of the sample messages, who is signed in where nobody else is named. */
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
      by: 'site',
      words: 'a player is logged in',
      cases: {
        typical: { playerId: PLAYER },
        another: { playerId: '100456' },
      },
    },
    'session.ended': { by: 'site', words: 'the session ends' },
    'channel.opened': { by: 'platform', words: 'the channel opens' },
    'channel.closed': { by: 'platform', words: 'the channel closes' },
    'message.heard': {
      by: 'platform',
      words: 'the platform tells something',
      cases: {
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
    },
    'device.woke': { by: 'site', words: 'the device wakes up' },
  },
  outcomes: {
    getRealtimeToken: { words: 'the token of the channel', answers: outcomes.getRealtimeToken },
    channel: { words: 'the channel' },
    watchDevice: { words: 'the device' },
  },
  projection: ({ playerId, token, attempts, unanswered }) => ({
    playerId,
    hasToken: token !== undefined,
    attempts,
    unanswered,
  }),
} as const satisfies Samples<typeof realtimeMachine>;
