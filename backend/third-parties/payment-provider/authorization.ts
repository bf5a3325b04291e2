import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { BRAND_FACTS } from '../../../reference/brands.ts';
import {
  PAY_AND_PLAY,
  PAY_AND_PLAY_COUNTRY,
  PAY_AND_PLAY_CURRENCY,
} from '../../../reference/pay-and-play.ts';
import type { RedeemedCode } from '../../access/pay-and-play-ports.ts';
import type { Database, Executor } from '../../platform/database.ts';
import type { BankCustomer } from './customers.ts';
import type { IssuerAnswer } from './instruments.ts';
import { newPaymentId } from './payments.ts';
import type { Reader } from './words.ts';
import { authorizations, type Authorization, type AuthorizationStatus } from './tables.ts';

/** The customer's time to confirm, ms: less than the merchant's page waits for the answer. */
const AUTHORIZATION_LIFETIME = 10 * 60_000;
/** How long a code is good, ms. */
const CODE_LIFETIME = 5 * 60_000;

/** A merchant's request, checked. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  /** Minor units of EUR. */
  readonly amount: number;
}

/** The page is not opened. `backTo`: where a known merchant may be told; no other may. */
export type Unreadable = { readonly backTo: string | undefined };

const merchants = Object.entries(PAY_AND_PLAY).map(([id, { clientId, identityProvider }]) => ({
  clientId,
  identityProvider,
  ...BRAND_FACTS[id as keyof typeof BRAND_FACTS],
}));

/** The language of the page that is waiting, as its address has it: `…/fi-FI/signup/callback`. */
export const languageAt = (redirectUri: string): string | undefined =>
  /\/([a-z]{2})-[A-Z]{2}\/signup\/callback$/.exec(redirectUri)?.[1];

/** The merchant's name, as the customer reads it, and how the pages are written. */
export function readerOf({
  clientId,
  redirectUri,
}: Pick<AuthorizationRequest, 'clientId' | 'redirectUri'>): Reader {
  const merchant = merchants.find((one) => one.clientId === clientId);
  return {
    language: languageAt(redirectUri) ?? 'en',
    notation: merchant?.notation ?? 'specified',
    merchantName: merchant?.name ?? clientId,
  };
}

const CALLBACK_PATH = /^\/[a-z]{2}-[A-Z]{2}\/signup\/callback$/;

/** The redirect address with a result added; it has no query of its own. */
export const callbackAddress = (
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  result: { readonly code: string } | { readonly error: string },
): string => `${redirectUri}?${new URLSearchParams({ ...result, state })}`;

function isCallback(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // Exactly as registered: no user, no query, no hash, no other spelling of it.
  return address === `${origin}${url.pathname}` && CALLBACK_PATH.test(url.pathname);
}

/**
 * Reads the query of the authorize page (PNP-03). Nobody is sent to an address that is not registered.
 * @param origin where this provider's one merchant lives, `https://host:port`
 */
export function readRequest(
  query: URLSearchParams,
  origin: string,
): AuthorizationRequest | Unreadable {
  const one = (name: string): string => {
    const all = query.getAll(name);
    return all.length === 1 ? (all[0] ?? '') : '';
  };
  const merchant = merchants.find(({ clientId }) => clientId === one('client_id'));
  const redirectUri = one('redirect_uri');
  if (!merchant || !isCallback(redirectUri, origin)) return { backTo: undefined };
  const state = one('state');
  if (!/^[\w-]{16,64}$/.test(state)) return { backTo: undefined };
  const amount = Number(one('amount'));
  const isAsAgreed =
    one('response_type') === 'code' &&
    one('identity_provider') === merchant.identityProvider &&
    one('currency') === PAY_AND_PLAY_CURRENCY &&
    one('country') === PAY_AND_PLAY_COUNTRY &&
    /^[1-9]\d{0,11}$/.test(one('amount')) &&
    amount <= 100_000_000_000;
  if (!isAsAgreed) {
    return { backTo: callbackAddress({ redirectUri, state }, { error: 'invalid_request' }) };
  }
  return { clientId: merchant.clientId, redirectUri, state, amount };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of an authorization's id, as it is drawn. */
export const AUTHORIZATION_ID = /^[\w-]{32}$/;

/** The authorization of the browser that identified. Undefined for another browser, and for an unknown id. */
export async function findAuthorization(
  db: Executor,
  id: string,
  browser: string | undefined,
): Promise<Authorization | undefined> {
  if (!AUTHORIZATION_ID.test(id) || browser === undefined) return undefined;
  const [found] = await db
    .select()
    .from(authorizations)
    .where(and(eq(authorizations.id, id), eq(authorizations.browser, hashOf(browser))));
  return found;
}

/**
 * Keeps the identified customer. A second click, and a second choice before the confirmation, is the same
 * authorization. Undefined when the state was used for a payment already, or came from another browser: a
 * stranger who leads somebody to a start of their own never learns the result.
 * @param from the address and the cookie of the identified customer
 */
export async function startAuthorization(
  db: Database,
  request: AuthorizationRequest,
  who: { readonly customer: BankCustomer; readonly answer: IssuerAnswer },
  from: { readonly address: string; readonly browser: string },
  now: number,
): Promise<Authorization | undefined> {
  const { clientId, redirectUri, state, amount } = request;
  const browser = hashOf(from.browser);
  const chosen = { customer: who.customer, issuerAnswer: who.answer };
  // Once confirmed, neither the payer nor the amount may change.
  const ofTheSameStart = and(
    eq(authorizations.status, 'CONFIRMING'),
    isNull(authorizations.claimedAt),
    eq(authorizations.amount, amount),
    eq(authorizations.redirectUri, redirectUri),
    eq(authorizations.clientId, clientId),
    eq(authorizations.startedFrom, from.address),
    eq(authorizations.browser, browser),
  );
  const [started] = await db
    .insert(authorizations)
    .values({
      id: randomBytes(24).toString('base64url'),
      clientId,
      redirectUri,
      state,
      amount,
      startedFrom: from.address,
      browser,
      ...chosen,
      paymentId: newPaymentId(),
      status: 'CONFIRMING',
      createdAt: new Date(now),
      expiresAt: new Date(now + AUTHORIZATION_LIFETIME),
    })
    .onConflictDoUpdate({
      target: authorizations.state,
      set: chosen,
      ...(ofTheSameStart && { setWhere: ofTheSameStart }),
    })
    .returning();
  return started;
}

/** Moves an authorization on if it stands in one of `from`; undefined when it was elsewhere. */
export async function moveAuthorization(
  db: Database,
  id: string,
  from: readonly AuthorizationStatus[],
  change: Partial<Authorization>,
): Promise<Authorization | undefined> {
  const [moved] = await db
    .update(authorizations)
    .set(change)
    .where(and(eq(authorizations.id, id), inArray(authorizations.status, [...from])))
    .returning();
  return moved;
}

/** Claims it for asking the merchant; only one of several clicks gets it, and none that is too late. */
export async function claimAuthorization(
  db: Database,
  id: string,
  now: number,
): Promise<Authorization | undefined> {
  const [claimed] = await db
    .update(authorizations)
    .set({ status: 'PAYING', claimedAt: new Date(now) })
    .where(
      and(
        eq(authorizations.id, id),
        eq(authorizations.status, 'CONFIRMING'),
        gt(authorizations.expiresAt, new Date(now)),
      ),
    )
    .returning();
  return claimed;
}

const signatureOf = (secret: string, signed: string): Buffer =>
  createHmac('sha256', secret).update(`authorization code ${signed}`).digest();

/**
 * Gives the code of a payment that succeeded. A customer whose second click took the page elsewhere gets
 * another code, and the one before is void. Undefined once one was used.
 */
export async function giveCode(
  db: Database,
  secret: string,
  { id }: Authorization,
  now: number,
): Promise<string | undefined> {
  const signed = `${randomBytes(24).toString('base64url')}.${(now + CODE_LIFETIME).toString(36)}`;
  const code = `${signed}.${signatureOf(secret, signed).toString('base64url')}`;
  const [given] = await db
    .update(authorizations)
    .set({ status: 'PAID', codeHash: hashOf(code) })
    .where(
      and(
        eq(authorizations.id, id),
        inArray(authorizations.status, ['PAYING', 'PAID']),
        isNull(authorizations.codeUsedAt),
      ),
    )
    .returning({ id: authorizations.id });
  return given && code;
}

/** Whether a code is ours as it stands, and not too old. A malformed one is only false. */
function isGood(secret: string, code: string, now: number): boolean {
  const [, signed, until, signature] =
    /^([\w-]{32}\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(code) ?? [];
  if (signed === undefined || until === undefined || signature === undefined) return false;
  const own = signatureOf(secret, signed);
  const given = Buffer.from(signature, 'base64url');
  return (
    given.length === own.length && timingSafeEqual(given, own) && Number.parseInt(until, 36) > now
  );
}

/**
 * Exchanges a code. It works for the holder of the secret whose hash is its state, and is used from then on. If
 * the same browser repeats the call after a lost answer, the result says so.
 */
export async function redeemCode(
  tx: Executor,
  secret: string,
  { code, secretOfStart, now }: { code: string; secretOfStart: string; now: number },
): Promise<RedeemedCode | 'code' | 'session'> {
  if (!isGood(secret, code, now)) return 'code';
  const [found] = await tx
    .select()
    .from(authorizations)
    .where(eq(authorizations.codeHash, hashOf(code)))
    .for('update');
  if (!found) return 'code';
  const state = createHash('sha256').update(secretOfStart).digest('base64url');
  if (state !== found.state) return 'session';
  if (found.codeUsedAt === null) {
    await tx
      .update(authorizations)
      .set({ codeUsedAt: new Date(now) })
      .where(eq(authorizations.id, found.id));
  }
  return { paymentId: found.paymentId, isRepeated: found.codeUsedAt !== null };
}
