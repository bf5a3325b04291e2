import { chancesOf } from './chance.ts';

const DAY = 86_400_000;

/** How long a table stays as it is, ms. */
const SLOT = 60_000;

/** How many seats are taken at a live table: more in the evening, a little other every minute. `now` in ms. */
export function seatsTakenAt(gameId: string, seats: number, now: number): number {
  const [liked] = chancesOf(`table ${gameId}`);
  const [come] = chancesOf(`table ${gameId} ${Math.floor(now / SLOT)}`);
  const evening = (1 - Math.cos((2 * Math.PI * ((now % DAY) - 8 * 3_600_000)) / DAY)) / 2;
  const share = 0.2 + 0.3 * liked + 0.4 * evening + 0.3 * (come - 0.5);
  return Math.min(seats, Math.max(0, Math.round(seats * share)));
}
