import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositBounds } from '../../../backend/banking/deposit-bounds.ts';
import { requestDeposit } from '../../../backend/banking/deposits.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { facts, limit } from './facts.ts';
import { callOf, depositBody, newPlayer, NOON, openBank, type Bank } from './support.ts';

/** The bounds of a deposit, as the check and a refusal say them. */

let bank: Bank;
beforeAll(async () => void (bank = await openBank()));
afterAll(() => bank.close());

const DAILY = {
  kind: 'OWN_LIMIT',
  period: 'D',
  amount: 10_000,
  used: 0,
  left: 10_000,
  // Midnight in Helsinki, where a Finn's day is counted.
  resetOn: '2026-11-18T22:00:00.000Z',
};

async function limitedFinn(different: Parameters<typeof newPlayer>[1] = {}): Promise<string> {
  const playerId = await newPlayer(bank.platform, different);
  const own = { playerId, kind: 'DEPOSIT', period: 'D', limit: 10_000 } as const;
  await bank.platform.db.insert(playerLimits).values({ ...own, startedAt: new Date(NOON - 1) });
  return playerId;
}

test('[DEP-17] the tightest comes first; a spend limit, and a cap of who is verified, are none', () => {
  const limits = [limit({ used: 1_000 }), limit({ period: 'W', used: 9_000 })];
  const spend = limit({ kind: 'SPEND' });
  expect(depositBounds(facts({ limits: [...limits, spend] }))).toMatchObject([
    { kind: 'OWN_LIMIT', period: 'W', used: 9_000, left: 1_000 },
    { kind: 'OWN_LIMIT', period: 'D', used: 1_000, left: 9_000 },
  ]);
  expect(depositBounds(facts({ kycStatus: 'PENDING', lifetimeDeposits: 150_000 }))).toEqual([
    { kind: 'UNVERIFIED', amount: 200_000, used: 150_000, left: 50_000 },
  ]);
  expect(depositBounds(facts({ kycStatus: 'PENDING', lifetimeDeposits: 250_000 }))).toMatchObject([
    { used: 250_000, left: 0 },
  ]);
});

test('[DEP-20] a refused amount comes with what bounds it, also when it is asked again', async () => {
  const playerId = await limitedFinn();
  const request = () =>
    requestDeposit(
      callOf<'requestDeposit'>(bank.platform, playerId, {
        body: depositBody({ amount: 10_001 }),
        headers: { 'Idempotency-Key': key },
      }),
      depositPorts,
    );
  const key = randomUUID();
  const refusal = { code: 'error.deposit.limit_reached', details: { bounds: [DAILY] } };
  await expect(request()).rejects.toMatchObject(refusal);
  await expect(request()).rejects.toMatchObject(refusal);
});

test('[DEP-20] who is not verified reads of the cap', async () => {
  const playerId = await newPlayer(bank.platform, { kycStatus: 'NOT_VERIFIED' });
  const call = callOf<'requestDeposit'>(bank.platform, playerId, {
    body: depositBody({ amount: 200_001 }),
    headers: { 'Idempotency-Key': randomUUID() },
  });
  await expect(requestDeposit(call, depositPorts)).rejects.toMatchObject({
    code: 'error.deposit.unverified_cap',
    details: { bounds: [{ kind: 'UNVERIFIED', amount: 200_000, used: 0, left: 200_000 }] },
  });
});
