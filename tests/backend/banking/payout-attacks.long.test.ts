import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAYOUT_WEBHOOK_PATH } from '../../../backend/banking/payout-webhook.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { approveWithdrawal, declineWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';
import { WEBHOOK_PATH } from '../../../backend/banking/webhook.ts';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { payouts } from '../../../backend/third-parties/payout-provider/tables.ts';
import { closeAudited } from './audit.ts';
import { balancesOf, cancel, playerWithMoney, rowOf, tell, withdraw } from './payouts.ts';
import { callOf, openBank, type Bank } from './support.ts';

/**
 * Attacks by a person who wants to be paid twice, or with another's money: from the provider's side, and from
 * between two steps.
 */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const { payouts: provider } = withdrawalPorts;
const approve = (id: string) =>
  approveWithdrawal(bank.platform, id, provider, 'payments@croupier.test');

const REVIEWED = { flags: { ...newPlayerFlags, isWithdrawalReview: true } };

async function asked(amount = 4_000) {
  const player = await playerWithMoney(bank, REVIEWED);
  const { pendingWithdrawalId: id } = await withdraw(bank, player, { amount });
  return { player, id };
}

const ordersOf = (id: string) =>
  bank.platform.db.select().from(payouts).where(eq(payouts.merchantReference, id));

interface Posting {
  readonly path?: string;
  readonly secretOf?: 'payout' | 'payment';
  readonly signedAt?: number;
  readonly signature?: string;
  readonly type?: string;
}

async function post(
  body: string,
  {
    path = PAYOUT_WEBHOOK_PATH,
    secretOf = 'payout',
    signedAt = Date.now(),
    signature = '',
    type = 'application/json',
  }: Posting = {},
): Promise<number> {
  const secret = await openWebhookSecret(bank.platform.db, secretOf);
  const response = await fetch(`${bank.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      [SIGNATURE_HEADER]: signature === '' ? sign(secret, signedAt, body) : signature,
    },
    body,
  });
  return response.status;
}

const eventOf = async (id: string, different: object = {}) => {
  const { payoutId, amount } = await rowOf(bank, id);
  return {
    eventId: randomUUID(),
    type: 'payout.paid',
    payoutId: payoutId ?? 'none',
    reference: id,
    amount,
    currency: 'EUR',
    ...different,
  };
};

describe('[WDR-07] a callback that is forged', () => {
  test('is not taken: another secret, another moment, another byte, no signature', async () => {
    const { player, id } = await asked();
    await approve(id);
    const body = JSON.stringify(await eventOf(id));
    const secret = await openWebhookSecret(bank.platform.db, 'payout');
    const now = Date.now();
    const good = sign(secret, now, body);
    const MINUTE = 60_000;
    for (const bad of [
      { secretOf: 'payment' as const },
      { signedAt: now - 6 * MINUTE },
      { signedAt: now + 6 * MINUTE },
      { signature: 'none' },
      { signature: good.replace('v1=', 'v0=') },
      { signature: `${good},${good}` },
      { signature: good.replace(/t=\d+/, `t=${now + 1}`) },
      { signature: sign(secret, now, `${body} `) },
      { signature: sign(secret, now, '') },
      { signature: sign('', now, body) },
      { signature: good.toUpperCase() },
    ]) {
      expect([await post(body, bad), bad]).toEqual([401, bad]);
    }
    expect(await post(body, { type: 'text/plain' })).toBe(415);
    expect(await post(`${' '.repeat(17_000)}${body}`)).toBe(413);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
    expect(await post(body, { signedAt: now - 4 * MINUTE })).toBe(200);
  });

  test('nor is one that another address was meant for', async () => {
    const { player, id } = await asked();
    await approve(id);
    const { payoutId } = await rowOf(bank, id);
    const body = JSON.stringify(
      await eventOf(id, { type: 'payment.succeeded', paymentId: payoutId }),
    );
    expect(await post(body, { path: WEBHOOK_PATH })).toBe(401);
    expect(await post(body, { path: WEBHOOK_PATH, secretOf: 'payment' })).not.toBe(200);
    expect(await post(body)).toBe(400);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
  });

  test('nor one that names two amounts, a string for one, or a payout of another', async () => {
    const { player, id } = await asked();
    const rich = await asked(40_000);
    await approve(id);
    await approve(rich.id);
    const event = await eventOf(id);
    const theirs = await eventOf(rich.id);
    expect(await post(JSON.stringify({ ...event, amount: '4000' }))).toBe(400);
    expect(await post(JSON.stringify({ ...event, amount: 4_000.5 }))).toBe(400);
    expect(await post(JSON.stringify([event]))).toBe(400);
    expect(await post('null')).toBe(400);
    expect(await post('{')).toBe(400);
    expect(await post(JSON.stringify({ ...theirs, reference: id }))).toBe(422);
    expect(await post(JSON.stringify({ ...event, reference: rich.id }))).toBe(422);
    expect(await balancesOf(bank, player)).toEqual({ main: 46_000, locked: 4_000 });
    expect(await balancesOf(bank, rich.player)).toEqual({ main: 10_000, locked: 40_000 });
  });
});

describe('[WDR-07] [WDR-08] everybody at once', () => {
  test('paid and failed: one of them, once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { player, id } = await asked();
      await approve(id);
      const says = (paid: boolean) => tell(bank, id, paid ? 'payout.paid' : 'payout.failed');
      const answers = await Promise.all([says(true), says(false), says(true), says(false)]);
      expect(answers.toSorted()).toEqual([200, 200, 422, 422]);
      const isPaid = (await rowOf(bank, id)).state === 'PAID';
      expect(await balancesOf(bank, player)).toEqual({ main: isPaid ? 46_000 : 50_000, locked: 0 });
    }
  });

  test('taken back, declined, approved twice: one of them, and one order at most', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { player, id } = await asked();
      const [back, declined, ...approved] = await Promise.allSettled([
        cancel(bank, player, id),
        declineWithdrawal(bank.platform, id, 'OTHER'),
        approve(id),
        approve(id),
        approveWithdrawal(bank.platform, id, provider, null),
      ]);
      const done = [declined, ...approved].filter((one) => one.status === 'fulfilled' && one.value);
      expect(done.length + (back.status === 'fulfilled' ? 1 : 0)).toBe(1);
      const { state } = await rowOf(bank, id);
      expect(await ordersOf(id)).toHaveLength(state === 'APPROVED' ? 1 : 0);
      const isOut = state === 'APPROVED';
      expect(await balancesOf(bank, player)).toEqual({
        main: isOut ? 46_000 : 50_000,
        locked: isOut ? 4_000 : 0,
      });
    }
  });
});

describe('[TXN-01] [WDR-08] the history of one that came back', () => {
  test('has a row for each movement, and balances that follow each other', async () => {
    const { player, id } = await asked();
    await bank.platform.movableClock?.advance(60_000);
    const { pendingWithdrawalId: second } = await withdraw(bank, player, { amount: 10_000 });
    await bank.platform.movableClock?.advance(60_000);
    await cancel(bank, player, id);
    await bank.platform.movableClock?.advance(60_000);
    await declineWithdrawal(bank.platform, second, 'OTHER');
    const { transactions } = await getTransactions(callOf(bank.platform, player));
    expect(
      transactions.map(({ type, status, amount, balanceAfterTransaction }) => [
        type,
        status,
        amount,
        balanceAfterTransaction,
      ]),
    ).toEqual([
      ['REVERSAL', 'COMPLETED', 10_000, 50_000],
      ['REVERSAL', 'COMPLETED', 4_000, 40_000],
      ['WITHDRAW', 'FAILED', -10_000, 36_000],
      ['WITHDRAW', 'CANCELLED', -4_000, 46_000],
      ['DEPOSIT', 'SUCCESS', 50_000, 50_000],
    ]);
  });
});
