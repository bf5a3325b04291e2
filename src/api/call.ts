import createClient from 'openapi-fetch';
import { NO_TRACE, type Failure } from '../../machines/operations.ts';
import type { operations as OPERATIONS } from '../../openapi/operations.gen.ts';
import type { paths } from '../../openapi/schema.gen.ts';
import type { ClientFacts, Input, OperationId, Outcome } from '../../openapi/types.ts';
import { codeOf, outcomeOf, readAnswer, retryAfterOf, type Answer, type Sent } from './answers.ts';
import { captchaToken } from './captcha.ts';
import { factsOf } from './facts.ts';
import { intentionOf } from './idempotency.ts';
import { endsSession } from './session-rules.ts';
import { deviceStorage } from './safe-storage.ts';
import { BREAK_KEY, IDLE_KEY, type TokenStore, type Tokens } from './token-store.ts';

/** How long a call may take before it counts as unanswered, in ms. */
export const CALL_TIMEOUT = 15_000;
/** How often a call that is safe to repeat is sent in all, and the first pause between, in ms. */
const SAFE_ATTEMPTS = 3;
export const FIRST_PAUSE = 400;
/** The longest wait before an unseen repetition of a call, however long the platform asks to wait, in ms. */
const LONGEST_PAUSE = 5_000;

export interface CallOptions {
  readonly baseUrl: string;
  /** Value of the SiteContext header's `siteId` (BRAND-03). */
  readonly siteId: string;
  readonly tokens: Pick<TokenStore, 'forCall' | 'current'>;
  /** Told when an answer, or the lack of a valid token, ends the session. */
  readonly onSessionEnd: (reason: 'rejected' | 'expired' | 'idled' | 'onBreak') => void;
  /** Given the tokens of a session that an answer begins; the answer waits until they are kept. */
  readonly onSessionStart: (tokens: Tokens) => Promise<void>;
  /** Told when the platform answers that it is under maintenance (NS-51). */
  readonly onMaintenance?: () => void;
  readonly sleep?: (ms: number) => Promise<void>;
}

export type Call = <Op extends OperationId>(
  operation: Op,
  input: Input<Op>,
  signal?: AbortSignal,
  /** Whether the request goes on when its page is left; its answer does not come then. */
  outlivesPage?: boolean,
) => Promise<Outcome<Op>>;

/** The local answer to a call that needs a player when there is none (GUARD-20, SESS-12). */
export const TOKEN_EXPIRED = 'Token expired';

const MAINTENANCE = 'error.maintenance';
const IDLE = 'error.session.idle';
const ON_BREAK = 'error.session.on_break';

/** The operations whose answer ends every session of the player (EXC-06). */
const BREAKS: ReadonlySet<OperationId> = new Set([
  'startTimeout',
  'startExclusion',
  'startCoolingOff',
]);

type Fields = Readonly<Record<string, unknown>>;
type Method = (typeof OPERATIONS)[OperationId]['method'];

/** The parts of any operation's input, as the transport takes them. */
interface Parts {
  readonly body?: unknown;
  readonly query?: Fields | undefined;
  readonly path?: Fields | undefined;
}

/** A type, not an interface: the transport asks for one that could have more fields. */
type Request = {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Omit<Parts, 'body'>;
  readonly body: unknown;
  readonly keepalive: boolean;
};

/**
 * The contract's paths for a call of any operation. The table and the type of {@link Call} say what goes with
 * which operation; an answer's type is unknown.
 */
type Wire = Record<
  keyof paths,
  Record<
    Lowercase<Method>,
    {
      parameters: Omit<Parts, 'body'>;
      requestBody?: { content: { 'application/json': unknown } };
      responses: Record<number, { content: { 'application/json': unknown } }>;
    }
  >
>;

type Send = (
  path: keyof paths,
  init: Request & { readonly parseAs: 'text'; readonly signal: AbortSignal },
) => Promise<Sent>;

/** The operations whose success begins a session; the contract's own rule holds that it carries tokens. */
type Beginning = {
  [Op in OperationId]: (typeof OPERATIONS)[Op]['beginsSession'] extends true ? Op : never;
}[OperationId];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes the one function through which every operation of the contract is called.
 *
 * Resolves to the operation's outcome; a refusal that the contract names is an outcome.
 * @throws {Failure} anything else
 */
export function createCall(options: CallOptions): Call {
  const { baseUrl, siteId, tokens, onSessionEnd, sleep = pause } = options;
  const client: Record<Method, Send> = createClient<Wire>({
    baseUrl,
    fetch: (request) => globalThis.fetch(request),
  });

  async function headersFor({ auth, captcha }: ClientFacts): Promise<Record<string, string>> {
    const headers: Record<string, string> = { SiteContext: JSON.stringify({ siteId }) };
    if (captcha) headers['X-Captcha-Token'] = await captchaToken();
    if (!auth) return headers;
    const held = await tokens.forCall();
    if (!held && auth === 'optional') return headers;
    if (!held) {
      onSessionEnd('expired');
      // GUARD-20: answered here, without a request.
      throw {
        kind: 'refused',
        code: TOKEN_EXPIRED,
        status: 401,
        message: TOKEN_EXPIRED,
        traceId: NO_TRACE.notAsked,
      } satisfies Failure;
    }
    return { ...headers, Authorization: held.idToken, 'Access-Token': held.accessToken };
  }

  async function send(facts: ClientFacts, init: Request, signal: AbortSignal): Promise<Sent> {
    const { method, carriesFile } = facts;
    const path = facts.path as keyof paths;
    if (carriesFile) {
      // Only uploads need it, and a file takes longer than any other call.
      const { sendForm } = await import('./send-form.ts');
      const url = baseUrl + path;
      return sendForm({ url, headers: init.headers, body: Object(init.body), signal });
    }
    return client[method](path, {
      ...init,
      parseAs: 'text',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)]),
    });
  }

  async function sendPatiently(
    facts: ClientFacts,
    init: Request,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { safe, idempotent } = facts;
    const attempts = safe || idempotent ? SAFE_ATTEMPTS : 1;
    let lost = false;
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      try {
        const sent = await send(facts, init, signal);
        const { status } = sent.response;
        // An earlier attempt may have been taken: the refusal of this one is no answer.
        if (last && lost && status === 429) break;
        if (last || (status !== 503 && status !== 429)) return readAnswer(sent);
        await sleep(Math.min(retryAfterOf(sent.response) ?? backoff(attempt), LONGEST_PAUSE));
      } catch {
        if (last || signal.aborted) break;
        lost = !safe;
        await sleep(backoff(attempt));
      }
    }
    throw { kind: 'unreachable' } satisfies Failure;
  }

  /** A break that is being asked for here; settles with its answer. */
  let breaking: Promise<unknown> = Promise.resolve();

  /**
   * Tells that the platform has ended the session. A break that is under way is answered first: the page that
   * asked for it says what follows, and not that somebody was logged out.
   */
  async function endBecauseOf(answer: Answer, asked: string | undefined, isOwn: boolean) {
    if (!isOwn) await breaking;
    // The answer to a call of a session that has gone says nothing about the next session.
    if (tokens.current() !== asked) return;
    const code = codeOf(answer);
    if (code === ON_BREAK && asked !== undefined) deviceStorage.set(BREAK_KEY, asked);
    if (code === IDLE) deviceStorage.set(IDLE_KEY, 'yes');
    onSessionEnd(code === ON_BREAK ? 'onBreak' : code === IDLE ? 'idled' : 'rejected');
  }

  return async function call<Op extends OperationId>(
    operation: Op,
    input: Input<Op>,
    signal: AbortSignal = new AbortController().signal,
    outlivesPage = false,
  ): Promise<Outcome<Op>> {
    const { body, query, path }: Parts = input ?? {};
    const asked = tokens.current();
    const described = await factsOf(operation);
    const { facts } = described;
    const headers = await headersFor(facts);
    const intention = facts.idempotent ? intentionOf(operation, body) : undefined;
    if (intention) headers['Idempotency-Key'] = intention.key;
    const init = { headers, params: { query, path }, body, keepalive: outlivesPage };
    const sending = sendPatiently(facts, init, signal);
    const isBreak = BREAKS.has(operation);
    if (isBreak) breaking = sending.then(settled, settled);
    const answer = await sending;
    if (endsSession(operation, answer.status) || codeOf(answer) === ON_BREAK) {
      await endBecauseOf(answer, asked, isBreak);
    }
    if (codeOf(answer) === MAINTENANCE) options.onMaintenance?.();
    const outcome = outcomeOf(operation, described, answer);
    intention?.answered();
    if (isBreak && outcome.ok && asked !== undefined) deviceStorage.set(BREAK_KEY, asked);
    if (facts.beginsSession) {
      const begun = outcome as Outcome<Beginning>;
      if (begun.ok) await options.onSessionStart(begun.data);
    }
    return outcome;
  };
}

/** The caller that awaited the answer acts on it first. */
const settled = (): Promise<void> => pause(0);

/** Doubles each time, with up to half of it taken off at random, so that clients do not march in step. */
function backoff(attempt: number): number {
  return FIRST_PAUSE * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}
