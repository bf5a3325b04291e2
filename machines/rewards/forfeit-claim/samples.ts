import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { Gift } from '../rewards.ts';
import type { forfeitClaimMachine } from './machine.ts';

function firstOf([gift]: readonly Gift[]): Gift {
  if (!gift) throw new Error('The example has a gift.');
  return gift;
}

const wanted = firstOf(outcomes.getRewards.success.data.available);

export const forfeitClaimSamples = {
  inputs: {
    typical: { language: 'en', wanted },
    byCode: { language: 'en', wanted, code: outcomes.verifyBonusCode.success.data.bonusCodeValue },
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
    claimReward: { words: 'the claim', answers: outcomes.claimReward },
    claimBonusCode: { words: 'the claim by code', answers: outcomes.claimBonusCode },
  },
  fields: { forfeitBonus: 'balance', verifyBonusCode: 'bonusCode', claimBonusCode: 'bonusCode' },
  projection: ({ code, standing, isSent, forfeited, isChanged, refusal, failure, claimed }) => ({
    code,
    standing: standing?.assignmentId,
    isWagered: standing?.wageringAmount === standing?.wageringRequired,
    isSent,
    forfeited: forfeited?.assignmentId,
    isChanged,
    refused: refusal !== undefined,
    failed: failure !== undefined,
    claimed: claimed?.assignmentId,
  }),
} as const satisfies Samples<typeof forfeitClaimMachine>;
