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

/** What a player wants to have: what a code can bring, or what a cashback has brought, which is in no list. */
export type Wanted = CodeOffer | { readonly kind: 'CASHBACK'; readonly gift: Gift };

/** The reward that is wanted, whatever its kind. */
export const rewardOf = (wanted: Wanted): Gift | FreeSpins | DepositCampaign => {
  switch (wanted.kind) {
    case 'GIFT':
    case 'CASHBACK':
      return wanted.gift;
    case 'FREE_SPINS':
      return wanted.freeSpins;
    case 'DEPOSIT_BONUS':
      return wanted.campaign;
  }
};

/** The bonus of a deposit that is wanted; undefined: it is something else. */
export const depositIn = (wanted: Wanted | undefined): DepositCampaign | undefined =>
  wanted?.kind === 'DEPOSIT_BONUS' ? wanted.campaign : undefined;

/** Whether a code brings the bonus of a deposit to which the player agrees already. */
export const bringsAgreed = (verified: Outcome<'verifyBonusCode'>): boolean =>
  verified.ok && verified.data.brings.kind === 'DEPOSIT_BONUS' && verified.data.brings.isAgreed;

/** The bonus in a reward's part of the product: one runs there at a time (REW-09). */
export const inTheWayOf = (
  { vertical }: Pick<Gift, 'vertical'>,
  { active }: Rewards,
): RunningBonus | undefined => active.find((bonus) => bonus.vertical === vertical);

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

/** What is wanted, the bonus in its way, and what can be done about it: what ends by itself is not given up. */
export interface InTheWay {
  readonly wanted: Wanted;
  readonly standing: RunningBonus;
  readonly can: { readonly forfeit: boolean };
}

export const inTheWay = (wanted: Wanted, standing: RunningBonus): InTheWay => ({
  wanted,
  standing,
  can: { forfeit: !standing.isEnding },
});

export type InTheWayEvent =
  /** The bonus in the way is kept, and the gift not claimed. */
  | { type: 'bonus.kept' }
  /** The player wants to see what giving up the bonus in the way means. */
  | { type: 'forfeit.chosen' };
