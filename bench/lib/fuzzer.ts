import type { Operation } from './contract.ts';
import { anyValue, brokenBody, mutated, mutatedText, type Json } from './mutations.ts';
import { randomFrom, type Random } from './random.ts';
import type { Received, Sent } from './request.ts';

export interface Failure {
  readonly reason: string;
  /** Enough to send it again. */
  readonly request: string;
}

export interface FuzzerOptions {
  readonly seed: number;
  readonly operations: readonly Operation[];
  readonly send: (sent: Sent) => Promise<Received>;
  readonly newSession: () => Promise<Record<string, string>>;
}

const SESSIONS = 12;
/** Fields whose values an earlier answer may have given: then the state behind them is reached too. */
const REMEMBERED: Readonly<Record<string, string>> = {
  playerId: 'playerId',
  verificationId: 'verificationId',
  referenceId: 'referenceId',
  campaignId: 'selectedBonusId',
  refreshToken: 'refreshToken',
  redirectUrl: 'redirectUrl',
};

/** Answers that no operation declares: refused before one was found. */
const UNROUTED = new Set([400, 404, 413, 414, 415, 431]);

type Memory = Map<string, string[]>;

function remember(memory: Memory, value: Json): void {
  if (Array.isArray(value)) for (const inner of value) remember(memory, inner);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const name = REMEMBERED[key];
      if (name !== undefined && typeof inner === 'string') {
        memory.set(name, [...(memory.get(name) ?? []).slice(-50), inner]);
      } else remember(memory, inner);
    }
  }
}

/** An example with what earlier answers gave, and with addresses that nobody has yet. */
function refreshed(random: Random, memory: Memory, value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
    const known = memory.get(key);
    if (known && random.chance(0.6)) return [key, random.pick(known)];
    if (key === 'email' && random.chance(0.7)) return [key, `f${random.below(1e9)}@example.org`];
    if (key === 'mobilePhone') return [key, `+35840${1_000_000 + random.below(8_999_999)}`];
    return [key, refreshed(random, memory, inner)];
  });
  return Object.fromEntries(entries);
}

/** Headers as Node lets a client send them: no line breaks, nothing beyond Latin-1. */
const sendable = (text: string) =>
  text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').slice(0, 9_000);

/** Draws requests from a seed, sends them, and judges the answers by the contract. */
export async function createFuzzer({ seed, operations, send, newSession }: FuzzerOptions) {
  const random = randomFrom(seed);
  const memory: Memory = new Map();
  const statuses = new Map<number, number>();
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, newSession));
  const deposits = new Set<string>();
  let keys = 0;

  function target(operation: Operation, spoil: boolean): string {
    let { path } = operation;
    const query: string[] = [];
    for (const { name, in: where, required, example } of operation.parameters) {
      const known = memory.get(name);
      const right = known && random.chance(0.7) ? random.pick(known) : example;
      const value = spoil && random.chance(0.5) ? mutatedText(random, right) : right;
      const encoded =
        random.chance(0.98) || !spoil ? encode(value) : sendable(value).replaceAll(' ', '+');
      if (where === 'path') path = path.replace(`{${name}}`, encoded || '%20');
      if (where === 'query' && (required || random.chance(0.6))) {
        query.push(`${name}=${encoded}`);
        if (spoil && random.chance(0.1)) query.push(`${name}=${encoded}`);
      }
    }
    if (spoil && random.chance(0.1)) query.push(`${encode(mutatedText(random, 'x'))}=1`);
    const all = query.length > 0 ? `${path}?${query.join('&')}` : path;
    return all.replace(/[^!-~]/g, '') || '/';
  }

  function headers(operation: Operation, spoil: boolean): Record<string, string> {
    const result: Record<string, string> = {};
    for (const { name, in: where, required, example } of operation.parameters) {
      if (where !== 'header' || (!required && random.chance(0.5))) continue;
      const right =
        name === 'Idempotency-Key' && random.chance(0.8) ? `key-${seed}-${keys++}` : example;
      if (spoil && random.chance(0.1)) continue;
      result[name] = sendable(spoil && random.chance(0.3) ? mutatedText(random, right) : right);
    }
    return result;
  }

  /** A player's tokens, whole or tampered with. */
  function tokens(session: number, tamper: boolean): Record<string, string> {
    const own = { ...sessions[session] };
    if (!tamper) return own;
    const name = random.pick(['authorization', 'access-token']);
    if (random.chance(0.3)) {
      delete own[name];
      return own;
    }
    return { ...own, [name]: sendable(mutatedText(random, own[name] ?? 'x.y.z')) };
  }

  function body(operation: Operation, spoil: boolean): Pick<Sent, 'body' | 'headers'> {
    if (operation.bodies.length === 0) {
      return spoil && random.chance(0.2) && operation.method !== 'GET'
        ? {
            headers: { 'content-type': 'application/json' },
            body: Buffer.from(JSON.stringify(anyValue(random))),
          }
        : { headers: {} };
    }
    const right = refreshed(random, memory, random.pick(operation.bodies));
    let value = right;
    if (spoil) for (let n = 1 + random.below(2); n > 0; n--) value = mutated(random, value);
    const json = JSON.stringify(value);
    const broken = spoil && random.chance(0.08);
    const type = spoil && random.chance(0.03) ? 'text/plain' : 'application/json';
    return {
      headers: { 'content-type': type },
      body: broken ? brokenBody(random, json) : Buffer.from(json),
    };
  }

  function judge(operation: Operation, { status, type, body: text }: Received): string | undefined {
    if (status >= 500) return `answered ${status}`;
    const validate = operation.responses.get(status);
    if (!validate && !UNROUTED.has(status))
      return `answered ${status}, which is not in the contract`;
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      return `answered ${status} with no JSON (${type})`;
    }
    if (validate && !validate(value)) {
      // A path that leads to no operation answers a 404 that is not this operation's own.
      const code = (value as { code?: unknown }).code;
      if (status === 404 && code === 'error.not_found') return undefined;
      return `answered ${status} against the contract: ${JSON.stringify(validate.errors?.[0])}`;
    }
    if (status < 300) remember(memory, value);
    if (operation.id === 'requestDeposit' && status === 201) {
      deposits.add((value as { referenceId: string }).referenceId);
    }
    return undefined;
  }

  /**
   * The payment provider's side: pages of payments that nobody opened, forms of those that wait for
   * their payer, callbacks nobody signed.
   */
  function outside(): Sent {
    const waiting = memory.get('redirectUrl');
    if (waiting && random.chance(0.3)) {
      const fields = { cardNumber: '4242424242424242', account: 'a@b.example', bank: 'costa' };
      const spoilt = Object.entries(fields).map(
        ([name, right]) => `${name}=${encode(mutatedText(random, right))}`,
      );
      return {
        method: 'POST',
        target: `${random.pick(waiting)}/details`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(spoilt.join('&')),
      };
    }
    if (random.chance(0.4)) {
      const event = mutated(random, { eventId: 'e', type: 'payment.succeeded', amount: 5_000 });
      const signature = mutatedText(random, `t=${Date.now()},v1=${'0'.repeat(64)}`);
      return {
        method: 'POST',
        target: '/webhooks/payments',
        headers: { 'content-type': 'application/json', 'x-payment-signature': sendable(signature) },
        body: random.chance(0.8)
          ? Buffer.from(JSON.stringify(event))
          : brokenBody(random, '{"a":1}'),
      };
    }
    const page = random.pick(['', '/details', '/confirm', '/decline', '/cancel', '/processing']);
    return {
      method: random.pick(['GET', 'POST']),
      target: `/payment-provider/cashier/${encode(mutatedText(random, 'payment'))}${page}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(`cardNumber=${encode(mutatedText(random, '4242424242424242'))}`),
    };
  }

  async function step(): Promise<Failure[]> {
    if (random.chance(0.05)) {
      const sent = outside();
      const { status } = await send(sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 500 && status !== 200) return [];
      const request = sent.body?.toString().slice(0, 300) ?? '';
      return [
        { reason: `seed ${seed}: ${sent.method} ${sent.target} answered ${status}`, request },
      ];
    }
    const operation = random.pick(operations);
    const spoil = random.chance(0.8);
    const session = random.below(SESSIONS);
    const tamper = spoil && random.chance(0.07);
    const content = body(operation, spoil);
    const sent: Sent = {
      ...content,
      method: operation.method,
      target: target(operation, spoil),
      headers: {
        ...content.headers,
        ...headers(operation, spoil),
        ...(operation.auth && tokens(session, tamper)),
      },
    };
    const describe = () =>
      `${sent.method} ${sent.target.slice(0, 300)} ${JSON.stringify(sent.headers).slice(0, 400)} ${sent.body?.toString().slice(0, 600) ?? ''}`;
    try {
      const received = await send(sent);
      statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
      // Signed out, excluded or only refused: a fresh player takes the place.
      if (operation.auth && (received.status === 401 || received.status === 403) && !tamper) {
        sessions[session] = await newSession();
      }
      const reason = judge(operation, received);
      return reason === undefined
        ? []
        : [
            {
              reason: `seed ${seed}, ${operation.id}: ${reason}`,
              request: `${describe()}\n  -> ${received.body.slice(0, 300)}`,
            },
          ];
    } catch (error) {
      return [{ reason: `seed ${seed}, ${operation.id}: ${String(error)}`, request: describe() }];
    }
  }

  return {
    step,
    depositsOpened: () => deposits.size,
    statuses: () => Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)),
  };
}

/** Percent-encodes anything, lone surrogates too. */
function encode(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
