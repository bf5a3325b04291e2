import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { getDeposit, requestDeposit } from '../../../backend/banking/deposits.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { callOf, depositBody, newPlayer, scalar, type Bank } from './support.ts';

/** Opens a deposit as the API does; answers its reference and the provider's address. */
export async function openDeposit(
  bank: Bank,
  playerId: string,
  body: Record<string, unknown> = {},
  key: string = randomUUID(),
  siteId = '2',
) {
  const call = callOf<'requestDeposit'>(bank.platform, playerId, {
    body: depositBody(body),
    headers: { 'Idempotency-Key': key },
    siteId,
  });
  return requestDeposit(call, depositPorts);
}

/** How a deposit stands, as the player is told. */
export const readDeposit = ({ platform }: Bank, playerId: string, referenceId: string) =>
  getDeposit(callOf(platform, playerId, { params: { referenceId } }), depositPorts);

/** Follows a form of the cashier as a browser without script does, up to the redirect. */
export async function submit(
  bank: Bank,
  redirectUrl: string,
  step: 'details' | 'confirm' | 'decline' | 'cancel',
  fields: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${bank.url}${redirectUrl}/${step}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

export const card = (number = '4242 4242 4242 4242') => ({
  cardNumber: number,
  expiry: '12/30',
  securityCode: '123',
});

/** Pays with a card or a wallet, as the method asks, to the end. @returns where the payer is sent */
export async function pay(bank: Bank, redirectUrl: string, number?: string): Promise<string> {
  await submit(bank, redirectUrl, 'details', { ...card(number), account: 'payer@example.com' });
  const response = await submit(bank, redirectUrl, 'confirm');
  return response.headers.get('location') ?? '';
}

export interface CallbackParts {
  eventId?: string;
  type?: string;
  paymentId: string;
  reference: string;
  amount?: number;
  currency?: string;
}

/** A callback's body as the provider would write it. */
export const callback = (parts: CallbackParts) =>
  JSON.stringify({
    eventId: randomUUID(),
    type: 'payment.succeeded',
    amount: 5_000,
    currency: 'EUR',
    ...parts,
  });

/** Posts a callback with the provider's signature, or with the given one. */
export async function deliver(
  bank: Pick<Bank, 'platform' | 'url'>,
  body: string,
  options: { at?: number; signature?: string } = {},
): Promise<Response> {
  const secret = await openWebhookSecret(bank.platform.db);
  return fetch(`${bank.url}/webhooks/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: options.signature ?? sign(secret, options.at ?? Date.now(), body),
    },
    body,
  });
}

/** The id in a cashier's address. */
export const paymentIdOf = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? '';

/**
 * A new player with a deposit of 5,000 minor units whose payment is open: the ids for its callbacks, and functions
 * that read deposit and player.
 */
export async function openedPayment(bank: Bank) {
  const player = await newPlayer(bank.platform);
  const { referenceId, redirectUrl } = await openDeposit(bank, player);
  const parts = { paymentId: paymentIdOf(redirectUrl), reference: referenceId };
  const status = async () => (await readDeposit(bank, player, referenceId)).status;
  const balance = () =>
    scalar(
      bank.platform,
      sql`SELECT coalesce(sum(balance), 0)::integer FROM ledger_accounts WHERE player_id = ${player}`,
    );
  return { player, parts, status, balance };
}
