/** How a requirement is held: a test noticed a fault that takes it away, or some test is named for it, or neither. */
export const PROOFS = ['proven', 'named', 'absent'] as const;
export type Proof = (typeof PROOFS)[number];

/** Decisions of our own, and the channels that API-180 counts as one: held like requirements, not counted. */
export const isBeside = (id: string): boolean => /^(?:NS-|API-17[0-7]$)/.test(id);

/**
 * How many requirements are held in each way, of all that the product has; entries outside the list are not
 * counted.
 */
export function countProofs(
  rows: readonly { readonly id: string; readonly proof: Proof }[],
): Readonly<Record<Proof | 'all', number>> {
  const kinds = rows.flatMap(({ id, proof }) => (isBeside(id) ? [] : proof));
  const count = (kind: Proof): number => kinds.filter((one) => one === kind).length;
  return {
    proven: count('proven'),
    named: count('named'),
    absent: count('absent'),
    all: kinds.length,
  };
}

/** The result of a fault's last trial on this machine, with code and test as they are. */
export type Came = 'noticed' | 'not noticed' | 'not run';

/** How many requirements have a fault that was not tried. */
export const countUntried = (
  rows: Iterable<{ readonly faults: readonly Pick<ListedFault, 'came'>[] }>,
): number => [...rows].filter(({ faults }) => faults.some(({ came }) => came === 'not run')).length;

/** A fault that is listed for a requirement, and the test that must notice it. */
export interface ListedFault {
  readonly fault: string;
  readonly file: string;
  readonly test: string;
  readonly named: string;
  readonly came: Came;
}

/** A requirement whose code is a type or a constant, and its holder. */
export interface ListedConstant {
  readonly constant: string;
  readonly heldBy: string;
}
