import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { readLocation } from '../api/session-cookie.ts';
import { useLocale, useSession } from './context.tsx';
import { isUnderMaintenance, onMaintenance } from './maintenance.ts';
import { useContent } from './use-content.ts';

/** How often the maintenance signal is asked for, in ms (NS-51). */
export const MAINTENANCE_POLL = 60_000;

/** What the content service and the edge say about the site as a whole. */
export interface SiteState {
  readonly maintenance: boolean;
  readonly restrictedCountry: boolean;
  /** Latest terms version; undefined while it is not known (TERMS-01). */
  readonly latestTerms: number | undefined;
}

const SiteStateContext = createContext<SiteState>({
  maintenance: false,
  restrictedCountry: false,
  latestTerms: undefined,
});

export const useSiteState = (): SiteState => use(SiteStateContext);

/** Watches maintenance, the visitor's country and the latest terms, once for the whole site. */
export function SiteStateProvider({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  const isPlayer = useSession().name === 'player';
  const settings = useContent('settings', { lang: language }, { poll: MAINTENANCE_POLL });
  const terms = useContent('latestTerms', { lang: language }, { enabled: isPlayer });
  const announced = useSyncExternalStore(onMaintenance, isUnderMaintenance, () => false);
  const closed = settings.status === 'ready' && settings.value.maintenance;
  return (
    <SiteStateContext
      value={{
        maintenance: announced || closed,
        restrictedCountry: useRestrictedCountry(),
        latestTerms: terms.status === 'ready' ? terms.value?.version : undefined,
      }}
    >
      {children}
    </SiteStateContext>
  );
}

/** Whether the edge located the visitor in a country that is not served (GUARD-02, NS-52). */
function useRestrictedCountry(): boolean {
  const [restricted, setRestricted] = useState(false);
  useEffect(() => {
    const { countryCode } = readLocation();
    if (countryCode === undefined) return;
    // The table of countries is large, and most visits are not located.
    void import('../locale/countries.ts').then(({ countryByCode }) => {
      setRestricted(countryByCode(countryCode)?.allowed === false);
    });
  }, []);
  return restricted;
}
