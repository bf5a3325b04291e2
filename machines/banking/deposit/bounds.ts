import type { Outcome, Schemas } from '../../../openapi/types.ts';

export type DepositRefusal = Extract<Outcome<'requestDeposit'>, { ok: false }>['code'];

/** A bound of a deposit's amount besides its method's range; amounts in minor units. */
export type DepositBound = Schemas['DepositBound'];

/** The tightest first: it decides how much may be deposited at once. */
export const byRoom = (bounds: readonly DepositBound[] = []): readonly DepositBound[] =>
  bounds.toSorted((a, b) => a.left - b.left);

/** The tightest of the bounds that a deposit of `amount` (minor units) would pass; undefined: it passes none. */
export const passedBound = (
  bounds: readonly DepositBound[],
  amount: number,
): DepositBound | undefined => bounds.find(({ left }) => amount > left);

/** The kind of bound of each refusal. A used-up spend limit is refused alike, and is none of them. */
const KIND_OF: Readonly<Partial<Record<DepositRefusal, Schemas['DepositBoundKind']>>> = {
  'error.deposit.limit_reached': 'OWN_LIMIT',
  'error.deposit.unverified_cap': 'UNVERIFIED',
};

/** The bound for which an amount was refused, where the platform names it. */
export function refusedBy(
  refusal: DepositRefusal,
  bounds: readonly DepositBound[],
  amount: number,
): DepositBound | undefined {
  const kind = KIND_OF[refusal];
  return passedBound(
    bounds.filter((bound) => bound.kind === kind),
    amount,
  );
}
