import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SpinEnd } from '../../../backend/back-office/bonuses/ports.ts';
import { bonusesPorts } from '../../../backend/bindings/desk-bonuses.ts';
import { pocketsOf } from '../games/bonus.support.ts';
import {
  betOf,
  openGame,
  openWallet,
  winOf,
  type Seat,
  type Wallet,
} from '../games/wallet.support.ts';
import { newPlayer } from '../banking/support.ts';
import { claim, runGift } from './gifts.support.ts';
import { claimSpins, runSpins } from './spins.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runGift(wallet.platform, 'gift');
  await runSpins(wallet.platform, 'wagered');
  await runSpins(wallet.platform, 'own', { wageringMultiplier: 0 });
});
afterAll(() => wallet.close());

const pockets = ({ playerId }: Seat) => pocketsOf(wallet.platform, playerId);
const ports = () => bonusesPorts(wallet.platform);
const lineOf = async (playerId: string) => {
  const [line] = (await ports().find(playerId))?.spins ?? [];
  if (!line) throw new Error('The player has none.');
  return line;
};
const ends = async ({ playerId }: Pick<Seat, 'playerId'>, how: SpinEnd) =>
  ports().endSpins(playerId, await lineOf(playerId), how);

/** A player who has won 50 with one of three free spins, and has another round open. */
async function spinner(campaign: string) {
  const playerId = await newPlayer(wallet.platform);
  await claimSpins(wallet.platform, playerId, campaign);
  const seat = await openGame(wallet.platform, playerId);
  const placed = (round: string) => betOf(seat, 20, { round, is_free: true });
  const first = placed('first');
  const open = placed('open');
  await wallet.ask('transaction/bet', first);
  await wallet.ask('transaction/win', winOf(first, 50, { round_closed: true }));
  await wallet.ask('transaction/bet', open);
  const win = () => wallet.ask('transaction/win', winOf(open, 30, { round_closed: true }));
  return { seat, win };
}

describe('free spins at the desk', () => {
  test('are told with what was played and won, and whether a round is open', async () => {
    const { seat, win } = await spinner('wagered');
    const told = { campaign: 'wagered', status: 'ACTIVE', stake: 20, wagering: 10, granted: 3 };
    expect(await lineOf(seat.playerId)).toMatchObject({
      ...told,
      played: 2,
      won: 50,
      isRoundOpen: true,
    });
    await win();
    expect(await lineOf(seat.playerId)).toMatchObject({ ...told, won: 80, isRoundOpen: false });
  });

  test('that are ended give what they have won, as a bonus alone: not before the open round is over', async () => {
    const { seat, win } = await spinner('wagered');
    expect(await ends(seat, 'end')).toBe(false);
    await win();
    expect(await ends(seat, 'end')).toBe(true);
    expect(await lineOf(seat.playerId)).toMatchObject({ status: 'EXPIRED' });
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 80 });
  });

  test('that are taken back lose what was to be wagered, also of the round that is open', async () => {
    const { seat, win } = await spinner('wagered');
    expect(await ends(seat, 'revoke')).toBe(true);
    expect(await lineOf(seat.playerId)).toMatchObject({ status: 'FORFEITED' });
    await win();
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 0 });
  });

  test('that are taken back keep what was own money, also of the round that is open', async () => {
    const { seat, win } = await spinner('own');
    await ends(seat, 'revoke');
    await win();
    expect(await pockets(seat)).toEqual({ main: 80, bonus: 0 });
  });

  test('stay where they have changed since they were seen, and once they are over', async () => {
    const { seat, win } = await spinner('wagered');
    const seen = await lineOf(seat.playerId);
    await win();
    for (const how of ['end', 'revoke'] as const)
      expect(await ports().endSpins(seat.playerId, seen, how)).toBe(false);
    expect(await ends(seat, 'end')).toBe(true);
    for (const how of ['end', 'revoke'] as const) expect(await ends(seat, how)).toBe(false);
    expect(await pockets(seat)).toEqual({ main: 0, bonus: 80 });
  });

  test('that wait are taken back, and not ended', async () => {
    const playerId = await newPlayer(wallet.platform);
    await claim(wallet.platform, playerId, 'gift');
    await claimSpins(wallet.platform, playerId, 'wagered', { ifActive: 'QUEUE' });
    expect(await ends({ playerId }, 'end')).toBe(false);
    expect(await ends({ playerId }, 'revoke')).toBe(true);
  });
});
