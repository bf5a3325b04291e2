import { useState } from 'react';
import { termsAreOutdated } from '../../../machines/site/terms/outdated.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import { useSession } from '../../runtime/context.tsx';
import { useSiteState } from '../../runtime/guard/site-state.tsx';
import { Beside } from '../../shell/crash.tsx';
import { lazyPart } from '../../ui/parts.ts';

const TermsWindow = lazyPart(() => import('./TermsWindow.tsx'));

/**
 * Tells a player of newer terms on a page that they do not close, once until they are accepted or the session ends
 * (TERMS-03); any other page redirects to the one where they are accepted (GUARD-08).
 */
export function TermsUpdate() {
  const session = useSession();
  const { latestTerms } = useSiteState();
  const [wasSeen, setWasSeen] = useState(
    () => deviceStorage.get(STORAGE_KEYS.showUpdatedTerms) !== undefined,
  );
  const account = session.name === 'player' ? session.account : undefined;
  const isNewer =
    latestTerms.status === 'ready' &&
    account !== undefined &&
    termsAreOutdated(account.termsAndConditionsAcceptedVersion, latestTerms.value.version);
  if (!isNewer || wasSeen) return null;
  return (
    <Beside>
      <TermsWindow.Part
        onClose={() => {
          deviceStorage.set(STORAGE_KEYS.showUpdatedTerms, 'true');
          setWasSeen(true);
        }}
      />
    </Beside>
  );
}
