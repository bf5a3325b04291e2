/**
 * Keys for calls that move money. A key stands for one intention: the same request, sent again
 * because no answer came, even after a reload of the page, carries the same key, so that the
 * platform makes one movement of it. An answer, whatever it says, ends the intention.
 */
const PREFIX = 'idempotencyKey:';

/** The key of a request that has not been answered yet, or a new one. */
export async function idempotencyKey(operation: string, body: unknown): Promise<IdempotencyKey> {
  const slot = `${PREFIX}${operation}:${await digest(JSON.stringify(body))}`;
  const key = sessionStorage.getItem(slot) ?? crypto.randomUUID();
  sessionStorage.setItem(slot, key);
  return { key, answered: () => sessionStorage.removeItem(slot) };
}

export interface IdempotencyKey {
  readonly key: string;
  /** To be called once the platform has answered. */
  readonly answered: () => void;
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
