import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalPorts } from '../../../backend/payments.ts';
import { requestWithdrawal } from '../../../backend/banking/withdrawals.ts';
import { getPendingWithdrawals } from '../../../backend/banking/pending-withdrawals.ts';
import { openInstance, type Instance } from '../instance.ts';
import { withdrawalBody } from './payouts.ts';
import { callOf, scalar } from './support.ts';
import { sql } from 'drizzle-orm';

let site: Instance;
let player: string;
beforeAll(async () => {
  site = await openInstance({});
  player = String(
    await scalar(site.platform, sql`SELECT id FROM players WHERE email = 'demo@croupier.test'`),
  );
});
afterAll(() => site.close());

const asked = async (key: string): Promise<string> => {
  const call = callOf<'requestWithdrawal'>(site.platform, player, {
    body: withdrawalBody({ amount: 1_000 }),
    headers: { 'Idempotency-Key': key },
  });
  return (await requestWithdrawal(call, withdrawalPorts)).pendingWithdrawalId;
};

const decide = (fields: Record<string, string>) =>
  site.desk({
    method: 'POST',
    url: '/desk/withdrawals',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const list = () => getPendingWithdrawals(callOf(site.platform, player));

test('[WDR-13] a withdrawal is declined with a reason, which the player is told', async () => {
  const id = await asked('desk-1');
  expect((await site.desk('/desk/withdrawals')).body).toContain('Approve 10.00 EUR');
  const unreasoned = await decide({ id, decision: 'decline', reason: '' });
  expect(unreasoned.statusCode).toBe(422);
  expect(unreasoned.body).toContain('Say why: the player is told.');
  expect((await list()).withdrawals).toHaveLength(1);
  const declined = await decide({ id, decision: 'decline', reason: 'ACCOUNT_NAME' });
  expect(declined.headers.location).toBe('/desk/withdrawals?done=declined');
  expect(await list()).toMatchObject({
    withdrawals: [],
    decided: [{ outcome: 'DECLINED', reason: 'ACCOUNT_NAME' }],
  });
  expect((await site.desk('/desk/withdrawals')).body).toContain(
    'Decided by administrator@desk.test',
  );
  const again = await decide({ id, decision: 'approve' });
  expect(again.headers.location).toBe('/desk/withdrawals?done=gone');
});

test('[WDR-13] approved it is on its way, and that is decided', async () => {
  const id = await asked('desk-2');
  expect((await decide({ id, decision: 'approve' })).headers.location).toBe(
    '/desk/withdrawals?done=approved',
  );
  expect((await list()).withdrawals).toMatchObject([{ status: 'PROCESSING' }]);
  const gone = await decide({ id, decision: 'decline', reason: 'OTHER' });
  expect(gone.headers.location).toBe('/desk/withdrawals?done=gone');
  const page = await site.desk('/desk/withdrawals?done=gone');
  expect(page.body).toContain('Not done');
  expect(page.body).toContain('At the payout provider');
});
