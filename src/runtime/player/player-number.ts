import { formatPlayerNumber } from '../../../reference/player-number.ts';

/** An account, or until it is read the session's knowledge of it. */
interface Numbered {
  readonly playerId: string;
  readonly playerNumber?: string;
}

/**
 * The number by which the player and support call the account: its short number, in groups, or its id on a
 * platform that gives none.
 */
export const playerNumberOf = ({ playerId, playerNumber }: Numbered): string =>
  playerNumber === undefined ? playerId : formatPlayerNumber(playerNumber);
