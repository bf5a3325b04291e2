import { createStore, del, get, set } from 'idb-keyval';

const LOCK = 'croupier-tokens';
const ENTRY = 'tokens';

/**
 * The tokens as all tabs of this browser agree on them: in IndexedDB, one tab at a time. Where the browser has no
 * such database, or no room in it, nothing is read from it any more: only the page's mirror is left.
 */
export function createTokenDatabase<Held>() {
  const store = createStore('croupier', 'session');
  /** Set once a stored entry may be older than the one that was to be written. */
  let outdated = false;
  let queue: Promise<unknown> = Promise.resolve();

  async function read(): Promise<Held | undefined> {
    if (outdated) return undefined;
    try {
      return await get<Held>(ENTRY, store);
    } catch {
      return undefined;
    }
  }

  async function remove(): Promise<void> {
    try {
      await del(ENTRY, store);
    } catch {
      outdated = true;
    }
  }

  async function write(held: Held): Promise<void> {
    try {
      await set(ENTRY, held, store);
      outdated = false;
    } catch {
      // A refresh token that has been used must not be used again.
      await remove();
    }
  }

  /** Runs work that must not run in two tabs at a time; without Web Locks, in two places of this one. */
  async function underLock<T>(work: () => Promise<T>): Promise<T> {
    let began = false;
    try {
      return await navigator.locks.request(LOCK, () => {
        began = true;
        return work();
      });
    } catch (error) {
      if (began) throw error;
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    }
  }

  return { read, write, remove, underLock };
}
