import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { announceEndOfMaintenance } from '../../src/runtime/guard/maintenance.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';
import { standInForBrowser } from './dom-parts.ts';
import { agreedToCookies } from '../cookie-choice.ts';
import { provideLocks } from './locks.ts';

/** The day of every replay, and of every test that names none: no test reads the calendar. */
export const TODAY = Date.UTC(2026, 10, 21, 12);

/** A device without memory, with everything that browsers have. The test moves the clock. */
export function emptyDevice(): void {
  standInForBrowser();
  provideLocks();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  queryClient.clear();
  announceEndOfMaintenance();
  for (const { id } of toastList()) dismissToast(id);
}

/** The device's users have agreed to all cookies. */
export function agreeToCookies(): void {
  try {
    for (const [key, value] of Object.entries(agreedToCookies())) localStorage.setItem(key, value);
  } catch {
    // Such a browser is asked each time.
  }
}
