import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerPlayer, updateRegistration } from '../../../backend/access/registration.ts';
import type { players } from '../../../backend/players/tables.ts';
import { newPlayer } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';
import { untilWaiting } from '../locks.ts';
import { brazil, chile, firstStep, newEmail, recife, secondStep } from './steps.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => bare.close());

const exists = { status: 409, code: 'error.registration.player_already_exists' };
const duplicateCpf = {
  status: 409,
  code: 'error.cpf.duplicate_found',
  message: 'The CPF is in use.',
};
const CPF = '52998224725';

const register = (differs: object) => registerPlayer(firstStep(bare.platform, differs));
const update = (playerId: string, differs: object) =>
  updateRegistration(secondStep(bare.platform, playerId, differs));

/** Calls while the transaction of another account is open. @returns the answer, once that account is there */
async function whileOther(
  different: Partial<typeof players.$inferInsert>,
  call: () => Promise<unknown>,
): Promise<unknown> {
  const { db } = bare.platform;
  let running: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await newPlayer({ ...bare.platform, db: tx as unknown as typeof db }, different);
    running = call().catch((error: unknown) => error);
    await untilWaiting(db, 1);
  });
  return running;
}

describe('[SIGN-09] of two who sign up at the same moment, the later hears that the player exists', () => {
  test('with one address', async () => {
    const email = newEmail();
    expect(
      await whileOther({ email, countryCode: 'CL' }, () => register({ ...chile, email })),
    ).toMatchObject(exists);
  });

  test('with one address, and neither where nobody may be told', async () => {
    const email = newEmail();
    const answer = await whileOther({ email }, () => register({ email }));
    expect(answer).toEqual({ playerId: expect.any(String) as string });
  });

  test('[SIGN-32] with one CPF, in the first step', async () => {
    const call = () => register({ ...brazil, cpf: CPF });
    expect(await whileOther({ cpf: CPF }, call)).toMatchObject(exists);
  });

  test('[SIGN-32] with one CPF, in the second step', async () => {
    const { playerId } = await register(brazil);
    const cpf = '11144477735';
    const call = () => update(playerId, { ...recife, cpf });
    expect(await whileOther({ cpf }, call)).toMatchObject(duplicateCpf);
  });
});

describe('a failure of the database is told as that, and not as somebody who exists', () => {
  test.each([
    new Error('no disk'),
    Object.assign(new Error('check'), { code: '23514', constraint: 'players_email_lower' }),
    Object.assign(new Error('key'), { code: '23505', constraint: 'old_players_email' }),
  ])('%s', async (failure) => {
    const transaction = vi.spyOn(bare.platform.db, 'transaction');
    transaction.mockRejectedValueOnce(failure);
    await expect(register({})).rejects.toBe(failure);
    transaction.mockRejectedValueOnce(failure);
    await expect(update('nobody', {})).rejects.toBe(failure);
  });
});
