/** A query as it stands in an address: names and texts. */
type Query = Readonly<Record<string, unknown>>;

/** The reference of the deposit that a payment provider hands back (DEP-22); absent for any other visit. */
export interface ReturnSearch {
  readonly deposit?: string;
}

export const readReturn = ({ deposit }: Query): ReturnSearch =>
  typeof deposit === 'string' ? { deposit } : {};

/** A code that goes with a log-in, on whatever page it is asked for (LOGIN-04). */
interface BonusCodeSearch {
  readonly bonusCode?: string;
}

export const readBonusCode = ({ bonusCode }: Query): BonusCodeSearch =>
  typeof bonusCode === 'string' ? { bonusCode } : {};
