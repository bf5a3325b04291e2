import { deviceStorage } from '../../api/safe-storage.ts';
import { mayUse } from './consent.ts';

/** Storage key and query parameter of the specification (TRACK-03, NS-63). */
const CAMPAIGNS = 'campaignIds';

const ID = /^[\w-]{1,64}$/;
/** As many as a question about campaigns takes. */
const MOST = 10;

let forgotten = false;

/** Campaign ids as a query names them, one by one or joined by commas; anything else is left out. */
export function campaignsIn(search: string): readonly string[] {
  const named = new URLSearchParams(search).getAll(CAMPAIGNS).flatMap((ids) => ids.split(','));
  return [...new Set(named.filter((id) => ID.test(id)))].slice(0, MOST);
}

/** The query with which this visit began, which the browser remembers: the address has changed since. */
function arrivalSearch(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival === undefined ? location.search : new URL(arrival.name, location.href).search;
}

/**
 * Keeps the campaigns that brought the visitor, once they agreed to marketing, and removes them when they
 * withdraw. Until then only the browser's own memory of the address knows them.
 */
export function keepCampaigns(): void {
  if (!mayUse('marketing')) {
    deviceStorage.remove(CAMPAIGNS);
    return;
  }
  const ids = forgotten ? [] : campaignsIn(arrivalSearch());
  if (ids.length > 0) deviceStorage.set(CAMPAIGNS, JSON.stringify(ids));
}

/** The campaigns to which the player came; none without consent to marketing. */
export function campaignIds(): readonly string[] {
  if (!mayUse('marketing')) return [];
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(CAMPAIGNS) ?? '[]');
    const ids: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return ids
      .filter((id) => typeof id === 'string')
      .filter((id) => ID.test(id))
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** The device's next user did not come by them. */
export function forgetCampaigns(): void {
  forgotten = true;
  deviceStorage.remove(CAMPAIGNS);
}
