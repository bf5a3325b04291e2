import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../locks.ts';
import {
  betOf,
  heldBy,
  historyOf,
  move,
  openGame,
  openWallet,
  rollbackOf,
  seated,
  signatureOf,
  winOf,
  type Seat,
  type Wallet,
} from './wallet.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);
const rollback = (body: object) => wallet.ask('transaction/rollback', body);
const told = (status: string, balance: number) => ({ status, balance, currency: 'EUR' });

/**
 * Calls that come while another transaction moves the player's money: it commits once they all wait.
 * @param moved minor units: the player has so much more then, or less
 */
async function afterMove<T>(
  { playerId }: Seat,
  moved: number,
  send: () => readonly Promise<T>[],
): Promise<T[]> {
  const { db } = wallet.platform;
  let calls: readonly Promise<T>[] = [];
  await db.transaction(async (tx) => {
    await move(tx, playerId, moved);
    calls = send();
    await untilWaiting(db, calls.length);
  });
  return Promise.all(calls);
}

describe('a round', () => {
  test('takes the stake, pays the win, and stands in the history', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    expect(await bet(staked)).toMatchObject(told('OK', 800));
    expect(await win(winOf(staked, 500, { round_closed: true }))).toMatchObject(told('OK', 1_300));
    expect(await historyOf(wallet.platform, seat.playerId)).toEqual([
      'BET CASINO -200 800',
      'WIN CASINO 500 1300',
    ]);
    expect(await wallet.ask('user/balance', seat)).toMatchObject(told('OK', 1_300));
    expect(await wallet.ask('user/info', seat)).toMatchObject({ country: 'FI', currency: 'EUR' });
  });

  test('without a win is closed by a win of nothing, which moves nothing', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    expect(await win(winOf(staked, 0, { round_closed: true }))).toMatchObject(told('OK', 800));
    expect(await historyOf(wallet.platform, seat.playerId)).toEqual(['BET CASINO -200 800']);
  });

  test('at a live table is one of the live casino', async () => {
    const { playerId } = await seated(wallet);
    const seat = await openGame(wallet.platform, playerId, { type: 'liveCasinoGames' });
    await bet(betOf(seat, 10));
    expect(await historyOf(wallet.platform, playerId)).toEqual(['BET LIVE_CASINO -10 990']);
  });

  test('that says it is free is refused, since nobody has granted it, and wins nothing', async () => {
    const seat = await seated(wallet, 500);
    const staked = betOf(seat, 100, { is_free: true });
    expect(await bet(staked)).toMatchObject(told('NO_FREE_ROUND', 500));
    expect(await win(winOf(staked, 70, { is_free: true }))).toMatchObject(
      told('TRANSACTION_DOES_NOT_EXIST', 500),
    );
    expect(await rollback(rollbackOf(staked))).toMatchObject(told('OK', 500));
  });
});

describe('the same act', () => {
  test('is answered as at first, whatever happened since, and moves nothing again', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    const won = winOf(staked, 50);
    await bet(staked);
    await win(won);
    await bet(betOf(seat, 100));
    expect(await bet(staked)).toMatchObject(told('OK', 800));
    expect(await win(won)).toMatchObject(told('OK', 850));
    expect(await heldBy(wallet.platform, seat.playerId)).toBe(750);
  });

  test('is the same under another token', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    const { token } = await openGame(wallet.platform, seat.playerId);
    expect(await bet({ ...staked, token })).toMatchObject(told('OK', 800));
  });

  test('that was refused is refused again, though money has come', async () => {
    const seat = await seated(wallet, 100);
    const [staked, small] = [betOf(seat, 150), betOf(seat, 10)];
    expect(await bet(staked)).toMatchObject(told('NOT_ENOUGH_MONEY', 100));
    await bet(small);
    await win(winOf(small, 500));
    expect(await bet(staked)).toMatchObject(told('NOT_ENOUGH_MONEY', 100));
  });

  test('at the same time is done once', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    const answers = await afterMove(seat, 100, () => Array.from({ length: 6 }, () => bet(staked)));
    expect(answers.map(({ status, balance }) => [status, balance])).toEqual(
      Array.from({ length: 6 }, () => ['OK', 900]),
    );
  });

  test('waits for whatever else holds the money, and is decided by what that left', async () => {
    const seat = await seated(wallet);
    const [answer] = await afterMove(seat, -900, () => [bet(betOf(seat, 200))]);
    expect(answer).toMatchObject(told('NOT_ENOUGH_MONEY', 100));
  });

  test.each([
    ['amount', { amount: 201 }],
    ['round', { round: 'round-2' }],
    ['game', { game_code: 'other-game' }],
    ['currency', { currency: 'GBP' }],
    ['kind of stake', { is_free: true }],
    ['end of the round', { round_closed: true }],
  ])('with another %s is another, and moves nothing', async (_what, different) => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    expect(await bet({ ...staked, ...different })).toMatchObject(
      told('DUPLICATE_TRANSACTION', 800),
    );
  });

  test('is no bet and win at once, and nobody else’s', async () => {
    const [seat, other] = [await seated(wallet), await seated(wallet)];
    const staked = betOf(seat, 200);
    await bet(staked);
    expect(
      await win(winOf(staked, 50, { transaction_uuid: staked.transaction_uuid })),
    ).toMatchObject(told('DUPLICATE_TRANSACTION', 800));
    const { token, user } = other;
    expect(await bet({ ...staked, token, user })).toMatchObject(
      told('DUPLICATE_TRANSACTION', 1_000),
    );
  });
});

describe('a rollback', () => {
  test('gives the stake back once, by whatever name it comes', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    const undone = rollbackOf(staked);
    for (const body of [undone, undone, rollbackOf(staked)])
      expect(await rollback(body)).toMatchObject(told('OK', 1_000));
    expect(await historyOf(wallet.platform, seat.playerId)).toEqual([
      'BET CASINO -200 800',
      'BET_VOID CASINO 200 1000',
    ]);
  });

  test('before its bet uses the bet up', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    expect(await rollback(rollbackOf(staked))).toMatchObject(told('OK', 1_000));
    expect(await bet(staked)).toMatchObject(told('DUPLICATE_TRANSACTION', 1_000));
    expect(await win(winOf(staked, 50))).toMatchObject(told('TRANSACTION_DOES_NOT_EXIST', 1_000));
  });

  test('is not undone by its bet that comes again', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    await rollback(rollbackOf(staked));
    expect(await bet(staked)).toMatchObject(told('DUPLICATE_TRANSACTION', 1_000));
    expect(await win(winOf(staked, 50))).toMatchObject(told('TRANSACTION_DOES_NOT_EXIST', 1_000));
  });

  test('of a bet that was refused is done, and of one that won is not', async () => {
    const seat = await seated(wallet, 300);
    const [large, staked] = [betOf(seat, 400), betOf(seat, 200)];
    await bet(large);
    expect(await rollback(rollbackOf(large))).toMatchObject(told('OK', 300));
    await bet(staked);
    await win(winOf(staked, 0));
    expect(await rollback(rollbackOf(staked))).toMatchObject(
      told('TRANSACTION_DOES_NOT_EXIST', 100),
    );
  });

  test('of a stranger’s bet, or of a win, finds none', async () => {
    const [seat, other] = [await seated(wallet), await seated(wallet)];
    const staked = betOf(seat, 200);
    await bet(staked);
    const { token, user } = other;
    expect(await rollback(rollbackOf(staked, { token, user }))).toMatchObject(
      told('TRANSACTION_DOES_NOT_EXIST', 1_000),
    );
    const won = winOf(staked, 10);
    await win(won);
    expect(await rollback(rollbackOf(won))).toMatchObject(told('TRANSACTION_DOES_NOT_EXIST', 810));
  });

  test('of a stranger uses no bet up', async () => {
    const [seat, other] = [await seated(wallet), await seated(wallet)];
    const staked = betOf(seat, 200);
    const { token, user } = other;
    await rollback(rollbackOf(staked, { token, user }));
    expect(await bet(staked)).toMatchObject(told('OK', 800));
  });
});

describe('a win', () => {
  test('may come several times, and after the round was closed', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    await win(winOf(staked, 30, { round_closed: true }));
    expect(await win(winOf(staked, 40))).toMatchObject(told('OK', 870));
  });

  test('before its bet is paid when it comes again', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    const won = winOf(staked, 50);
    expect(await win(won)).toMatchObject(told('TRANSACTION_DOES_NOT_EXIST', 1_000));
    await bet(staked);
    expect(await win(won)).toMatchObject(told('OK', 850));
  });

  test('of a bet that was refused finds none; in another currency it is not taken', async () => {
    const seat = await seated(wallet, 300);
    const [large, staked] = [betOf(seat, 400), betOf(seat, 200)];
    await bet(large);
    await bet(staked);
    expect(await win(winOf(large, 50))).toMatchObject(told('TRANSACTION_DOES_NOT_EXIST', 100));
    const foreign = winOf(staked, 50, { currency: 'GBP' });
    expect(await win(foreign)).toMatchObject(told('WRONG_CURRENCY', 100));
    expect(await win({ ...foreign, currency: 'EUR' })).toMatchObject(told('OK', 150));
  });

  test('of a promotion needs no bet', async () => {
    const seat = await seated(wallet);
    const { reference_transaction_uuid: _none, ...prize } = winOf(betOf(seat, 1), 500);
    expect(await win({ ...prize, is_promotion: true })).toMatchObject(told('OK', 1_500));
    expect(await win(prize)).toMatchObject({ status: 'WRONG_SYNTAX' });
  });

  test('of a promotion is paid whatever became of a bet that it names', async () => {
    const seat = await seated(wallet, 300);
    const [large, undone, unsent] = [betOf(seat, 400), betOf(seat, 200), betOf(seat, 100)];
    await bet(large);
    await bet(undone);
    await rollback(rollbackOf(undone));
    let balance = 300;
    for (const named of [large, undone, unsent]) {
      balance += 50;
      const prize = winOf(named, 50, { is_promotion: true, round: 'race-7' });
      expect(await win(prize)).toMatchObject(told('OK', balance));
    }
  });

  test('of a promotion is none of the bet’s, which may be undone', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    await win(winOf(staked, 50, { is_promotion: true }));
    expect(await rollback(rollbackOf(staked))).toMatchObject(told('OK', 1_050));
  });

  test.each([
    ['round', { round: 'round-2' }, 'TRANSACTION_DOES_NOT_EXIST'],
    ['game', { game_code: 'other-game' }, 'INVALID_GAME'],
  ])('in another %s than its bet is not taken, and is paid once it is right', async (...row) => {
    const [, different, status] = row;
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    const won = winOf(staked, 50);
    expect(await win({ ...won, ...different })).toMatchObject(told(status, 800));
    expect(await win(won)).toMatchObject(told('OK', 850));
  });

  test('that lifts a balance above the most of an act is told with it', async () => {
    const most = 1_000_000_000_000;
    const seat = await seated(wallet, most);
    const staked = betOf(seat, 1);
    await bet(staked);
    expect(await win(winOf(staked, most))).toMatchObject(told('OK', 2 * most - 1));
  });

  test('of a stranger’s bet finds none', async () => {
    const [seat, other] = [await seated(wallet), await seated(wallet)];
    const staked = betOf(seat, 200);
    await bet(staked);
    const { token, user } = other;
    expect(await win(winOf(staked, 50, { token, user }))).toMatchObject(
      told('TRANSACTION_DOES_NOT_EXIST', 1_000),
    );
  });

  test('finds its player by the bet, when nobody knows the token any more', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    const token = 'forgotten';
    expect(await win(winOf(staked, 50, { token }))).toMatchObject(told('OK', 850));
    expect(await bet(betOf(seat, 10, { token }))).toEqual({
      status: 'INVALID_TOKEN',
      user: seat.user,
      request_uuid: expect.any(String),
    });
  });
});

describe('a call', () => {
  test('of another supplier reaches no game and no bet', async () => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    for (const [path, body] of [
      ['transaction/bet', betOf(seat, 1)],
      ['transaction/win', winOf(staked, 50)],
      ['transaction/rollback', rollbackOf(staked)],
      ['user/balance', seat],
    ] as const)
      expect(await wallet.ask(path, body, 'other')).toMatchObject({ status: 'INVALID_TOKEN' });
  });

  test('about somebody else than the token’s player finds nobody', async () => {
    const [seat, other] = [await seated(wallet), await seated(wallet)];
    expect(await bet(betOf({ ...seat, user: other.user }, 10))).toMatchObject({
      status: 'INVALID_TOKEN',
    });
  });

  test.each([
    ['a stake of nothing', { amount: 0 }],
    ['half a cent', { amount: 0.5 }],
    ['a negative stake', { amount: -100 }],
    ['an amount in words', { amount: '100' }],
    ['no round', { round: '' }],
    ['a sign that no text has', { round: 'round\u0000' }],
    ['half a sign', { token: '\ud800' }],
    ['a name that is no id', { transaction_uuid: 'bet-1' }],
  ])('with %s is not understood', async (_what, different) => {
    const seat = await seated(wallet);
    expect(await bet(betOf(seat, 100, different))).toMatchObject({
      status: 'WRONG_SYNTAX',
      user: seat.user,
    });
    expect(await heldBy(wallet.platform, seat.playerId)).toBe(1_000);
  });

  test('is signed over its exact bytes, by a supplier who is known', async () => {
    const seat = await seated(wallet);
    const bytes = JSON.stringify({ ...betOf(seat, 10), request_uuid: randomUUID() });
    const by = (supplier: string, signature: string) => ({
      'x-wallet-supplier': supplier,
      'x-wallet-signature': signature,
    });
    const good = signatureOf('studio', bytes);
    for (const [body, headers] of [
      [`${bytes} `, by('studio', good)],
      [bytes, by('studio', signatureOf('other', bytes))],
      [bytes, by('stranger', good)],
      [bytes, { 'x-wallet-supplier': 'studio' }],
      ['', by('studio', good)],
    ] as const) {
      const answer = await wallet.send('transaction/bet', body, headers);
      expect([answer.statusCode, answer.json()]).toEqual([401, { status: 'INVALID_SIGNATURE' }]);
    }
    const taken = await wallet.send('transaction/bet', bytes, by('studio', good));
    expect(taken.json()).toMatchObject({ status: 'OK', balance: 990 });
    const typed = { ...by('studio', good), 'content-type': 'text/plain' };
    const again = await wallet.send('transaction/bet', bytes, typed);
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'WRONG_SYNTAX' }]);
    const noJson = await wallet.send('user/info', '{', by('studio', signatureOf('studio', '{')));
    expect([noJson.statusCode, noJson.json()]).toEqual([200, { status: 'WRONG_SYNTAX' }]);
  });

  test('that is too long is not read, and not understood', async () => {
    const bytes = JSON.stringify({ round: 'x'.repeat(20_000) });
    const answer = await wallet.send('transaction/bet', bytes, {});
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'WRONG_SYNTAX' }]);
  });
});
