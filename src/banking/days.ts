import { momentsOf, wallOf } from '../../reference/wall-time.ts';

/**
 * Days of the player's money, as `YYYY-MM-DD`: those of the zone (IANA) of their residence, wherever they are, as
 * the platform counts limits and payouts. A day on which the clocks change has 23 or 25 hours, and where they
 * change at midnight begins at one o'clock.
 */

const DAY = 86_400_000;

/** @param moment ISO 8601, or ms since the epoch */
export const dayOf = (moment: string | number, zone: string): string =>
  new Date(wallOf(new Date(moment).getTime(), zone)).toISOString().slice(0, 10);

const beginningAt = (wall: number, zone: string): string =>
  new Date(momentsOf(wall, zone)[0]).toISOString();

/** The first moment of a day, ISO 8601 in UTC. */
export const beginningOf = (day: string, zone: string): string =>
  beginningAt(Date.parse(day), zone);

/** The first moment of the day after it. */
export const endOf = (day: string, zone: string): string =>
  beginningAt(Date.parse(day) + DAY, zone);

/** A row of a list by days. */
export interface Grouped<Row> {
  readonly row: Row;
  readonly firstInGroup: boolean;
}

/** Marks the rows with which a day begins (TXN-01). */
export const byDay = <Row extends { readonly transactionDate: string }>(
  rows: readonly Row[],
  zone: string,
): readonly Grouped<Row>[] => {
  let last = '';
  return rows.map((row) => {
    const day = dayOf(row.transactionDate, zone);
    const firstInGroup = day !== last;
    last = day;
    return { row, firstInGroup };
  });
};
