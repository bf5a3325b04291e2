import type { CashbackAct, CashbackProblem } from '../../../machines/rewards/cashback/setup.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { failureWords, type OwnFailureWords } from '../../ui/failure-words.ts';
import { CLAIM_FAILURE_WORDS, REFUSAL_WORDS } from '../words.ts';

type Trigger = Schemas['CashbackTrigger'];

/** Whose losses count together. */
export const LOSSES_WORDS = {
  CASHBACK_INSTANT: 'rewards.cashback.losses.instant',
  CASHBACK_DAILY: 'rewards.cashback.losses.day',
  CASHBACK_WEEKLY: 'rewards.cashback.losses.week',
  CASHBACK_WITH_TIMEFRAME: 'rewards.cashback.losses.whole',
  CASHBACK_SPECIFIC_DAY: 'rewards.cashback.losses.one',
} as const satisfies Record<Trigger, TextId>;

/** In which time the highest amount is paid once; of instant cashback that is a day. */
export const MOST_WORDS = {
  CASHBACK_INSTANT: 'rewards.cashback.most.day',
  CASHBACK_DAILY: 'rewards.cashback.most.day',
  CASHBACK_WEEKLY: 'rewards.cashback.most.week',
  CASHBACK_WITH_TIMEFRAME: 'rewards.cashback.most.whole',
  CASHBACK_SPECIFIC_DAY: 'rewards.cashback.most.whole',
} as const satisfies Record<Trigger, TextId>;

/** From when on losses count again after it was switched off. */
export const AGAIN_WORDS = {
  CASHBACK_INSTANT: 'rewards.cashback.end.again.day',
  CASHBACK_DAILY: 'rewards.cashback.end.again.day',
  CASHBACK_WEEKLY: 'rewards.cashback.end.again.week',
  CASHBACK_WITH_TIMEFRAME: 'rewards.cashback.end.again.day',
  CASHBACK_SPECIFIC_DAY: 'rewards.cashback.end.again.day',
} as const satisfies Record<Trigger, TextId>;

const REFUSALS = {
  ...REFUSAL_WORDS,
  'error.bonus.campaign.used_up': 'rewards.cashback.usedUp',
  'error.bonus.not_eligible': 'rewards.cashback.notEligible',
} as const;

/** What did not happen, and what is not known to have happened. */
const TITLES = {
  activate: ['rewards.cashback.notOn', 'rewards.cashback.maybeOn'],
  look: ['rewards.cashback.notCounted', 'rewards.cashback.notCounted'],
  deactivate: ['rewards.cashback.notOff', 'rewards.cashback.maybeOff'],
  claim: ['rewards.refused', 'rewards.failed'],
} as const satisfies Record<CashbackAct, readonly [TextId, TextId]>;

const UNKNOWN: OwnFailureWords = {
  unreachable: 'rewards.cashback.unknown',
  unexpected: 'rewards.cashback.unknown',
};

const UNKNOWN_WORDS: Readonly<Record<CashbackAct, OwnFailureWords | undefined>> = {
  activate: UNKNOWN,
  look: undefined,
  deactivate: UNKNOWN,
  claim: CLAIM_FAILURE_WORDS,
};

/** What a press came to: a title, and the reason. */
export function problemWords(problem: CashbackProblem): {
  readonly title: TextId;
  readonly words: readonly Words[];
} {
  const [not, maybe] = TITLES[problem.act];
  if ('refusal' in problem) return { title: not, words: [{ text: REFUSALS[problem.refusal] }] };
  const { failure } = problem;
  return {
    title: failure.kind === 'refused' ? not : maybe,
    words: failureWords(failure, UNKNOWN_WORDS[problem.act]),
  };
}
