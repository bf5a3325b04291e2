import { formatPlayerNumber } from '../../../reference/player-number.ts';

/** An account, or as long as it is not read what the session knows of it. */
interface Numbered {
  readonly playerId: string;
  readonly playerNumber?: string;
}

/** By what the player and support call the account: its short number, in groups, or its id on a platform that gives none. */
export const playerNumberOf = ({ playerId, playerNumber }: Numbered): string =>
  playerNumber === undefined ? playerId : formatPlayerNumber(playerNumber);
