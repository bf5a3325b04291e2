import { useMemo, useState } from 'react';
import { minimumAgeOf, type Residence } from '../../../openapi/reference/ages.ts';
import { readLocation } from '../../api/session-cookie.ts';
import { useBrand, useLocale } from '../../app/context.tsx';
import { useOnceLive } from '../../app/live.tsx';
import type { Country } from '../../../openapi/reference/countries.ts';
import { firstCountry, offeredCountries } from './places.ts';

/** Where the person lives, as chosen so far on the first step. */
export interface ResidenceChoice extends Residence {
  /** Countries to choose from. */
  readonly countries: readonly Country[];
  /** The country that is chosen at first. */
  readonly offered: string;
  /** Full years, as the law of the residence asks. */
  readonly minimumAge: number;
  readonly choose: (residence: Residence) => void;
}

/** The residence that the first step asks for; what is said beside its form follows it (NS-06). */
export function useResidence(entered: Residence | undefined): ResidenceChoice {
  const brand = useBrand();
  const locale = useLocale();
  const countries = useMemo(() => offeredCountries(locale, brand), [locale, brand]);
  const located = useOnceLive(locatedCountry, undefined);
  const offered = firstCountry(locale, located, countries);
  const [chosen, choose] = useState(entered);
  const residence = chosen ?? { countryCode: offered };
  return {
    ...residence,
    countries,
    offered,
    minimumAge: minimumAgeOf(residence),
    choose,
  };
}

const locatedCountry = (): string | undefined => readLocation().countryCode;
