import type { Failure } from '../machines/operations.ts';
import { operations, shared } from '../openapi/client/studio.gen.ts';
import { outcomeOf, readAnswer } from '../src/api/answers.ts';
import type { bindFlow } from '../src/api/bind.ts';

/** How long a call may take before it counts as unanswered, in ms. */
const TIMEOUT = 15_000;

type Call = Parameters<typeof bindFlow>[1];

/** The parts of any call's input. */
interface Parts {
  readonly body?: unknown;
  readonly path?: Readonly<Record<string, string>>;
}

/**
 * Makes the one function through which the studio's server is called.
 * @param session the studio's session, from the address of the game
 * @param origin of the server; the page's own unless given
 * @throws {Failure} of the function: `unreachable` without an answer, else as `outcomeOf`
 */
export const callWith =
  (session: string, origin = ''): Call =>
  async (operation, input, signal) => {
    const facts = operations[operation as keyof typeof operations];
    const { body, path = {} } = Object(input) as Parts;
    const address = facts.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const patience = AbortSignal.timeout(TIMEOUT);
    const sent = await send(origin + address, {
      method: facts.method,
      headers: {
        authorization: `Bearer ${session}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
    });
    return outcomeOf(operation, { facts, shared }, readAnswer(sent));
  };

async function send(address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init);
    const text = await response.text();
    return response.ok ? { response, data: text } : { response, error: jsonOr(text) };
  } catch {
    throw { kind: 'unreachable' } satisfies Failure;
  }
}

/** A refusal as JSON; whatever else a server between says stays text. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
