import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { ofAmount, rewardOf, type FreeSpins, type Gift, type Wanted } from '../rewards.ts';
import type { forfeitClaimMachine } from './machine.ts';

function firstOf<Reward extends Gift | FreeSpins>([reward]: readonly Reward[]): Reward {
  if (!reward) throw new Error('The example has a reward.');
  return reward;
}

const gift = firstOf(outcomes.getRewards.success.data.available);
const wanted: Wanted = { kind: 'GIFT', gift };

/** What a week of a cashback has brought, as it was counted before. */
const cashback: Wanted = {
  kind: 'CASHBACK',
  gift: {
    ...ofAmount({ ...gift, wrMultiplier: 3 }, 150),
    campaignId: 'camp_weekly',
    name: 'Back every week',
    triggerEvent: 'CASHBACK_WEEKLY',
  },
};

/** Free spins as they were listed before, when each was worth less. */
const spins: Wanted = {
  kind: 'FREE_SPINS',
  freeSpins: {
    ...firstOf(
      outcomes.getFreeSpins.success.data.freeSpins.filter(({ status }) => status === 'ELIGIBLE'),
    ),
    stake: 10,
  },
};
const { queued: _waits, ...spinsClaimed } = outcomes.claimFreeSpins;
const { takenBack: _no, ...agreed } = outcomes.agreeToCampaign;

/** What is wanted, minor units: of free spins, what each is worth. */
function amountIn(of: Wanted): number | undefined {
  switch (of.kind) {
    case 'GIFT':
    case 'CASHBACK':
      return of.gift.amount;
    case 'FREE_SPINS':
      return of.freeSpins.stake;
    case 'DEPOSIT_BONUS':
      return of.campaign.maximumBonus;
  }
}

export const forfeitClaimSamples = {
  inputs: {
    typical: { language: 'en', wanted },
    byCode: { language: 'en', wanted, code: outcomes.verifyBonusCode.success.data.bonusCodeValue },
    ofCashback: { language: 'en', wanted: cashback },
    ofSpins: { language: 'en', wanted: spins },
    spinsByCode: {
      language: 'en',
      wanted: outcomes.verifyBonusCode.freeSpins.data.brings,
      code: outcomes.verifyBonusCode.freeSpins.data.bonusCodeValue,
    },
    depositByCode: {
      language: 'en',
      wanted: outcomes.verifyBonusCode.depositBonus.data.brings,
      code: outcomes.verifyBonusCode.depositBonus.data.bonusCodeValue,
    },
  },
  events: {
    'forfeit.confirmed': { by: 'player', words: 'gives the bonus up' },
    'window.closed': { by: 'player', words: 'leaves it as it is' },
    'retry.requested': { by: 'player', words: 'tries again' },
  },
  outcomes: {
    getRewards: { words: 'the reading of the rewards', answers: outcomes.getRewards },
    forfeitBonus: { words: 'the forfeit', answers: outcomes.forfeitBonus },
    verifyBonusCode: {
      words: 'the verification of the code',
      answers: outcomes.verifyBonusCode,
    },
    getCashbackProgress: {
      words: 'the count of what the cashback brings',
      answers: outcomes.getCashbackProgress,
    },
    getFreeSpins: {
      words: 'the reading of the free spins',
      answers: {
        success: outcomes.getFreeSpins.success,
        none: outcomes.getFreeSpins.none,
      },
    },
    agreeToCampaign: { words: 'the consent', answers: agreed },
    claimReward: { words: 'the claim', answers: outcomes.claimReward },
    claimBonusCode: { words: 'the claim by code', answers: outcomes.claimBonusCode },
    claimCashback: { words: 'the claim of the cashback', answers: outcomes.claimCashback },
    // None waits after it: that is asked for apart.
    claimFreeSpins: { words: 'the claim of the free spins', answers: spinsClaimed },
  },
  fields: {
    forfeitBonus: 'balance',
    verifyBonusCode: 'bonusCode',
    claimBonusCode: 'bonusCode',
    agreeToCampaign: 'bonusCode',
  },
  projection: ({
    code,
    wanted,
    standing,
    isSent,
    forfeited,
    ended,
    isChanged,
    refusal,
    failure,
    claimed,
    paid,
    granted,
    agreed: agreedTo,
  }) => ({
    code,
    agreed: agreedTo?.campaignId,
    granted: granted?.assignmentId,
    wanted: `${wanted.kind} ${rewardOf(wanted).campaignId}`,
    amount: amountIn(wanted),
    standing: standing?.assignmentId,
    isEnding: standing?.isEnding,
    isSent,
    forfeited: forfeited?.assignmentId,
    ended: ended?.assignmentId,
    isChanged,
    refused: refusal !== undefined,
    failed: failure !== undefined,
    claimed: claimed?.assignmentId,
    paid: paid?.amount,
  }),
} as const satisfies Samples<typeof forfeitClaimMachine>;
