import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { dueIn } from '../rewards.ts';
import type { cashbackMachine } from './machine.ts';
import type { KnownCashback } from './setup.ts';

const cases = { typical: { campaignId: 'camp_daily' }, another: { campaignId: 'camp_weekly' } };

/** What decides about a cashback: whether it is on, and whether it can be claimed. */
const standing = ({ cashback, progress }: KnownCashback): string =>
  `${cashback.campaignId} ${progress.cashbackActivated} ${dueIn(progress.periods) !== undefined}`;

export const cashbackSamples = {
  inputs: { typical: { language: 'en' } },
  events: {
    'activate.chosen': { by: 'player', words: 'switches a cashback on', cases },
    'deactivate.chosen': { by: 'player', words: 'wants to switch a cashback off', cases },
    'deactivate.confirmed': { by: 'player', words: 'switches it off' },
    'window.closed': { by: 'player', words: 'leaves it on' },
    'claim.chosen': { by: 'player', words: 'claims a cashback', cases },
    'bonus.kept': { by: 'player', words: 'keeps the bonus that runs' },
    'forfeit.chosen': { by: 'player', words: 'wants to give up the bonus that runs' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getCashbacks: { words: 'the reading of the cashbacks', answers: outcomes.getCashbacks },
    getCashbackProgress: {
      words: 'the reading of what one has brought',
      answers: outcomes.getCashbackProgress,
    },
    activateCashback: { words: 'the switching on', answers: outcomes.activateCashback },
    deactivateCashback: { words: 'the switching off', answers: outcomes.deactivateCashback },
    claimCashback: { words: 'the claim', answers: outcomes.claimCashback },
    forfeitClaim: {
      words: 'the forfeit for the cashback',
      answers: {
        paid: { claimed: undefined, paid: outcomes.claimCashback.asBonus.data },
        left: { claimed: undefined },
      },
    },
  },
  projection: ({ known, isOld, ahead, read, chosen, problem, standing: bonus, paid, failure }) => ({
    known: known?.map(standing),
    isOld,
    ahead: ahead.length,
    read: read.map(standing),
    chosen,
    unsure: problem?.act === 'claim' && 'failure' in problem ? problem.of.campaignId : undefined,
    bonus: bonus?.assignmentId,
    isEnding: bonus?.isEnding,
    paid: paid !== undefined,
    failed: failure !== undefined,
  }),
  unfailing: ['forfeitClaim'],
} as const satisfies Samples<typeof cashbackMachine>;
