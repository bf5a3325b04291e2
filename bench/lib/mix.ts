import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';
import { operations } from '../../openapi/operations.gen.ts';
import { PASSWORD } from './players.ts';

/** Of each deposit, minor units. */
export const AMOUNT = 2_500;
export const CONNECTIONS = 10;

interface Context {
  email?: string;
  tokens?: { readonly idToken: string; readonly accessToken: string };
}

/** A new object each time: autocannon adds the length of the body to the headers it is given. */
const json = () => ({ 'content-type': 'application/json' });

const bearer = ({ tokens }: Context) => ({
  ...json(),
  authorization: tokens?.idToken ?? '',
  'access-token': tokens?.accessToken ?? '',
});

/** The body of a deposit request of a European player. */
export const depositRequest = () => ({
  method: 'CREDITCARD',
  amount: AMOUNT,
  currency: 'EUR',
  returnUrl: '/en-UN/my-account/banking/deposit',
  ipAddress: '203.0.113.7',
  blackbox: '',
});

/**
 * One round of 1 log in : 5 wallet reads : 2 deposit requests; each connection walks it over and over,
 * as one player after the other.
 * @param failures is told every other answer than the expected one, and how often it came
 */
export function mix(emails: readonly string[], failures: Map<string, number>): Request[] {
  let next = 0;
  const check = (expected: number) => (status: number, body: string) => {
    if (status === expected) return;
    const reason = `${expected} expected: ${status} ${body.replace(/"traceId".*/, '').slice(0, 120)}`;
    failures.set(reason, (failures.get(reason) ?? 0) + 1);
  };
  const logIn: Request = {
    method: 'POST',
    path: operations.logIn.path,
    setupRequest: (request, context) => {
      const email = emails[next++ % emails.length];
      Object.assign(context, { email });
      return { ...request, headers: json(), body: JSON.stringify({ email, password: PASSWORD }) };
    },
    onResponse: (status, body, context) => {
      check(200)(status, body);
      if (status === 200) Object.assign(context, { tokens: JSON.parse(body) });
    },
  };
  const wallet: Request = {
    method: 'GET',
    path: operations.getWallet.path,
    setupRequest: (request, context) => ({ ...request, headers: bearer(context) }),
    onResponse: check(200),
  };
  const deposit: Request = {
    method: 'POST',
    path: operations.requestDeposit.path,
    setupRequest: (request, context) => ({
      ...request,
      headers: { ...bearer(context), 'idempotency-key': randomUUID() },
      body: JSON.stringify(depositRequest()),
    }),
    onResponse: check(201),
  };
  return [logIn, wallet, wallet, deposit, wallet, wallet, deposit, wallet];
}

/** What a load came to; times in ms. */
export interface Load {
  readonly perSecond: number;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly failed: number;
}

/** Sends requests over and over, on {@link CONNECTIONS} connections. @param duration seconds */
export async function load(origin: string, requests: Request[], duration: number): Promise<Load> {
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration, requests });
  const { p50, p99, max } = result.latency;
  return {
    perSecond: Math.round(result.requests.average),
    requests: result.requests.total,
    p50,
    p99,
    max,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
