import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { bonusCodeMachine } from './machine.ts';

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
    'claim.chosen': { by: 'player', words: 'claims the gift' },
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
    forfeitClaim: {
      words: 'the forfeit for another bonus',
      answers: {
        claimed: { claimed: outcomes.claimBonusCode.success.data },
        left: { claimed: undefined },
      },
    },
  },
  fields: { verifyBonusCode: 'bonusCode', claimBonusCode: 'bonusCode' },
  projection: ({ code, gift, standing, refusal, failure }) => ({
    code,
    gift: gift?.campaignId,
    standing: standing?.assignmentId,
    isWagered: standing?.wageringAmount === standing?.wageringRequired,
    refused: refusal !== undefined,
    failed: failure !== undefined,
  }),
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof bonusCodeMachine>;
