/** The judgement on a shown document: at once or late, told once, twice or never. */
export interface Course {
  /** Why it is not accepted, by the merchant's names; undefined: it is. */
  readonly reason?: 'ID_EXPIRED' | 'BAD_QUALITY' | 'ID_NAME_MISMATCH';
  /** How long it takes to look at it, ms. */
  readonly takes: number;
  /** How often the merchant is told. */
  readonly told: 0 | 1 | 2;
}

const SOON = 2_000;
const LATE = 5 * 60_000;

/** The papers that the stand-in takes in place of a camera, by their names on the page. */
export const PAPERS = {
  passport: { takes: SOON, told: 1 },
  expired: { reason: 'ID_EXPIRED', takes: SOON, told: 1 },
  blurred: { reason: 'BAD_QUALITY', takes: SOON, told: 1 },
  someoneElse: { reason: 'ID_NAME_MISMATCH', takes: SOON, told: 1 },
  slow: { takes: LATE, told: 1 },
  twice: { takes: SOON, told: 2 },
  silent: { takes: SOON, told: 0 },
} as const satisfies Readonly<Record<string, Course>>;

export type Paper = keyof typeof PAPERS;

export const isPaper = (name: string): name is Paper => Object.hasOwn(PAPERS, name);

export const courseOf = (paper: Paper): Course => PAPERS[paper];
