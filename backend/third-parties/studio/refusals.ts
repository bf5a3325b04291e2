import { Refusal, type RefusalDetails } from '../../platform/refusal.ts';
import type { StakeRefusal } from './tables.ts';

type Code =
  | StakeRefusal
  | 'error.studio.round_open'
  | 'error.studio.too_soon'
  | 'error.studio.round_changed'
  | 'error.studio.stake_not_allowed'
  | 'error.studio.free_round_left';

const MESSAGES: Readonly<Record<Code, string>> = {
  'error.studio.not_enough_money': 'The balance is below the stake.',
  'error.studio.bonus_stake': 'The bonus is played with lower stakes.',
  'error.studio.limit_reached': 'A limit is reached.',
  'error.studio.not_allowed': 'This is not open to the player now.',
  'error.studio.session_ended': 'The session is over.',
  'error.studio.wallet_unreachable': 'The wallet did not answer; the stake comes back.',
  'error.studio.round_open': 'Another round is under way.',
  'error.studio.round_changed': 'The round is no longer as it was when this was decided.',
  'error.studio.too_soon': 'The shortest time of a round has not passed.',
  'error.studio.stake_not_allowed': 'That is no stake of this game.',
  'error.studio.no_free_round': 'No free round is left.',
  'error.studio.free_round_left': 'A free round is left.',
  'error.studio.game_changed': 'There is a newer version of the game.',
};

/** A refusal of the studio. */
export const refused = (code: Code, additionalInfo?: RefusalDetails['additionalInfo']): Refusal =>
  new Refusal(
    code === 'error.studio.session_ended' ? 401 : 409,
    code,
    MESSAGES[code],
    additionalInfo && { additionalInfo },
  );
