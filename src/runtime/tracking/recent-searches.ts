import { deviceStorage } from '../../api/safe-storage.ts';
import { mayUse } from './consent.ts';

const KEY = 'recentSearches';
const MOST = 5;
/** Characters of the longest text that is kept. */
const LONGEST = 60;

/** The texts that were last looked for on this device, the newest first; none without consent to functions. */
export function recentSearches(): readonly string[] {
  if (!mayUse('performanceFunctional')) return [];
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(KEY) ?? '[]');
    const texts: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return texts
      .filter((text) => typeof text === 'string')
      .filter((text) => text !== '' && text.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps a text that led somewhere, with consent to functions alone. */
export function keepSearch(text: string): void {
  if (!mayUse('performanceFunctional') || text === '' || text.length > LONGEST) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  deviceStorage.set(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

export const forgetSearches = (): void => {
  deviceStorage.remove(KEY);
};

/** Removes what is kept where the consent is gone. */
export function followConsent(): void {
  if (!mayUse('performanceFunctional')) forgetSearches();
}
