import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { FreeSpins } from '../rewards.ts';
import type { freeSpinsMachine } from './machine.ts';

/** What decides about free spins, and how far they are. */
const standing = ({ campaignId, status, games }: FreeSpins): string =>
  `${campaignId} ${status} ${games.map(({ roundsPlayed }) => roundsPlayed).join('/')}`;

const cases = { typical: { campaignId: 'camp_spins' }, another: { campaignId: 'camp_tour' } };

export const freeSpinsSamples = {
  inputs: { typical: { language: 'en' } },
  events: {
    'claim.chosen': { by: 'player', words: 'claims free spins', cases },
    'start.chosen': { by: 'player', words: 'wants those that wait to run', cases },
    'wait.chosen': { by: 'player', words: 'lets them wait in line' },
    'bonus.kept': { by: 'player', words: 'keeps the bonus that runs' },
    'forfeit.chosen': { by: 'player', words: 'wants to give up the bonus that runs' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'player.changed': { by: 'platform', words: 'the platform tells of news' },
    'balance.changed': { by: 'site', words: 'the balance changes' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getFreeSpins: { words: 'the reading of the free spins', answers: outcomes.getFreeSpins },
    getFreeSpinProgress: {
      words: 'the reading of how far they are',
      answers: outcomes.getFreeSpinProgress,
    },
    claimFreeSpins: { words: 'the claim', answers: outcomes.claimFreeSpins },
    claimQueuedFreeSpins: {
      words: 'the claim of those in line',
      answers: outcomes.claimQueuedFreeSpins,
    },
    forfeitClaim: {
      words: 'the forfeit for the free spins',
      answers: {
        granted: { claimed: undefined, granted: outcomes.claimFreeSpins.success.data },
        left: { claimed: undefined },
      },
    },
  },
  projection: ({ known, isOld, chosen, problem, standing: bonus, failure }) => ({
    known: known?.map(standing),
    isOld,
    chosen,
    problem: problem && `${problem.act} ${'refusal' in problem ? problem.refusal : 'failure'}`,
    bonus: bonus?.assignmentId,
    isEnding: bonus?.isEnding,
    failed: failure !== undefined,
  }),
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof freeSpinsMachine>;
