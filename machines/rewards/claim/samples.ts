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
    'giveUp.chosen': {
      by: 'player',
      words: 'wants to give a bonus up, for no other',
      cases: { typical: { assignmentId: 'bon_0001' } },
    },
    'forfeit.confirmed': { by: 'player', words: 'gives the bonus up' },
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
    forfeitBonus: { words: 'the forfeit', answers: outcomes.forfeitBonus },
    forfeitClaim: {
      words: 'the forfeit for another bonus',
      answers: {
        claimed: { claimed: outcomes.claimReward.success.data },
        left: { claimed: undefined },
      },
    },
  },
  projection: ({ rewards, isOld, managed, problems, standing, asked, kept, failure }) => ({
    available: rewards?.available.map(({ campaignId: id }) => id).join(' '),
    active: rewards?.active
      .map((bonus) => `${bonus.assignmentId}${bonus.isEnding ? ' ending' : ''}`)
      .join(' '),
    isOld,
    managed: managed.join(' '),
    problems: problems.map(({ gift }) => gift.campaignId).join(' '),
    standing: standing?.assignmentId,
    isEnding: standing?.isEnding,
    asked: asked?.assignmentId,
    kept: kept?.bonus.assignmentId,
    isUnsure: kept?.failure !== undefined,
    failed: failure !== undefined,
  }),
  fields: { forfeitBonus: 'balance' },
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof claimMachine>;
