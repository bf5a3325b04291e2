import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { termsAreOutdated } from '../../../machines/site/terms/outdated.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { useSiteState } from '../../runtime/guard/site-state.tsx';
import { lazyPart } from '../../ui/parts.ts';

const ReminderWindow = lazyPart(() => import('./ReminderWindow.tsx'));

/**
 * Reminds a player whose answers on the source of funds are pending (EDD-01), once in each session (NS-26). It
 * waits for all other news first: the welcome, newer terms, an open dialog. It never comes between a player and a
 * payment or the documents for one, or over the page that asks the same.
 */
export function EddReminder() {
  const session = useSession();
  const { latestTerms } = useSiteState();
  const address = useAddress();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const account = session.name === 'player' ? session.account : undefined;
  const isDue =
    account?.kycStatus === 'EDD_PENDING' &&
    !account.firstLogin &&
    latestTerms.status === 'ready' &&
    !termsAreOutdated(account.termsAndConditionsAcceptedVersion, latestTerms.value.version);
  const isElsewhere = [
    address('/my-account/questionnaire'),
    address('/my-account/banking/deposit'),
    address('/my-account/banking/withdraw'),
    address('/my-account/account/verification'),
    address('/my-account/identity-check'),
    address('/accept-terms-condition'),
    address('/signup/pnp'),
  ].includes(pathname);
  useEffect(() => {
    if (!isDue || isElsewhere) return undefined;
    // After all other windows that open with this page.
    const timer = setTimeout(() => {
      if (deviceStorage.get(STORAGE_KEYS.eddPostponed) !== undefined) return;
      if (document.querySelector('[data-modal]') === null) setIsOpen(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isDue, isElsewhere]);
  if (!isOpen || account === undefined) return null;
  return (
    <Suspense>
      <ReminderWindow.Part
        account={account}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </Suspense>
  );
}
