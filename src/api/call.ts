import createClient from 'openapi-fetch';
import type { Failure } from '../../machines/operations.ts';
import { operations as OPERATIONS } from '../../openapi/operations.gen.ts';
import type { paths } from '../../openapi/schema.gen.ts';
import type { Input, OperationId, Outcome, Problem } from '../../openapi/types.ts';
import { captchaToken } from './captcha.ts';
import { idempotencyKey } from './idempotency.ts';
import { endsSession } from './session-rules.ts';
import type { TokenStore } from './token-store.ts';

/** How long a call may take before it counts as unanswered, in ms. */
export const CALL_TIMEOUT = 15_000;
/** How often a call that is safe to repeat is sent in all, and the first pause between, in ms. */
export const SAFE_ATTEMPTS = 3;
export const FIRST_PAUSE = 400;

export interface CallOptions {
  readonly baseUrl: string;
  /** Value of the SiteContext header's `siteId` (BRAND-03). */
  readonly siteId: string;
  readonly tokens: Pick<TokenStore, 'forCall'>;
  /** Told when an answer, or the lack of a valid token, ends the session. */
  readonly onSessionEnd: (reason: 'rejected' | 'expired') => void;
  /** Told when the platform answers that it is under maintenance (NS-51). */
  readonly onMaintenance?: () => void;
  readonly sleep?: (ms: number) => Promise<void>;
}

export type Call = <Op extends OperationId>(
  operation: Op,
  input: Input<Op>,
  signal?: AbortSignal,
) => Promise<Outcome<Op>>;

/** The local answer to a call that needs a player when there is none (GUARD-20, SESS-12). */
export const TOKEN_EXPIRED = 'Token expired';

const MAINTENANCE = 'error.maintenance';

/** Header under which the platform names a call for support, when its body cannot. */
const TRACE_HEADER = 'x-trace-id';

interface Answer {
  readonly response: Response;
  /** Text of a success; the parsed problem, or text, of anything else. */
  readonly body: unknown;
}

type Json = Record<string, unknown>;
interface LooseInput {
  body?: unknown;
  query?: Json;
  path?: Json;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes the one function through which every operation of the contract is called.
 *
 * Resolves to the operation's outcome; a refusal that the contract names is an outcome.
 * @throws {Failure} anything else
 */
export function createCall(options: CallOptions): Call {
  const { baseUrl, siteId, tokens, onSessionEnd, sleep = pause } = options;
  const client = createClient<paths>({ baseUrl, fetch: (request) => globalThis.fetch(request) });

  async function headersFor(operation: OperationId): Promise<Record<string, string>> {
    const { auth, captcha } = OPERATIONS[operation];
    const headers: Record<string, string> = { SiteContext: JSON.stringify({ siteId }) };
    if (captcha) headers['X-Captcha-Token'] = await captchaToken();
    if (!auth) return headers;
    const held = await tokens.forCall();
    if (!held && auth === 'optional') return headers;
    if (!held) {
      onSessionEnd('expired');
      // GUARD-20: answered here, without a request.
      throw refused(TOKEN_EXPIRED, 401);
    }
    return { ...headers, Authorization: held.idToken, 'Access-Token': held.accessToken };
  }

  async function send(operation: OperationId, init: Json, signal: AbortSignal): Promise<Answer> {
    const { method, path } = OPERATIONS[operation];
    // The table's method and path are the contract's; only their pairing is beyond the types.
    const request = client.request as unknown as (
      method: string,
      path: string,
      init: Json,
    ) => Promise<{ response: Response; data?: string; error?: unknown }>;
    const { response, data, error } = await request(method, path, {
      ...init,
      parseAs: 'text',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)]),
    });
    return { response, body: response.ok ? (data ?? '') : error };
  }

  async function sendPatiently(
    operation: OperationId,
    init: Json,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { safe, idempotent } = OPERATIONS[operation];
    const attempts = safe || idempotent ? SAFE_ATTEMPTS : 1;
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      try {
        const answer = await send(operation, init, signal);
        const { status } = answer.response;
        if (last || (status !== 503 && status !== 429)) return answer;
        await sleep(retryAfter(answer.response) ?? backoff(attempt));
      } catch {
        if (last || signal.aborted) throw unreachable();
        await sleep(backoff(attempt));
      }
    }
  }

  return async function call<Op extends OperationId>(
    operation: Op,
    input: Input<Op>,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Outcome<Op>> {
    const { body, query, path } = (input ?? {}) as LooseInput;
    const headers = await headersFor(operation);
    const key = OPERATIONS[operation].idempotent
      ? await idempotencyKey(operation, body)
      : undefined;
    if (key) headers['Idempotency-Key'] = key.key;
    const init = { headers, params: { query, path }, ...(body === undefined ? {} : { body }) };
    const { response, body: answered } = await sendPatiently(operation, init, signal);
    // A 5xx leaves open what became of the money: the same key must ask again.
    if (response.status < 500) key?.answered();
    if (response.ok) return { ok: true, data: parse(response, answered) } as Outcome<Op>;
    if (endsSession(operation, response.status)) onSessionEnd('rejected');
    const problem = asProblem(answered);
    if (problem?.code === MAINTENANCE) options.onMaintenance?.();
    return outcomeOfProblem(operation, response, problem);
  };
}

function outcomeOfProblem<Op extends OperationId>(
  operation: Op,
  { status, headers }: Response,
  problem: Problem | undefined,
): Outcome<Op> {
  if (status >= 500 || !problem) {
    throw unexpected(problem?.traceId ?? headers.get(TRACE_HEADER) ?? 'unknown');
  }
  const named: readonly string[] = OPERATIONS[operation].refusals;
  if (named.includes(problem.code)) {
    return { ok: false, code: problem.code, problem } as Outcome<Op>;
  }
  throw refused(problem.code, status, problem.validationErrors);
}

/** @throws {Failure} `unexpected` when the answer is not JSON */
function parse(response: Response, body: unknown): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(String(body));
  } catch {
    throw unexpected(response.headers.get(TRACE_HEADER) ?? 'unknown');
  }
}

/** A problem body; undefined when something between us and the platform answered instead. */
function asProblem(body: unknown): Problem | undefined {
  return typeof body === 'object' && body !== null && 'code' in body
    ? (body as Problem)
    : undefined;
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, 5_000) : undefined;
}

/** Doubles each time, with up to half of it taken off at random, so that clients do not march in step. */
function backoff(attempt: number): number {
  return FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}

const unreachable = (): Failure => ({ kind: 'unreachable' });
const unexpected = (traceId: string): Failure => ({ kind: 'unexpected', traceId });

function refused(code: string, status: number, errors?: Problem['validationErrors']): Failure {
  return { kind: 'refused', code, status, ...(errors ? { validationErrors: errors } : {}) };
}
