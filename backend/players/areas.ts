import { policyOfResidence } from '../../reference/policies.ts';
import { bonusesAreOn, type OfferFacts } from './offers.ts';
import { residenceOf } from './residence.ts';
import type { PlayerFlags } from './tables.ts';

/** The areas of the site that are on for a player: by their own flags, their age, and the law where they live. */
export const areasOf = (player: OfferFacts, now: number): PlayerFlags => ({
  ...player.flags,
  liveCasino: player.flags.liveCasino && policyOfResidence(residenceOf(player)).liveCasino,
  bonuses: bonusesAreOn(player, now),
});
