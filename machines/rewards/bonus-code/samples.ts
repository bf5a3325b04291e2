import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { rewardOf } from '../rewards.ts';
import type { bonusCodeMachine } from './machine.ts';

const { queued: _waits, ...spinsClaimed } = outcomes.claimFreeSpins;

export const bonusCodeSamples = {
  inputs: {
    typical: { language: 'en', code: '' },
    fromAddress: { language: 'en', code: 'FRIDAY10' },
  },
  events: {
    'code.submitted': {
      by: 'player',
      words: 'submits a code',
      cases: { typical: { code: 'FRIDAY10' }, another: { code: 'Sunday 5' } },
    },
    'code.left': { by: 'player', words: 'wants to enter another code' },
    'claim.chosen': { by: 'player', words: 'claims what the code brings, or agrees to it' },
    'consent.withdrawn': { by: 'player', words: 'takes the consent back' },
    'bonus.kept': { by: 'player', words: 'keeps the bonus that runs' },
    'forfeit.chosen': { by: 'player', words: 'wants to give up the bonus that runs' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getManualClaim: {
      words: 'the question whether codes can be used',
      answers: outcomes.getManualClaim,
    },
    verifyBonusCode: {
      words: 'the verification of the code',
      answers: outcomes.verifyBonusCode,
    },
    claimBonusCode: { words: 'the claim by code', answers: outcomes.claimBonusCode },
    claimFreeSpins: { words: 'the claim of the free spins', answers: spinsClaimed },
    agreeToCampaign: {
      words: 'the consent, or its end',
      answers: outcomes.agreeToCampaign,
    },
    forfeitClaim: {
      words: 'the forfeit for another bonus',
      answers: {
        claimed: { claimed: outcomes.claimBonusCode.success.data },
        granted: { claimed: undefined, granted: outcomes.claimFreeSpins.success.data },
        agreed: {
          claimed: undefined,
          agreed: outcomes.verifyBonusCode.depositBonus.data.brings.campaign,
        },
        left: { claimed: undefined },
      },
    },
  },
  fields: {
    verifyBonusCode: 'bonusCode',
    claimBonusCode: 'bonusCode',
    agreeToCampaign: 'bonusCode',
  },
  projection: ({ code, offer, standing, refusal, failure }) => ({
    code,
    offer: offer && `${offer.kind} ${rewardOf(offer).campaignId}`,
    standing: standing?.assignmentId,
    isEnding: standing?.isEnding,
    refused: refusal !== undefined,
    failed: failure !== undefined,
  }),
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof bonusCodeMachine>;
