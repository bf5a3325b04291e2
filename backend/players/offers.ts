import { isOfOfferAge } from '../../reference/offers.ts';
import { residenceOf } from './residence.ts';
import type { players } from './tables.ts';

type Player = typeof players.$inferSelect;

/** The facts of a player that decide about offers. */
export type OfferFacts = Pick<Player, 'flags' | 'dateOfBirth' | 'countryCode' | 'provinceCode'>;

/** Whether bonuses are on for a player: their flag says so, and they are of the age that offers ask for there. */
export const bonusesAreOn = (player: OfferFacts, now: number): boolean =>
  player.flags.bonuses && isOfOfferAge(player.dateOfBirth, residenceOf(player), now);

/** Whether offers may be put before a player: with bonuses on, no payout held, and no suspension at another brand. */
export const isOpenToOffers = (
  player: OfferFacts & Pick<Player, 'riskPayout' | 'multibrandSuspended'>,
  now: number,
): boolean => bonusesAreOn(player, now) && !player.riskPayout && !player.multibrandSuspended;
