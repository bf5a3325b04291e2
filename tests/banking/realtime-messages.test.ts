import { describe, expect, test } from 'vitest';
import { readMessage } from '../../machines/banking/realtime/messages.ts';

const PLAYER = '100123';
const WALLET = {
  currency: 'EUR',
  version: 7,
  buckets: { main: [{ walletType: 'MAIN', cashAmount: 100 }], locked: [], bonus: [] },
};
const text = (body: unknown): string => JSON.stringify({ body });
const balance = (balanceMap: unknown, playerId: unknown = PLAYER): string =>
  text({ type: 'WALLET_BALANCE', playerId, balanceMap });
const cash = (cashAmount: unknown): string =>
  balance({
    ...WALLET,
    buckets: { ...WALLET.buckets, main: [{ walletType: 'MAIN', cashAmount }] },
  });

describe('what comes through the realtime channel [RT-06]', () => {
  test('is a balance, flags or a loyalty level', () => {
    expect(readMessage(balance(WALLET), PLAYER)).toEqual({ kind: 'balance', wallet: WALLET });
    const attributes = { riskPayout: true, loyaltyLevel: 2, kycStatus: 'PENDING' };
    expect(
      readMessage(text({ type: 'PLAYER_ATTRIBUTE_CHANGE', playerId: PLAYER, attributes }), PLAYER),
    ).toEqual({ kind: 'attributes', attributes });
    expect(
      readMessage(
        text({ type: 'PLAYER_LOYALTY_LEVEL', playerId: PLAYER, isLevelUp: false }),
        PLAYER,
      ),
    ).toEqual({ kind: 'loyalty', isLevelUp: false });
  });

  test.each([
    ['somebody else’s', balance(WALLET, '100789')],
    ['somebody else’s, and broken', balance({}, '100789')],
    ['of a type that is not known', text({ type: 'JACKPOT_WON', playerId: PLAYER })],
    ['of such a type, and nobody’s', text({ type: 'JACKPOT_WON' })],
    ['the answer to a ping', 'pong'],
  ])('is ignored: %s [RT-07] [NS-44]', (_, said) => {
    expect(readMessage(said, PLAYER)).toEqual({ kind: 'ignored' });
  });

  test.each([
    ['not JSON', 'abc'],
    ['nothing', ''],
    ['half a message', balance(WALLET).slice(0, 70)],
    ['a number', '5'],
    ['null', 'null'],
    ['a list', '[{"body":{}}]'],
    ['no body', '{}'],
    ['a body of nothing', text(null)],
    ['no type', text({ playerId: PLAYER })],
    ['a type that is a number', text({ type: 5, playerId: PLAYER })],
    ['nobody’s', text({ type: 'WALLET_BALANCE', balanceMap: WALLET })],
    ['a player who is a number', balance(WALLET, 100_123)],
    ['no wallet', balance(undefined)],
    ['no version', balance({ ...WALLET, version: undefined })],
    ['a version below zero', balance({ ...WALLET, version: -1 })],
    ['no currency', balance({ ...WALLET, currency: 978 })],
    ['no list of bonuses', balance({ ...WALLET, buckets: { main: [], locked: [] } })],
    [
      'an entry that is none',
      balance({ ...WALLET, buckets: { ...WALLET.buckets, bonus: [null] } }),
    ],
    ['less than nothing', cash(-1)],
    ['a fraction', cash(0.5)],
    ['an amount in words', cash('100')],
    ['more than is exact', cash(2 ** 53)],
    ['no flags', text({ type: 'PLAYER_ATTRIBUTE_CHANGE', playerId: PLAYER })],
    [
      'a flag of more than a word',
      text({ type: 'PLAYER_ATTRIBUTE_CHANGE', playerId: PLAYER, attributes: { a: {} } }),
    ],
    [
      'a level that neither rises nor falls',
      text({ type: 'PLAYER_LOYALTY_LEVEL', playerId: PLAYER }),
    ],
  ])('is unreadable: %s [RT-08] [ERR-06]', (_, said) => {
    expect(readMessage(said, PLAYER)).toEqual({ kind: 'unreadable' });
  });

  test('is no name that every object has [RT-07]', () => {
    for (const type of ['constructor', 'toString', '__proto__']) {
      expect(readMessage(text({ type, playerId: PLAYER }), PLAYER)).toEqual({ kind: 'ignored' });
    }
  });
});
