import { NO_TRACE, type Failure } from '../../machines/operations.ts';
import type { OperationId, Outcome, Problem } from '../../openapi/types.ts';
import { detailsOf, successOf } from './check.ts';
import type { Facts } from './facts.ts';
import { documentedRefusal } from './refusals.ts';

/** Header under which the platform names a call for support, when its body cannot. */
const TRACE_HEADER = 'x-trace-id';

/** A message is recognised, and shown where the account is edited (PROF-08): nothing else reads it. */
const LONGEST_MESSAGE = 512;

/** A request as the transport sends it. */
export interface Sent {
  readonly response: Response;
  /** The text of a success; undefined when it has no body. */
  readonly data?: string;
  /** JSON if it is JSON, else text; undefined when there is no body. */
  readonly error?: unknown;
}

/** An answer of the platform. Nothing in its body is checked yet. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  /** JSON, or a line of text that came with a refusal; undefined when it is neither. */
  readonly body: unknown;
  /** For support; undefined when the answer names none. */
  readonly traceId: string | undefined;
  /** ms; undefined when the platform does not say when to try again. */
  readonly retryAfter: number | undefined;
}

/** Reads the parts that all operations' answers share. */
export function readAnswer({ response, data = '', error = '' }: Sent): Answer {
  const { ok, status, headers } = response;
  const body = ok ? jsonOf(data) : saidBy(error);
  const named = propertyOf(body, 'traceId') ?? headers.get(TRACE_HEADER);
  const traceId = typeof named === 'string' ? named : undefined;
  return { ok, status, body, traceId, retryAfter: retryAfterOf(response) };
}

/** The time until the platform asks to try again, in ms from now; undefined when it does not say, in seconds. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const said = headers.get('retry-after') ?? '';
  return /^\d+$/.test(said) ? Number(said) * 1_000 : undefined;
}

/** The code of a problem; undefined when there is none. */
export function codeOf({ body }: Answer): string | undefined {
  const code = propertyOf(body, 'code');
  return typeof code === 'string' && code !== '' ? code : undefined;
}

/**
 * The outcome of an operation for an answer.
 * @throws {Failure} `refused`: a 4xx that is none of the documented refusals, with its words; `unexpected`: a 5xx,
 * the page of a proxy before the platform, or a success that the contract does not describe
 */
export function outcomeOf<Op extends OperationId>(
  operation: Op,
  { facts, shared }: Facts,
  answer: Answer,
): Outcome<Op> {
  const { ok, status, body, traceId = NO_TRACE.unnamed, retryAfter } = answer;
  const data = ok ? successOf(facts, shared, body) : undefined;
  if (data !== undefined) return { ok, data } as Outcome<Op>;
  const message = ok ? '' : messageOf(body);
  if (ok || status >= 500 || body === undefined) {
    throw {
      kind: 'unexpected',
      traceId,
      ...(message !== '' && { message }),
    } satisfies Failure;
  }
  const code = codeOf(answer);
  const details: Partial<Problem> = detailsOf(facts, shared, Object(body));
  const refusal = documentedRefusal(operation, facts.refusals, { status, code, message });
  if (refusal === undefined) {
    throw refused({ status, code, message, traceId, retryAfter }, details);
  }
  const problem = { code: refusal, message, traceId, ...details };
  return { ok: false, code: refusal, problem } as Outcome<Op>;
}

/** A success without a body is an empty object: an acknowledgement needs no more. */
function jsonOf(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page comes from a proxy before the platform, and says nothing about the request. */
function saidBy(error: unknown): unknown {
  return typeof error === 'string' && error.trimStart().startsWith('<') ? undefined : error;
}

/** The platform writes `message`, gateways before it `Message` or no more than a line of text. */
function messageOf(body: unknown): string {
  const said = [body, propertyOf(body, 'message'), propertyOf(body, 'Message')];
  const message = said.find((one) => typeof one === 'string') ?? '';
  return message.slice(0, LONGEST_MESSAGE);
}

function propertyOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

type Refused = Extract<Failure, { kind: 'refused' }>;

type Said = Omit<Refused, 'kind' | 'code' | 'retryAfter'> & {
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;
};

function refused(
  { code, retryAfter, ...said }: Said,
  { validationErrors }: Partial<Problem>,
): Refused {
  return {
    kind: 'refused',
    ...said,
    ...(code !== undefined && { code }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(validationErrors && { validationErrors }),
  };
}
