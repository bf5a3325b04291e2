import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { requestWithdrawal } from '../../../backend/banking/withdrawals.ts';
import { getPendingWithdrawals } from '../../../backend/banking/pending-withdrawals.ts';
import { formAt } from '../desk-form.ts';
import { openInstance, type Instance } from '../instance.ts';
import { withdrawalBody } from './payouts.ts';
import { callOf, scalar } from './support.ts';
import { eq, sql } from 'drizzle-orm';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { players, type PlayerFlags } from '../../../backend/players/tables.ts';

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

const decide = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.desk({
    method: 'POST',
    url: '/desk/withdrawals',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** What the form of a withdrawal sends as it stands. */
const formOf = async (id: string) =>
  formAt((await site.desk('/desk/withdrawals')).body, '/desk/withdrawals', { id });

/** How the player stands, as the page says it to who decides. */
const SEEN = 'REGISTERED, FULLY VERIFIED';

const list = () => getPendingWithdrawals(callOf(site.platform, player));

test('[WDR-13] a withdrawal is declined with a reason, which the player is told', async () => {
  const id = await asked('desk-1');
  expect((await site.desk('/desk/withdrawals')).body).toContain('Approve 10.00 EUR');
  const unreasoned = await decide({ id, decision: 'decline', reason: '' });
  expect(unreasoned.statusCode).toBe(422);
  expect(unreasoned.body).toContain('Say why: the player is told.');
  expect((await list()).withdrawals).toHaveLength(1);
  const form = await formOf(id);
  const declined = await decide({ ...form, decision: 'decline', reason: 'ACCOUNT_NAME' });
  expect(declined.headers.location).toBe('/desk/withdrawals?done=declined');
  expect(await list()).toMatchObject({
    withdrawals: [],
    decided: [{ outcome: 'DECLINED', reason: 'ACCOUNT_NAME' }],
  });
  const { body } = await site.desk('/desk/withdrawals');
  expect(body).toContain('Decided by administrator@desk.test');
  expect(body).toContain('Declined: The account is not the player’s own,');
  expect((await decide({ ...form, decision: 'approve' })).statusCode).toBe(409);
});

test('[WDR-13] approved it is on its way, and that is decided', async () => {
  const id = await asked('desk-2');
  const form = await formOf(id);
  expect((await decide({ ...form, decision: 'approve' })).headers.location).toBe(
    '/desk/withdrawals?done=approved',
  );
  expect((await list()).withdrawals).toMatchObject([{ status: 'PROCESSING' }]);
  const gone = await decide({ ...form, decision: 'decline', reason: 'OTHER' });
  expect(gone.statusCode).toBe(409);
  expect(gone.body).toContain('Not done');
  expect(gone.body).toContain('At the payout provider');
});

test('[WDR-13] nothing is decided by another page, a link, a frame, or by no decision', async () => {
  const id = await asked('desk-3');
  const fields = { id, decision: 'approve' };
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4001' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    expect((await decide(fields, headers)).statusCode).toBe(404);
    const read = await site.desk({ url: '/desk/withdrawals', headers });
    expect([read.statusCode, read.body.includes(id)]).toEqual([404, false]);
  }
  const query = new URLSearchParams(fields).toString();
  await site.desk(`/desk/withdrawals?${query}`);
  for (const decision of ['', 'APPROVE', 'decline ', '__proto__']) {
    expect((await decide({ id, decision, reason: 'OTHER' })).statusCode).toBe(400);
  }
  for (const reason of ['', 'constructor', 'PROVIDER', 'toString']) {
    expect((await decide({ id, decision: 'decline', reason })).statusCode).toBe(422);
  }
  for (const unknown of ['', 'wd_none', "wd_' OR 1=1"]) {
    expect((await decide({ id: unknown, decision: 'approve' })).statusCode).toBe(409);
  }
  const mine = (await list()).withdrawals.find(
    ({ pendingWithdrawalId }) => pendingWithdrawalId === id,
  );
  expect(mine?.status).toBe('PENDING');
  const page = await site.desk('/desk/withdrawals?done=constructor');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.body).not.toContain('role="status"');
  expect((await site.desk('/desk/withdrawals?done=approved&done=approved')).statusCode).toBe(200);
});

/** A player's row, with some of it changed. */
const set = (different: object) => () =>
  site.platform.db.update(players).set(different).where(eq(players.id, player));
const flag = (name: keyof PlayerFlags, isOn: boolean) => () =>
  set({
    flags: sql`jsonb_set(${players.flags}, ARRAY[${name}], to_jsonb(${isOn}::boolean))`,
  })();
const request = { documentType: 'PROOF_OF_ID', status: 'REQUESTED' } as const;
const ask = () =>
  site.platform.db.insert(documentRequests).values({ ...request, playerId: player });
const forget = () =>
  site.platform.db.delete(documentRequests).where(eq(documentRequests.playerId, player));

test.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'the account is restricted',
    'RESTRICTED, FULLY VERIFIED',
    set({ status: 'RESTRICTED' }),
    set({ status: 'REGISTERED' }),
  ],
  [
    'payouts are switched off',
    `${SEEN}, payouts are off`,
    flag('payout', false),
    flag('payout', true),
  ],
  [
    'withdrawals are switched off',
    `${SEEN}, withdrawals are off`,
    flag('withdrawal', false),
    flag('withdrawal', true),
  ],
  [
    'each withdrawal is to be reviewed',
    `${SEEN}, each withdrawal is reviewed`,
    flag('isWithdrawalReview', true),
    flag('isWithdrawalReview', false),
  ],
  [
    'a sister brand has suspended the player',
    `${SEEN}, suspended at a sister brand`,
    set({ multibrandSuspended: true }),
    set({ multibrandSuspended: false }),
  ],
  ['a document is asked for', `${SEEN}, documents: PROOF_OF_ID REQUESTED`, ask, forget],
])(
  '[WDR-13] once %s, who has not seen it decides nothing',
  async (_what, standing, happens, passes) => {
    const id = await asked(randomUUID());
    const before = await formOf(id);
    await happens();
    for (const decision of ['approve', 'decline']) {
      const late = await decide({ ...before, decision, reason: 'OTHER' });
      expect([decision, late.statusCode]).toEqual([decision, 409]);
      expect(late.body).toContain('the player stands otherwise by now');
      expect(late.body).toContain(`>${standing}</span`);
    }
    const decision = { decision: 'decline', reason: 'OTHER' };
    const { headers } = await decide({ ...(await formOf(id)), ...decision });
    expect(headers.location).toBe('/desk/withdrawals?done=declined');
    await passes();
  },
);

test.each([
  ['payouts are off', flag('payout', false), flag('payout', true)],
  [
    'a sister brand has suspended the player',
    set({ multibrandSuspended: true }),
    set({ multibrandSuspended: false }),
  ],
])('[WDR-13] [GUARD-15] while %s, nobody approves', async (_what, happens, passes) => {
  const id = await asked(randomUUID());
  await happens();
  const refused = await decide({ ...(await formOf(id)), decision: 'approve' });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Not approved: payouts are off for this player.');
  await passes();
  const { headers } = await decide({ ...(await formOf(id)), decision: 'approve' });
  expect(headers.location).toBe('/desk/withdrawals?done=approved');
});

test('[WDR-13] who decides sees how the player stands, and no markup of theirs', async () => {
  await site.platform.db
    .update(players)
    .set({ status: 'BLACKLISTED', riskPayout: true, email: '<img/src=x>@croupier.test' })
    .where(eq(players.id, player));
  const { body } = await site.desk('/desk/withdrawals');
  expect(body).toContain('BLACKLISTED, FULLY VERIFIED, payout risk');
  expect(body).toContain('&lt;img/src=x&gt;@croupier.test');
  expect(body).not.toContain('<img');
});
