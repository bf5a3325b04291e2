/**
 * A deliberate fault in one place of the code that fulfils requirements, and the test that must
 * notice it. `tests/<area>/breaks.ts` lists them as `breaks`; `npm run breaks` applies each one.
 */
export interface Break {
  /** Ids of the requirements that the code no longer fulfils; none for what only our own pages promise. */
  readonly rows: readonly string[];
  /** What goes wrong for a player or an operator, in plain words. */
  readonly fault: string;
  /** The file, relative to the repository. */
  readonly file: string;
  /** Stands exactly once in the file, and is replaced by {@link after}. */
  readonly before: string;
  readonly after: string;
  /** The test file that must turn red, relative to the repository. */
  readonly test: string;
  /** The title of the one test that must turn red, or a part of it that only this test has. */
  readonly named: string;
}

/** Requirements whose code is a type or a constant, where no fault can be put in without changing what is meant. */
export interface Constant {
  readonly rows: readonly string[];
  /** The file that holds it, relative to the repository. */
  readonly constant: string;
  /** What holds it instead of a test's run. */
  readonly heldBy: string;
}

export type Breaks = readonly (Break | Constant)[];
