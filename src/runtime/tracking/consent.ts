import type { Choice, CookieOptions } from '../../../machines/site/cookies/choice.ts';
import {
  COOKIE_CONSENT_LIFETIME,
  CURRENT_COOKIE_POLICY_VERSION,
} from '../../../reference/cookies.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';

/** The names under which the specification keeps a consent (COOK-02, NS-21). */
export const CONSENT_KEYS = {
  options: 'cookieOptions',
  accepted: 'cookiesAccepted',
  id: 'cookiesConsentId',
} as const;

/** The cookie groups that may be refused. */
export type CookieGroup = Exclude<keyof CookieOptions, 'essentials'>;

/** The value under {@link CONSENT_KEYS.options}. */
interface Entry extends CookieOptions {
  readonly version: number;
  /** When it was chosen, ms by the clock of the device. */
  readonly at: number;
  readonly playerId?: string | undefined;
  readonly isStored: boolean;
}

/** How far ahead a clock may have been before it was corrected, in ms. */
const CLOCK_LEEWAY = 86_400_000;

function isEntry(value: unknown): value is Entry {
  const entry = (value ?? {}) as Record<string, unknown>;
  const { playerId, at } = entry;
  return (
    entry['essentials'] === true &&
    ['performanceFunctional', 'marketing', 'isStored'].every(
      (name) => typeof entry[name] === 'boolean',
    ) &&
    (playerId === undefined || typeof playerId === 'string') &&
    typeof at === 'number' &&
    at <= Date.now() + CLOCK_LEEWAY &&
    at > Date.now() - COOKIE_CONSENT_LIFETIME &&
    entry['version'] === CURRENT_COOKIE_POLICY_VERSION
  );
}

/**
 * The choice that this device keeps, and that holds for everybody who uses it: made of this version of the policy,
 * less than a year ago, and not by another player than the one who is signed in. An unreadable value is no choice.
 */
export function keptChoice(): Choice | undefined {
  const entry = keptEntry();
  if (entry === undefined) return undefined;
  const { performanceFunctional, marketing, playerId, isStored } = entry;
  return { options: { essentials: true, performanceFunctional, marketing }, playerId, isStored };
}

function keptEntry(): Entry | undefined {
  if (deviceStorage.get(CONSENT_KEYS.accepted) !== 'true') return undefined;
  let entry: unknown;
  try {
    entry = JSON.parse(deviceStorage.get(CONSENT_KEYS.options) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isEntry(entry)) return undefined;
  const signedIn = deviceStorage.get(STORAGE_KEYS.lastAuthUser);
  const isForeign =
    entry.playerId !== undefined && signedIn !== undefined && entry.playerId !== signedIn;
  return isForeign ? undefined : entry;
}

/** @param consentId as the platform names it; a visitor's gets a name of the device's own */
export function keepChoice(choice: Choice, consentId: string | undefined): void {
  const { options, playerId, isStored } = choice;
  const known = keptEntry();
  const same =
    known?.marketing === options.marketing &&
    known.performanceFunctional === options.performanceFunctional;
  const entry: Entry = {
    ...options,
    version: CURRENT_COOKIE_POLICY_VERSION,
    // A choice that is taken over or told to the platform is no younger for it.
    at: same && (isStored || known.playerId !== playerId) ? known.at : Date.now(),
    playerId,
    isStored,
  };
  const id = consentId ?? (same ? deviceStorage.get(CONSENT_KEYS.id) : undefined);
  deviceStorage.set(CONSENT_KEYS.id, id ?? `cc_${crypto.randomUUID()}`);
  deviceStorage.set(CONSENT_KEYS.accepted, 'true');
  // Last: with it the other tabs hear of the choice.
  deviceStorage.set(CONSENT_KEYS.options, JSON.stringify(entry));
}

export function forgetChoice(): void {
  for (const key of Object.values(CONSENT_KEYS)) deviceStorage.remove(key);
}

/** Whether a group of cookies was agreed to, asked each time: a choice holds at once, in every tab. */
export const mayUse = (group: CookieGroup): boolean => keptChoice()?.options[group] === true;
