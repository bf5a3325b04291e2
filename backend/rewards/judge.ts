import { Refusal } from '../platform/refusal.ts';
import { isLeft, usedUp } from './budget.ts';
import { inTheWayOf, isFor, isOpenTo, type Campaign, type Offeree } from './campaigns.ts';
import { presentActive } from './present.ts';
import { presentRunningSpins } from './present-spins.ts';

/** Whether a campaign runs no more. `now` in ms. */
export const isOver = ({ active, endsAt }: Campaign, now: number): boolean =>
  !active || (endsAt !== null && endsAt.getTime() <= now);

export const notEligible = () =>
  new Refusal(409, 'error.bonus.not_eligible', 'The player may not have this bonus.');
export const campaignEnded = () =>
  new Refusal(409, 'error.bonus.campaign.ended', 'The campaign is over.');

/** @throws Refusal where a campaign may not be put before the player, has not begun, or is over. `now` in ms */
export function judgeOffer(
  campaign: Campaign,
  player: Offeree,
  now: number,
  mayHave: typeof isOpenTo = isOpenTo,
): void {
  if (!mayHave(campaign, player) || campaign.startsAt.getTime() > now) throw notEligible();
  if (isOver(campaign, now)) throw campaignEnded();
}

/** @throws Refusal where the bonus of a campaign is not for the player, over, or used up. `now` in ms */
export function judgeBonus(campaign: Campaign, player: Offeree, now: number): void {
  judgeOffer(campaign, player, now, isFor);
  if (!isLeft(campaign)) throw usedUp();
}

interface Asked {
  readonly language: string;
  /** ms. */
  readonly now: number;
  /** Whether the campaign is one of deposits. */
  readonly isTriggered?: boolean;
}

/** @throws Refusal with the bonus, or the free spins, that must end before that of the campaign begins */
export function refuseInTheWay(
  campaign: Campaign,
  player: Offeree,
  { language, now, isTriggered = false }: Asked,
): void {
  const standing = inTheWayOf(campaign, player, now);
  if (!standing) return;
  throw new Refusal(
    409,
    isTriggered || ('bonus' in standing && standing.bonus.depositReference !== null)
      ? 'error.bonus.active.triggered.already.exists'
      : 'error.bonus.active.already.exists',
    'Another bonus is active in this part of the product.',
    {
      reward:
        'bonus' in standing
          ? presentActive(standing, player, language)
          : presentRunningSpins(standing, player, { language, now }),
    },
  );
}
