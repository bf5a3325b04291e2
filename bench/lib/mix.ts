import { randomUUID } from 'node:crypto';
import autocannon, { type Request } from 'autocannon';
import { operations } from '../../openapi/operations.gen.ts';
import { PASSWORD } from './players.ts';

/** The amount of each deposit, minor units. */
export const AMOUNT = 2_500;
export const CONNECTIONS = 10;

/** The amount of each withdrawal, minor units. */
const WITHDRAWN = 1_000;
/** The money of a player of the whole mix at the beginning, in minor units. */
export const FUNDS = 1_000_000;

interface Context {
  email?: string;
  tokens?: { readonly idToken: string; readonly accessToken: string };
  /** The withdrawal that the player asked for last. */
  withdrawal?: string;
  /** When the request at hand was sent, ms. */
  sent?: number;
}

/** A new object each time: autocannon adds the length of the body to the headers it is given. */
const headersOf = ({ tokens }: Context, isIdempotent: boolean) => ({
  'content-type': 'application/json',
  ...(tokens && { authorization: tokens.idToken, 'access-token': tokens.accessToken }),
  ...(isIdempotent && { 'idempotency-key': randomUUID() }),
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

/** The body of a withdrawal request of a European player. */
const withdrawalRequest = () => ({
  method: 'CREDITCARD',
  amount: WITHDRAWN,
  currency: 'EUR',
  ipAddress: '203.0.113.7',
  blackbox: '',
});

/** The answers of a load that are kept. */
interface Kept {
  /** Every other answer than the expected one, and how often it came. */
  readonly failures: Map<string, number>;
  /** How long the calls of each kind took, ms. */
  readonly times?: Map<string, number[]>;
}

/** The calls of which mixes are made; each connection makes them as one player after the other. */
function calls(emails: readonly string[], { failures, times }: Kept) {
  let next = 0;
  const make = (
    name: keyof typeof operations,
    expected: number,
    parts: {
      readonly query?: string;
      readonly body?: (context: Context) => object;
      readonly keep?: (answer: Record<string, string>) => Partial<Context>;
    } = {},
  ): Request => ({
    method: operations[name].method,
    path: `${operations[name].path}${parts.query ?? ''}`,
    setupRequest: (request, context: Context) => {
      const body = parts.body && JSON.stringify(parts.body(context));
      const headers = headersOf(context, operations[name].idempotent);
      context.sent = performance.now();
      return { ...request, headers, ...(body && { body }) };
    },
    onResponse: (status, body, context: Context) => {
      const kept = times?.get(name) ?? [];
      times?.set(name, kept);
      kept.push(performance.now() - (context.sent ?? Number.NaN));
      if (status === expected) Object.assign(context, parts.keep?.(JSON.parse(body)));
      else {
        const answer = body.replace(/"traceId".*/, '').slice(0, 120);
        const reason = `${name}: ${expected} expected: ${status} ${answer}`;
        failures.set(reason, (failures.get(reason) ?? 0) + 1);
      }
    },
  });
  return {
    logIn: make('logIn', 200, {
      body: (context) => {
        const email = emails[next++ % emails.length] ?? '';
        Object.assign(context, { email, tokens: undefined });
        return { email, password: PASSWORD };
      },
      keep: ({ idToken = '', accessToken = '' }) => ({ tokens: { idToken, accessToken } }),
    }),
    wallet: make('getWallet', 200),
    deposit: make('requestDeposit', 201, { body: depositRequest }),
    withdrawal: make('requestWithdrawal', 201, {
      body: withdrawalRequest,
      keep: ({ pendingWithdrawalId = '' }) => ({ withdrawal: pendingWithdrawalId }),
    }),
    pending: make('getPendingWithdrawals', 200),
    cancel: make('cancelWithdrawal', 200, {
      body: ({ withdrawal = '' }) => ({
        pendingWithdrawalId: withdrawal,
        amount: WITHDRAWN,
        cancelByPlayer: true,
      }),
    }),
    history: make('getTransactions', 200),
    payments: make('getTransactions', 200, { query: '?category=PAYMENT&limit=50' }),
    figures: make('getNetPosition', 200, { query: '?from=2020-01-01T12:00:00Z' }),
  };
}

/** One round of 1 log in : 5 wallet reads : 2 deposit requests. */
export function mix(emails: readonly string[], kept: Kept): Request[] {
  const { logIn, wallet, deposit } = calls(emails, kept);
  return [logIn, wallet, wallet, deposit, wallet, wallet, deposit, wallet];
}

/**
 * The same with what a player's money does after that: a withdrawal, the list of those that wait, its cancellation,
 * two pages of the history and its figures. For players with {@link FUNDS}, each five times a day.
 */
export function wholeMix(emails: readonly string[], kept: Kept): Request[] {
  const { logIn, wallet, deposit, withdrawal, pending, cancel, history, payments, figures } = calls(
    emails,
    kept,
  );
  const first = [logIn, wallet, history, wallet, deposit, wallet, withdrawal, pending];
  return [...first, wallet, deposit, cancel, payments, figures, wallet];
}

/** The figures of a load; times in ms. */
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
