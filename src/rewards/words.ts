import {
  areSpins,
  rewardOf,
  type CashbackRefusal,
  type CodeRefusal,
  type DepositCampaign,
  type RunningBonus,
  type SpinsRefusal,
  type Wanted,
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

/** With which deposit a bonus comes (REW-05). */
export const TRIGGER_WORDS = {
  FIRST_DEPOSIT: 'rewards.deposit.which.first',
  SECOND_DEPOSIT: 'rewards.deposit.which.second',
  THIRD_DEPOSIT: 'rewards.deposit.which.third',
  FOURTH_DEPOSIT: 'rewards.deposit.which.fourth',
  FIFTH_DEPOSIT: 'rewards.deposit.which.fifth',
  NEXT_DEPOSIT: 'rewards.deposit.which.next',
} as const satisfies Record<DepositCampaign['triggerEvent'], TextId>;

/** What is wanted by its name; a cashback, whose last bonus may stand in its way, with its amount. */
export const wantedName = (wanted: Wanted): string =>
  wanted.kind === 'CASHBACK'
    ? `${wanted.gift.name} (${formatMoney(wanted.gift)})`
    : rewardOf(wanted).name;

const CLAIM_WORDS = {
  acting: 'rewards.claiming',
  confirm: 'rewards.forfeit.confirm',
  failed: 'rewards.failed',
  get: 'rewards.forfeit.get',
  inTheWay: 'rewards.inTheWay.body',
  refused: 'rewards.refused',
  unread: 'rewards.forfeit.unread',
  played: 'rewards.inTheWay.played',
  wagered: 'rewards.inTheWay.wagered',
} as const satisfies Readonly<Record<string, TextId>>;

const AGREE_WORDS = {
  acting: 'rewards.agree.agreeing',
  confirm: 'rewards.agree.confirm',
  failed: 'rewards.agree.failed',
  get: 'rewards.agree.get',
  inTheWay: 'rewards.agree.inTheWay',
  refused: 'rewards.agree.refused',
  unread: 'rewards.agree.unread',
  played: 'rewards.agree.played',
  wagered: 'rewards.agree.wagered',
} as const satisfies Readonly<Record<keyof typeof CLAIM_WORDS, TextId>>;

/** The words of a claim; the bonus of a deposit is agreed to instead (FORF-02). */
export const actWords = (wanted?: Wanted) =>
  wanted?.kind === 'DEPOSIT_BONUS' ? AGREE_WORDS : CLAIM_WORDS;

/** That what stands in the way is kept, and ends by itself. */
export const endingWords = (standing: RunningBonus, wanted: Wanted): TextId =>
  actWords(wanted)[areSpins(standing) ? 'played' : 'wagered'];

/** How a failure of a claim, or of a yes, is told. */
export const actFailureWords = (wanted?: Wanted): OwnFailureWords =>
  wanted?.kind === 'DEPOSIT_BONUS' ? AGREE_FAILURE_WORDS : CLAIM_FAILURE_WORDS;

/** A yes, or its end, without an answer: twice changes nothing. */
export const AGREE_FAILURE_WORDS: OwnFailureWords = {
  unreachable: 'rewards.agree.again',
  unexpected: 'rewards.agree.again',
};

/** A claim without an answer: it may have been credited, and is never credited twice. */
export const CLAIM_FAILURE_WORDS: OwnFailureWords = {
  unreachable: 'rewards.failed.unknown',
  unexpected: 'rewards.failed.unknown',
};
