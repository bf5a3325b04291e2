/** A row of a table of tests; the tuple makes TypeScript read arrays as such. */
type RowOfTest = readonly [unknown, ...unknown[]] | string | number | object;

/** Rows of a table, with the tags of their tests. */
interface Part<Row> {
  readonly rows: readonly Row[];
  readonly tags: string[];
}

/**
 * The rows of one rule in two parts: `npm test` tries the first few, `npm run test:all` each of them.
 *
 * @param few how many stand for all: as many as there are ways in the code, and not as there are values
 */
export const fewOf = <Row extends RowOfTest>(
  rows: readonly Row[],
  few = 1,
): readonly [Part<Row>, Part<Row>] => [
  { rows: rows.slice(0, few), tags: [] },
  { rows: rows.slice(few), tags: ['long'] },
];
