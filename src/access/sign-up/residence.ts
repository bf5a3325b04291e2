import { useEffect, useMemo, useState } from 'react';
import { minimumAgeOf, type Residence } from '../../../reference/ages.ts';
import { readLocation } from '../../api/session-cookie.ts';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import { useOnceLive } from '../../runtime/live.tsx';
import type { Country } from '../../../reference/countries.ts';
import { draftDetails, type DraftDetails } from './draft.ts';
import { isDraftOpen, openDraft } from './draft-store.ts';
import { firstCountry, offeredCountries } from './places.ts';

/** Where the person lives, as chosen so far on the first step. */
export interface ResidenceChoice extends Residence {
  /** Countries to choose from. */
  readonly countries: readonly Country[];
  /** The country that is chosen at first. */
  readonly offered: string;
  /** Full years, as the law of the residence asks. */
  readonly minimumAge: number;
  /** A field's key that tells a residence that was typed before from one that was not. */
  readonly before: string;
  readonly choose: (residence: Residence) => void;
}

/** The typed details of the first step before a reload or a new start, read once; the server knows none. */
export function useDraftDetails(): DraftDetails {
  const isOpen = useOpenDraft();
  return useMemo(() => (isOpen ? draftDetails(Date.now) : {}), [isOpen]);
}

/** Whether the draft of this tab can be read: where there is one, a moment after a reload. */
export function useOpenDraft(): boolean {
  const isOpen = useOnceLive(isDraftOpen, false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    void openDraft().then(() => {
      setWasOpened(true);
    });
  }, []);
  return isOpen || wasOpened;
}

/** The residence that the first step asks for; the texts beside its form follow it (NS-06). */
export function useResidence(
  entered: Residence | undefined,
  draft: DraftDetails = {},
): ResidenceChoice {
  const brand = useBrand();
  const locale = useLocale();
  const countries = useMemo(() => offeredCountries(locale, brand), [locale, brand]);
  const located = useOnceLive(locatedCountry, undefined);
  const offered = firstCountry(locale, located, countries);
  const [chosen, choose] = useState(entered);
  const residence = chosen ??
    typedBefore(draft, countries, locale.market) ?? { countryCode: offered };
  return {
    ...residence,
    countries,
    offered,
    minimumAge: minimumAgeOf(residence),
    before: `${draft.countryCode ?? ''} ${draft.provinceCode ?? ''}`,
    choose,
  };
}

const locatedCountry = (): string | undefined => readLocation().countryCode;

/** Another market has another country of its own, and may not offer this one. */
function typedBefore(
  { market, countryCode, provinceCode }: DraftDetails,
  countries: readonly Country[],
  here: string,
): Residence | undefined {
  if (
    market !== here ||
    countryCode === undefined ||
    !countries.some(({ code }) => code === countryCode)
  ) {
    return undefined;
  }
  return { countryCode, ...(provinceCode && { provinceCode }) };
}
