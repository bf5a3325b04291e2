import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession } from '../../../backend/access/sessions.ts';
import { sessionHandlers } from '../../../backend/games/session-handlers.ts';
import { startExclusion, startTimeout } from '../../../backend/limits/breaks.ts';
import { callOf } from '../banking/support.ts';
import {
  betOf,
  openGame,
  openWallet,
  rollbackOf,
  seated,
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
const sessionOf = ({ loginId: sessionId, playerId }: Seat) => ({ sessionId, playerId });

/**
 * What players do while a round of theirs runs, by the platform's own operations, with what a further stake in it and
 * one in their other game, on another device, are told.
 */
test.each<[string, (seat: Seat) => Promise<unknown>, string, string]>([
  ['logs out', (seat) => endSession(wallet.platform, sessionOf(seat)), 'TOKEN_EXPIRED', 'OK'],
  [
    'leaves the game',
    (seat) => {
      const call = callOf<'endGameSession'>(wallet.platform, seat.playerId, {
        params: { gameSessionId: seat.gameSessionId },
      });
      return sessionHandlers.endGameSession({ ...call, session: sessionOf(seat) });
    },
    'TOKEN_EXPIRED',
    'OK',
  ],
  [
    'takes a break on another device',
    ({ playerId }) => startTimeout(callOf(wallet.platform, playerId, { body: { duration: 1 } })),
    'USER_DISABLED',
    'USER_DISABLED',
  ],
  [
    'excludes themselves on another device',
    ({ playerId }) =>
      startExclusion(
        callOf(wallet.platform, playerId, { body: { accountDisableIndefinitely: true } }),
      ),
    'USER_DISABLED',
    'USER_DISABLED',
  ],
])(
  'who %s in a round stakes no more, is paid its win, and has back what is undone [EXC-02, EXC-04]',
  async (_what, end, told, elsewhere) => {
    const seat = await seated(wallet);
    const other = await openGame(wallet.platform, seat.playerId);
    const [staked, undone] = [betOf(seat, 200), betOf(seat, 100)];
    await bet(staked);
    await bet(undone);
    await end(seat);
    expect((await bet(betOf(seat, 10))).status).toBe(told);
    const won = winOf(staked, 500, { round_closed: true });
    expect(await wallet.ask('transaction/win', won)).toMatchObject({
      status: 'OK',
      balance: 1_200,
    });
    const back = await wallet.ask('transaction/rollback', rollbackOf(undone));
    expect(back).toMatchObject({ status: 'OK', balance: 1_300 });
    expect((await bet(betOf(other, 10))).status).toBe(elsewhere);
  },
);
