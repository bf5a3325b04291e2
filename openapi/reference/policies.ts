import { marketOfCountry, type MarketCode } from './markets.ts';

/** What regulators ask for, by the market that a person belongs to. Pure data. */
export interface MarketPolicy {
  /** Policy id, shown to reviewers: `default`, or the market that departs from it. */
  readonly id: 'default' | MarketCode;
  /** Youngest age at which a person may register and play, in full years (NS-06). */
  readonly minimumAge: number;
  /** Whether the tax number CPF is asked at sign-up (SIGN-32). */
  readonly taxNumberRequired: boolean;
  /** Whether a player may put off a preferred document check with "later" (DEP-15). */
  readonly documentsMayWait: boolean;
  /** Whether a player may take back a withdrawal that is not paid out yet (WDR-08). */
  readonly withdrawalsMayBeReversed: boolean;
  /** Whether the identity document may be shown to the KYC provider in place of files (DOC-14). */
  readonly identityCheck: boolean;
}

/** Where a person lives, as chosen at sign-up or as the account says. */
export interface Residence {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Second half of the ISO 3166-2 code, where provinces are asked for (SIGN-29). */
  readonly provinceCode?: string | undefined;
}

export const DEFAULT_POLICY: MarketPolicy = {
  id: 'default',
  minimumAge: 18,
  taxNumberRequired: false,
  documentsMayWait: true,
  withdrawalsMayBeReversed: true,
  identityCheck: true,
};

/** Markets whose regulator departs from the default, by market code. */
const OVERRIDES: Readonly<Record<string, MarketPolicy>> = {
  BR: { ...DEFAULT_POLICY, id: 'BR', taxNumberRequired: true },
  CA: { ...DEFAULT_POLICY, id: 'CA', minimumAge: 19, withdrawalsMayBeReversed: false },
  IN: { ...DEFAULT_POLICY, id: 'IN', minimumAge: 21, identityCheck: false },
  NZ: { ...DEFAULT_POLICY, id: 'NZ', minimumAge: 20 },
  PH: { ...DEFAULT_POLICY, id: 'PH', minimumAge: 21 },
  SE: { ...DEFAULT_POLICY, id: 'SE', documentsMayWait: false },
} satisfies Partial<Record<MarketCode, MarketPolicy>>;

/** Every policy that exists, the default first. */
export const POLICIES: readonly MarketPolicy[] = [DEFAULT_POLICY, ...Object.values(OVERRIDES)];

/** Provinces with a law of their own on the age: country, then province. Elsewhere the market's age holds. */
const AGES_BY_PROVINCE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CA: { AB: 18, MB: 18, QC: 18 },
};

/** The policy of a market: what holds for a visitor, whose residence nobody knows yet. */
export const policyOfMarket = (market: string): MarketPolicy => OVERRIDES[market] ?? DEFAULT_POLICY;

/** The policy that a person is under: by where they live, never by the address that they visit. */
export function policyOfResidence({ countryCode, provinceCode = '' }: Residence): MarketPolicy {
  const policy = policyOfMarket(marketOfCountry(countryCode));
  const minimumAge = AGES_BY_PROVINCE[countryCode]?.[provinceCode] ?? policy.minimumAge;
  return minimumAge === policy.minimumAge ? policy : { ...policy, minimumAge };
}
