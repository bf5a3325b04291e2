/**
 * Days of the browser's own zone (LOC-13), as `YYYY-MM-DD`. They are reckoned by its calendar: a day on which
 * the clocks change has 23 or 25 hours, and where they change at midnight begins at one o'clock.
 */

const two = (digits: number): string => String(digits).padStart(2, '0');

/** @param moment ISO 8601, or ms since the epoch */
export function dayOf(moment: string | number): string {
  const date = new Date(moment);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment of a day, ISO 8601 in UTC. */
export const beginningOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

/** The first moment of the day after it. */
export function endOf(day: string): string {
  // From noon: twelve hours away from any change of the clocks.
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() + 1);
  return beginningOf(dayOf(date.getTime()));
}

/** A row of a list by days. */
export interface Grouped<Row> {
  readonly row: Row;
  readonly firstInGroup: boolean;
}

/** Marks the rows with which a day begins (TXN-01). */
export const byDay = <Row extends { readonly transactionDate: string }>(
  rows: readonly Row[],
): readonly Grouped<Row>[] => {
  let last = '';
  return rows.map((row) => {
    const day = dayOf(row.transactionDate);
    const firstInGroup = day !== last;
    last = day;
    return { row, firstInGroup };
  });
};
