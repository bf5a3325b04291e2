import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { wantedOf } from '../rewards.ts';
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
    'claim.chosen': { by: 'player', words: 'claims what the code brings' },
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
    forfeitClaim: {
      words: 'the forfeit for another bonus',
      answers: {
        claimed: { claimed: outcomes.claimBonusCode.success.data },
        granted: { claimed: undefined, granted: outcomes.claimFreeSpins.success.data },
        left: { claimed: undefined },
      },
    },
  },
  fields: { verifyBonusCode: 'bonusCode', claimBonusCode: 'bonusCode' },
  projection: ({ code, offer, standing, refusal, failure }) => ({
    code,
    offer: offer && `${offer.kind} ${wantedOf(offer).wanted.campaignId}`,
    standing: standing?.assignmentId,
    isWagered: standing?.wageringAmount === standing?.wageringRequired,
    refused: refusal !== undefined,
    failed: failure !== undefined,
  }),
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof bonusCodeMachine>;
