import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  cancelWithdrawal,
  getPendingWithdrawals,
} from '../../../backend/banking/pending-withdrawals.ts';
import { PAYOUT_WEBHOOK_PATH } from '../../../backend/banking/payout-webhook.ts';
import { withdrawals } from '../../../backend/banking/tables.ts';
import { getWallet } from '../../../backend/banking/wallet.ts';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { checkWithdrawalLimit, requestWithdrawal } from '../../../backend/banking/withdrawals.ts';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { openDeposit, pay } from './payment-pages.ts';
import { callOf, newPlayer, type Bank } from './support.ts';

/** A player who paid in by card; 500 euro by default. */
export async function playerWithMoney(
  bank: Bank,
  different: Parameters<typeof newPlayer>[1] = {},
  amount = 50_000,
): Promise<string> {
  const player = await newPlayer(bank.platform, different);
  const { redirectUrl } = await openDeposit(bank, player, { amount });
  await pay(bank, redirectUrl);
  return player;
}

/** The body of a request for 40 euro by card, with the given differences. */
export const withdrawalBody = (different: Record<string, unknown> = {}) => ({
  method: 'CREDITCARD',
  amount: 4_000,
  currency: 'EUR',
  ipAddress: '203.0.113.7',
  blackbox: '',
  ...different,
});

export const checkLimit = (bank: Bank, player: string, query = {}) =>
  checkWithdrawalLimit(
    callOf(bank.platform, player, { query, body: { ipAddress: '203.0.113.7', blackbox: '' } }),
    withdrawalPorts,
  );

export const withdraw = (
  bank: Pick<Bank, 'platform'>,
  player: string,
  body: Record<string, unknown> = {},
  key: string = randomUUID(),
) =>
  requestWithdrawal(
    callOf<'requestWithdrawal'>(bank.platform, player, {
      body: withdrawalBody(body),
      headers: { 'Idempotency-Key': key },
    }),
    withdrawalPorts,
  );

export const cancel = (
  bank: Bank,
  player: string,
  pendingWithdrawalId: string,
  { amount = 4_000, key = randomUUID() }: { amount?: number; key?: string } = {},
) =>
  cancelWithdrawal(
    callOf<'cancelWithdrawal'>(bank.platform, player, {
      body: { pendingWithdrawalId, amount, cancelByPlayer: true },
      headers: { 'Idempotency-Key': key },
    }),
  );

export const pendingOf = (bank: Bank, player: string) =>
  getPendingWithdrawals(callOf(bank.platform, player));

/** Main and locked balance, minor units. */
export async function balancesOf(bank: Bank, player: string) {
  const { buckets } = await getWallet(callOf(bank.platform, player));
  const sum = (list: readonly { cashAmount?: number }[]) =>
    list.reduce((total, { cashAmount = 0 }) => total + cashAmount, 0);
  return { main: sum(buckets.main), locked: sum(buckets.locked) };
}

export async function rowOf(bank: Bank, referenceId: string) {
  const [row] = await bank.platform.db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.referenceId, referenceId));
  if (!row) throw new Error(`There is no withdrawal ${referenceId}`);
  return row;
}

/** Posts the provider's report of a withdrawal's payout, with its signature. @returns the status */
export async function tell(
  bank: Bank,
  referenceId: string,
  type: 'payout.paid' | 'payout.failed',
  different: Record<string, unknown> = {},
): Promise<number> {
  const { payoutId, amount } = await rowOf(bank, referenceId);
  const body = JSON.stringify({
    eventId: randomUUID(),
    type,
    payoutId: payoutId ?? 'none',
    reference: referenceId,
    amount,
    currency: 'EUR',
    ...different,
  });
  const secret = await openWebhookSecret(bank.platform.db, 'payout');
  const response = await fetch(`${bank.url}${PAYOUT_WEBHOOK_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secret, Date.now(), body),
    },
    body,
  });
  return response.status;
}
