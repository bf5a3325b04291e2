/**
 * What differs by regulator. A flow receives its market's policy as input, so that one chart
 * gives one graph per policy. Where the specification gives a rule, it is the default (market UN).
 */
export interface MarketPolicy {
  /** Policy id, shown to reviewers. */
  readonly id: string;
  /** Youngest age at which a person may register, in full years (NS-06). */
  readonly minimumAge: number;
  /** Whether the tax number CPF is asked at sign-up (SIGN-32). */
  readonly taxNumberRequired: boolean;
  /** Whether a player may put off a preferred document check with "later" (DEP-15). */
  readonly documentsMayWait: boolean;
}

export const DEFAULT_POLICY: MarketPolicy = {
  id: 'default',
  minimumAge: 18,
  taxNumberRequired: false,
  documentsMayWait: true,
};

/** Markets whose regulator departs from the default, by market code. */
const OVERRIDES: Readonly<Record<string, MarketPolicy>> = {
  BR: { ...DEFAULT_POLICY, id: 'BR', taxNumberRequired: true },
  CA: { ...DEFAULT_POLICY, id: 'CA', minimumAge: 19 },
  SE: { ...DEFAULT_POLICY, id: 'SE', documentsMayWait: false },
};

/** Every policy that exists, the default first. */
export const POLICIES: readonly MarketPolicy[] = [DEFAULT_POLICY, ...Object.values(OVERRIDES)];

/** The policy of a market. @param market market code, for example `UN` or `BR` */
export function policyFor(market: string): MarketPolicy {
  return OVERRIDES[market] ?? DEFAULT_POLICY;
}
