import {
  isCashback,
  type CashbackRefusal,
  type CodeRefusal,
  type Gift,
  type SpinsRefusal,
} from '../../machines/rewards/rewards.ts';
import { formatMoney } from '../money/format.ts';
import type { TextId } from '../texts/index.ts';
import type { OwnFailureWords } from '../ui/failure-words.ts';

/** The words for each refusal of a claim, of a code, of a cashback or of free spins (REW-09, REW-10, REW-11, BCODE-03). */
export const REFUSAL_WORDS = {
  'error.bonus_code.unknown': 'rewards.refused.unknown',
  'error.bonus_code.used': 'rewards.refused.used',
  'error.bonus.active.already.exists': 'rewards.refused.another',
  'error.bonus.active.triggered.already.exists': 'rewards.refused.another',
  'error.bonus.campaign.ended': 'rewards.refused.ended',
  'error.bonus.campaign.used_up': 'rewards.refused.usedUp',
  'error.bonus.not_eligible': 'rewards.refused.notEligible',
  'error.bonus.not_found': 'rewards.refused.notFound',
  'error.cashback.nothing': 'rewards.refused.nothing',
} as const satisfies Record<CodeRefusal | CashbackRefusal | SpinsRefusal, TextId>;

/** A gift by its name; of a cashback, whose last bonus may stand in its way, with its amount. */
export const giftName = (gift: Gift): string =>
  isCashback(gift) ? `${gift.name} (${formatMoney(gift)})` : gift.name;

/** A claim without an answer: it may have been credited, and is never credited twice. */
export const CLAIM_FAILURE_WORDS: OwnFailureWords = {
  unreachable: 'rewards.failed.unknown',
  unexpected: 'rewards.failed.unknown',
};
