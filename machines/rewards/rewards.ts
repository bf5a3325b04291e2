import type { Outcome, Refusal, Schemas, Success } from '../../openapi/types.ts';

/** The gifts that can be claimed and the bonuses that run, as of one moment. */
export type Rewards = Success<'getRewards'>;
/** A gift that can be claimed. */
export type Gift = Schemas['AvailableReward'];
/** A bonus that runs. */
export type RunningBonus = Schemas['ActiveReward'];
export type ClaimRefusal = Refusal<'claimReward'>['code'];

/** The bonus in a gift's part of the product: one runs there at a time (REW-09). */
export const inTheWayOf = ({ vertical }: Gift, { active }: Rewards): RunningBonus | undefined =>
  active.find((bonus) => bonus.vertical === vertical);

/** Whether a bonus is wagered to the end: it becomes own money, and is not given up any more. */
export const isWagered = ({ wageringAmount, wageringRequired }: RunningBonus): boolean =>
  wageringAmount >= wageringRequired;

/** Whether the platform says that another bonus stands in the way of a claim (REW-09, REW-10). */
export const isOfAnother = (outcome: Outcome<'claimReward'>): boolean =>
  !outcome.ok &&
  (outcome.code === 'error.bonus.active.already.exists' ||
    outcome.code === 'error.bonus.active.triggered.already.exists');
