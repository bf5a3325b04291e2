import { createStore, del, get, set } from 'idb-keyval';

const LOCK = 'croupier-tokens';
const ENTRY = 'tokens';

/** How long a browser's database may take to answer, in ms: some never do. */
const DATABASE_PATIENCE = 3_000;

/**
 * The tokens as all tabs of this browser agree on them: in IndexedDB, one tab at a time. Where the browser has no
 * such database, no room in it, or one that does not answer, only the page's mirror is left.
 */
export function createTokenDatabase<Held>() {
  const store = createStore('croupier', 'session');
  let queue: Promise<unknown> = Promise.resolve();

  const read = (): Promise<Held | undefined> => answered(() => get<Held>(ENTRY, store));

  const remove = (): Promise<void> => answered(() => del(ENTRY, store));

  const write = (held: Held): Promise<void> => answered(() => set(ENTRY, held, store));

  /**
   * Runs work that must not run in two tabs at a time; without Web Locks, in two places of this one.
   *
   * @param patience ms, after which it runs all the same: a tab that never lets go must not hold up all others
   */
  async function underLock<T>(work: () => Promise<T>, patience: number): Promise<T> {
    let began = false;
    try {
      return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(patience) }, () => {
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

/** What the database answers; undefined when it refuses, and when it does not answer in time. */
const answered = <T>(ask: () => Promise<T>): Promise<T | undefined> =>
  Promise.race([
    Promise.resolve().then(ask),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, DATABASE_PATIENCE, undefined);
    }),
  ]).catch(() => undefined);
