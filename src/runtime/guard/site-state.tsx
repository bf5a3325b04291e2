import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { readLocation } from '../../api/session-cookie.ts';
import type { LatestTerms } from '../../content/types.ts';
import { withPart } from '../../ui/parts.ts';
import { useLocale, useSession } from '../context.tsx';
import { useLatestTerms } from '../content/latest-terms.ts';
import { isUnderMaintenance, onMaintenance } from './maintenance.ts';
import { MAINTENANCE_POLL, usePlatformBack } from './platform-back.ts';
import type { Read } from '../content/content-types.ts';
import { useContentNews } from '../content/use-content-news.ts';
import { useContent } from '../content/use-content.ts';

/** The statements of the content service and the edge about the site as a whole. */
export interface SiteState {
  readonly maintenance: boolean;
  /** The operator's words about the maintenance, in the player's language. */
  readonly maintenanceMessage: string | undefined;
  readonly restrictedCountry: boolean;
  /** Read for players only: others have nothing to accept (TERMS-01). */
  readonly latestTerms: Read<LatestTerms>;
}

const SiteStateContext = createContext<SiteState | undefined>(undefined);

export function useSiteState(): SiteState {
  const state = use(SiteStateContext);
  if (!state) throw new Error('There is no SiteStateProvider above');
  return state;
}

/** Watches maintenance, the visitor's country and the latest terms, once for the whole site. */
export function SiteStateProvider({ children }: { children: ReactNode }) {
  const { language } = useLocale();
  const isPlayer = useSession().name === 'player';
  const settings = useContent('settings', { lang: language }, { poll: MAINTENANCE_POLL });
  const latestTerms = useLatestTerms(isPlayer);
  const announced = useSyncExternalStore(onMaintenance, isUnderMaintenance, () => false);
  usePlatformBack(announced);
  useContentNews();
  const said = settings.status === 'ready' ? settings.value : undefined;
  const maintenance = announced || said?.maintenance === true;
  const maintenanceMessage = said?.maintenanceMessage;
  const restrictedCountry = useRestrictedCountry();
  // A poll that fails again is no news to the readers of this.
  const state = useMemo(
    () => ({ maintenance, maintenanceMessage, restrictedCountry, latestTerms }),
    [maintenance, maintenanceMessage, restrictedCountry, latestTerms],
  );
  return <SiteStateContext value={state}>{children}</SiteStateContext>;
}

/** Whether the edge located the visitor in a country that is not served (GUARD-02, NS-52). */
function useRestrictedCountry(): boolean {
  const [restricted, setRestricted] = useState(false);
  useEffect(() => {
    const { countryCode } = readLocation();
    if (countryCode === undefined) return;
    // The table of countries is large, and most visits are not located. Without it the platform still refuses them.
    withPart(import('../../../reference/countries.ts'), ({ countryByCode }) => {
      setRestricted(countryByCode(countryCode)?.allowed === false);
    });
  }, []);
  return restricted;
}
