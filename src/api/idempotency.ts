import { tabStorage } from './safe-storage.ts';

/**
 * Keys for calls that move money. A key stands for one intention of the player. The same movement, asked for again
 * because no answer came, carries the same key, even after a reload, so that the platform makes one movement of
 * it. Its answer ends the intention.
 */
const PREFIX = 'idempotencyKey:';

/** The fields of a request that say where the player is just now; they are no part of the movement. */
const CIRCUMSTANCES: readonly string[] = ['returnUrl', 'ipAddress', 'blackbox'];

export interface Intention {
  /** The value of the header `Idempotency-Key`. */
  readonly key: string;
  /** To be called once the platform has answered for the movement: with a success, or a refusal of its rules. */
  readonly answered: () => void;
}

/** The player's intention behind a request: one that was not answered yet, or a new one. */
export function intentionOf(operation: string, body: unknown): Intention {
  const slot = `${PREFIX}${operation}:${JSON.stringify(factsOf(body))}`;
  const key = tabStorage.get(slot) ?? crypto.randomUUID();
  tabStorage.set(slot, key);
  return { key, answered: () => tabStorage.remove(slot) };
}

/** The facts of a movement, sorted: the order in a form does not matter. */
function factsOf(body: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(Object(body))
    .filter(([name]) => !CIRCUMSTANCES.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
