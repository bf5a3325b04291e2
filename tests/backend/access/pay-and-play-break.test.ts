import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { handlers } from '../../../backend/limits/handlers.ts';
import { callOf, NOON, openBank, type Bank } from '../banking/support.ts';
import {
  balanceOf,
  codeOf,
  confirm,
  identify,
  newStart,
  playFor,
  stranger,
} from './pay-and-play.support.ts';

/** Players with no password but their bank: how they stay out during a break, and come back after it. */

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());
beforeEach(() => at(0));

const at = (ms: number) => bank.platform.movableClock?.set(NOON + ms, true);
const statusOf = async (id: string) => {
  const [player] = await bank.platform.db.select().from(players).where(eq(players.id, id));
  return player?.status;
};
const rest = (playerId: string) =>
  handlers.startTimeout(callOf<'startTimeout'>(bank.platform, playerId, { body: { duration: 1 } }));
const pays = async (person: Record<string, string>) =>
  codeOf(await confirm(bank, await identify(bank, newStart(), person))) !== '';

describe('[EXC-07] [PNP-06] who pays to log in', () => {
  test('pays nothing during a break, and is back by paying once it is over', async () => {
    const person = stranger();
    const { playerId } = await playFor(bank, person);
    await rest(playerId);
    await at(DAY - 1);
    expect(await pays(person)).toBe(false);
    await at(DAY);
    await playFor(bank, person);
    expect(await statusOf(playerId)).toBe('REGISTERED');
    expect(await balanceOf(bank, playerId)).toBe(10_000);
  });

  test('does not pay off what the operator laid on the account before the break', async () => {
    const person = stranger();
    const { playerId } = await playFor(bank, person);
    await bank.platform.db
      .update(players)
      .set({ status: 'RESTRICTED' })
      .where(eq(players.id, playerId));
    await rest(playerId);
    await at(DAY);
    expect(await pays(person)).toBe(false);
    expect(await balanceOf(bank, playerId)).toBe(5_000);
  });
});
