import type { StudioOf } from '../games/ports.ts';
import { jackpotAt } from '../third-parties/studio/jackpots.ts';
import { seatsTakenAt } from '../third-parties/studio/seats.ts';
import { tournamentsAt } from '../third-parties/studio/tournaments.ts';
import { winsBetween } from '../third-parties/studio/wins.ts';

const STAND_IN = {
  seatsTaken: seatsTakenAt,
  jackpot: jackpotAt,
  winsBetween,
  tournaments: tournamentsAt,
};

/**
 * The studios of the games: nobody's in production, until an operator's own are bound here. Nobody who plays for
 * money is told of made-up winners, jackpots or tournaments.
 */
export const studioOf: StudioOf = ({ config }) =>
  config.mode === 'production' ? undefined : STAND_IN;
