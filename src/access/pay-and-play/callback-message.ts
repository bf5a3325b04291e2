import type { CallbackAnswer } from '../../../machines/access/pay-and-play/machine.ts';

/** The query of the callback page. */
export interface CallbackSearch {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
}

/** The message of the callback page to the page that waits, on its own origin (NS-38). */
export type CallbackMessage =
  | { readonly type: 'pnp-code'; readonly code: string; readonly state: string }
  | { readonly type: 'pnp-error'; readonly error: string; readonly state: string };

/** Replaces an address that was cut short: it holds neither code nor error. */
const NOTHING = 'invalid_response';

/** Undefined for an address that belongs to no payment. */
export function messageOf({ code, state, error }: CallbackSearch): CallbackMessage | undefined {
  if (state === undefined || state === '') return undefined;
  if (error === undefined && code !== undefined && code !== '') {
    return { type: 'pnp-code', code, state };
  }
  return { type: 'pnp-error', error: error ?? NOTHING, state };
}

interface Waiting {
  readonly origin: string;
  /** The frame of the provider, as long as there is one. */
  readonly source: MessageEventSource | null | undefined;
  readonly state: string;
}

/**
 * The answer in a message to a page that waits. Undefined for any other message: from elsewhere, from another
 * frame or window, of another start, or of another form (PNP-04).
 */
export function answerIn(event: MessageEvent, waiting: Waiting): CallbackAnswer | undefined {
  const { origin, source, state } = waiting;
  if (event.origin !== origin || !source || event.source !== source) return undefined;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return undefined;
  const said: Partial<Record<string, unknown>> = { ...data };
  if (typeof said['state'] !== 'string' || state === '' || said['state'] !== state) {
    return undefined;
  }
  if (said['type'] === 'pnp-code' && typeof said['code'] === 'string') {
    return { kind: 'code', code: said['code'] };
  }
  return said['type'] === 'pnp-error' && typeof said['error'] === 'string'
    ? { kind: 'error', error: said['error'] }
    : undefined;
}
