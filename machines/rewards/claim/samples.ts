import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { claimMachine } from './machine.ts';

export const claimSamples = {
  inputs: { typical: { language: 'en' } },
  events: {
    'claim.chosen': {
      by: 'player',
      words: 'claims a gift',
      cases: { typical: { campaignId: 'camp_gift' }, another: { campaignId: 'camp_live' } },
    },
    'bonus.kept': { by: 'player', words: 'keeps the bonus that runs' },
    'forfeit.chosen': { by: 'player', words: 'wants to give up the bonus that runs' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'player.changed': { by: 'platform', words: 'the platform tells of news' },
    'balance.changed': { by: 'site', words: 'the balance changes' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getRewards: { words: 'the reading of the rewards', answers: outcomes.getRewards },
    claimReward: { words: 'the claim', answers: outcomes.claimReward },
    forfeitClaim: {
      words: 'the forfeit for another bonus',
      answers: {
        claimed: { claimed: outcomes.claimReward.success.data },
        left: { claimed: undefined },
      },
    },
  },
  projection: ({ rewards, isOld, managed, problems, standing, failure }) => ({
    available: rewards?.available.map(({ campaignId: id }) => id).join(' '),
    active: rewards?.active.map(({ assignmentId: id }) => id).join(' '),
    isOld,
    managed: managed.join(' '),
    problems: problems.map(({ gift }) => gift.campaignId).join(' '),
    standing: standing?.assignmentId,
    isWagered: standing?.wageringAmount === standing?.wageringRequired,
    failed: failure !== undefined,
  }),
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof claimMachine>;
