import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { payAndPlayHandlers } from '../../../backend/access/pay-and-play.ts';
import { payAndPlayProvider } from '../../../backend/bindings/payments.ts';
import type { Success } from '../../../openapi/types.ts';
import { callOf, scalar, type Bank } from '../banking/support.ts';
import { ending } from '../instance.ts';

const handlers = payAndPlayHandlers(payAndPlayProvider);

/** The secret that a page of the site keeps, and the values that it sends to the bank. */
export interface Start {
  readonly sessionId: string;
  readonly state: string;
}

export function newStart(): Start {
  const sessionId = randomBytes(32).toString('base64url');
  return { sessionId, state: createHash('sha256').update(sessionId).digest('base64url') };
}

/** The query of the bank's page, as the site makes it (PNP-03), with the given differences. */
export const authorizeQuery = (
  bank: Bank,
  { state }: Start,
  different: Record<string, string> = {},
): string =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'northlight',
    identity_provider: 'bank',
    redirect_uri: `${bank.url}/en-UN/signup/callback`,
    state,
    amount: '5000',
    currency: 'EUR',
    country: 'FI',
    ...different,
  }).toString();

let people = 0;

/** Somebody whom nobody knows yet. */
export function stranger(different: Record<string, string> = {}): Record<string, string> {
  people += 1;
  return {
    customer: 'another',
    account: 'everyday',
    firstName: 'Testi',
    lastName: `Henkilö${ending(people)}`,
    dateOfBirth: '1990-05-17',
    ...different,
  };
}

/** The cookie that the bank's pages gave the one browser of these tests. */
let cookie = '';

const post = (
  bank: Bank,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${bank.url}${path}`, {
    headers: { cookie, ...headers },
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/** Identifies at the bank. Answers the address of the page that asks for the confirmation. */
export async function identify(
  bank: Bank,
  start: Start,
  person: Record<string, string>,
  different: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const request = authorizeQuery(bank, start, different);
  const answer = await post(
    bank,
    '/payment-provider/oauth/customer',
    { request, ...person },
    headers,
  );
  if (headers['cookie'] === undefined)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer.headers.get('location') ?? `${answer.status}`;
}

/** Looks at a page of the bank. */
export const look = (bank: Bank, page: string, headers: Record<string, string> = {}) =>
  fetch(`${bank.url}${page}`, { redirect: 'manual', headers: { cookie, ...headers } });

/** @param country the payer's, as the edge says */
export const confirm = (bank: Bank, page: string, country?: string): Promise<Response> =>
  post(bank, `${page}/confirm`, {}, country === undefined ? {} : { 'x-country': country });
export const decline = (bank: Bank, page: string): Promise<Response> =>
  post(bank, `${page}/decline`);

/** The code that a page of the bank leads back with; empty when it does not. */
export const codeOf = (answer: Response): string =>
  new URL(answer.headers.get('location') ?? '', 'http://none').searchParams.get('code') ?? '';

/** Pays at the bank, to the end. */
export async function payAt(
  bank: Bank,
  person: Record<string, string> = stranger(),
): Promise<Start & { readonly code: string }> {
  const start = newStart();
  const code = codeOf(await confirm(bank, await identify(bank, start, person)));
  return { ...start, code };
}

export const verify = (bank: Bank, code: string, sessionId: string) =>
  handlers.verifyPayAndPlayCode(
    callOf(bank.platform, '', {
      body: { oneTimeCode: code, sessionId, ipAddress: '203.0.113.7', blackbox: 'device' },
    }),
  );

type Verified = Success<'verifyPayAndPlayCode'>;

let numbers = 1_000_000;

/** The form of a payer who can be reached nowhere else. */
export function missing(different: Record<string, unknown> = {}) {
  numbers += 1;
  return {
    email: `pnp-${numbers}@example.com`,
    mobilePhone: `+35845${numbers}`,
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
    termsAndConditionsAcceptedVersion: 3,
    ...different,
  };
}

export const update = (
  bank: Bank,
  { sessionId, playerId }: Pick<Verified, 'sessionId' | 'playerId'>,
  body: Record<string, unknown> = missing(),
) =>
  handlers.updatePayAndPlayPlayer(
    callOf(bank.platform, '', { body: { sessionId, playerId, ...body } }),
  );

export const logIn = (bank: Bank, sessionId: string, country: string | null = null) => {
  const call = callOf<'logInPayAndPlay'>(bank.platform, '', { body: { sessionId } });
  return handlers.logInPayAndPlay({ ...call, origin: { ...call.origin, country } });
};

/** Pays, completes the account and logs in, once. */
export async function playFor(bank: Bank, person: Record<string, string> = stranger()) {
  const { code, sessionId } = await payAt(bank, person);
  const verified = await verify(bank, code, sessionId);
  const { email, mobilePhone, termsOwed } = verified;
  if (termsOwed) {
    await update(
      bank,
      verified,
      missing({ ...(email && { email }), ...(mobilePhone && { mobilePhone }) }),
    );
  }
  const tokens = await logIn(bank, verified.sessionId);
  return { ...verified, tokens };
}

/** Minor units that an account holds. */
export const balanceOf = (bank: Bank, playerId: string) =>
  scalar(
    bank.platform,
    sql`SELECT coalesce(sum(balance), 0)::integer FROM ledger_accounts WHERE player_id = ${playerId}`,
  );

export const count = (bank: Bank, table: string) =>
  scalar(bank.platform, sql`SELECT count(*)::integer FROM ${sql.identifier(table)}`);
