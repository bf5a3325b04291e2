/**
 * Web storage as the site uses it. A browser may block it (SecurityError as soon as it is touched), or have no
 * room left (QuotaExceededError): then values are remembered for as long as the page is open, so that everything
 * goes on in this tab.
 */
export interface SafeStorage {
  /** Undefined when there is no such entry. */
  get(key: string): string | undefined;
  /** @returns whether the browser keeps it; otherwise only this page does */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** @param storage asked anew each time: a blocked one throws where it is named */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  /** The values that the browser does not keep. */
  const held = new Map<string, string>();
  const remove = (key: string): void => {
    held.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // It cannot hold anything either.
    }
  };
  return {
    get(key) {
      const own = held.get(key);
      if (own !== undefined) return own;
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        held.delete(key);
        return true;
      } catch {
        // The value there is old, and there may be room to remove it.
        remove(key);
        held.set(key, value);
        return false;
      }
    },
    remove,
  };
}

/** Storage that all tabs of this browser share. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** Storage of this tab that outlives a reload. */
export const tabStorage = createSafeStorage(() => sessionStorage);
