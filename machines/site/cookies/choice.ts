import type { Schemas } from '../../../openapi/types.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';

/** The consent by the three groups of the cookie policy (COOK-01); essentials always have it. */
export type CookieOptions = Schemas['CookieOptions'];

/** A choice about cookies, and its owner. */
export interface Choice {
  readonly options: CookieOptions;
  /** The player who made it, or who took it over from their time as a visitor; undefined for a visitor's. */
  readonly playerId: string | undefined;
  /** Whether the platform has it, too (COOK-04). */
  readonly isStored: boolean;
}

export const ESSENTIALS_ONLY: CookieOptions = {
  essentials: true,
  performanceFunctional: false,
  marketing: false,
};

export const EVERYTHING: CookieOptions = {
  essentials: true,
  performanceFunctional: true,
  marketing: true,
};

/**
 * What the settings begin with: the choice that holds, and before any choice what the policy wants (COOK-01), which
 * grants nothing.
 */
export const optionsAtFirst = (
  choice: Choice | undefined,
  { cookiesPreselected }: Pick<MarketPolicy, 'cookiesPreselected'>,
): CookieOptions => choice?.options ?? (cookiesPreselected ? EVERYTHING : ESSENTIALS_ONLY);

/**
 * Whether the settings are only saved once they were changed: untouched they say nothing new, or would accept by
 * accident what nobody ticked themselves (COOK-01).
 */
export const mustBeTouched = (
  choice: Choice | undefined,
  { cookiesPreselected }: Pick<MarketPolicy, 'cookiesPreselected'>,
): boolean => choice !== undefined || cookiesPreselected;

/**
 * The choice that holds for a player who signs in on a device.
 *
 * The player's choice holds on all of their devices; here it is the platform's, unless a later choice has not
 * reached it yet. A visitor's choice before signing in is taken as the same person's, for want of another word.
 * It never widens the player's consent, nor does the player's widen it: both must have agreed. Another player's
 * choice is not asked here, see `isForeign`.
 *
 * @param platform the platform's record of the player; undefined when it has none, or not any more
 * @returns undefined when it is to be asked: nobody has chosen yet, or the choice that the platform was told
 * has run out there
 */
export function choiceOfPlayer(
  playerId: string,
  device: Choice | undefined,
  platform: CookieOptions | undefined,
): Choice | undefined {
  if (device?.playerId === playerId && !device.isStored) return device;
  if (device === undefined || device.playerId === playerId) {
    return platform && { options: platform, playerId, isStored: true };
  }
  if (platform === undefined) return { ...device, playerId, isStored: false };
  const options = agreedByBoth(device.options, platform);
  return { options, playerId, isStored: sameOptions(options, platform) };
}

const agreedByBoth = (one: CookieOptions, other: CookieOptions): CookieOptions => ({
  essentials: true,
  performanceFunctional: one.performanceFunctional && other.performanceFunctional,
  marketing: one.marketing && other.marketing,
});

export const sameOptions = (one: CookieOptions, other: CookieOptions): boolean =>
  one.performanceFunctional === other.performanceFunctional && one.marketing === other.marketing;

/** Whether another player made a choice: nobody inherits it. */
export const isForeign = (choice: Choice | undefined, playerId: string): boolean =>
  choice?.playerId !== undefined && choice.playerId !== playerId;
