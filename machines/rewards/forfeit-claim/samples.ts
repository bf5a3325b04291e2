import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { isCashback, ofAmount, type Gift } from '../rewards.ts';
import type { forfeitClaimMachine } from './machine.ts';

function firstOf([gift]: readonly Gift[]): Gift {
  if (!gift) throw new Error('The example has a gift.');
  return gift;
}

const wanted = firstOf(outcomes.getRewards.success.data.available);

/** What a week of a cashback has brought, as it was counted before. */
const cashback: Gift = {
  ...ofAmount({ ...wanted, wrMultiplier: 3 }, 150),
  campaignId: 'camp_weekly',
  name: 'Back every week',
  triggerEvent: 'CASHBACK_WEEKLY',
};

export const forfeitClaimSamples = {
  inputs: {
    typical: { language: 'en', wanted },
    byCode: { language: 'en', wanted, code: outcomes.verifyBonusCode.success.data.bonusCodeValue },
    ofCashback: { language: 'en', wanted: cashback },
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
    claimReward: { words: 'the claim', answers: outcomes.claimReward },
    claimBonusCode: { words: 'the claim by code', answers: outcomes.claimBonusCode },
    claimCashback: { words: 'the claim of the cashback', answers: outcomes.claimCashback },
  },
  fields: { forfeitBonus: 'balance', verifyBonusCode: 'bonusCode', claimBonusCode: 'bonusCode' },
  projection: ({
    code,
    wanted,
    standing,
    isSent,
    forfeited,
    isChanged,
    refusal,
    failure,
    claimed,
    paid,
  }) => ({
    code,
    isCashback: isCashback(wanted),
    amount: wanted.amount,
    standing: standing?.assignmentId,
    isWagered: standing?.wageringAmount === standing?.wageringRequired,
    isSent,
    forfeited: forfeited?.assignmentId,
    isChanged,
    refused: refusal !== undefined,
    failed: failure !== undefined,
    claimed: claimed?.assignmentId,
    paid: paid?.amount,
  }),
} as const satisfies Samples<typeof forfeitClaimMachine>;
