import type { Outcome, Refusal, Schemas, Success } from '../../openapi/types.ts';

/** The gifts that can be claimed and the bonuses that run, as of one moment. */
export type Rewards = Success<'getRewards'>;
/** A gift that can be claimed. */
export type Gift = Schemas['AvailableReward'];
/** A bonus that runs. */
export type RunningBonus = Schemas['ActiveReward'];
/** What a code brings: a gift, free spins, or the bonus of a deposit, to be agreed to. */
export type CodeOffer = Schemas['CodeOffer'];
export type ClaimRefusal = Refusal<'claimReward'>['code'];
/** Why what a code brings is refused, when the code is verified or claimed. */
export type CodeRefusal = Refusal<'claimBonusCode'>['code'];
/** Why nothing is paid of a cashback. */
export type CashbackRefusal = Refusal<'claimCashback'>['code'];
/** Why free spins are refused, when they are claimed or shall wait no longer. */
export type SpinsRefusal = Refusal<'claimFreeSpins' | 'claimQueuedFreeSpins'>['code'];
/** Free spins that the player may claim, waits for, or plays. */
export type FreeSpins = Schemas['FreeSpinReward'];
/** A bonus that comes with a deposit. */
export type DepositCampaign = Schemas['DepositCampaign'];
export type ClaimOutcome =
  | Outcome<'claimReward'>
  | Outcome<'claimBonusCode'>
  | Outcome<'claimCashback'>
  | Outcome<'claimFreeSpins'>
  | Outcome<'agreeToCampaign'>;
/** What was paid of a cashback: own money, or a bonus that runs since. */
export type PaidCashback = Success<'claimCashback'>;
type CashbackPeriod = Schemas['CashbackPeriod'];

/** The period of a cashback that a claim pays: the first that is over and brought something. */
export const dueIn = (periods: readonly CashbackPeriod[]): CashbackPeriod | undefined =>
  periods.find(({ isClaimable }) => isClaimable);

/** Whether a gift is what a cashback has brought: it is in no list, and can come again and again. */
export const isCashback = ({ triggerEvent }: Gift): boolean => triggerEvent.startsWith('CASHBACK_');

/** A gift of another amount, with what that is to be wagered. Minor units. */
export const ofAmount = (gift: Gift, amount: number): Gift => ({
  ...gift,
  amount,
  wageringRequired: amount * gift.wrMultiplier,
});

/** How many rounds free spins are, over all of their games. */
export const roundsOf = ({ games }: Pick<FreeSpins, 'games'>): number =>
  games.reduce((sum, { roundsGranted }) => sum + roundsGranted, 0);

/** The game that free spins lead to: the first with rounds left; undefined: none is left (NS-60). */
export const gameOf = ({
  games,
}: Pick<FreeSpins, 'games'>): FreeSpins['games'][number] | undefined =>
  games.find(({ roundsGranted, roundsPlayed }) => roundsPlayed < roundsGranted);

/** Free spins as a gift with its terms: its amount is the value of all rounds. Minor units. */
export const spinsAsGift = (spins: FreeSpins): Gift => {
  const { stake, wageringGames: games = [], ...terms } = spins;
  return { ...terms, games, amount: stake * roundsOf(spins), wageringRequired: 0 };
};

/** Whether a gift stands for the bonus of a deposit: it is agreed to, not claimed. */
export const isOfDeposit = ({ triggerEvent }: Gift): boolean => triggerEvent.endsWith('_DEPOSIT');

/** The bonus of a deposit as a gift with its terms: its amount is the most that it can be. Minor units. */
const depositAsGift = (campaign: DepositCampaign): Gift => ({
  description: '',
  wrMultiplier: 0,
  games: [],
  daysToWager: 0,
  ...campaign,
  amount: campaign.maximumBonus ?? 0,
  wageringRequired: 0,
});

/** What another bonus may be given up for. */
export interface Wanted {
  /** The gift, or what stands for it, with its terms. */
  readonly wanted: Gift;
  /** The free spins that are wanted; undefined of what is none. */
  readonly spins?: FreeSpins | undefined;
  /** The bonus of a deposit that is to be agreed to; undefined of what is claimed. */
  readonly deposit?: DepositCampaign | undefined;
}

export function wantedOf(offer: CodeOffer): Wanted {
  switch (offer.kind) {
    case 'GIFT':
      return { wanted: offer.gift };
    case 'FREE_SPINS':
      return { wanted: spinsAsGift(offer.freeSpins), spins: offer.freeSpins };
    case 'DEPOSIT_BONUS':
      return { wanted: depositAsGift(offer.campaign), deposit: offer.campaign };
  }
}

/** The bonus in a gift's part of the product: one runs there at a time (REW-09). */
export const inTheWayOf = ({ vertical }: Gift, { active }: Rewards): RunningBonus | undefined =>
  active.find((bonus) => bonus.vertical === vertical);

/** Whether what runs is free spins (FSPIN-01). */
export const areSpins = ({ betBonusType }: RunningBonus): boolean => betBonusType === -1;

/** Whether the platform says that another bonus stands in the way of a claim (REW-09, REW-10). */
export const isOfAnother = (outcome: ClaimOutcome | Outcome<'claimQueuedFreeSpins'>): boolean =>
  !outcome.ok &&
  (outcome.code === 'error.bonus.active.already.exists' ||
    outcome.code === 'error.bonus.active.triggered.already.exists');

/** What became of a claim, for the pages. */
export type RewardFact =
  | { type: 'reward.claimed'; bonus: RunningBonus }
  /** Free spins run: the site leads to their game (REW-08). */
  | { type: 'spins.granted'; spins: FreeSpins }
  /** A player agrees to the bonus of a deposit, or does no more. */
  | { type: 'consent.changed'; name: string; agreed: boolean }
  | { type: 'bonus.givenUp'; bonus: RunningBonus }
  /** A bonus may have been given up: the balance is not the one that shows. */
  | { type: 'wallet.outdated' };

/** A gift, the bonus in its way, and what can be done about it: what ends by itself is not given up. */
export interface InTheWay {
  readonly gift: Gift;
  readonly standing: RunningBonus;
  readonly can: { readonly forfeit: boolean };
}

export const inTheWay = (gift: Gift, standing: RunningBonus): InTheWay => ({
  gift,
  standing,
  can: { forfeit: !standing.isEnding },
});

export type InTheWayEvent =
  /** The bonus in the way is kept, and the gift not claimed. */
  | { type: 'bonus.kept' }
  /** The player wants to see what giving up the bonus in the way means. */
  | { type: 'forfeit.chosen' };
