import type { OperationId } from '../../openapi/types.ts';
import { ask, type Platform } from './platform.ts';

/** How long a code may take to arrive, and the pause between two looks, in ms. */
const PATIENCE = 10_000;
const PAUSE = 100;

export type Fault =
  | 'dropBefore'
  | 'dropAfterCommit'
  | 'status500'
  | 'status503'
  | 'status429'
  | 'delay'
  | 'malformed'
  | 'truncated';

/** Orders to the platform that hold for one test's browser session. */
export interface Control {
  /** Value of the browser's `croupier_control` cookie. */
  readonly session: string;
  /** The next calls are answered by the contract's example of that name. */
  outcome(operationId: OperationId, outcome: string, times?: number): Promise<void>;
  fault(operationId: OperationId, fault: Fault, more?: FaultOptions): Promise<void>;
  /** Edits a document of the content service, for this session. */
  content(dataset: string, document: Readonly<Record<string, unknown>>): Promise<void>;
  /** The player accepted this version of the terms and no later one, as if long ago. */
  terms(email: string, version: number): Promise<void>;
  /** The newest code sent to a number or address; waits until one newer than `after` is there. */
  code(recipient: string, after?: string): Promise<string>;
  /** The newest link sent to an address, waited for alike. */
  link(recipient: string): Promise<string>;
}

export interface FaultOptions {
  readonly times?: number;
  readonly delayMs?: number;
}

/** @param session for whose calls the orders hold */
export function createControl(platform: Platform, session: string = crypto.randomUUID()): Control {
  return {
    session,
    outcome: (operationId, outcome, times = 1) =>
      ask(platform, 'POST', '/control/outcomes', {
        data: { session, operationId, outcome, times },
      }),
    fault: (operationId, fault, more = {}) =>
      ask(platform, 'POST', '/control/faults', { data: { session, operationId, fault, ...more } }),
    content: (dataset, document) =>
      ask(platform, 'PUT', `/control/content/${dataset}`, {
        data: document,
        headers: { 'X-Control-Session': session },
      }),
    terms: (email, version) =>
      ask(platform, 'POST', '/control/terms', { data: { email, version } }),
    code: (recipient, after) => sent(platform, recipient, /\d{6}/, after),
    link: (recipient) => sent(platform, recipient, /https?:\S+/),
  };
}

/** Searches the newest message to somebody. @throws when it does not come */
async function sent(
  platform: Platform,
  recipient: string,
  what: RegExp,
  after?: string,
): Promise<string> {
  const deadline = performance.now() + PATIENCE;
  const path = `/control/outbox?search=${encodeURIComponent(recipient)}`;
  for (;;) {
    const { messages } = await ask<Outbox>(platform, 'GET', path);
    const found = what.exec(messages[0]?.body ?? '')?.[0];
    if (found !== undefined && found !== after) return found;
    if (performance.now() > deadline) throw new Error(`Nothing was sent to ${recipient}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

interface Outbox {
  readonly messages: readonly { readonly body: string }[];
}
